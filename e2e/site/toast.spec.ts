import type { Locator } from '@playwright/test'
import { aShopProduct } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, openPage, test, withMotion } from '../shop-page.ts'

test.use(withMotion)

const add = /^Aggiungi al carrello/

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

test('a toast goes by itself after five seconds, but not while it is being read', whole, async ({ page }) => {
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

test('F8 reaches the toast from inside an open dialog, and the dialog stays', whole, async ({ page }) => {
  await openPage(page, '/?q=casco')
  await page.getByRole('link', { name: 'Casco Sentiero verde' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.size:not(:has(:disabled))').first().click()
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

async function rectOf(one: Locator) {
  const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

for (const width of eachCase([390, 1440])) {
  test(`the cross is at the toast’s right edge, a finger wide, and the text fills the rest (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/accessori')
    await page.getByRole('button', { name: add }).first().click()
    const toast = await rectOf(page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem'))
    const cross = await rectOf(page.getByRole('button', { name: 'Chiudi notifica' }))
    expect([cross.width, cross.height]).toEqual([44, 44])
    expect(toast.right - cross.right).toBeLessThanOrEqual(2)
    expect(cross.top - toast.top).toBeLessThanOrEqual(8)
    const drawn = await page
      .getByRole('button', { name: 'Chiudi notifica' })
      .evaluate((one) => getComputedStyle(one).borderTopWidth)
    expect(drawn).toBe('0px')
  })
}

test('the toast of what went into the cart goes when the cart or the checkout is on screen', async ({ page }) => {
  await openPage(page, '/accessori')
  const toasts = page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem')
  await page.getByRole('button', { name: add }).first().click()
  await expect(toasts).toHaveCount(1)
  await page.getByRole('button', { name: 'Vai al carrello' }).click()
  const cart = page.getByRole('dialog')
  await expect(cart).toBeVisible()
  await expect(toasts).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await page.getByRole('button', { name: add }).nth(1).click()
  await toasts.getByRole('button', { name: 'Vai al carrello' }).click()
  await cart.locator('[data-remove]').last().click()
  await expect(toasts).toContainText('Tolto dal carrello')
  await cart.getByRole('button', { name: 'Vai al checkout' }).click()
  await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
  await expect(toasts).toHaveCount(0)
})

test(
  'of the only piece, already in the cart, the toast says so without contradicting itself',
  whole,
  async ({ page }) => {
    const { id } = await aShopProduct(page, { stock: 1 })
    const { slug } = await (await page.request.get(`/api/products/${id}`)).json()
    await openPage(page, `/prodotto/${slug}`)
    const toasts = page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem')
    const button = page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello', exact: true })
    await button.click()
    await expect(toasts).toContainText('Prodotto aggiunto al carrello')
    await button.click()
    await expect(toasts).toContainText('È già nel carrello')
    await expect(toasts).toContainText('Ne abbiamo un solo pezzo.')
    await expect(toasts).not.toContainText('resta')
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the toast leaves the dialog’s head and the bar with the button alone', async ({ page }) => {
    await openPage(page, '/biciclette')
    await page.getByRole('link', { name: 'Gravel Brenta Disc marrone' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.size', { hasText: /^M/ }).click()
    await dialog.getByRole('heading', { name: 'Recensioni' }).scrollIntoViewIfNeeded()
    await dialog.getByRole('button', { name: 'Aggiungi · M' }).click()
    const toast = page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem')
    await expect(toast).toBeVisible()
    const { top, bottom } = await rectOf(toast)
    for (const above of [
      dialog.getByRole('link', { name: 'Biciclette' }).filter({ visible: true }),
      dialog.getByRole('button', { name: 'Chiudi', exact: true }),
    ])
      expect((await rectOf(above)).bottom).toBeLessThanOrEqual(top)
    expect(bottom).toBeLessThanOrEqual((await rectOf(dialog.locator('.buy-bar'))).top)
    // At the top of a small screen all the same.
    expect(top).toBeLessThan(90)
  })

  test('the toast is at the top, below the search field, and no wider than 420 px', whole, async ({ page }) => {
    await openPage(page, '/accessori')
    await page.getByRole('button', { name: add }).first().click()
    const box = await page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem').boundingBox()
    // The next thing a buyer does is to search, or to open the cart: both stay free.
    const search = await rectOf(page.getByRole('banner').getByRole('combobox'))
    expect(box?.y).toBeGreaterThanOrEqual(search.bottom)
    expect(box?.y).toBeLessThan(search.bottom + 60)
    expect(box?.width).toBeLessThanOrEqual(420)
  })
})

test('a swipe to the right of 50 px takes a toast away, a shorter one does not', whole, async ({ page }) => {
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
