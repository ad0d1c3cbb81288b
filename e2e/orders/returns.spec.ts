import type { Page } from '@playwright/test'
import { mailsTo } from '../mails.ts'
import { aDeliveredOrder, returnPage } from '../return-orders.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const aPhoto = 'web/pictures/home-casco-340.webp'

/** Ticks an item and continues to the kinds of return. */
async function goOnWith(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: /^(Continua con|Continue with) 1/ }).click()
  await expect(page.getByRole('heading', { name: /Cosa facciamo|What shall we do/ })).toBeFocused()
}

for (const [language, width] of eachCase([
  ['it', 1440],
  ['en', 390],
])) {
  test(`a guest withdraws from one line of three in four steps (${language}, ${width} px)`, async ({ page }) => {
    const it = language === 'it'
    const order = await aDeliveredOrder(page)
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, `${it ? '' : '/en'}/ordine/${order.orderNumber}?k=${order.accessKey}`)
    await page.getByRole('link', { name: it ? 'Rendi o cambia un articolo' : 'Return or exchange an item' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(it ? 'Rendi o cambia' : 'Return or exchange')
    await expect(page.getByRole('checkbox', { name: order.names.tyre })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: it ? 'Continua' : 'Continue' }).click()
    await expect(page.locator('.return-flow').getByRole('alert')).toContainText(
      it ? 'Spunta almeno un articolo' : 'Tick at least one item',
    )
    await goOnWith(page, order.names.tyre)
    await page.getByRole('button', { name: it ? 'Continua' : 'Continue' }).click()
    await expect(page.locator('.return-flow').getByRole('alert')).toContainText(
      it ? 'Scegli una delle possibilità' : 'Choose one of the options',
    )
    const withdrawal = page.getByRole('radio', { name: it ? /^Lo rendo, ridatemi i soldi/ : /^I’m returning it/ })
    await expect(withdrawal).toHaveAccessibleName(it ? /tornano 69,21/ : /€69\.21 back/)
    await withdrawal.check({ force: true })
    await expectAccessible(page)
    await page.getByRole('button', { name: it ? 'Continua' : 'Continue' }).click()

    const summary = page.getByRole('heading', { name: it ? 'È tutto giusto?' : 'Is everything right?' })
    await expect(summary).toBeFocused()
    await expect(page.locator('.return-flow')).toContainText(
      it ? /69,21.€ con bonifico, al più tardi/ : /€69\.21 by bank/,
    )
    await page.goBack()
    await expect(withdrawal).toBeChecked()
    await page.goForward()
    await page.reload()
    await expect(summary).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: it ? 'Conferma recesso' : 'Confirm withdrawal', exact: true }).click()

    await expect(page.getByRole('heading', { name: it ? 'Recesso ricevuto' : 'Withdrawal received' })).toBeFocused()
    await expect(page.locator('.plate .figure')).toHaveText(/^RS-/)
    const code = (await page.locator('.plate .figure').textContent()) ?? ''
    await expectAccessible(page)
    const note = page.getByRole('link', { name: it ? 'Nota di reso, PDF' : 'Return note, PDF' })
    const pdf = await page.request.get((await note.getAttribute('href')) ?? '')
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await page.reload()
    await expect(page.locator('.plate .figure')).toHaveText(code)
    await expect.poll(async () => (await mailsTo(order.customerEmail)).map((mail) => mail.text).join()).toContain(code)

    await page.getByRole('link', { name: it ? 'Torna all’ordine' : 'Back to the order' }).click()
    const returns = page.getByRole('region', { name: it ? 'Resi e cambi' : 'Returns and exchanges' })
    await expect(returns).toContainText(code)
    await expect(returns).toContainText(it ? /Ti tornano 69,21.€, al più tardi/ : /You’ll get €69\.21 back, by/)
    await expectAccessible(page)
  })
}

test('an exchange holds the other size at once, by keyboard alone', async ({ page }) => {
  const order = await aDeliveredOrder(page)
  await openPage(page, returnPage(order))
  await page.getByRole('checkbox', { name: order.names.helmet }).press('Space')
  await page.getByRole('button', { name: 'Continua con 1 pezzo' }).press('Enter')
  await page.getByRole('radio', { name: /^Lo cambio con un’altra taglia/ }).press('Space')
  await page.getByRole('button', { name: 'Continua' }).press('Enter')
  await expect(page.locator('.return-flow').getByRole('alert')).toContainText('Scegli la nuova taglia')
  await expect(page.getByRole('radio', { name: /^M ce l’hai/ })).toBeDisabled()
  await page.getByRole('radio', { name: /^L \d/ }).press('Space')
  await expect(page.getByText('La L resta tua')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continua' }).press('Enter')
  await expect(page.locator('.return-flow')).toContainText(/Da pagare\s*0,00/)
  await page.getByRole('button', { name: 'Conferma il cambio' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Cambio ricevuto' })).toBeFocused()
  const product = await (await page.request.get(`/api/products/${order.helmetId}`)).json()
  expect(product.sizes.find(({ size }: { size: string }) => size === 'L').stock).toBe(2)
})

for (const [language, width] of eachCase([
  ['it', 390],
  ['en', 1440],
])) {
  test(`of two articles one is exchanged and one given back, in one go (${language}, ${width} px)`, async ({
    page,
  }) => {
    const it = language === 'it'
    const order = await aDeliveredOrder(page)
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, returnPage(order, language))
    await page.getByRole('checkbox', { name: order.names.helmet }).check()
    await page.getByRole('checkbox', { name: order.names.pedals }).check()
    await page.getByRole('button', { name: /^(Continua con|Continue with) 2/ }).click()
    await page.getByRole('checkbox', { name: it ? 'Uguale per tutti' : 'The same for all' }).uncheck()
    const choices = page.locator('.return-part')
    await expect(choices).toHaveCount(2)
    const goOn = page.getByRole('button', { name: it ? 'Continua' : 'Continue' })
    await choices
      .filter({ hasText: order.names.helmet })
      .getByRole('radio', { name: it ? /^Lo cambio/ : /^I’d like another size/ })
      .check({ force: true })
    await page.getByRole('radio', { name: /^L \d/ }).check({ force: true })
    await goOn.click()
    await expect(choices.getByRole('alert')).toHaveText(
      it ? 'Scegli una delle possibilità.' : 'Choose one of the options.',
    )
    await expect(choices.nth(1).getByRole('radio').first()).toBeFocused()
    await choices
      .filter({ hasText: order.names.pedals })
      .getByRole('radio', { name: it ? /^Lo rendo/ : /^I’m returning it/ })
      .check({ force: true })
    await expectAccessible(page)
    await goOn.click()

    await expect(choices).toHaveCount(2)
    await expect(page.locator('.return-flow')).toContainText(it ? /48,60.€ con bonifico/ : /€48\.60 by bank/)
    await page.reload()
    await expect(choices).toHaveCount(2)
    await expectAccessible(page)
    const send = it ? 'Conferma recesso e invia il resto' : 'Confirm withdrawal and send the rest'
    await page.getByRole('button', { name: send }).click()

    await expect(page.getByRole('heading', { name: it ? 'Cambio ricevuto' : 'Exchange received' })).toBeFocused()
    await expect(page.getByRole('heading', { name: it ? 'Recesso ricevuto' : 'Withdrawal received' })).toBeVisible()
    const notes = page.getByRole('link', { name: it ? /^Nota di reso, PDF: RS-/ : /^Return note, PDF: RS-/ })
    await expect(notes).toHaveCount(2)
    await expectAccessible(page)
    await page.reload()
    await expect(page.locator('.plate .figure')).toHaveCount(2)
    await page.getByRole('link', { name: it ? 'Torna all’ordine' : 'Back to the order' }).click()
    const returns = page.getByRole('region', { name: it ? 'Resi e cambi' : 'Returns and exchanges' })
    await expect(returns).toContainText(it ? 'Cambio' : 'Exchange')
    await expect(returns).toContainText(it ? /Ti tornano 48,60.€/ : /You’ll get €48\.60/)
  })
}

test(
  'a size that goes while it is chosen is told at its step, and the form is kept',
  whole,
  async ({ page, complaints }) => {
    const order = await aDeliveredOrder(page)
    await openPage(page, returnPage(order))
    await goOnWith(page, order.names.helmet)
    await page.getByRole('radio', { name: /^Lo cambio/ }).check({ force: true })
    await page.getByRole('radio', { name: /^L \d/ }).check({ force: true })
    await page.getByRole('button', { name: 'Continua' }).click()
    const sizes = [
      { size: 'S', stock: 3 },
      { size: 'M', stock: 2 },
      { size: 'L', stock: 0 },
    ]
    const known = await (await page.request.get(`/api/admin/products/${order.helmetId}`)).json()
    const changed = await page.request.put(`/api/admin/products/${order.helmetId}`, { data: { ...known, sizes } })
    expect(changed.status()).toBe(200)
    await page.getByRole('button', { name: 'Conferma il cambio' }).click()
    await expect(page.getByText('La taglia scelta è appena finita')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Lo cambio/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^S 3/ })).toBeEnabled()
    await expect(page.getByRole('radio', { name: /^L \d/ })).toHaveCount(0)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
  },
)

test('a defect is told with a photo, which is shown and can be taken away', async ({ page }) => {
  const order = await aDeliveredOrder(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, returnPage(order))
  await goOnWith(page, order.names.pedals)
  await page.getByRole('radio', { name: /^È difettoso/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.locator('.return-flow').getByRole('alert')).toContainText('Aggiungi ancora una foto')
  await page.getByLabel('Foto', { exact: true }).setInputFiles([aPhoto, aPhoto])
  await expect(page.getByRole('img', { name: 'Foto 2' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Togli la foto 2' }).click()
  await expect(page.getByRole('img', { name: 'Foto 1' })).toHaveJSProperty('complete', true)
  await page.getByLabel(/^Che cosa non va/).fill('Il perno gira a vuoto.')
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.locator('.return-flow')).toContainText('Il perno gira a vuoto.')
  await page.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect(page.getByRole('heading', { name: 'Richiesta ricevuta' })).toBeFocused()
  await expectAccessible(page)
})

test(
  'a return that nothing was sent for is taken back, and its pieces can be returned again',
  whole,
  async ({ page }) => {
    const order = await aDeliveredOrder(page)
    await page.request.post(`/api/orders/${order.orderNumber}/returns?k=${order.accessKey}`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      data: { kind: 'withdrawal', outcome: 'refund', lines: [{ line: 3, quantity: 1 }] },
    })
    await openPage(page, returnPage(order))
    await expect(page.getByRole('checkbox', { name: order.names.tyre })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: order.names.pedals })).toHaveCount(0)
    await openPage(page, `/ordine/${order.orderNumber}?k=${order.accessKey}`)
    const returns = page.getByRole('region', { name: 'Resi e cambi' })
    await returns.getByRole('button', { name: /^Ci ripenso/ }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Ritirare il reso?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Ritira il reso' }).click()
    await expect(returns).toContainText('Ritirato')
    await page.getByRole('link', { name: 'Rendi o cambia un articolo' }).click()
    await expect(page.getByRole('checkbox', { name: order.names.pedals })).toBeEnabled()
  },
)

test('the link of a mail to the withdrawal leads to «Rendi o cambia» too', whole, async ({ page }) => {
  const order = await aDeliveredOrder(page)
  await openPage(page, `/recesso?ordine=${order.orderNumber}&k=${order.accessKey}`)
  await page.locator('.withdrawal').getByRole('link', { name: 'Rendi o cambia' }).click()
  await expect(page.getByRole('checkbox', { name: order.names.pedals })).toBeVisible()
})
