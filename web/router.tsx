import { createRouter, type LocationRewrite, type RouterHistory } from '@tanstack/react-router'
import { addressIn, withoutLanguage } from '#shared/domain/platform/language.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { parseSearch, stringifySearch } from '#web/platform/search-params.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { routeTree } from './routes.tsx'

const englishAddresses: LocationRewrite = {
  input: ({ url }) => withPath(url, withoutLanguage(url.pathname)),
  output: ({ url }) => withPath(url, addressIn(url.pathname, 'en')),
}

function withPath(url: URL, path: string): URL {
  url.pathname = path
  return url
}

export function createShopRouter(context: RouteContext, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context,
    // The router itself knows the Italian addresses only.
    ...(context.language === 'en' && { rewrite: englishAddresses }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // On the server it would print an inline script, which the content security policy refuses.
    scrollRestoration: typeof document !== 'undefined',
    // Between a list and a product's page; a dialog opens in its first frame.
    defaultViewTransition: canFade() && {
      types: ({ fromLocation, toLocation, pathChanged }) =>
        pathChanged &&
        // Absent on the page that the server drew.
        fromLocation !== undefined &&
        isProduct(fromLocation.pathname) !== isProduct(toLocation.pathname) &&
        !matchMedia('(prefers-reduced-motion: reduce)').matches
          ? ['page']
          : false,
    },
    defaultErrorComponent: ErrorPage,
    unmaskOnReload: true,
    trailingSlash: 'never',
  })
}

const isProduct = (path: string) => withoutLanguage(path).startsWith('/prodotto/')

/** Without types every address would fade, dialogs too. */
const canFade = () => typeof document !== 'undefined' && CSS.supports('selector(:active-view-transition-type(page))')

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
