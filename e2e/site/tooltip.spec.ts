import type { Page } from '@playwright/test'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test, withMotion } from '../shop-page.ts'

test.use(withMotion)

const delayMs = 700
/** Timers may fire a little early by the page's own clock. */
const toleranceMs = 10

/** The tooltips' code comes with the first move of the mouse or the first key. */
async function withTooltips(page: Page, sign: () => Promise<void>): Promise<void> {
  const loaded = page.waitForResponse((answer) => /show-tooltips/.test(answer.url()))
  await sign()
  await loaded
}

/** Lets the page take the time from reaching a control to its tooltip. */
async function startWatch(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const times = { reached: 0, shown: 0 }
    const reach = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[aria-label^="Chiudi"]')) times.reached ||= performance.now()
    }
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, reach, { capture: true })
    new MutationObserver(() => {
      if (document.querySelector('[role=tooltip]')) times.shown ||= performance.now()
    }).observe(document.body, { childList: true })
    Object.assign(window, { tooltipTimes: times })
  })
  return () =>
    page.evaluate(() => {
      const { reached, shown } = (window as unknown as { tooltipTimes: { reached: number; shown: number } })
        .tooltipTimes
      return shown - reached
    })
}

const tooltipOf = (page: Page) => page.getByRole('tooltip', { includeHidden: true })
const closeOf = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Chiudi il carrello' })

test.describe('the name of a button that shows an icon only', () => {
  test('comes 700 ms after the mouse, stays under it, and Escape takes it away alone', async ({ page }) => {
    await openPage(page, '/accessori?cart=1')
    const close = closeOf(page)
    await expect(close).toBeVisible()
    await withTooltips(page, () => page.mouse.move(5, 5))
    const elapsed = await startWatch(page)
    await close.hover()
    const tooltip = tooltipOf(page)
    await expect(tooltip).toHaveText((await close.getAttribute('aria-label')) ?? '')
    expect(await elapsed()).toBeGreaterThanOrEqual(delayMs - toleranceMs)
    await tooltip.hover()
    await expectAccessible(page)
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('comes with the keyboard’s focus too and goes with it', whole, async ({ page }) => {
    await openPage(page, '/accessori?cart=1')
    const close = closeOf(page)
    await expect(close).toBeVisible()
    await withTooltips(page, () => page.keyboard.press('Shift'))
    const elapsed = await startWatch(page)
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    const tooltip = tooltipOf(page)
    await expect(tooltip).toHaveText((await close.getAttribute('aria-label')) ?? '')
    expect(await elapsed()).toBeGreaterThanOrEqual(delayMs - toleranceMs)
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('is not said of a button with words', whole, async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/accessori')
    await withTooltips(page, () => page.mouse.move(5, 5))
    await page.getByRole('button', { name: /^Carrello/ }).hover()
    await page.clock.runFor(2 * delayMs)
    await expect(tooltipOf(page)).toHaveCount(0)
  })

  test('is not said of what comes under a mouse at rest, so that Escape is the dialog’s', whole, async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/biciclette')
    await page.getByRole('link', { name: 'Gravel Brenta Disc marrone' }).first().click()
    await page.getByRole('button', { name: 'Apri a schermo intero' }).click()
    await expect(page.locator('[role=dialog]')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(page.locator('[role=dialog]')).toHaveCount(1)
    await page.clock.runFor(2 * delayMs)
    await expect(tooltipOf(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.locator('[role=dialog]')).toHaveCount(0)
  })
})
