import { beCustomer, deliver, handleOrder, holdCalls, placeOrder, toastOf } from '../customer-steps.ts'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

test('the header pulses in the login’s place until the shop has said who it is, and asks once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await beCustomer(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/user')) asked++
  })
  const held = await holdCalls(page, '**/api/auth/user')
  await openPage(page, '/accessori')
  const place = page.locator('header .user-wait')
  await expect(place).toBeVisible()
  expect(await place.evaluate((one) => getComputedStyle(one).animationName)).not.toBe('none')
  const { width } = (await place.boundingBox()) ?? { width: 0 }
  expect(width).toBeGreaterThan(40)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect
    .poll(() => place.evaluate((one) => Number.parseFloat(getComputedStyle(one).animationDuration)))
    .toBeLessThan(0.1)
  held.release()
  await expect(page.locator('header').getByRole('button', { name: 'Giulia' })).toBeVisible()
  // Kept for five minutes: going on does not ask again.
  await page.getByRole('link', { name: 'Pedivella, pagina iniziale' }).first().click()
  await expect(page).toHaveURL('/')
  expect(asked).toBe(1)
})

for (const [what, user, shown] of [
  ['the part of the e-mail before the at sign', { firstName: '', email: 'marco.rossi@example.it' }, 'marco.rossi'],
  ['Account', { firstName: '', email: '' }, 'Account'],
] as const) {
  test(`who has no first name is called by ${what}`, async ({ page }) => {
    await beCustomer(page)
    await page.route('**/api/auth/user', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...user } })
    })
    await openPage(page, '/accessori')
    await expect(page.locator('header').getByRole('button', { name: shown, exact: true })).toBeVisible()
  })
}

test('the orders show number, date, total and state; details lead to documents, parcel and review', async ({
  page,
}) => {
  const email = await beCustomer(page)
  const delivered = await placeOrder(page.request, email)
  await handleOrder(delivered.id, ...deliver)
  const shipped = await placeOrder(page.request, email)
  await handleOrder(shipped.id, ...deliver.slice(0, 2))
  const cancelled = await placeOrder(page.request, email)
  await handleOrder(cancelled.id, { orderStatus: 'cancelled' })
  const fresh = await placeOrder(page.request, email)
  await page.request.post('/api/customer/cart', { data: { productId: fresh.product.id, quantity: 2 } })
  await openPage(page, '/account')

  const cardOf = (number: string) => page.locator('.order-card').filter({ hasText: number })
  await expect(cardOf(delivered.orderNumber).locator('.badge')).toHaveText(['Completato'])
  await expect(cardOf(fresh.orderNumber).locator('.badge')).toHaveText(['In elaborazione', 'In attesa di pagamento'])
  // A state is a word in the customer’s language, whatever the call answers.
  await expect(cardOf(shipped.orderNumber).locator('.badge')).toHaveText(['Spedito'])
  await expect(cardOf(cancelled.orderNumber).locator('.badge')).toHaveText(['Annullato'])
  const today = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(new Date())
  await expect(cardOf(fresh.orderNumber)).toContainText(today)
  await expect(cardOf(fresh.orderNumber)).toContainText(`${fresh.total.replace('.', ',')} €`)

  const brief = page.getByRole('region', { name: 'In breve' })
  await expect(brief).toContainText(email)
  await expect(brief).toContainText('4ordini')
  await expect(brief).toContainText('2nel carrello')
  const month = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'Europe/Rome' })
  await expect(page.getByText(`Cliente da ${month.format(new Date())}.`)).toBeVisible()

  const card = cardOf(delivered.orderNumber)
  await card.getByRole('button', { name: /^Dettagli dell’ordine/ }).press('Enter')
  await expect(card).toContainText('BRT0887')
  await expect(card.getByRole('link', { name: 'Scrivi una recensione' })).toHaveAttribute('href', /\?recensione=1$/)
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Conferma d’ordine' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(delivered.orderNumber)
  await expect(page.getByRole('button', { name: 'Stampa' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Torna alla home' }).click()
  await expect(page).toHaveURL('/')
})

test('a receipt of withdrawal can be read again from the account', whole, async ({ page }) => {
  const email = await beCustomer(page)
  const { orderNumber } = await placeOrder(page.request, email)
  const sent = await page.request.post('/api/withdrawals', {
    data: { customerName: 'Giulia Ferrari', customerEmail: email, orderNumber, items: '' },
  })
  const { reference, statement } = await sent.json()
  await openPage(page, '/account')
  await page.getByRole('button', { name: /^Dettagli dell’ordine/ }).click()
  await page.getByRole('link', { name: `Ricevuta di recesso ${reference}` }).click()
  await expect(page.getByRole('heading', { name: 'Recesso ricevuto' })).toBeVisible()
  await expect(page.getByText(statement)).toBeVisible()
  await expectAccessible(page)
})

test('saving says so while it lasts and what went wrong, and keeps what was typed', async ({ page, complaints }) => {
  await beCustomer(page)
  await openPage(page, '/account')
  await page.getByRole('button', { name: 'Modifica il profilo' }).click()
  const profile = page.getByRole('form', { name: 'Profilo' })
  await profile.getByLabel('Città').fill('Vicenza')
  await page.route('**/api/customer/profile', (route) => route.abort())
  await profile.getByRole('button', { name: 'Salva' }).click()
  await expect(toastOf(page)).toContainText('Errore di aggiornamento')
  await expect(toastOf(page)).toContainText('Si è verificato un errore durante l’aggiornamento del profilo')
  await expect(profile.getByLabel('Città')).toHaveValue('Vicenza')
  await page.unroute('**/api/customer/profile')
  const held = await holdCalls(page, '**/api/customer/profile')
  await profile.getByRole('button', { name: 'Salva' }).click()
  const busy = profile.getByRole('button', { name: 'Aggiornamento…' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  held.release()
  await expect(toastOf(page)).toContainText('Profilo aggiornato')
  await expect(page.locator('dd').filter({ hasText: 'Vicenza' })).toBeVisible()
  // Chromium and the shop's log report the aborted request.
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

test(
  'the notifications switch is disabled while it saves, and goes back when that fails',
  whole,
  async ({ page, complaints }) => {
    await beCustomer(page)
    await openPage(page, '/account')
    const notifications = page.getByRole('switch', { name: 'Notifiche e-mail' })
    const held = await holdCalls(page, '**/api/auth/user/notifications')
    await notifications.press('Space')
    await expect(notifications).toBeDisabled()
    await expect(notifications).not.toBeChecked()
    held.release()
    await expect(toastOf(page)).toContainText('Preferenze aggiornate')
    await expect(notifications).toBeEnabled()
    await page.unroute('**/api/auth/user/notifications')
    await page.route('**/api/auth/user/notifications', (route) => route.abort())
    await notifications.click()
    await expect(toastOf(page)).toContainText('Le preferenze non sono state salvate')
    await expect(notifications).not.toBeChecked()
    expect(complaints.splice(0).length).toBeGreaterThan(0)
  },
)

test(
  'the account in English, by keyboard: what the specification’s messages say',
  whole,
  async ({ page, complaints }) => {
    await openPage(page, '/account?lang=en')
    await expect(page.getByRole('heading', { name: 'Login required' })).toBeVisible()
    await expect(page.getByText('You must be logged in to view your account.')).toBeVisible()
    const email = await beCustomer(page)
    const { id } = await placeOrder(page.request, email, 'en')
    await handleOrder(id, ...deliver)
    await openPage(page, '/account')
    await expect(page.getByRole('heading', { level: 1, name: 'Hello Giulia' })).toBeVisible()
    await expect(page.locator('.order-card .badge').first()).toHaveText('Completed')
    await page.getByRole('button', { name: 'Details of order' }).press('Enter')
    await expect(page.getByRole('link', { name: 'Order confirmation' })).toBeVisible()
    await expect(page.locator('.order-card').getByRole('link', { name: /^Withdraw from contract here/ })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Edit your profile' }).press('Enter')
    const profile = page.getByRole('form', { name: 'Profile' })
    await expect(profile.getByLabel('First name')).toBeFocused()
    await profile.getByLabel('First name').fill('')
    await page.keyboard.press('Enter')
    await expect(page.locator('.error-summary')).toBeFocused()
    await profile.getByLabel('First name').fill('Julia')
    await page.route('**/api/customer/profile', (route) => route.abort())
    await page.keyboard.press('Enter')
    await expect(toastOf(page, 'en')).toContainText('Update error')
    await expect(toastOf(page, 'en')).toContainText('An error occurred while updating your profile')
    await page.unroute('**/api/customer/profile')
    await profile.getByLabel('First name').press('Enter')
    await expect(toastOf(page, 'en')).toContainText('Profile updated')
    await page.getByRole('switch', { name: 'Email notifications' }).press('Space')
    await expect(toastOf(page, 'en')).toContainText('Preferences updated')
    expect(complaints.splice(0).length).toBeGreaterThan(0)
  },
)
