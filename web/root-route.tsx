import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import { BikeLayer } from '#web/catalog/compatibility/bike-layer.tsx'
import { shopQuery } from '#web/i18n/shop-query.ts'
import { CartLayer } from '#web/orders/cart/cart-layer.tsx'
import { CheckoutLayer } from '#web/orders/checkout/checkout-layer.tsx'
import type { RouteContext } from '#web/platform/route-context.ts'
import { ProductLayer } from './catalog/product-view/product-layer.tsx'
import { AccountLayer } from './layout/account-layer.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { ErrorState } from './ui/error-state.tsx'
import { readLayers } from './ui/layer/layer-address.ts'
import { Attempt, lazyPart } from './ui/lazy-part.tsx'

export const NotFoundPage = lazyPart(() => import('./pages/not-found-page.tsx').then((file) => file.NotFoundPage))

export const rootRoute = createRootRouteWithContext<RouteContext>()({
  validateSearch: readLayers,
  beforeLoad: ({ search: { p, ...above } }) => {
    // A dialog cannot be in the first HTML; the product's page has the same content.
    if (import.meta.env.SSR && p) throw redirect({ to: '/prodotto/$slug', params: { slug: p }, search: above })
  },
  loader: ({ context: { queries, api } }) => queries.ensureQueryData(shopQuery(api)),
  component: () => (
    <PageLayout>
      <Outlet />
      <ProductLayer />
      <BikeLayer />
      <CartLayer />
      <CheckoutLayer />
      <AccountLayer />
    </PageLayout>
  ),
  // Not the part itself: the router would bring it with every page.
  notFoundComponent: () => (
    <Attempt failed={(retry) => <ErrorState onRetry={retry} />}>
      <NotFoundPage />
    </Attempt>
  ),
})
