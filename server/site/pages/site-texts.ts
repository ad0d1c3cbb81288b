import type { SiteTextKey } from '#shared/contract/site/shop.ts'
import { layout as enLayout } from '#web/i18n/en/layout.ts'
import { layout as itLayout } from '#web/i18n/it/layout.ts'
import { cartPanel as enCart } from '#web/orders/cart/cart-panel-en.ts'
import { cartPanel as itCart } from '#web/orders/cart/cart-panel-it.ts'
import { checkout as enCheckout } from '#web/orders/checkout/checkout-en.ts'
import { checkout as itCheckout } from '#web/orders/checkout/checkout-it.ts'
import { order as enOrder } from '#web/orders/placed/order-en.ts'
import { order as itOrder } from '#web/orders/placed/order-it.ts'

interface SiteText {
  name: string
  it: string
  en: string
}

/** Sentences of pages that a shop says in its own voice, as shipped. */
export const siteTexts: Record<SiteTextKey, SiteText> = {
  footer_about: { name: 'In fondo a ogni pagina', it: itLayout.about('{citta}'), en: enLayout.about('{citta}') },
  cart_empty: { name: 'Carrello vuoto', it: itCart.emptyText, en: enCart.emptyText },
  pickup_note: {
    name: 'Ritiro in negozio, alla cassa',
    it: itCheckout.readyAfterPayment,
    en: enCheckout.readyAfterPayment,
  },
  order_transfer: { name: 'Grazie per l’ordine, con bonifico', it: itOrder.onlyTransfer, en: enOrder.onlyTransfer },
  order_paid: { name: 'Grazie per l’ordine, pagato', it: itOrder.paidAlready, en: enOrder.paidAlready },
  order_prepare: {
    name: 'Come prepariamo l’ordine',
    it: itOrder.next.prepare[1] ?? '',
    en: enOrder.next.prepare[1] ?? '',
  },
}
