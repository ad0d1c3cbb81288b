import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './pages/error-page.tsx'
import type { RouteContext } from './route-context.ts'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'

export function createShopRouter(context: RouteContext, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // On the server it would print an inline script, which the content security policy refuses.
    scrollRestoration: typeof document !== 'undefined',
    defaultViewTransition: false,
    defaultErrorComponent: ErrorPage,
    unmaskOnReload: true,
    trailingSlash: 'never',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
