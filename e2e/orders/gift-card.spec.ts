import { aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { fillCheckout } from '../customer-steps.ts'
import { mailsTo } from '../mails.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

// Requests for an empty card, and for its balance, are refused on purpose.
test.use({ tolerated: /status of 4(00|09)|^request to http:\/\/127\.0\.0\.1:/ })

for (const [language, width] of eachCase([
  ['it', 390],
  ['en', 1440],
])) {
  test(`a gift card is bought, sent, checked and pays an order (${language}, ${width} px)`, async ({ page }) => {
    const it = language === 'it'
    await page.setViewportSize({ width, height: 900 })
    const stamp = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
    const { slug } = await aShopProduct(page, { name: `Campanello ${stamp}`, price: '60.00' })
    const to = `luca.${stamp}@example.it`
    await openPage(page, it ? '/buono-regalo' : '/en/buono-regalo')
    const form = page.getByRole('form', { name: it ? 'Buono regalo' : 'Gift card' })
    const buy = form.getByRole('button', {
      name: it ? 'Ordina con obbligo di pagamento' : 'Order with obligation to pay',
    })
    await form.getByLabel(it ? 'Importo in euro' : 'Amount in euro').fill('5')
    await buy.click()
    await expect(page.locator('.error-summary')).toContainText(it ? 'da 10 a 1.000 €' : 'from €10 to €1,000')
    await form.getByLabel(it ? 'Importo in euro' : 'Amount in euro').fill('1000')
    await expect(page.locator('.gift-card .price')).toHaveText(it ? '1.000 €' : '€1,000')
    await form.getByRole('button', { name: it ? '100 €' : '€100' }).click()
    await form.getByLabel(it ? 'Nome di chi lo riceve' : 'Recipient’s name').fill('Luca Bianchi')
    await form.getByLabel(it ? 'E-mail di chi lo riceve' : 'Recipient’s email').fill(to)
    await form.getByLabel(it ? 'Messaggio' : 'Message').fill('Buone pedalate!')
    await form.getByLabel(it ? 'Il tuo nome e cognome' : 'Your full name').fill('Giulia Ferrari')
    await form.getByLabel(it ? 'La tua e-mail' : 'Your email').fill(`giulia.${stamp}@example.it`)
    // The card is drawn as it is written.
    const card = page.locator('.gift-card')
    for (const part of it
      ? ['100 €', 'Per Luca Bianchi', 'Buone pedalate!', 'Da Giulia Ferrari']
      : ['€100', 'For Luca Bianchi', 'Buone pedalate!', 'From Giulia Ferrari'])
      await expect(card).toContainText(part)
    await buy.click()
    await expect(page).toHaveURL(/\/ordine\/PV-/)
    const box = page.getByRole('region', { name: it ? 'Il buono regalo' : 'The gift card' })
    await expect(box).toContainText(
      it ? 'Parte quando il pagamento è arrivato' : 'It’s sent once the payment has arrived',
    )
    await expectAccessible(page)
    const orderNumber = /PV-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(page.url())?.[0] ?? ''
    const [{ id }] = await (await page.request.get(`/api/admin/orders?q=${orderNumber}`)).json()
    expect((await page.request.patch(`/api/admin/orders/${id}`, { data: { paymentStatus: 'paid' } })).status()).toBe(
      200,
    )
    await expect.poll(async () => (await mailsTo(to)).length).toBe(1)
    const code = /(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec((await mailsTo(to))[0]?.text ?? '')?.[0] ?? ''
    await page.reload()
    await expect(box).toContainText(it ? 'È partito il' : 'It was sent on')
    await box.getByText(it ? 'Recedi dall’acquisto' : 'Withdraw from the purchase').click()
    await expect(box).toContainText(it ? 'ora 100,00 €' : 'now €100.00')
    await expectAccessible(page)

    await openPage(page, it ? '/buono-regalo' : '/en/buono-regalo')
    const balance = page.getByRole('region', { name: it ? 'Quanto resta su un buono' : 'What’s left on a card' })
    const typed = balance.getByRole('textbox')
    await typed.fill(code.replace(/.$/, code.endsWith('7') ? '8' : '7'))
    await balance.getByRole('button').click()
    await expect(balance).toContainText(it ? 'ce n’è una sbagliata' : 'one is wrong')
    await typed.fill(code.toLowerCase())
    await balance.getByRole('button').click()
    await expect(balance).toContainText(it ? 'Restano 100,00 € di 100,00 €' : '€100.00 of €100.00 is left')

    await openPage(page, `${it ? '' : '/en'}/prodotto/${slug}`)
    await page
      .locator('main')
      .getByRole('button', { name: it ? 'Aggiungi al carrello' : 'Add to cart' })
      .first()
      .click()
    await page.getByRole('button', { name: it ? /^Carrello, \d/ : /^Cart, \d/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: it ? 'Vai al checkout' : 'Go to checkout' })
      .click()
    await fillCheckout(page, { customerName: 'Luca Bianchi', customerEmail: to })
    await page.getByText(it ? 'Hai un codice?' : 'Got a code?').click()
    const field = page.getByLabel(it ? 'Codice sconto o buono regalo' : 'Discount code or gift card')
    await field.fill(code.replace(/.$/, code.endsWith('7') ? '8' : '7'))
    await field.press('Enter')
    await expect(page.locator('.coupons')).toContainText(it ? 'ce n’è una sbagliata' : 'one is wrong')
    await field.fill(code)
    await field.press('Enter')
    const use = page.getByLabel(it ? 'Quanto usarne, in euro' : 'How much to use, in euro')
    await expect(use).toHaveValue('60.00')
    const payment = page.getByText(it ? 'Bonifico bancario' : 'Bank transfer', { exact: true })
    await expect(payment).toBeHidden()
    await use.fill('25')
    await expect(page.locator('.checkout-summary .sums').last()).toContainText(it ? '35,00 €' : '€35.00')
    await expect(payment).toBeVisible()
    await expectAccessible(page)
    await use.fill('60')
    await expect(page.locator('.checkout-summary .sums').last()).toContainText(it ? '0,00 €' : '€0.00')
    await expectAccessible(page)
    const order = page.locator('.btn-order')
    await expect(order).toHaveText(it ? 'Ordina con obbligo di pagamento' : /obligation to pay/)
    await order.click()
    const placed = page.getByRole('dialog')
    await expect(placed).toContainText(it ? 'Ordine confermato' : 'Order confirmed')
    await expectAccessible(page)
    await placed.getByRole('link', { name: it ? /Vedi l’ordine|Vedi il tuo ordine/ : /See (the|your) order/ }).click()
    await expect(page.locator('.sums').first()).toContainText(it ? 'Buono regalo' : 'Gift card')
    await openPage(page, it ? '/buono-regalo' : '/en/buono-regalo')
    await typed.fill(code)
    await balance.getByRole('button').click()
    await expect(balance).toContainText(it ? 'Restano 40,00 €' : '€40.00 of')
  })
}

for (const width of eachCase([390, 1440])) {
  test(`the shopkeeper gives, finds and blocks a gift card (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const stamp = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
    const email = `scusa.${stamp}@example.it`
    await openDashboard(page, '/admin?tab=ordini&vista=buoni')
    await page.getByRole('button', { name: 'Dai un buono' }).click()
    const form = page.getByRole('dialog', { name: 'Dai un buono regalo' })
    await form.getByRole('button', { name: 'Manda il buono' }).click()
    await expect(form.locator('.error-summary')).toContainText('Scegli un importo da 1 a 1.000 €.')
    await form.getByLabel('Importo in euro').fill('15')
    await form.getByLabel(/^Motivo/).fill('Pacco arrivato tardi')
    await form.getByLabel('Nome di chi lo riceve').fill(`Luca ${stamp}`)
    await form.getByLabel('E-mail di chi lo riceve').fill(email)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Manda il buono' }).click()
    await expect(toast(page).filter({ hasText: 'Buono mandato' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Cerca tra i buoni' }).fill(email)
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('15,00 €')
    await expectAccessible(page)
    await row.getByRole('button', { name: /^Apri/ }).click()
    const card = page.getByRole('dialog', { name: `Buono di Luca ${stamp}` })
    await expect(card).toContainText('Emesso')
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Blocca' }).click()
    await expect(toast(page).filter({ hasText: 'Buono bloccato' })).toBeVisible()
    await expect(card).toContainText('Bloccato')
    await card.getByRole('button', { name: 'Sblocca' }).click()
    await expect(card).toContainText('Attivo')
  })
}
