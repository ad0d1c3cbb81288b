import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { isBicycleCategory, isCategory } from '#shared/domain/catalog.ts'
import { readAccountAddress, readResetAddress, readWithdrawalAddress } from './features/account/account-address.ts'
import { readAdminAddress } from './features/admin/admin-address.ts'
import { CartLayer } from './features/cart/cart-layer.tsx'
import { readCatalogAddress } from './features/catalog/catalog-address.ts'
import { ProductLayer } from './features/catalog/product-layer.tsx'
import { loadList } from './features/catalog/product-queries.ts'
import { CheckoutLayer } from './features/checkout/checkout-layer.tsx'
import { readOutboxAddress } from './features/outbox/outbox-address.ts'
import { AccountLayer } from './layout/account-layer.tsx'
import { PageLayout } from './layout/page-layout.tsx'
import { readHomeAddress } from './pages/home-address.ts'
import { HomeRoute, loadHome } from './pages/home-route.tsx'
import type { InfoName } from './pages/info/info-text.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import type { RouteContext } from './route-context.ts'
import { shopQuery } from './shop-query.ts'
import { readLayers } from './ui/layers.ts'

const rootRoute = createRootRouteWithContext<RouteContext>()({
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
      <CartLayer />
      <CheckoutLayer />
      <AccountLayer />
    </PageLayout>
  ),
  notFoundComponent: NotFoundPage,
})

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: readHomeAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadHome(context, deps),
  component: HomeRoute,
})

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$category',
  beforeLoad: ({ params }) => {
    if (!isCategory(params.category)) throw notFound()
  },
  validateSearch: readCatalogAddress,
  loaderDeps: ({ search }) => readCatalogAddress({ ...search }),
  loader: ({ context, params: { category }, deps: address }) =>
    isCategory(category) &&
    loadList(context, { place: { category }, address, hasFilters: isBicycleCategory(category) }),
  component: lazyRouteComponent(() => import('./pages/category-page.tsx'), 'CategoryPage'),
})

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prodotto/$slug',
  loader: async ({ context, params }) =>
    (await import('./pages/load-product-page.ts')).loadProductPage(context, params.slug),
  component: lazyRouteComponent(() => import('./pages/product-page.tsx'), 'ProductPage'),
})

const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ordine/$orderNumber',
  validateSearch: (search: Record<string, unknown>): { k?: string } => ({
    k: typeof search.k === 'string' ? search.k : undefined,
  }),
  loaderDeps: ({ search }) => ({ key: search.k }),
  loader: async ({ context, params, deps: { key } }) => {
    if (!key) throw notFound()
    await (await import('./pages/load-order-page.ts')).loadOrderPage(context, params.orderNumber, key)
  },
  component: lazyRouteComponent(() => import('./pages/order-page.tsx'), 'OrderPage'),
})

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  validateSearch: readAccountAddress,
  loader: async ({ context: { language } }) => {
    const [{ accountTexts }, { formTexts }] = await Promise.all([
      import('./features/account/account-texts.ts'),
      import('./ui/form-texts.ts'),
    ])
    await Promise.all([accountTexts.load(language), formTexts.load(language)])
  },
  component: lazyRouteComponent(() => import('./pages/account-page.tsx'), 'AccountPage'),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reimposta-password',
  validateSearch: readResetAddress,
  loader: async ({ context: { language } }) => {
    const [{ authTexts }, { formTexts }] = await Promise.all([
      import('./features/account/auth-texts.ts'),
      import('./ui/form-texts.ts'),
    ])
    await Promise.all([authTexts.load(language), formTexts.load(language)])
  },
  component: lazyRouteComponent(() => import('./pages/reset-password-page.tsx'), 'ResetPasswordPage'),
})

const walletReturnRoute = <P extends '/checkout/ritorno' | '/checkout/annullato'>(path: P) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search: Record<string, unknown>): { token?: string } => ({
      token: search.token === undefined ? undefined : String(search.token),
    }),
    loader: async ({ context: { language } }) => {
      await (await import('./features/checkout/wallet-texts.ts')).walletTexts.load(language)
    },
    component: lazyRouteComponent(() => import('./pages/wallet-return-page.tsx'), 'WalletReturnPage'),
  })

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  validateSearch: readAdminAddress,
  component: lazyRouteComponent(() => import('./pages/admin-page.tsx'), 'AdminPage'),
})

const infoRoute = <N extends InfoName>(name: N) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: `/${name}`,
    loader: async ({ context }) => {
      await (await import('./pages/info/info-texts.ts')).infoTexts[name].load(context.language)
      return name
    },
    component: lazyRouteComponent(() => import('./pages/info/info-page.tsx'), 'InfoPage'),
  })

const withdrawalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recesso',
  validateSearch: readWithdrawalAddress,
  loader: async ({ context: { language } }) => {
    await (await import('./pages/load-withdrawal-page.ts')).loadWithdrawalPage(language)
  },
  component: lazyRouteComponent(() => import('./pages/withdrawal-page.tsx'), 'WithdrawalPage'),
})

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/posta',
  validateSearch: readOutboxAddress,
  loaderDeps: ({ search }) => readOutboxAddress({ ...search }),
  loader: async ({ context, deps }) => (await import('./pages/load-outbox-page.ts')).loadOutboxPage(context, deps),
  component: lazyRouteComponent(() => import('./pages/outbox-page.tsx'), 'OutboxPage'),
})

const outboxMailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/posta/$mailId',
  validateSearch: readOutboxAddress,
  loader: async ({ context, params }) =>
    (await import('./pages/load-outbox-page.ts')).loadOutboxPage(context, params.mailId),
  component: lazyRouteComponent(() => import('./pages/outbox-page.tsx'), 'OutboxMailPage'),
})

export const routeTree = rootRoute.addChildren([
  homeRoute,
  productRoute,
  orderRoute,
  accountRoute,
  resetPasswordRoute,
  walletReturnRoute('/checkout/ritorno'),
  walletReturnRoute('/checkout/annullato'),
  adminRoute,
  infoRoute('condizioni'),
  infoRoute('privacy'),
  infoRoute('cookie'),
  withdrawalRoute,
  outboxRoute,
  outboxMailRoute,
  infoRoute('spedizioni-e-resi'),
  infoRoute('garanzia'),
  infoRoute('accessibilita'),
  categoryRoute,
])
