import type { Language } from '#shared/domain/platform/language.ts'
import { MyBikeButton } from '#web/catalog/compatibility/fit-part.ts'
import { fitsTexts } from '#web/catalog/compatibility/fits-texts.ts'
import { ProductDialog } from '#web/catalog/product-layer.tsx'
import { productTexts } from '#web/catalog/product-texts.ts'
import { reviewTexts } from '#web/catalog/reviews/review-texts.ts'
import { CartPanel } from '#web/orders/cart/cart-layer.tsx'
import { cartPanelTexts } from '#web/orders/cart/cart-panel-texts.ts'
import { SearchSuggestions } from './layout/search-box.tsx'
import { announceRest } from './use-at-rest.ts'

const quietMs = 500

/** Idle: no scrolling for a while, the visible pictures are loaded, and the browser has nothing to do. */
async function untilAtRest(): Promise<void> {
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
async function bringWhatComesNext(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  await untilAtRest()
  const language = document.documentElement.lang as Language
  await Promise.allSettled([ProductDialog.preload(), productTexts.load(language), reviewTexts.load(language)])
  await Promise.allSettled([MyBikeButton.preload(), fitsTexts.load(language)])
  await Promise.allSettled([CartPanel.preload(), cartPanelTexts.load(language), SearchSuggestions.preload()])
}

void bringWhatComesNext().then(() => {
  announceRest()
  document.documentElement.dataset.rest = 'true'
})
