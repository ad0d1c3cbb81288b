import { aShopProduct, openDashboard } from '../../../e2e/admin-page.ts'
import { expect, expectAccessible, test } from '../../../e2e/shop-page.ts'

test('a shelf is counted by scans and its difference booked, then goods arrive and their labels are printed', async ({
  page,
}) => {
  const [tube, chain] = [await aShopProduct(page, { stock: 3 }), await aShopProduct(page, { stock: 1 })]
  const stockOf = async ({ id }: { id: number }) =>
    (await (await page.request.get(`/api/admin/products/${id}`)).json()).stock
  await openDashboard(page, '/admin?tab=prodotti')
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('menuitem', { name: 'Conta uno scaffale' }).click()
  await page.getByLabel('Che cosa conti').fill('Cassetto B2')
  await page.getByRole('button', { name: 'Comincia a contare' }).click()
  const field = page.getByRole('textbox', { name: 'Codice, EAN o nome dell’articolo' })
  for (const { productCode } of [tube, tube, chain]) {
    await field.fill(productCode)
    await field.press('Enter')
  }
  const counted = page.getByRole('list', { name: 'Contati' })
  await expect(counted.getByRole('textbox', { name: `Contati: ${tube.name}` })).toHaveValue('2')
  await expect(counted).toContainText('manca 1')
  await counted.getByLabel(`Perché: ${tube.name}`).selectOption('Perso o rotto')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salva le differenze' }).click()
  await expect(page.getByRole('cell', { name: 'Perso o rotto' })).toBeVisible()
  expect([await stockOf(tube), await stockOf(chain)]).toEqual([2, 1])

  await openDashboard(page, '/admin?tab=prodotti&vista=arrivi&apri=arrivo-nuovo')
  await page.getByLabel('Fornitore').fill('Ciclo Ricambi')
  await page.getByLabel('Numero della bolla').fill(`DDT ${tube.id}`)
  for (const { productCode } of [tube, tube]) {
    await field.fill(productCode)
    await field.press('Enter')
  }
  // The second scan first.
  await expect(page.getByLabel(`Arrivati: ${tube.name}`)).toHaveValue('2')
  await page.getByLabel(`Arrivati: ${tube.name}`).fill('6')
  await page.getByLabel(`Costo senza IVA: ${tube.name}`).fill('4,20')
  await expectAccessible(page)
  const store = page.getByRole('button', { name: 'Metti in magazzino' })
  await page.setViewportSize({ width: 390, height: 844 })
  // Above the bar of the dashboard's parts, which stays at the bottom of a phone.
  const [foot, bar] = [await store.boundingBox(), await page.getByRole('tablist').boundingBox()]
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await store.click()
  await expect(page.getByRole('cell', { name: '4,20 €' })).toBeVisible()
  expect(await stockOf(tube)).toBe(8)
  await expectAccessible(page)
  const href = await page.getByRole('link', { name: 'Etichette su foglio' }).getAttribute('href')
  const labels = await page.request.get(href ?? '')
  expect([labels.status(), labels.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
