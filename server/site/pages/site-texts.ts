import type { Language } from '#shared/domain/platform/language.ts'
import { ownSentences } from '#shared/domain/site/own-sentence-list.ts'
import { compare as enCompare } from '#web/catalog/compare/compare-en.ts'
import { compare as itCompare } from '#web/catalog/compare/compare-it.ts'
import { product as enProduct } from '#web/catalog/product-parts/product-en.ts'
import { product as itProduct } from '#web/catalog/product-parts/product-it.ts'
import { reviews as enReviews } from '#web/catalog/reviews/reviews-en.ts'
import { reviews as itReviews } from '#web/catalog/reviews/reviews-it.ts'
import { searchPage as enSearch } from '#web/catalog/search/search-page-en.ts'
import { searchPage as itSearch } from '#web/catalog/search/search-page-it.ts'
import { together as enTogether } from '#web/catalog/together/together-en.ts'
import { together as itTogether } from '#web/catalog/together/together-it.ts'
import { en } from '#web/i18n/en.ts'
import { it } from '#web/i18n/it.ts'
import { cartPanel as enCart } from '#web/orders/cart/cart-panel-en.ts'
import { cartPanel as itCart } from '#web/orders/cart/cart-panel-it.ts'
import { checkout as enCheckout } from '#web/orders/checkout-parts/checkout-en.ts'
import { checkout as itCheckout } from '#web/orders/checkout-parts/checkout-it.ts'
import { giftCard as enGift } from '#web/orders/gift-cards/gift-card-en.ts'
import { giftCard as itGift } from '#web/orders/gift-cards/gift-card-it.ts'
import { order as enOrder } from '#web/orders/placed/order-en.ts'
import { order as itOrder } from '#web/orders/placed/order-it.ts'
import { returns as enReturns } from '#web/orders/returns/returns-en.ts'
import { returns as itReturns } from '#web/orders/returns/returns-it.ts'
import { account as enAccount } from '#web/session/account-en.ts'
import { account as itAccount } from '#web/session/account-it.ts'
import { auth as enAuth } from '#web/session/auth-en.ts'
import { auth as itAuth } from '#web/session/auth-it.ts'

const shipped: Record<Language, object> = {
  it: {
    ...it,
    ...{ compare: itCompare, product: itProduct, reviews: itReviews, searchPage: itSearch },
    ...{ together: itTogether, cartPanel: itCart, checkout: itCheckout, giftCard: itGift },
    ...{ order: itOrder, returns: itReturns, account: itAccount, auth: itAuth },
  },
  en: {
    ...en,
    ...{ compare: enCompare, product: enProduct, reviews: enReviews, searchPage: enSearch },
    ...{ together: enTogether, cartPanel: enCart, checkout: enCheckout, giftCard: enGift },
    ...{ order: enOrder, returns: enReturns, account: enAccount, auth: enAuth },
  },
}

/** Sentences of pages that a shop says in its own voice, as shipped. */
export const siteTexts = () =>
  ownSentences.map((sentence) => ({
    ...sentence,
    it: sentence.it ?? shippedText('it', sentence),
    en: sentence.en ?? shippedText('en', sentence),
  }))

function shippedText(language: Language, { at, values }: { at: string; values: readonly string[] }): string {
  const found = at.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], shipped[language])
  const text = typeof found === 'function' ? found(...values.map((name) => `{${name}}`)) : found
  if (typeof text !== 'string') throw new Error(`${at} is no sentence`)
  return text
}
