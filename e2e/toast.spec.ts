import { expect, openPage, test } from './shop-page.ts'

const add = /^Aggiungi al carrello: /

test('a toast tells what happened, a second one takes its place, F8 reaches it, Escape closes it', async ({ page }) => {
  await openPage(page, '/accessori')
  await page.getByRole('button', { name: add }).nth(0).click()
  const region = page.getByRole('region', { name: 'Notifiche (F8)' })
  const toasts = region.getByRole('listitem')
  await expect(toasts).toHaveCount(1)
  const first = await toasts.textContent()
  await page.getByRole('button', { name: add }).nth(1).click()
  await expect(toasts).toHaveCount(1)
  await expect(toasts).not.toHaveText(first ?? '')
  await page.keyboard.press('F8')
  await expect(
    region
      .locator(':focus')
      .or(region.and(page.locator(':focus')))
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toasts).toHaveCount(0)
})

test('a toast goes by itself after five seconds, but not while it is being read', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/accessori')
  await page.getByRole('button', { name: add }).first().click()
  const toasts = page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem')
  await expect(toasts).toHaveCount(1)
  await toasts.hover()
  await page.clock.runFor(8_000)
  await expect(toasts).toHaveCount(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(2_000)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(4_000)
  await expect(toasts).toHaveCount(0)
})

test('F8 reaches the toast from inside an open dialog, and the dialog stays', async ({ page }) => {
  await openPage(page, '/accessori')
  await page.locator('.card h3 a').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aggiungi al carrello' }).first().click()
  const close = page.getByRole('button', { name: 'Chiudi notifica' })
  await expect(close).toBeVisible()
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('F8')
  const region = page.getByRole('region', { name: 'Notifiche (F8)' })
  await expect.poll(() => region.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await close.click()
  await expect(close).toBeHidden()
  await expect(dialog).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the toast is at the top and no wider than 420 px', async ({ page }) => {
    await openPage(page, '/accessori')
    await page.getByRole('button', { name: add }).first().click()
    const box = await page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem').boundingBox()
    expect(box?.y).toBeLessThan(60)
    expect(box?.width).toBeLessThanOrEqual(420)
  })
})

test('a swipe to the right of 50 px takes a toast away, a shorter one does not', async ({ page }) => {
  await openPage(page, '/accessori')
  await page.getByRole('button', { name: add }).first().click()
  const toasts = page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem')
  await expect(toasts).toHaveCount(1)
  const box = await toasts.boundingBox()
  if (!box) throw new Error('the toast has no place on the page')
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  const swipe = async (by: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 6 })
    await page.mouse.up()
  }
  await swipe(45)
  await expect(toasts).toHaveAttribute('data-swipe', 'cancel')
  await expect(toasts).toHaveCount(1)
  await swipe(60)
  await expect(toasts).toHaveCount(0)
})
