import { aShopProduct, openDashboard, toast } from './admin-page.ts'
import { expect, expectAccessible, test } from './shop-page.ts'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a file is looked at first, refused by line, and then imported whole', async ({ page }) => {
  const kept = await aShopProduct(page)
  const code = `NUOVO-${kept.id}`
  await openDashboard(page, '/admin?categoria=accessori')
  await page.getByRole('button', { name: 'Importa CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
  const head = 'codice;nome;descrizione;categoria;prezzo;stock'
  const goodLines = [
    `${kept.productCode};${kept.name};Per una prova.;accessori;61,50;9`,
    `${code};Campanello di prova;Suona.;accessori;7,90;3`,
  ]
  const wrongLine = 'ROTTO-1;Senza prezzo;Una prova.;accessori;gratis;-2'
  await dialog.getByLabel('File CSV').setInputFiles(csv('listino.csv', [head, ...goodLines, wrongLine].join('\n')))
  await expect(dialog.getByText('3 righe: 1 da aggiungere, 1 da aggiornare')).toBeVisible()
  const errors = dialog.getByRole('table', { name: 'Errori' }).getByRole('row')
  await expect(errors.nth(1)).toContainText('4')
  await expect(errors.nth(1)).toContainText('prezzo')
  await expect(errors.nth(2)).toContainText('stock')
  await expect(dialog.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled()
  await expectAccessible(page)
  const price = async () => (await (await page.request.get(`/api/products/${kept.id}`)).json()).price
  expect(await price()).toBe('60.00')

  await dialog.getByLabel('File CSV').setInputFiles(csv('listino.csv', [head, ...goodLines].join('\n')))
  await expect(dialog.getByRole('table', { name: 'Errori' })).toHaveCount(0)
  const changes = dialog.getByRole('table', { name: 'Modifiche' })
  await expect(changes.getByRole('row').filter({ hasText: kept.productCode })).toContainText('prezzo')
  await expect(changes.getByRole('row').filter({ hasText: code })).toContainText('nuovo')
  expect(await price()).toBe('60.00')
  await dialog.getByRole('button', { name: 'Importa 2 prodotti' }).click()
  await expect(toast(page)).toContainText('1 aggiunti, 1 aggiornati.')
  await expect(dialog.getByText('Importazione completata.')).toBeVisible()
  expect(await price()).toBe('61.50')
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
  await page.getByRole('searchbox', { name: 'Cerca tra i prodotti' }).fill(code)
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('7,90')
})

test('what the shop exported comes back without a change', async ({ page }) => {
  await openDashboard(page)
  const file = await (await page.request.get('/api/admin/products/export?category=bici-usate')).text()
  await page.getByRole('button', { name: 'Importa CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
  await dialog.getByLabel('File CSV').setInputFiles(csv('catalogo.csv', file))
  await expect(dialog.getByText(/0 da aggiungere, 0 da aggiornare, \d+ uguali/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled()
})

test.describe('with a file that is none', () => {
  test.use({ tolerated: /status of 4\d\d/ })

  test('a picture and an empty file are refused with a sentence', async ({ page }) => {
    await openDashboard(page)
    await page.getByRole('button', { name: 'Importa CSV' }).click()
    const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
    const field = dialog.getByLabel('File CSV')
    await field.setInputFiles({
      name: 'foto.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]),
    })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled()
    await field.setInputFiles(csv('vuoto.csv', ''))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })
})
