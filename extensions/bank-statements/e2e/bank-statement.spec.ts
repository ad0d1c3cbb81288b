import { aBankOrder, aShopProduct, openDashboard, toast } from '../../../e2e/admin-page.ts'
import { expect, expectAccessible, test } from '../../../e2e/shop-page.ts'

test.use({ tolerated: /status of 400/ })

test('a bank statement is read, and each credit decided by a click', async ({ page }) => {
  const product = await aShopProduct(page, { price: '60', stock: 9 })
  const [paid, part, late, enough] = [
    await aBankOrder(page, product),
    await aBankOrder(page, product),
    await aBankOrder(page, product),
    await aBankOrder(page, product),
  ]
  await openDashboard(page, '/admin?tab=ordini')
  await page.getByRole('button', { name: 'Estratto conto' }).click()
  await expect(page.getByRole('tab', { name: 'Estratto conto' })).toHaveAttribute('aria-selected', 'true')
  const file = page.getByLabel('File dell’estratto conto')
  await file.setInputFiles({ name: 'ciao.csv', mimeType: 'text/csv', buffer: Buffer.from('ciao') })
  await expect(toast(page)).toContainText('non è un estratto conto')
  const stamp = paid.orderNumber.slice(-4)
  const lines = [
    'Data;Importo;Ordinante;Descrizione',
    `23/11/2026;60,00;SICURO ${stamp};ORDINE ${paid.orderNumber.replaceAll('-', '')} GRAZIE`,
    `23/11/2026;50,00;PARTE ${stamp};${part.orderNumber}`,
    `23/11/2026;59,50;BASTA ${stamp};${enough.orderNumber}`,
    `23/11/2026;312,45;COMUNE ${stamp};RIMBORSO ${stamp}`,
    `22/11/2026;-80,10;ENEL;BOLLETTA`,
  ]
  const buffer = Buffer.from(lines.join('\n'))
  await file.setInputFiles({ name: 'movimenti.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('status').filter({ hasText: '4 accrediti nuovi' })).toContainText('1 addebito saltato')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  const row = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${name} ${stamp}` })
  await expect(row('SICURO').getByText('causale')).toBeVisible()
  await row('SICURO').getByRole('button', { name: 'Conferma' }).click()
  await expect(row('SICURO')).toHaveCount(0)

  await expect(row('PARTE')).toContainText('mancano 10,00')
  await row('PARTE')
    .getByRole('button', { name: /Segna 50,00.*ricevuti/ })
    .click()
  await expect(row('PARTE')).toContainText(/Arrivati 50,00.*mancano 10,00/)
  const asItsCustomer = await page.request.get(`/ordine/${part.orderNumber}?k=${part.accessKey}`)
  expect(await asItsCustomer.text()).toMatch(/arrivato in parte: mancano 10,00/)
  await row('PARTE').getByRole('button', { name: 'Restituisci la parte' }).click()
  await row('PARTE')
    .getByRole('button', { name: /Restituiti 50,00/ })
    .click()
  await expect(row('PARTE')).toHaveCount(0)

  await row('BASTA')
    .getByRole('button', { name: /Segna 59,50.*ricevuti/ })
    .click()
  await row('BASTA').getByRole('button', { name: 'Accetta e chiudi' }).click()
  await expect(row('BASTA')).toHaveCount(0)

  await row('COMUNE').getByRole('button', { name: 'Cerca un ordine' }).click()
  const choice = page.getByRole('dialog', { name: 'Per quale ordine?' })
  await choice.getByLabel('Numero, cliente o e-mail').fill(late.orderNumber)
  await expect(choice.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await choice.getByRole('button', { name: 'È questo' }).click()
  await expect(row('COMUNE')).toContainText(/60,00.*all’ordine, 252,45.*da restituire/)
  await row('COMUNE')
    .getByRole('button', { name: /Restituiti 252,45/ })
    .click()
  await expect(row('COMUNE')).toHaveCount(0)

  for (const [order, state] of [
    [paid, 'paid'],
    [part, 'pending'],
    [late, 'paid'],
    [enough, 'paid'],
  ] as const) {
    const stored = await (await page.request.get(`/api/admin/orders/${order.id}`)).json()
    expect([order.orderNumber, stored.paymentStatus]).toEqual([order.orderNumber, state])
  }
})
