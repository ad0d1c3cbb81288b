import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { installedWeb } from '#extensions/installed-web.ts'
import { isBicycleCategory, isCategory } from '#shared/domain/platform/goods/categories.ts'
import type { InfoName } from '#shared/domain/site/pages.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { readCatalogAddress } from '#web/catalog/catalog-address.ts'
import type { CompareAddress } from '#web/catalog/compare/compare-address.ts'
import { readProductAddress } from '#web/catalog/product/product-address.ts'
import { bring, loadList } from '#web/catalog/product-queries.ts'
import { menuShelvesQuery } from '#web/catalog/shelf-queries.ts'
import type { OutboxAddress } from '#web/messages/outbox-address.ts'
import { cartChanges } from '#web/orders/visitor-cart/cart-store.ts'
import type {
  AccountAddress,
  ChangeAddress,
  ResetAddress,
  ReturnAddress,
  WithdrawalAddress,
} from '#web/session/account-address.ts'
import { installOrders } from '#web/session/installed-orders.ts'
import { extensionRoutes } from './extensions/extension-pages.ts'
import { categoryHead, installWebExtensions } from './extensions/web-extension.ts'
import { readHomeAddress } from './pages/home/home-address.ts'
import { HomeRoute, loadHome } from './pages/home/home-route.tsx'
import type { OrderAddress } from './pages/load-order-page.ts'
import { rootRoute } from './root-route.tsx'
import { lazyPart } from './ui/lazy-part.tsx'

const later = () => import('./pages/later/later-pages.ts')
const laterPage = (name: keyof typeof import('./pages/later/later-pages.ts').laterPages) =>
  lazyPart(async () => (await later()).laterPages[name]())

/** The pages of these addresses read them: no other page brings the code for it. */
const asRead = <A,>(search: Record<string, unknown>) => search as A

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
    Promise.all([
      bring(context.queries, menuShelvesQuery(context.api, context.language)),
      category === 'bici-usate' &&
        import('./catalog/used/load-used-parts.ts').then(({ loadUsedParts }) => loadUsedParts(context)),
      categoryHead(category)?.load(context),
      loadList(context, { place: { category }, address, hasFilters: isBicycleCategory(category) }),
    ]),
  component: lazyPart(() => import('./pages/category-page.tsx').then((file) => file.CategoryPage)),
})

const shelfRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$category/$slug',
  validateSearch: readCatalogAddress,
  loaderDeps: ({ search }) => readCatalogAddress({ ...search }),
  loader: async ({ context, params, deps }) =>
    (await import('./pages/load-shelf-page.ts')).loadShelfPage(context, params, deps),
  component: lazyPart(() => import('./pages/shelf-page.tsx').then((file) => file.ShelfPage)),
})

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/prodotto/$slug',
  validateSearch: readProductAddress,
  loader: async ({ context, params, location }) =>
    (await import('./pages/load-product-page.ts')).loadProductPage(context, params.slug, location.searchStr),
  component: lazyPart(async () => (await import('./pages/product-page.tsx')).ProductPage),
  notFoundComponent: laterPage('goneProduct'),
})

const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ordine/$orderNumber',
  validateSearch: (search: Record<string, unknown>): OrderAddress => ({
    k: typeof search.k === 'string' ? search.k : undefined,
    paga: search.paga ? 1 : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => (await (await later()).loadOrder())(context, params.orderNumber, deps),
  component: laterPage('order'),
  notFoundComponent: laterPage('orderLink'),
})

const returnRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ordine/$orderNumber/reso',
  validateSearch: asRead<ReturnAddress>,
  loaderDeps: ({ search }) => ({ key: search.k }),
  loader: async ({ context, params, deps: { key } }) =>
    (await (await later()).loadReturn())(context, params.orderNumber, key ?? ''),
  component: laterPage('return'),
  notFoundComponent: laterPage('orderLink'),
})

const changeOrderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ordine/$orderNumber/modifica',
  validateSearch: asRead<ChangeAddress>,
  loaderDeps: ({ search }) => ({ key: search.k }),
  loader: async ({ context, params, deps: { key } }) =>
    (await (await later()).loadChangeOrder())(context, params.orderNumber, key ?? ''),
  component: laterPage('changeOrder'),
  notFoundComponent: laterPage('orderLink'),
})

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  validateSearch: asRead<AccountAddress>,
  loader: async ({ context }) => (await later()).loadAccount(context),
  component: laterPage('account'),
})

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reimposta-password',
  validateSearch: asRead<ResetAddress>,
  loader: async ({ context }) => (await later()).loadResetPassword(context),
  component: laterPage('resetPassword'),
})

const listRoute = <P extends '/lista' | '/lista/$key'>(path: P, name: 'wishList' | 'sharedList') =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: async ({ context }) => (await later()).loadWishList(context),
    component: laterPage(name),
  })
const mailChoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/le-tue-mail',
  validateSearch: asRead<{ token?: string }>,
  loader: async ({ context }) => (await later()).loadMailChoice(context),
  component: laterPage('mailChoice'),
})

const walletReturnRoute = <P extends '/checkout/ritorno' | '/checkout/annullato'>(path: P) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: (search: Record<string, unknown>): { token?: string } => ({
      token: search.token === undefined ? undefined : String(search.token),
    }),
    loader: async ({ context }) => (await later()).loadWalletReturn(context),
    component: laterPage('walletReturn'),
  })

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  validateSearch: asRead<AdminAddress>,
  beforeLoad: ({ context }) => {
    // Italian only: a document of its own.
    if (context.language === 'en') throw redirect({ href: '/admin', reloadDocument: true })
  },
  component: laterPage('admin'),
})

const infoRoute = <N extends InfoName>(name: N) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: `/${name}`,
    loader: async ({ context }) => (await later()).loadInfo(context, name),
    component: laterPage('info'),
  })

const ownPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pagina/$slug',
  loader: async ({ context, params }) => (await (await later()).loadOwnPage())(context, params.slug),
  component: laterPage('ownPage'),
})

const formerTextRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/versioni/$page/$version',
  loader: async ({ context, params }) => (await later()).loadFormerText(context, params),
  component: laterPage('formerText'),
})

const withdrawalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recesso',
  validateSearch: asRead<WithdrawalAddress>,
  loader: async ({ context }) => (await (await later()).loadWithdrawal())(context),
  component: laterPage('withdrawal'),
})

const giftCardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/buono-regalo',
  loader: async ({ context }) => (await (await later()).loadGiftCard())(context.language),
  component: laterPage('giftCard'),
})

const compareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confronta',
  validateSearch: asRead<CompareAddress>,
  loaderDeps: ({ search: { articoli, ancora } }) => ({ articoli, ancora }),
  loader: async ({ context, deps }) => (await (await later()).loadCompare())(context, deps),
  component: laterPage('compare'),
})

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/posta',
  validateSearch: asRead<OutboxAddress>,
  loaderDeps: ({ search: { per, pagina } }) => ({ per, pagina }),
  loader: async ({ context, deps }) => (await (await later()).loadOutbox())(context, deps),
  component: laterPage('outbox'),
})

const outboxMailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/posta/$mailId',
  validateSearch: asRead<OutboxAddress>,
  loader: async ({ context, params }) => (await (await later()).loadOutbox())(context, params.mailId),
  component: laterPage('outboxMail'),
})

installOrders({ cartChanges, findOrder: async (...asked) => (await later()).findOrder(...asked) })
installWebExtensions(installedWeb, async () => (await import('#extensions/installed-desk.ts')).installedDesk)

export const routeTree = rootRoute.addChildren([
  homeRoute,
  productRoute,
  orderRoute,
  returnRoute,
  changeOrderRoute,
  accountRoute,
  resetPasswordRoute,
  listRoute('/lista', 'wishList'),
  listRoute('/lista/$key', 'sharedList'),
  mailChoiceRoute,
  walletReturnRoute('/checkout/ritorno'),
  walletReturnRoute('/checkout/annullato'),
  adminRoute,
  infoRoute('condizioni'),
  infoRoute('privacy'),
  infoRoute('cookie'),
  withdrawalRoute,
  ownPageRoute,
  formerTextRoute,
  giftCardRoute,
  compareRoute,
  outboxRoute,
  outboxMailRoute,
  infoRoute('spedizioni-e-resi'),
  infoRoute('garanzia'),
  infoRoute('accessibilita'),
  categoryRoute,
  shelfRoute,
  // Outside of the router's types: an extension's page is linked by its address.
  ...(extensionRoutes(rootRoute, installedWeb) as unknown as []),
])
