import type { Page } from '@playwright/test'
import { aShopProduct, openDashboard } from '../admin-page.ts'
import { beCustomer, logOut } from '../customer-steps.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { placeScreens } from '../screens.ts'
import { expect, openPage, test } from '../shop-page.ts'

/** Twice the letters that the page was drawn with, as a reader's setting or an extension gives them. */
const enlargeText = (page: Page) =>
  page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('html{font-size:200%}')
    document.adoptedStyleSheets = [style]
  })

/** After slide-in animations. */
async function expectNothingOutside(page: Page, what: string): Promise<void> {
  const widest = () =>
    page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll('.layer, [role=dialog]')]
      return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth))
    })
  await expect.poll(widest, what).toBeLessThanOrEqual(0)
}

for (const width of eachCase([390, 1440])) {
  test(`text twice as large stays inside ${width} pixels, and nothing lies over it`, whole, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    await enlargeText(page)
    // Longer than a code that stays on one line.
    const product = await aShopProduct(page, { name: `Cambio RD-M${Date.now()}-9WRXN47` })
    const { slug } = await (await page.request.get(`/api/products/${product.id}`)).json()
    await beCustomer(page)
    await openPage(page, '/account')
    await expectNothingOutside(page, 'the account')
    await logOut(page)
    for (const path of [
      '/',
      '/lista',
      '/biciclette',
      '/bici-usate',
      '/componenti',
      '/accessori',
      '/buono-regalo',
      `/prodotto/${slug}`,
      '/recesso',
      '/condizioni',
      '/?q=casco',
    ]) {
      await openPage(page, path)
      await expectNothingOutside(page, path)
    }
    await openPage(page, '/')
    const [sentence, plate] = [page.locator('.hero .lead'), page.locator('.hero-photo .plate')]
    const [text, number] = [await sentence.boundingBox(), await plate.boundingBox()]
    if (!text || !number) throw new Error('the hero has no sentence or no plate')
    const overlaps =
      text.x < number.x + number.width &&
      number.x < text.x + text.width &&
      text.y < number.y + number.height &&
      number.y < text.y + text.height
    expect(overlaps, 'the price lies over the sentence').toBe(false)
    await page.evaluate(({ id, name }) => {
      const line = { productId: id, frameSize: null, quantity: 1, name, unitCents: 6000, imageUrl: null }
      localStorage.setItem('pedivella.cart', JSON.stringify({ version: 1, lines: [line] }))
    }, product)
    for (const layer of ['cart', 'checkout', 'accedi', 'menu']) {
      await openPage(page, `/accessori?${layer}=1`)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNothingOutside(page, layer)
    }
  })
}

for (const width of eachCase([390, 768, 1440])) {
  test(`text twice as large stays inside the dashboard at ${width} pixels`, whole, async ({ page }) => {
    // Some thirty screens.
    test.setTimeout(180_000)
    await openDashboard(page)
    await page.setViewportSize({ width, height: 900 })
    await enlargeText(page)
    const tabs = ['prodotti', 'ordini', 'recensioni', 'clienti'].map((tab) => `/admin?tab=${tab}`)
    for (const path of ['/admin', ...tabs, ...placeScreens, '/admin?vista=taglie', '/admin?apri=comandi']) {
      await page.goto(path)
      await expect(page.getByText('Benvenuto, Admin')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNothingOutside(page, path)
    }
  })
}

test('in colours of the reader’s own the chosen size stands out and photos stay', whole, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await openPage(page, '/biciclette')
  await expect(page.locator('.product-card .photo img').first()).toHaveCSS('mix-blend-mode', 'normal')
  const size = page.locator('.facet .size:not([aria-disabled])')
  const context = (at: number) => size.nth(at).evaluate((box) => getComputedStyle(box).backgroundColor)
  expect(await context(0)).toBe(await context(1))
  await size.nth(0).click()
  await expect.poll(async () => (await context(0)) === (await context(1))).toBe(false)
})

test.describe('what is not there any more', () => {
  test.use({ tolerated: /status of 404/ })

  test('an article that is gone is answered with those like it, and a broken order link with where to find it', async ({
    page,
  }) => {
    const gone = await page.goto('/prodotto/gravel-brenta-che-non-esiste')
    expect(gone?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Questo articolo non c’è più' })).toBeVisible()
    await expect(
      page
        .getByRole('listitem')
        .getByRole('link', { name: /Gravel Brenta/ })
        .first(),
    ).toBeVisible()
    for (const path of ['/ordine/PV-2222-2222', '/ordine/PV-2222-2222?k=falsa']) {
      const order = await page.goto(path)
      expect(order?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Il link dell’ordine non è completo' })).toBeVisible()
    }
  })
})
