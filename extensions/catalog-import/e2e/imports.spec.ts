import { aShopProduct, chooseOther, openDashboard } from '../../../e2e/admin-page.ts'
import { eachCase, whole } from '../../../e2e/screen-widths.ts'
import { expect, expectAccessible, test } from '../../../e2e/shop-page.ts'

// A shop takes one file at a time, and an opened window shows the one that it finds.
test.describe.configure({ mode: 'default' })

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const head = 'codice;nome;descrizione;categoria;prezzo;stock'

for (const width of eachCase([1440, 390])) {
  test(`a file that has come in stands in the history and is taken back in one press (${width} px)`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const [kept, sold] = [await aShopProduct(page), await aShopProduct(page)]
    const name = `listino-${kept.id}.csv`
    const file = [
      head,
      `${kept.productCode};${kept.name};Per una prova.;accessori;61,50;9`,
      `${sold.productCode};${sold.name};Per una prova.;accessori;62,50;8`,
      `NUOVO-${kept.id};Campanello di prova;Suona.;accessori;7,90;3`,
    ].join('\n')
    await openDashboard(page, '/admin?categoria=accessori')
    await chooseOther(page, 'Importa')
    const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
    await dialog.getByLabel('File dei prodotti').setInputFiles(csv(name, file))
    await dialog.getByRole('button', { name: 'Importa 3 prodotti' }).click()
    await expect(dialog.getByText('Importazione completata.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
    const price = async (id: number) => (await (await page.request.get(`/api/products/${id}`)).json()).price
    expect(await price(kept.id)).toBe('61.50')
    const order = {
      customerName: 'Giulia Ferrari',
      customerEmail: 'giulia@example.org',
      customerPhone: '+39 333 1234567',
      shippingAddress: 'Contrà San Biagio 12',
      city: 'Vicenza',
      postalCode: '36100',
      province: 'VI',
      paymentMethod: 'bank',
      paymentStatus: 'pending',
    }
    const bought = await page.request.post('/api/orders', {
      data: { order, items: [{ productId: sold.id, quantity: 1 }] },
    })
    expect(bought.status()).toBe(201)

    await chooseOther(page, 'Storia delle importazioni')
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('3 righe: 1 nuovo, 2 aggiornati')
    await expect(row).toContainText('1 articolo è stato venduto dopo: i suoi pezzi restano come sono')
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Guarda il rapporto' }).click()
    const report = page.getByRole('dialog', { name })
    await expect(report.getByRole('table', { name: 'Prezzi che cambiano' })).toContainText('60,00 €')
    await expectAccessible(page)
    await page.goBack()
    await row.getByRole('button', { name: 'Annulla, salvo 1 articolo' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Annullare l’importazione?' })
    await expect(asked).toContainText('2 articoli tornano com’erano prima del file')
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'Annulla l’importazione' }).click()
    await expect(row).toContainText(/Annullata il \d/)
    await expect(row).toContainText('1 articolo, venduto dopo, ha tenuto i suoi pezzi.')
    expect([await price(kept.id), await price(sold.id)]).toEqual(['60.00', '60.00'])
    await expectAccessible(page)
  })
}

test(
  'a large file says how far it is, goes on through a reload, and leaves nothing when it is stopped',
  whole,
  async ({ page }) => {
    test.slow()
    const { id } = await aShopProduct(page)
    const name = `catalogo-${id}.csv`
    const rows = Array.from({ length: 6_000 }, (_, i) => `GR-${id}-${i};Raggio ${i};Raggio.;accessori;1,20;4`)
    await openDashboard(page, '/admin?categoria=accessori')
    await chooseOther(page, 'Importa')
    const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
    await dialog.getByLabel('File dei prodotti').setInputFiles(csv(name, [head, ...rows].join('\n')))
    await dialog.getByRole('button', { name: 'Importa 6.000 prodotti' }).click()
    const bar = dialog.getByRole('progressbar', { name: `Importo «${name}»` })
    await expect(bar).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)
    await page.reload()
    await expect(bar).toBeVisible()
    await dialog.getByRole('button', { name: 'Interrompi' }).click()
    await expect(dialog.getByText(/^Interrotta il .*: nessun articolo è cambiato\.$/)).toBeVisible({ timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Annulla', exact: true }).click()
    await chooseOther(page, 'Storia delle importazioni')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Interrotta')
    const found = await page.request.get(`/api/admin/products?q=GR-${id}-1&limit=5`)
    expect((await found.json()).filter((one: { productCode: string }) => one.productCode.startsWith('GR-'))).toEqual([])
  },
)

for (const width of eachCase([1440, 390])) {
  test(
    `a file that is still being read is stopped in one press, and may be read again (${width} px)`,
    whole,
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      const { id } = await aShopProduct(page)
      const text = 'Una descrizione che si prende il suo spazio nel file. '.repeat(5)
      const rows = Array.from({ length: 40_000 }, (_, i) => `GL-${id}-${i};Leva ${i};${text};accessori;1,20;4`)
      await openDashboard(page, '/admin?categoria=accessori')
      await chooseOther(page, 'Importa')
      const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
      const input = dialog.getByLabel('File dei prodotti')
      await input.setInputFiles(csv(`leve-${id}.csv`, [head, ...rows].join('\n')))
      await expect(dialog.getByRole('status')).toHaveText('Lettura del file…')
      await expectAccessible(page)
      const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/products/import'))
      await dialog.getByRole('button', { name: 'Interrompi' }).click()
      await ended
      await expect(dialog.getByRole('status')).toHaveText('Interrotta: nessun articolo è cambiato.')
      await expect(dialog.getByRole('button', { name: 'Leggi di nuovo' })).toBeFocused()
      await expect(dialog.getByRole('button', { name: 'Importa', exact: true })).toBeDisabled()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Lettura del file…')).toBeVisible()
      // Closing the window aborts the read.
      const left = page.waitForEvent('requestfailed', (request) => request.url().includes('/products/import'))
      await dialog.getByRole('button', { name: 'Annulla', exact: true }).click()
      await left

      await chooseOther(page, 'Importa')
      await input.setInputFiles(csv(`leve-${id}.csv`, [head, ...rows.slice(0, 2_000)].join('\n')))
      await dialog.getByRole('button', { name: 'Importa 2.000 prodotti' }).click()
      await dialog.getByRole('button', { name: 'Interrompi' }).click()
      await expect(dialog.getByText(/^Interrotta.*: nessun articolo è cambiato\.$/)).toBeVisible({ timeout: 60_000 })
      const found = await page.request.get(`/api/admin/products?q=GL-${id}-1&limit=5`)
      expect((await found.json()).filter((one: { productCode: string }) => one.productCode.startsWith('GL-'))).toEqual(
        [],
      )
    },
  )
}
