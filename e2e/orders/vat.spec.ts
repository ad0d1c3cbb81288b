import { aShopProduct, openDashboard } from '../admin-page.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

for (const [language, width] of eachCase([
  ['it', 390],
  ['en', 1440],
])) {
  test(`used goods show no tax in page, cart and order (${language}, ${width} px)`, async ({ page }) => {
    const it = language === 'it'
    const stamp = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
    const used = await aShopProduct(page, { name: `Telaio usato ${stamp}`, price: '120.00', condition: 'used' })
    const bell = await aShopProduct(page, { name: `Campanello ${stamp}`, price: '12.20' })
    await page.setViewportSize({ width, height: 900 })
    const prefix = it ? '' : '/en'
    const panel = page.getByRole('dialog')
    for (const [product, price, total] of [
      [used, it ? 'Prezzo finale' : 'Final price', it ? /^Totale\s*$/ : /^Total\s*$/],
      [bell, it ? 'IVA inclusa' : 'VAT included', it ? /IVA inclusa dove dovuta/ : /VAT included where due/],
    ] as const) {
      await openPage(page, `${prefix}/prodotto/${product.slug}`)
      await expect(page.locator('main').getByText(price, { exact: true })).toBeVisible()
      await page
        .locator('main')
        .getByRole('button', { name: it ? 'Aggiungi al carrello' : 'Add to cart' })
        .first()
        .click()
      await page.getByRole('button', { name: it ? /^Carrello, \d/ : /^Cart, \d/ }).click()
      await expect(panel.locator('.sums .total th')).toHaveText(total)
      await page.keyboard.press('Escape')
    }
    const placed = await page.request.post('/api/orders', {
      data: {
        order: {
          customerName: 'Giulia Ferrari',
          customerEmail: `iva.${stamp}@example.it`,
          shippingAddress: 'Via Roma 1',
          city: 'Padova',
          postalCode: '35121',
          paymentMethod: 'bank',
        },
        items: [used, bell].map(({ id }) => ({ productId: id, quantity: 1 })),
      },
    })
    const { orderNumber, accessKey } = await placed.json()
    await openPage(page, `${prefix}/ordine/${orderNumber}?k=${accessKey}`)
    const totals = page.locator('.sums').first()
    await expect(totals).toContainText(it ? /IVA 22 %: 2,20.€ su 10,00.€/ : /VAT 22%: €2\.20 on €10\.00/)
    await expect(totals).toContainText(
      it ? /Beni usati, regime del margine: 120,00/ : /Used items, margin scheme: €120/,
    )
    await expectAccessible(page)
  })
}

test('the shopkeeper says how an article is taxed; new goods are never under the margin scheme', async ({ page }) => {
  const { id, name } = await aShopProduct(page, { price: '12.20' })
  await openDashboard(page, `/admin?categoria=accessori&cerca=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Modifica ${name}` }).click()
  const form = page.getByRole('dialog', { name: 'Modifica Prodotto' })
  await form.getByRole('button', { name: 'Cambia aliquota' }).click()
  await form.getByLabel('IVA', { exact: true }).selectOption('Regime del margine')
  await form.getByRole('button', { name: 'Salva Modifiche' }).click()
  await expect(form.getByText('Solo l’usato si vende in regime del margine.').first()).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('IVA', { exact: true }).selectOption('10 %')
  await form.getByRole('button', { name: 'Salva Modifiche' }).click()
  await expect(form).toBeHidden()
  const product = await (await page.request.get(`/api/admin/products/${id}`)).json()
  expect(product.vatClass).toBe('reduced')
})
