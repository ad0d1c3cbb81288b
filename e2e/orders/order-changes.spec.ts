import { openDashboard, toast } from '../admin-page.ts'
import { mailsTo } from '../mails.ts'
import { aDeliveredOrder } from '../return-orders.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const paid = [{ paymentStatus: 'paid' }]
const orderPage = ({ orderNumber, accessKey }: { orderNumber: string; accessKey: string }, language = 'it') =>
  `${language === 'en' ? '/en' : ''}/ordine/${orderNumber}?k=${accessKey}`

for (const [language, width] of eachCase([
  ['it', 1440],
  ['en', 390],
])) {
  test(`a guest changes size, pieces and address of an unpaid order, told what it costs (${language}, ${width} px)`, async ({
    page,
  }) => {
    const it = language === 'it'
    const order = await aDeliveredOrder(page, [])
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, orderPage(order, language))
    await page
      .getByRole('link', { name: it ? 'Cambia indirizzo, taglia o quantità' : 'Change address, size or quantity' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(it ? 'Cambia l’ordine' : 'Change your order')
    const sums = page.getByRole('region', { name: it ? 'Cosa cambia' : 'What changes' })
    await expect(sums).toContainText(it ? 'Ancora niente' : 'Nothing yet')
    await expectAccessible(page)

    // By the keyboard alone.
    await page.getByLabel(it ? `Taglia: ${order.names.helmet}` : `Size: ${order.names.helmet}`).focus()
    await page.keyboard.press('ArrowDown')
    await expect(sums).toContainText(it ? 'taglia L invece di M' : 'size L instead of M')
    await expect(sums).toContainText(it ? 'niente da pagare' : 'nothing to pay')
    const tyres = page.getByRole('textbox', {
      name: it ? `Pezzi: ${order.names.tyre}` : `Quantity: ${order.names.tyre}`,
    })
    await tyres.focus()
    await page.keyboard.press('ArrowDown')
    await expect(sums).toContainText(it ? /Nuovo totale\s*171,72/ : /New total\s*€171\.72/)
    const street = page.getByRole('textbox', { name: it ? 'Indirizzo' : 'Address' })
    const postcode = page.getByRole('textbox', { name: it ? 'CAP' : 'Postcode' })
    await street.fill('Via Verdi 2')
    await postcode.fill('37')
    await page.getByRole('button', { name: it ? 'Conferma le modifiche' : 'Confirm the changes' }).click()
    await expect(page.getByRole('link', { name: it ? /CAP/ : /Postcode/i })).toBeVisible()
    await expectAccessible(page)
    await postcode.fill('35122')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: it ? 'Ordine cambiato' : 'Order changed' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('link', { name: it ? 'Torna all’ordine' : 'Back to the order' }).click()
    await expect(page.getByText('35122')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(it ? 'Taglia L' : 'Size L')
    await expect(page.getByRole('main')).toContainText(it ? '171,72' : '€171.72')
    await expect
      .poll(async () => (await mailsTo(order.customerEmail)).map((mail) => mail.text).join())
      .toContain('taglia L invece di M')
  })

  test(
    `a guest cancels a paid order and says where the money goes (${language}, ${width} px)`,
    whole,
    async ({ page }) => {
      const it = language === 'it'
      const order = await aDeliveredOrder(page, paid)
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, orderPage(order, language))
      await page
        .getByRole('main')
        .getByText(it ? 'Altro' : 'More', { exact: true })
        .click()
      await page.getByRole('link', { name: it ? 'Annulla l’ordine' : 'Cancel the order' }).click()
      await expect(page.getByRole('main')).toContainText(
        it ? /Ti rimborsiamo 240,93.€ con un bonifico/ : /refund €240\.93/,
      )
      await page.getByRole('textbox', { name: 'IBAN' }).fill('IT61X0542811101000000123456')
      await page.getByRole('textbox', { name: it ? 'Intestatario del conto' : 'Account holder' }).fill('Giulia Ferrari')
      const cancel = page.getByRole('button', { name: it ? 'Annulla l’ordine' : 'Cancel the order' })
      await cancel.click()
      await expect(page.getByRole('link', { name: /IBAN/ })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('textbox', { name: 'IBAN' }).fill('IT60 X054 2811 1010 0000 0123 456')
      await cancel.click()
      await expect(page.getByRole('heading', { name: it ? 'Ordine annullato' : 'Order cancelled' })).toBeFocused()
      await page.getByRole('link', { name: it ? 'Torna all’ordine' : 'Back to the order' }).click()
      await expect(page.getByRole('link', { name: it ? 'Annulla l’ordine' : 'Cancel the order' })).toHaveCount(0)
    },
  )
}

test('a guest adds pieces to a paid order and is led to pay them', async ({ page }) => {
  const order = await aDeliveredOrder(page, paid)
  await openPage(page, `/ordine/${order.orderNumber}/modifica?k=${order.accessKey}`)
  const sums = page.getByRole('region', { name: 'Cosa cambia' })
  const more = page.getByRole('group', { name: `Pezzi: ${order.names.tyre}` }).getByRole('button', { name: 'Aumenta' })
  await more.click()
  await expect(sums).toContainText(/Da pagare in più\s*69,21/)
  // An edit that costs more is an order, and its button says so.
  await page.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click()
  await page.getByRole('link', { name: /^Paga 69,21/ }).click()
  await expect(page.getByRole('heading', { name: 'Dati per il bonifico' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('viaggia insieme a quest’ordine')
  await page.getByRole('link', { name: order.orderNumber }).click()
  await expect(page.getByRole('main')).toContainText(/pezzi aggiunti, 69,21.€, da pagare/)
  await expectAccessible(page)
})

test.describe('overtaken', () => {
  test.use({ tolerated: /status of 409/ })

  test('a form that something has overtaken shows what is true now', async ({ page }) => {
    const order = await aDeliveredOrder(page, [])
    await openPage(page, `/ordine/${order.orderNumber}/modifica?k=${order.accessKey}`)
    await page.getByRole('textbox', { name: 'Indirizzo' }).fill('Via Verdi 2')
    expect((await page.request.patch(`/api/admin/orders/${order.id}`, { data: paid[0] })).status()).toBe(200)
    await page.getByRole('button', { name: 'Conferma le modifiche' }).click()
    await expect(page.getByRole('main')).toContainText('Nel frattempo l’ordine è cambiato')
    await expect(page.getByRole('textbox', { name: 'Indirizzo' })).toHaveValue('Via Verdi 2')
    await page.getByRole('button', { name: 'Conferma le modifiche' }).click()
    await expect(page.getByRole('heading', { name: 'Ordine cambiato' })).toBeVisible()
  })
})

for (const width of eachCase([1440, 390])) {
  test(`staff change an order with the same form, and its history says it in words (${width} px)`, async ({ page }) => {
    const order = await aDeliveredOrder(page, paid)
    await page.setViewportSize({ width, height: 900 })
    await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
    const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
    await detail.getByRole('button', { name: 'Modifica' }).click()
    const dialog = page.getByRole('dialog', { name: `Modifica l’ordine ${order.orderNumber}` })
    await dialog.getByLabel(`Taglia: ${order.names.helmet}`).selectOption('L')
    await dialog.getByRole('button', { name: `Togli dall’ordine: ${order.names.pedals}` }).click()
    await expect(dialog.getByRole('region', { name: 'Cosa cambia' })).toContainText(
      /Da rimborsare con un bonifico\s*48,60/,
    )
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Conferma le modifiche' }).click()
    await expect(toast(page)).toContainText('Ordine modificato')
    const history = detail.getByRole('region', { name: 'La storia dell’ordine' })
    await expect(history).toContainText(
      `Il negozio ha cambiato la taglia di ${order.names.helmet} da M a L e ha tolto 1 × ${order.names.pedals}.`,
    )
    await expect(detail.getByRole('region', { name: 'Rimborsi' })).toContainText('48,60')
    await expectAccessible(page)
  })
}
