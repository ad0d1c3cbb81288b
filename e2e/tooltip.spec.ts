import { expect, expectAccessible, openPage, test } from './shop-page.ts'

const delayMs = 700

test.describe('the name of a button that shows an icon only', () => {
  test('comes 700 ms after the mouse, stays under it, and Escape takes it away alone', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/accessori?cart=1')
    const dialog = page.getByRole('dialog')
    const close = dialog.getByRole('button', { name: /^Chiudi/ })
    const tooltip = page.getByRole('tooltip', { includeHidden: true })
    // The first move brings the code.
    const loaded = page.waitForResponse((answer) => /show-tooltips/.test(answer.url()))
    await page.mouse.move(5, 5)
    await loaded
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await close.hover()
    await page.clock.runFor(delayMs - 1)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(tooltip).toHaveText((await close.getAttribute('aria-label')) ?? '')
    await tooltip.hover()
    await page.clock.runFor(2_000)
    await expect(tooltip).toHaveCount(1)
    await page.clock.resume()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
    await expect(dialog).toBeVisible()
  })

  test('comes with the keyboard’s focus too and goes with it', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/accessori?cart=1')
    const loaded = page.waitForResponse((answer) => /show-tooltips/.test(answer.url()))
    await page.keyboard.press('Shift')
    await loaded
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.keyboard.press('Tab')
    const close = page.getByRole('dialog').getByRole('button', { name: /^Chiudi/ })
    await expect(close).toBeFocused()
    const tooltip = page.getByRole('tooltip', { includeHidden: true })
    await page.clock.runFor(delayMs + 50)
    await expect(tooltip).toHaveText((await close.getAttribute('aria-label')) ?? '')
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('is not said of a button with words', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/accessori')
    const loaded = page.waitForResponse((answer) => /show-tooltips/.test(answer.url()))
    await page.mouse.move(5, 5)
    await loaded
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.getByRole('button', { name: /^Carrello/ }).hover()
    await page.clock.runFor(2_000)
    await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(0)
  })
})
