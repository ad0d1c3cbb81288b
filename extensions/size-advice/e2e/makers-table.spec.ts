import { aShopProduct } from '../../../e2e/admin-page.ts'
import { ownShopTest } from '../../../e2e/own-shop.ts'
import { expect, openPage } from '../../../e2e/shop-page.ts'

const test = ownShopTest()

const row = (size: string, heightFrom: number, heightTo: number, standoverMm: number) => ({
  ...{ size, heightFrom, heightTo, standoverMm },
  ...{ inseamFrom: null, inseamTo: null, seatTubeMm: null, stackMm: null, reachMm: null },
})

test('a buyer is advised by the table that the shop wrote for a maker', async ({ page }) => {
  const { slug } = await aShopProduct(page, {
    ...{ name: 'Gravel Prova', category: 'biciclette', subcategory: 'gravel', brand: 'Prova Telai' },
    sizes: [
      { size: 'S', stock: 1 },
      { size: 'M', stock: 2 },
    ],
  })
  const { version, charts } = await (await page.request.get('/api/admin/size-charts')).json()
  const own = {
    ...{ what: 'bicycle', kind: 'gravel', brand: 'Prova Telai', clearanceCm: 3, note: { it: '', en: '' } },
    ...{ source: 'Prova Telai, guida 2026', sourceUrl: null },
    rows: [row('S', 160, 171, 755), row('M', 170, 182, 790)],
  }
  const stored = await page.request.put('/api/admin/size-charts', { data: { version, charts: [...charts, own] } })
  expect(stored.status()).toBe(200)

  await openPage(page, `/prodotto/${slug}`)
  await page.getByRole('button', { name: 'Che taglia ti serve?' }).click()
  await page.getByLabel('Altezza').fill('178')
  await page.getByLabel('Cavallo').fill('83')
  await expect(page.getByText(/la M ti lascia 4 cm sopra il tubo/)).toBeVisible()
  await expect(page.getByText('Prova Telai, guida 2026')).toBeVisible()
})
