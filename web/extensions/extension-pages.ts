import { type AnyRoute, createRoute } from '@tanstack/react-router'
import type { RouteContext } from '#web/platform/route-context.ts'
import type { WebExtension } from './web-extension.ts'

interface Loaded {
  context: RouteContext
  params: Record<string, string>
  deps: Record<string, unknown>
}

/** The pages of extensions. The router's types do not know them: they are linked by their address. */
export const extensionRoutes = (root: AnyRoute, extensions: readonly WebExtension[]) =>
  extensions.flatMap(({ pages = [] }) =>
    pages.map(({ path, readSearch, load, component }) =>
      createRoute({
        getParentRoute: () => root,
        path,
        ...(readSearch && { validateSearch: readSearch }),
        ...(load && {
          loaderDeps: ({ search }: { search: Record<string, unknown> }) => search,
          loader: ({ context, params, deps }: Loaded) => load(context, params, deps),
        }),
        component,
      }),
    ),
  )
