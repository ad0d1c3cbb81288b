import type { Language } from '#shared/domain/platform/language.ts'
import { InspectionCardSheet } from '#web/catalog/inspection/lazy-inspection-card.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { reviewTexts } from '#web/catalog/reviews/review-texts.ts'
import { preloadProductParts } from '#web/catalog/sheet/later-product-parts.ts'
import { cartPanelTexts } from '#web/orders/cart/cart-panel-texts.ts'
import { preloadLayer } from '#web/ui/layer/lazy-layer.tsx'

/** What a tap on a card or on the cart needs. */
export async function loadNextParts(language: Language): Promise<void> {
  await Promise.allSettled([
    preloadLayer('p'),
    preloadProductParts(),
    location.pathname.endsWith('/bici-usate') && InspectionCardSheet.preload(),
    productTexts.load(language),
    reviewTexts.load(language),
  ])
  await Promise.allSettled([preloadLayer('cart'), cartPanelTexts.load(language)])
}
