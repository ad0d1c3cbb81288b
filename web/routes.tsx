import { createRootRouteWithContext, createRoute, lazyRouteComponent, notFound, Outlet } from '@tanstack/react-router'
import { isCategory } from '#shared/domain/catalog.ts'
import { PageLayout } from './layout/page-layout.tsx'
import { readHomeAddress } from './pages/home-address.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import type { RouteContext } from './router.tsx'
import { shopQuery } from './shop-query.ts'
import { readLayers } from './ui/layers.ts'

const rootRoute = createRootRouteWithContext<RouteContext>()({
  validateSearch: readLayers,
  loader: ({ context: { queries, api } }) => queries.ensureQueryData(shopQuery(api)),
  component: () => (
    <PageLayout>
      <Outlet />
    </PageLayout>
  ),
  notFoundComponent: NotFoundPage,
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: readHomeAddress,
  component: lazyRouteComponent(() => import('./pages/home-page.tsx'), 'HomePage'),
})

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$category',
  beforeLoad: ({ params }) => {
    if (!isCategory(params.category)) throw notFound()
  },
  component: lazyRouteComponent(() => import('./pages/category-page.tsx'), 'CategoryPage'),
})

export const routeTree = rootRoute.addChildren([homeRoute, categoryRoute])
