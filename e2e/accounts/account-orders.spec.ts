import { aStockedProduct, beCustomer, handleOrder, newEmail, password, placeOrder, toastOf } from '../customer-steps.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

for (const language of eachCase(['it', 'en'])) {
  test(`an unpaid order says first how much, until when and where the money goes (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const it = language === 'it'
    const email = await beCustomer(page)
    const shipped = await placeOrder(page.request, email, language)
    await handleOrder(shipped.id, { paymentStatus: 'paid' }, { orderStatus: 'shipped', trackingCode: 'BRT1' })
    const cancelled = await placeOrder(page.request, email, language)
    await handleOrder(cancelled.id, { orderStatus: 'cancelled' })
    const { orderNumber } = await placeOrder(page.request, email, language)
    await openPage(page, `/account?lang=${language}`)
    const headings = page.locator('.account-main h2')
    await expect(headings.first()).toHaveText(it ? 'I tuoi ordini' : 'Your orders')
    const order = page.getByRole('listitem').filter({ hasText: orderNumber })
    await expect(order).toContainText(
      it ? /Da pagare: \d+,\d\d.€ entro il \d+ \w+ \d{4}/ : /To pay: €\d+\.\d\d by \d+ \w+ \d{4}/,
    )
    await expect(order).toContainText('IT60 X054 2811 1010 0000 0123 456')
    await expect(order).toContainText('Cicli Pedivella S.r.l.')
    await order.getByRole('button', { name: /IBAN/ }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('IT60X0542811101000000123456')
    await expect(page.locator('main')).toContainText(it ? 'Spedito' : 'Shipped')
    await expect(page.locator('main')).toContainText(it ? 'Annullato' : 'Cancelled')
    if (it) await expect(page.locator('main')).not.toContainText(/shipped|cancelled|login/i)
    const details = order.getByRole('button', { name: new RegExp(orderNumber) }).filter({ hasText: /Dettagli|Details/ })
    await details.click()
    await order.getByRole('link', { name: it ? 'Conferma d’ordine' : 'Order confirmation' }).click()
    await expect(page.locator('main')).toContainText(it ? /Da pagare: \d/ : /To pay: €/)
    await expect(page.locator('main h2').first()).toHaveText(it ? 'Dati per il bonifico' : 'Bank transfer details')
  })
}

test('an address is kept when its box is ticked, and the box starts empty', async ({ page }) => {
  await beCustomer(page)
  const product = await aStockedProduct(page.request)
  const order = async (tick: boolean) => {
    await page.request.post('/api/customer/cart', { data: { productId: product.id, quantity: 1 } })
    await openPage(page, '/accessori?checkout=1')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Bonifico/ }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Indirizzo' }).fill('Via Roma 7')
    await dialog.getByRole('textbox', { name: 'CAP' }).fill('36100')
    await dialog.getByLabel('Città').fill('Vicenza')
    const box = dialog.getByRole('checkbox', { name: 'Salva questo indirizzo' })
    await expect(box).not.toBeChecked()
    if (tick) await box.check()
    await dialog.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click()
    await expect(dialog.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
    return (await (await page.request.get('/api/auth/user')).json()).address
  }
  expect(await order(false)).toBeNull()
  expect(await order(true)).toBe('Via Roma 7')
})

test('a guest’s confirmation shows what was bought, and an account needs a password only', async ({ page }) => {
  const email = newEmail('ospite')
  const product = await aStockedProduct(page.request)
  await openPage(page, `/prodotto/${product.slug}`)
  await page.getByRole('button', { name: 'Compra ora' }).first().click()
  const dialog = page.getByRole('dialog')
  // First of all: while the wallet is chosen, a filled form loads its script from the provider.
  await dialog.getByRole('radio', { name: /^Bonifico/ }).check({ force: true })
  await expect(dialog.getByRole('checkbox', { name: 'Salva questo indirizzo' })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Nome e cognome' }).fill('Marta De Santis')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByRole('textbox', { name: /Telefono/ }).fill('0444 123456')
  await dialog.getByRole('textbox', { name: 'Indirizzo' }).fill('Via Roma 7')
  await dialog.getByRole('textbox', { name: 'CAP' }).fill('36100')
  await dialog.getByLabel('Città').fill('Vicenza')
  await dialog.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click()
  await expect(dialog.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: product.name })).toContainText('1 pezzo')
  await dialog.getByRole('button', { name: 'Crea un account con questi dati' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Registrati' }).click()
  await expect(dialog.getByRole('heading', { name: 'C’è un problema' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Registrati' }).click()
  await expect(dialog.locator('p:focus')).toContainText(
    `Il tuo account è pronto. Apri il link che abbiamo mandato a ${email}`,
  )
  await expect(toastOf(page)).toHaveCount(0)
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
    firstName: 'Marta',
    lastName: 'De Santis',
    email,
    phone: '0444 123456',
    address: 'Via Roma 7',
    city: 'Vicenza',
    postalCode: '36100',
  })
  // The order waits for the proof of the address.
  expect(await (await page.request.get('/api/customer/orders')).json()).toEqual([])
})

test.describe('ordering again', () => {
  // The wallet's script comes with a checkout that is filled in.
  test.use({ tolerated: /^request to http:\/\/127\.0\.0\.1/ })
  test('an order is bought again in two presses, to the second address by one more', async ({ page }) => {
    const email = await beCustomer(page)
    const { orderNumber } = await placeOrder(page.request, email, 'it')
    const home = { label: 'Casa', name: '', phone: '', address: 'Via Dante 14', city: 'Padova', postalCode: '35121' }
    await page.request.post('/api/customer/addresses', { data: home })
    await openPage(page, '/account')
    await page.getByRole('button', { name: 'Aggiungi un indirizzo' }).click()
    const form = page.getByRole('form', { name: 'Indirizzi' })
    await form.getByLabel('Come lo chiami').fill('Studio')
    await form.getByLabel('Indirizzo').fill('Contrà San Biagio 12')
    await form.getByLabel('CAP').fill('36100')
    await form.getByLabel('Città').fill('Vicenza')
    await form.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('button', { name: 'Usa per primo: Studio' })).toBeVisible()
    await page.getByRole('button', { name: `Ordina di nuovo, ordine ${orderNumber}` }).click()
    const box = page.getByRole('region', { name: 'Prima di rimetterli nel carrello' })
    await expect(box).toContainText('C’è tutto, e non costa di più.')
    await expectAccessible(page)
    await box.getByRole('button', { name: /^Metti \d+ articol. nel carrello/ }).click()
    await expect(page.getByRole('dialog', { name: /carrello/i })).toBeVisible()
    expect(await (await page.request.get('/api/customer/cart')).json()).toHaveLength(1)
    await openPage(page, '/account?checkout=1')
    const checkout = page.getByRole('dialog')
    await checkout.getByRole('button', { name: 'Studio' }).click()
    await expect(checkout).toContainText('Contrà San Biagio 12, 36100 Vicenza')
    await expect(checkout.getByRole('button', { name: 'Studio' })).toHaveAttribute('aria-pressed', 'true')
  })
})
