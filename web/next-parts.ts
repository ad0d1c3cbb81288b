import type { Language } from '#shared/domain/platform/language.ts'
import { InspectionCardSheet } from '#web/catalog/inspection/lazy-inspection-card.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { reviewTexts } from '#web/catalog/reviews/review-texts.ts'
import { preloadProductParts } from '#web/catalog/sheet/later-product-parts.ts'
import { CartPanel } from '#web/orders/cart/cart-layer.tsx'
import { cartPanelTexts } from '#web/orders/cart/cart-panel-texts.ts'
import { ProductDialog } from './catalog/product-view/product-layer.tsx'

/** What a tap on a card or on the cart needs. */
export async function loadNextParts(language: Language): Promise<void> {
  await Promise.allSettled([
    ProductDialog.preload(),
    preloadProductParts(),
    location.pathname.endsWith('/bici-usate') && InspectionCardSheet.preload(),
    productTexts.load(language),
    reviewTexts.load(language),
  ])
  await Promise.allSettled([CartPanel.preload(), cartPanelTexts.load(language)])
}
