import type { Page } from '@playwright/test'

/** A code, a date, an amount, a path, a word of the program: everything else a person wrote. */
const written = /^(?=.*[\p{Lu}\s])(?![A-Z\d-]*$)(?!\d)(?!\/|https?:|data:)\p{L}.{3,}$/su
const email = /^[^\s@]+@[^\s@]+$/

/** The text as one word of 190 letters, or of its own kind. */
function longText(text: string, letters = 190): string {
  if (email.test(text)) return `${'x'.repeat(64)}@${'y'.repeat(60)}.example`
  if (!written.test(text)) return text
  return text
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .padEnd(letters, 'x')
    .slice(0, letters)
}

function longTexts(value: unknown): unknown {
  if (typeof value === 'string') return longText(value)
  if (Array.isArray(value)) return value.map(longTexts)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, longTexts(inner)]))
}

/** From here on every text that the page reads from the shop is one word of 190 letters. */
export async function readLongWords(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET' || /event-stream/.test(route.request().headers().accept ?? ''))
      return route.continue()
    const answer = await route.fetch()
    if (!/json/.test(answer.headers()['content-type'] ?? '')) return route.fulfill({ response: answer })
    await route.fulfill({ response: answer, json: longTexts(await answer.json()) })
  })
}

/** Goes there as a link does: the browser draws the page with what it reads. Until the new one stands in the old one's place. */
export async function goInPage(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState({}, '', address), path)
  await page.waitForFunction((address) => {
    const { state } = (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__
    return state.status === 'idle' && state.resolvedLocation?.href.split('#')[0] === address
  }, path)
}

/** The router's own note of itself on the window. */
interface Router {
  state: { status: string; resolvedLocation?: { href: string } }
}

/** What stands beyond the right edge of the window, and whether something scrolls sideways. Rows of tabs may. */
export function beyondTheEdge(): string[] {
  const boxes = [document.documentElement, ...document.querySelectorAll('.layer, .panel-body, [role=dialog]')]
  const scrolls = boxes.filter((box) => box.scrollWidth > box.clientWidth)
  const room = document.documentElement.clientWidth
  const hangs = [...document.querySelectorAll('body *')].filter((one) => {
    const { right, width } = one.getBoundingClientRect()
    if (width === 0 || right <= room + 0.5 || one.closest('svg, .sr-only')) return false
    for (let above: Element | null = one.parentElement; above; above = above.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(above).overflowX)) return false
    return true
  })
  return [...scrolls, ...hangs].slice(0, 8).map((one) => `${one.tagName.toLowerCase()}.${one.className}`)
}
