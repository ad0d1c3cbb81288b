import { aShopProduct, chooseOther, openDashboard, toast } from '../../../e2e/admin-page.ts'
import { eachCase, whole } from '../../../e2e/screen-widths.ts'
import { expect, expectAccessible, test } from '../../../e2e/shop-page.ts'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a file is looked at first, refused by line, and then imported whole', async ({ page }) => {
  const kept = await aShopProduct(page)
  const code = `NUOVO-${kept.id}`
  await openDashboard(page, '/admin?categoria=accessori')
  await chooseOther(page, 'Importa')
  const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
  const head = 'codice;nome;descrizione;categoria;prezzo;stock'
  const goodLines = [
    `${kept.productCode};${kept.name};Per una prova.;accessori;61,50;9`,
    `${code};Campanello di prova;Suona.;accessori;7,90;3`,
  ]
  const wrongLine = 'ROTTO-1;Due errori;Una prova.;accessori;1,2,3;-2'
  await dialog
    .getByLabel('File dei prodotti')
    .setInputFiles(csv('listino.csv', [head, ...goodLines, wrongLine].join('\n')))
  await expect(
    dialog.getByText('3 righe: 1 da aggiungere, 1 da aggiornare, 0 uguali, 1 riga sbagliata, 2 errori.'),
  ).toBeVisible()
  const errors = dialog.getByRole('table', { name: 'Errori' }).getByRole('row')
  await expect(errors.nth(1)).toContainText('4')
  await expect(errors.nth(1)).toContainText('stock')
  await expect(errors.nth(2)).toContainText('prezzo')
  const blocked = dialog.getByRole('button', { name: 'Importa', exact: true })
  await expect(blocked).toBeDisabled()
  await expect(blocked).toHaveAccessibleDescription(/^1 riga sbagliata ferma tutto il file/)
  await expectAccessible(page)
  const price = async () => (await (await page.request.get(`/api/products/${kept.id}`)).json()).price
  expect(await price()).toBe('60.00')

  await dialog.getByLabel('File dei prodotti').setInputFiles(csv('listino.csv', [head, ...goodLines].join('\n')))
  await expect(dialog.getByRole('table', { name: 'Errori' })).toHaveCount(0)
  const changes = dialog.getByRole('table', { name: 'Modifiche' })
  await expect(changes.getByRole('row').filter({ hasText: kept.productCode })).toContainText('60,00 € → 61,50 €')
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

test(
  'a price that looks wrong is shown old and new, and imported only when it is confirmed',
  whole,
  async ({ page }) => {
    const [one, other] = [await aShopProduct(page), await aShopProduct(page)]
    const file = [
      'codice;nome;descrizione;categoria;prezzo',
      `${one.productCode};${one.name};Per una prova.;accessori;600,00`,
      `${other.productCode};${other.name};Per una prova.;accessori;6,00`,
      `SENZA-${one.id};Campanello;Suona.;accessori;`,
    ].join('\n')
    const price = async (id: number) => (await (await page.request.get(`/api/products/${id}`)).json()).price
    await openDashboard(page, '/admin?categoria=accessori')
    await chooseOther(page, 'Importa')
    const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
    await dialog.getByLabel('File dei prodotti').setInputFiles(csv('listino.csv', file))
    const asked = dialog.getByRole('table', { name: 'Prezzi da confermare' })
    const row = asked.getByRole('row').filter({ hasText: one.name })
    await expect(row).toContainText('60,00 € → 600,00 €')
    await expect(row).toContainText('10 volte il prezzo di adesso')
    await expect(dialog.getByRole('table', { name: /^Senza prezzo/ })).toContainText(`SENZA-${one.id}`)
    const blocked = dialog.getByRole('button', { name: 'Importa', exact: true })
    await expect(blocked).toBeDisabled()
    await expect(blocked).toHaveAccessibleDescription(/^2 prezzi aspettano una conferma/)
    await expectAccessible(page)
    await row.getByRole('checkbox').check()
    await expect(blocked).toHaveAccessibleDescription(/^1 prezzo aspetta una conferma/)
    await dialog.getByRole('checkbox', { name: 'Lascia fuori le righe con un prezzo non confermato' }).check()
    await dialog.getByRole('button', { name: 'Importa 2 prodotti' }).click()
    await expect(dialog.getByText('Importazione completata.')).toBeVisible()
    expect([await price(one.id), await price(other.id)]).toEqual(['600.00', '60.00'])
    await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
    await page.getByRole('combobox', { name: 'Filtra per stato' }).selectOption('Senza prezzo')
    const draft = page.getByRole('row').filter({ hasText: `SENZA-${one.id}` })
    await expect(draft).toContainText('Senza prezzo')
    await expect(draft.getByRole('button', { name: /^Disattivo/ })).toBeVisible()
  },
)

test('what the shop exported comes back without a change', whole, async ({ page }) => {
  await openDashboard(page)
  const file = await (await page.request.get('/api/admin/products/export?category=bici-usate')).text()
  await chooseOther(page, 'Importa')
  const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
  await dialog.getByLabel('File dei prodotti').setInputFiles(csv('catalogo.csv', file))
  await expect(dialog.getByText(/0 da aggiungere, 0 da aggiornare, \d+ uguali/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled()
})

test.describe('with a file that is none', () => {
  test.use({ tolerated: /status of 4\d\d/ })

  test('a picture and an empty file are refused with a sentence', whole, async ({ page }) => {
    await openDashboard(page)
    await chooseOther(page, 'Importa')
    const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
    const field = dialog.getByLabel('File dei prodotti')
    await field.setInputFiles({
      name: 'foto.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]),
    })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled()
    await field.setInputFiles(csv('altro.csv', 'data;importo\n1;2\n'))
    await expect(dialog.getByText('Il file non si può leggere, riga 1, colonna «codice»')).toBeVisible()
    await field.setInputFiles(csv('vuoto.csv', ''))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('a file of another shop', () => {
  // A list with too few recognised columns is refused first, and shown.
  test.use({ tolerated: /status of 400/ })
  for (const width of eachCase([390, 1440]))
    test(
      `another shop’s export and a till’s list show what their columns became, ${width} wide`,
      whole,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await openDashboard(page)
        await chooseOther(page, 'Importa')
        const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
        const code = `IMP-${width}-${Date.now()}`
        const shopify = [
          'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status',
          `${code},Maglia ${code},<p>Estiva</p>,Adda,Maglie,true,Taglia,S,${code}-S,2,59.90,https://cdn.example/1.jpg,draft`,
          `${code},,,,,,,M,${code}-M,1,59.90,,`,
        ].join('\n')
        await dialog.getByLabel('File dei prodotti').setInputFiles(csv('products_export.csv', shopify))
        await expect(dialog.getByRole('heading', { name: 'Letto come esportazione di Shopify' })).toBeVisible()
        const columns = dialog.getByRole('table', { name: 'Colonne del file' })
        await expect(columns.getByRole('row').filter({ hasText: 'Variant Price' })).toContainText('Prezzo, IVA inclusa')
        await expect(dialog.getByText('Foto agli indirizzi scritti nel file')).toBeVisible()
        await expectAccessible(page)
        await dialog.getByRole('button', { name: 'Importa 1 prodotto' }).click()
        await expect(dialog.getByText('Importazione completata.')).toBeVisible()

        const list = `A;B;C;D\n${code}-X;Sella ${code};12,50;2\n${code}-Y;Sella bis;boh?2;1\n`
        await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
        await expect(dialog).toBeHidden()
        await chooseOther(page, 'Importa')
        await dialog.getByLabel('File dei prodotti').setInputFiles(csv('cassa.csv', list))
        const field = (column: string) => dialog.getByRole('combobox', { name: `Campo della colonna «${column}»` })
        for (const [column, name] of [
          ['A', 'Codice'],
          ['B', 'Nome'],
          ['C', 'Prezzo, IVA inclusa'],
        ] as const) {
          await field(column).selectOption(name)
          await expect(field(column).locator('option:checked')).toHaveText(name)
        }
        const errors = dialog.getByRole('table', { name: 'Errori' })
        await expect(errors).toContainText('C: «boh?2»')
        const download = page.waitForEvent('download')
        await dialog.getByRole('button', { name: 'Scarica la riga con il motivo' }).click()
        expect((await download).suggestedFilename()).toBe('righe-da-correggere.csv')
        await expectAccessible(page)
      },
    )
})
