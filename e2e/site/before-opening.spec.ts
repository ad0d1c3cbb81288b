import { aShopProduct, openDashboard, openSection, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { expect, expectAccessible } from '../shop-page.ts'

const test = ownShopTest({ SHOP_CONFIG: 'shop.config.json' })

// One after the other: the first one counts products.
test.describe.configure({ mode: 'serial' })

test('a new shop is told what to do before it opens, until all is done', async ({ page }) => {
  await openDashboard(page)
  const list = page.getByRole('region', { name: 'Prima di aprire' })
  const step = (title: string) => list.getByRole('listitem').filter({ hasText: title })
  await expect(list.getByRole('listitem')).toHaveCount(9)
  await expect(step('Chi sei')).toContainText('Manca')
  await expect(step('Mail di prova')).toContainText('Non parte')
  await expect(step('Primo articolo')).toContainText('Manca')
  await expectAccessible(page)

  await step('Testi di legge').getByRole('button', { name: 'Riletti' }).click()
  await expect(step('Testi di legge')).toContainText('Fatto')
  await step('Prezzi di consegna').getByRole('button', { name: 'Vanno bene' }).click()
  await expect(step('Prezzi di consegna')).toContainText('Fatto')
  await step('Primo articolo').getByRole('link', { name: 'Aggiungi' }).click()
  await expect(page.getByRole('dialog', { name: 'Aggiungi Prodotto' })).toBeVisible()
  await page.keyboard.press('Escape')
  await aShopProduct(page)
  await openDashboard(page)
  await expect(step('Primo articolo')).toContainText('Fatto')
  await expect(list).toContainText('3 fatte, ne mancano 6')

  await step('Chi sei').getByRole('link', { name: 'Scrivi i dati' }).click()
  await expect(page.getByRole('region', { name: 'Dati e contatti' })).toBeVisible()
  await page.goBack()
  await list.getByRole('button', { name: 'Togli l’elenco' }).click()
  await expect(list).toHaveCount(0)
})

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
