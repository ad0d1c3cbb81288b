import type { Language } from '#shared/domain/platform/language.ts'
import { nextTask } from '#web/at-rest/next-task.ts'
import { publishIdle } from '#web/at-rest/use-idle.ts'
import { whenWanted } from '#web/at-rest/when-wanted.ts'

const quietMs = 500
/** A picture that does not come must not keep the page from coming to rest. */
const longestWaitMs = 10_000

/** Idle: no scrolling for a while, the visible pictures are loaded, and the browser has nothing to do. */
async function untilIdle(): Promise<void> {
  let scrolledAt = Number.NEGATIVE_INFINITY
  const note = (event: Event) => {
    scrolledAt = event.timeStamp
  }
  document.addEventListener('scroll', note, { capture: true, passive: true })
  const isComing = (image: HTMLImageElement) => {
    if (image.complete) return false
    const { top, bottom, left, right } = image.getBoundingClientRect()
    // The later ones of a row of photos are beside the window: they come when they are swiped to.
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const until = performance.now() + longestWaitMs
  const isWaiting = () => performance.now() < until && [...document.images].some(isComing)
  while (performance.now() - scrolledAt < quietMs || isWaiting())
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  document.removeEventListener('scroll', note, { capture: true })
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
}

/** Loads the parts that a tap may need next, except on metered connections and in the dashboard, which has no cart. */
export async function comeToRest(language: Language): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData && !location.pathname.startsWith('/admin')) {
    await untilIdle()
    whenWanted.open()
    await nextTask()
    await import('./next-parts.ts').then(({ loadNextParts }) => loadNextParts(language)).catch(() => undefined)
  }
  publishIdle()
  document.documentElement.dataset.rest = 'true'
}
