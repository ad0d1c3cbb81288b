import { aShopProduct } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

for (const [language, width] of eachCase([
  ['it', 390],
  ['en', 1440],
])) {
  test(`the day is the same on product, cart, checkout and order (${language}, ${width} px)`, async ({ page }) => {
    const it = language === 'it'
    const stamp = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
    const { slug } = await aShopProduct(page, { name: `Lucchetto ${stamp}`, price: '12.20' })
    await page.setViewportSize({ width, height: 900 })
    // Thursday, 10:00 in Vicenza.
    await page.clock.setFixedTime('2026-11-19T09:00:00Z')
    const prefix = it ? '' : '/en'
    const toMainland = it
      ? 'Ordina entro le 12: arriva martedì 24 novembre'
      : 'Order by 12:00: it arrives on Tuesday 24 November'
    const toPalermo = it ? 'arriva mercoledì 25 novembre' : 'arrives on Wednesday 25 November'
    await openPage(page, `${prefix}/prodotto/${slug}`)
    await expect(page.locator('main .arrives')).toContainText(toMainland)
    // Islands are named once a postal code is known.
    await expect(page.locator('main .arrives')).not.toContainText(/25 novembre|25 November|isole|islands/)
    await page
      .locator('main')
      .getByRole('button', { name: it ? 'Aggiungi al carrello' : 'Add to cart' })
      .first()
      .click()
    await page.getByRole('button', { name: it ? /^Carrello, \d/ : /^Cart, \d/ }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.locator('.arrives')).toContainText(toMainland)
    await openPage(page, `${prefix}/accessori?checkout=1`)
    const review = page.locator('.checkout-summary .arrives')
    await expect(review).toContainText(toMainland)
    await page.locator('#checkout-postalCode').fill('90133')
    await expect(review).toContainText(toPalermo)
    await page.locator('#checkout-postalCode').fill('36100')
    await expect(review).toContainText(toMainland)
  })
}

test('beside a row of photos the day comes without a move of the visitor', async ({ page }) => {
  await openPage(page, '/prodotto/gravel-brenta-disc-marrone')
  await expect(page.locator('main .arrives')).toContainText(/arriva (lunedì|martedì|mercoledì|giovedì|venerdì)/)
})

test('after the hour the day is counted from the next day of the shop', whole, async ({ page }) => {
  const { slug } = await aShopProduct(page, { price: '12.20' })
  // Saturday, 12:00 in Vicenza; Sunday is closed.
  await page.clock.setFixedTime('2026-11-21T11:00:00Z')
  await openPage(page, `/prodotto/${slug}`)
  await expect(page.locator('main .arrives')).toContainText('giovedì 26 novembre')
  await expect(page.locator('main .arrives')).not.toContainText('entro le')
})

for (const [path, width] of eachCase([
  ['/prodotto/scatto-fisso-darsena-grigia', 390],
  ['/en/prodotto/scatto-fisso-darsena-grigia', 1440],
])) {
  test(
    `nothing moves when the day takes its place (${path}, ${width} px)`,
    whole,
    async ({ page, browser, baseURL }) => {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ javaScriptEnabled: false, viewport, ...(baseURL && { baseURL }) })
      const still = await context.newPage()
      await still.goto(path)
      const before = await still.locator('main .arrives').boundingBox()
      await context.close()
      await page.setViewportSize(viewport)
      await openPage(page, path)
      await expect(page.locator('main .arrives b')).toBeVisible()
      expect((await page.locator('main .arrives').boundingBox())?.height).toBe(before?.height)
    },
  )
}
