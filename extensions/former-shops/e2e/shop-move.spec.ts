import { openSection, toast } from '../../../e2e/admin-page.ts'
import { ownShopTest } from '../../../e2e/own-shop.ts'
import { expect, expectAccessible } from '../../../e2e/shop-page.ts'

const test = ownShopTest()

test('a shop of another system moves in step by step, and the steps are remembered', async ({ page }) => {
  const section = await openSection(page, 'Negozio', 'Trasloco')
  const step = (title: string) => section.getByRole('listitem').filter({ hasText: title })
  await section.getByLabel('Da quale negozio vieni?').selectOption('Shopify')
  await expect(step('Articoli e foto')).toContainText('«CSV semplice»')
  await step('Articoli e foto').getByRole('button', { name: 'Importa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
  const csv =
    'Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Inventory Qty,Variant Price\nluce,Luce,Rossa,Brenta,Accessori,LU-1,4,19.90'
  await dialog
    .getByLabel('File dei prodotti')
    .setInputFiles({ name: 'prodotti.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByRole('button', { name: 'Importa 1 prodotto' }).click()
  await expect(toast(page)).toContainText('1 aggiunti, 0 aggiornati.')
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
  await expect(step('Articoli e foto')).toContainText('1 articolo arrivato')
  await step('Ordini di prima').getByRole('button', { name: 'Non mi serve' }).click()
  await expect(step('Ordini di prima')).toContainText('Non serve')
  await expectAccessible(page)
  await page.reload()
  await expect(section.getByLabel('Da quale negozio vieni?')).toHaveValue('shopify')
  await expect(step('Articoli e foto')).toContainText('1 articolo arrivato')
  await expect(step('Ordini di prima')).toContainText('Non serve')
  await step('Clienti').getByRole('button', { name: 'Importa' }).click()
  await expect(page.getByRole('dialog', { name: 'Importa clienti e ordini' })).toBeVisible()
})
