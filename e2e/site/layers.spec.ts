import { expect, openPage, test, withMotion } from '../shop-page.ts'

test.use(withMotion)

test('a dialog takes the focus, Escape closes it, and focus and place are as before', async ({ page }) => {
  await openPage(page, '/accessori')
  const link = page.locator('.product-card h3 a').nth(9)
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await link.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test('the focus stays inside an open dialog', async ({ page }) => {
  await openPage(page, '/accessori?cart=1')
  const dialog = page.getByRole('dialog', { name: /^Carrello/ })
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  }
})

test('Escape closes the top layer only, one after the other', async ({ page }) => {
  await openPage(page, '/biciclette')
  await page.getByRole('link', { name: 'Gravel Brenta Disc marrone' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('button', { name: 'Apri a schermo intero' }).click()
  await expect(page.locator('[role=dialog]')).toHaveCount(2)
  // The keys are the viewer's once it has the focus.
  await expect(page.locator('.layer-full h2')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog]')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Gravel Brenta Disc marrone' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apri a schermo intero' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[role=dialog]')).toHaveCount(0)
  await expect(page).toHaveURL('/biciclette')
})

test('a click beside a dialog closes it', async ({ page }) => {
  await openPage(page, '/accessori?cart=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  // A press that begins in the box and ends beside it selects text.
  await page.getByRole('dialog').getByRole('heading').first().hover()
  await page.mouse.down()
  await page.mouse.move(40, 400)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(40, 400)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/accessori')
})
