import type { Language } from '#shared/domain/platform/language.ts'
import { ProductDialog } from '#web/catalog/product-layer.tsx'
import { productTexts } from '#web/catalog/product-texts.ts'
import { reviewTexts } from '#web/catalog/reviews/review-texts.ts'
import { SearchSuggestions } from '#web/layout/search-box.tsx'
import { CartPanel } from '#web/orders/cart/cart-layer.tsx'
import { cartPanelTexts } from '#web/orders/cart/cart-panel-texts.ts'
import { publishIdle } from './use-idle.ts'

const quietMs = 500

/** Idle: no scrolling for a while, the visible pictures are loaded, and the browser has nothing to do. */
async function untilIdle(): Promise<void> {
  let scrolledAt = Number.NEGATIVE_INFINITY
  const note = (event: Event) => {
    scrolledAt = event.timeStamp
  }
  document.addEventListener('scroll', note, { capture: true, passive: true })
  const isComing = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect()
    return !image.complete && bottom > 0 && top < innerHeight
  }
  while (performance.now() - scrolledAt < quietMs || [...document.images].some(isComing))
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  document.removeEventListener('scroll', note, { capture: true })
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
}

/** Preloads the parts that a tap may need next, except on metered connections. */
async function preloadNextParts(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  await untilIdle()
  const language = document.documentElement.lang as Language
  await Promise.allSettled([ProductDialog.preload(), productTexts.load(language), reviewTexts.load(language)])
  await Promise.allSettled([CartPanel.preload(), cartPanelTexts.load(language), SearchSuggestions.preload()])
}

void preloadNextParts().then(() => {
  publishIdle()
  document.documentElement.dataset.rest = 'true'
})
