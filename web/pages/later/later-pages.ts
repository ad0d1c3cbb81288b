import type { QueryClient } from '@tanstack/react-query'
import type { InfoName } from '#shared/domain/site/pages.ts'
import { type PlaceName, webExtensions } from '#web/extensions/web-extension.ts'
import type { Api } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import '#web/styles/later.css'
import '#web/orders/cart/cart.css'

/** Pages that few visits begin with: the first view of the others does not even know where their files are. */
export const laterPages = {
  account: async () => {
    // A part that came later would push down what is about to be pressed.
    const places = [preloadPlace('account.main'), preloadPlace('account.section')]
    const [{ AccountPage }] = await Promise.all([import('#web/pages/account-page.tsx'), ...places])
    return AccountPage
  },
  admin: async () => {
    await (await import('#web/extensions/desk-rows.ts')).loadDeskRows()
    return (await import('#web/pages/admin-page.tsx')).AdminPage
  },
  giftCard: async () => (await import('#web/orders/gift-cards/gift-card-page.tsx')).GiftCardPage,
  goneProduct: async () => (await import('#web/pages/gone-product-page.tsx')).GoneProductPage,
  formerText: async () => (await import('#web/pages/info/info-page.tsx')).FormerTextPage,
  info: async () => (await import('#web/pages/info/info-page.tsx')).InfoPage,
  compare: async () => (await import('#web/pages/compare/compare-page.tsx')).ComparePage,
  changeOrder: async () => (await import('#web/pages/change-order-page.tsx')).ChangeOrderPage,
  mailChoice: async () => (await import('#web/messages/mail-choice/mail-choice-page.tsx')).loadMailChoicePage(),
  order: async () => (await import('#web/pages/order-page.tsx')).OrderPage,
  orderLink: async () => (await import('#web/pages/order-page.tsx')).OrderLinkPage,
  outbox: async () => (await outboxPages()).OutboxPage,
  outboxMail: async () => (await outboxPages()).OutboxMailPage,
  ownPage: async () => (await import('#web/pages/info/own-page.tsx')).OwnPage,
  resetPassword: async () => (await import('#web/pages/reset-password-page.tsx')).ResetPasswordPage,
  return: async () => (await import('#web/pages/send-back-page.tsx')).SendBackPage,
  sharedList: async () => (await import('#web/pages/wish-list/shared-list-page.tsx')).SharedListPage,
  walletReturn: async () => (await import('#web/pages/back-from-wallet-page.tsx')).BackFromWalletPage,
  wishList: async () => (await import('#web/pages/wish-list/wish-list-page.tsx')).WishListPage,
  withdrawal: async () => (await import('#web/pages/withdrawal-page.tsx')).WithdrawalPage,
}

/** The names of extensions' mails come with their rows for the dashboard. */
async function outboxPages() {
  const { withLaterRows } = await import('#web/extensions/desk-rows.ts')
  return withLaterRows(() => import('#web/pages/outbox-page.tsx'))
}

async function preloadPlace(name: PlaceName): Promise<void> {
  const parts = webExtensions().map(({ places }) => places?.[name] as { preload?(): Promise<void> } | undefined)
  await Promise.all(parts.map((part) => part?.preload?.()))
}

export async function findOrder(api: Api, queries: QueryClient, orderNumber: string, key: string) {
  return queries.fetchQuery((await import('#web/orders/order/order-queries.ts')).orderQuery(api, orderNumber, key))
}

export async function loadAccount({ language }: RouteContext): Promise<void> {
  const [{ accountTexts }, { formTexts }] = await Promise.all([
    import('#web/session/account-texts.ts'),
    import('#web/ui/form/form-texts.ts'),
  ])
  await Promise.all([accountTexts, formTexts].map((texts) => texts.load(language)))
}

export async function loadResetPassword({ language }: RouteContext): Promise<void> {
  const [{ authTexts }, { formTexts }] = await Promise.all([
    import('#web/session/auth-texts.ts'),
    import('#web/ui/form/form-texts.ts'),
  ])
  await Promise.all([authTexts.load(language), formTexts.load(language)])
}

export async function loadMailChoice({ language }: RouteContext): Promise<void> {
  const [{ mailChoiceTexts }, { formTexts }] = await Promise.all([
    import('#web/messages/mail-choice/mail-choice-texts.ts'),
    import('#web/ui/form/form-texts.ts'),
  ])
  await Promise.all([mailChoiceTexts.load(language), formTexts.load(language)])
}

export async function loadWishList({ language }: RouteContext): Promise<void> {
  const [{ wishListTexts }, { productTexts }] = await Promise.all([
    import('#web/catalog/wish-list/wish-list-texts.ts'),
    import('#web/catalog/product-parts/product-texts.ts'),
  ])
  await Promise.all([wishListTexts.load(language), productTexts.load(language)])
}

export async function loadWalletReturn({ language }: RouteContext): Promise<void> {
  await (await import('#web/orders/wallet/wallet-texts.ts')).walletTexts.load(language)
}

export async function loadInfo(context: RouteContext, name: InfoName): Promise<InfoName> {
  await (await import('#web/pages/info/load-info-page.ts')).loadInfoPage(context, name)
  return name
}

export async function loadFormerText(context: RouteContext, address: { page: string; version: string }) {
  return (await import('#web/pages/info/load-info-page.ts')).loadFormerText(context, address)
}

export const loadOrder = async () => (await import('#web/pages/load-order-page.ts')).loadOrderPage
export const loadChangeOrder = async () => (await import('#web/pages/load-change-order-page.ts')).loadChangeOrderPage
export const loadGiftCard = async () => (await import('#web/orders/gift-cards/load-gift-card-page.ts')).loadGiftCardPage
export const loadCompare = async () => (await import('#web/pages/compare/load-compare-page.ts')).loadComparePage
export const loadOwnPage = async () => (await import('#web/pages/info/load-own-page.ts')).loadOwnPage
export const loadReturn = async () => (await import('#web/pages/load-send-back-page.ts')).loadSendBackPage
export const loadWithdrawal = async () => (await import('#web/pages/load-withdrawal-page.ts')).loadWithdrawalPage
export const loadOutbox = async () => (await import('#web/pages/load-outbox-page.ts')).loadOutboxPage
