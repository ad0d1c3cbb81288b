import { aShopProduct } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

for (const [language, width] of eachCase([
  ['it', 390],
  ['en', 1440],
])) {
  test(`articles are compared from page to page, and what is not known is no difference (${language}, ${width} px)`, async ({
    page,
  }) => {
    const it = language === 'it'
    const at = (path: string) => (it ? path : `/en${path}`)
    await page.setViewportSize({ width, height: 900 })
    const stamp = Date.now()
    const request = { category: 'biciclette', subcategory: 'gravel', material: 'Acciaio', gearCount: 11, stock: 2 }
    const first = await aShopProduct(page, { ...request, name: `Gravel Alfa ${stamp}`, price: '1590', weight: '10.1' })
    const second = await aShopProduct(page, { ...request, name: `Gravel Beta ${stamp}`, price: '1990', weight: '9.8' })
    const third = await aShopProduct(page, {
      ...request,
      name: `Gravel Gamma ${stamp}`,
      price: '2190',
      gearCount: null,
    })
    const compare = page.locator('main').getByRole('link', { name: it ? 'Confronta' : 'Compare', exact: true })
    await openPage(page, at(`/prodotto/${first.slug}`))
    await compare.click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await openPage(page, at(`/prodotto/${second.slug}`))
    await compare.press('Enter')
    await expect(page).toHaveURL(new RegExp(`articoli=${first.slug}(,|%2C)${second.slug}$`))
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row(it ? 'Peso' : 'Weight')).toHaveClass(/compare-differs/)
    await expect(row(it ? 'Materiale' : 'Material')).not.toHaveClass(/compare-differs/)
    await expect(page.locator('.compare-frames')).toContainText(it ? '0,3 kg di differenza' : 'the lightest, by 0.3 kg')

    // A shared address with one deleted product and one of another kind.
    const helmet = await aShopProduct(page, { name: `Casco ${stamp}` })
    await openPage(page, at(`/confronta?articoli=${first.slug},${third.slug},${helmet.slug}`))
    await expect(page.getByText(it ? /gli altri li abbiamo lasciati fuori/ : /we’ve left the others out/)).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    const weight = row(it ? 'Peso' : 'Weight')
    await expect(weight).toContainText(it ? 'non indicato' : 'not stated')
    await expect(weight).not.toHaveClass(/compare-differs/)
    await page.getByRole('switch', { name: it ? 'Solo le differenze' : 'Differences only' }).press('Space')
    await expect(weight).toHaveCount(0)
    await expect(row(it ? 'Prezzo' : 'Price')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: new RegExp(it ? `^Togli Gravel Gamma` : '^Remove Gravel Gamma') }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('a comparison of nothing says how to begin, and one of what is gone is not found', whole, async ({ page }) => {
  await openPage(page, '/confronta')
  await expect(page.getByRole('heading', { name: 'Che cosa vuoi confrontare?' })).toBeVisible()
  expect((await page.request.get('/confronta?articoli=non-esiste')).status()).toBe(404)
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/confronta')
})

const gravels = 'gravel-brenta-disc-marrone,gravel-strada-bianca-verde'

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the geometry of the makers’ tables stands side by side in a common size, without a drawing', async ({
    page,
  }) => {
    await page.goto(`/confronta?articoli=${gravels}`)
    await expect(page.getByRole('rowheader', { name: 'Geometria, taglia M' })).toBeVisible()
    const stack = page.getByRole('row').filter({ hasText: 'Altezza (stack)' })
    await expect(stack).toContainText('580 mm')
    await expect(stack).toHaveClass(/compare-differs/)
    await expect(page.getByRole('row').filter({ hasText: 'Angolo sterzo' })).toContainText('71,5°')
    await expect(page.locator('thead figure')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
