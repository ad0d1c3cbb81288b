import { readFileSync } from 'node:fs'
import { beCustomer, mailedLink, newEmail, password, placeGuestOrder, placeOrder, toastOf } from '../customer-steps.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

test('the export is a file with everything about the customer and no password', async ({ page }) => {
  const email = await beCustomer(page)
  const { orderNumber } = await placeOrder(page.request, email)
  await openPage(page, '/account')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Scarica i miei dati' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  const text = readFileSync(await download.path(), 'utf8')
  const data = JSON.parse(text)
  expect(data.profile).toMatchObject({ firstName: 'Giulia', email })
  expect(data.orders).toMatchObject([{ orderNumber, items: [{ quantity: 1 }] }])
  expect(Object.keys(data)).toEqual(expect.arrayContaining(['reviews', 'cart', 'sessions', 'withdrawals', 'mails']))
  expect(text).not.toMatch(/passwordHash|argon2/)
})

test('an account is erased with its password only; the orders stay with the shop', async ({ page, complaints }) => {
  const email = await beCustomer(page)
  const { orderNumber, accessKey } = await placeOrder(page.request, email)
  await openPage(page, '/account')
  const erase = page.getByRole('button', { name: 'Elimina account' })
  await erase.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Eliminare l’account?' })
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(erase).toBeFocused()

  await erase.press('Enter')
  await dialog.getByLabel('La tua password', { exact: true }).fill('sbagliata')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('.error').filter({ hasText: /./ }).first()).toBeVisible()
  await expect(dialog.getByLabel('La tua password', { exact: true })).toHaveValue('sbagliata')
  await dialog.getByLabel('La tua password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(toastOf(page)).toContainText('Account eliminato')
  await expect(page.locator('header').getByRole('link', { name: 'Accedi' })).toBeVisible()
  const login = await page.request.post('/api/customer/login', { data: { email, password } })
  expect(login.status()).toBe(401)
  const order = await page.request.get(`/api/orders/${orderNumber}?k=${accessKey}`)
  expect(order.status()).toBe(200)
  // The wrong password, which Chromium logs.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')])
})

test('other sessions are listed by their device and ended from here', whole, async ({ page, browser, baseURL }) => {
  const email = await beCustomer(page)
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const logIn = async () =>
    expect((await elsewhere.request.post('/api/customer/login', { data: { email, password } })).status()).toBe(200)
  await logIn()
  await openPage(page, '/account')
  const sessions = page.getByRole('list').filter({ hasText: 'Questa sessione' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Chiudi la sessione: Firefox su Linux' }).click()
  await expect(toastOf(page)).toContainText('Sessione chiusa')
  await expect(page.getByRole('heading', { name: 'Dove hai fatto l’accesso' })).toBeFocused()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)

  await logIn()
  await page.reload()
  await page.getByRole('button', { name: 'Chiudi tutte le altre' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await elsewhere.request.get('/api/auth/user')).status()).toBe(401)
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)
  await elsewhere.close()
})

for (const language of eachCase(['it', 'en'])) {
  test(`orders made as a guest join the account once the link of the mail is opened (${language})`, async ({
    page,
  }) => {
    const it = language === 'it'
    const email = newEmail()
    const { orderNumber } = await placeGuestOrder(email, language)
    await page.request.post('/api/customer/register', {
      headers: { 'accept-language': language },
      data: { firstName: 'Giulia', lastName: 'Ferrari', email, password },
    })
    await openPage(page, `/account?lang=${language}`)
    await expect(page.getByText(it ? 'Non hai ancora ordini.' : 'You have no orders yet.')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: it ? 'Conferma la tua e-mail' : 'Confirm your email' }),
    ).toBeVisible()
    await openPage(page, await mailedLink(email, /^\/verifica-email/))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(
      page.getByRole('status').filter({ hasText: it ? 'E-mail confermata' : 'Email confirmed' }),
    ).toBeVisible()
    await expect(page.locator('.order-card')).toContainText(orderNumber)
    await expectAccessible(page)
    // The same link a second time: the address stays proven.
    await openPage(page, await mailedLink(email, /^\/verifica-email/))
    await expect(page).toHaveURL(/email=verificata/)
  })
}

test('a link from another person’s mail proves nothing', whole, async ({ page, playwright, baseURL }) => {
  const other = newEmail('altra')
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await stranger.post('/api/customer/register', {
    data: { firstName: 'Marta', lastName: 'Neri', email: other, password },
  })
  await stranger.dispose()
  await beCustomer(page)
  await openPage(page, await mailedLink(other, /^\/verifica-email/))
  await expect(page).toHaveURL(/email=scaduta/)
  await expect(page.getByText('Questo link non vale più', { exact: false })).toBeVisible()
})

test('a new address asks for the password; one that came without it is undone by a press at the old one', async ({
  page,
}) => {
  const email = await beCustomer(page)
  await openPage(page, '/account')
  await page.getByRole('button', { name: 'Modifica il profilo' }).click()
  const profile = page.getByRole('form', { name: 'Profilo' })
  await expect(profile.getByLabel('Password attuale', { exact: true })).toHaveCount(0)
  await profile.getByLabel('E-mail').fill(newEmail('nuova'))
  await profile.getByRole('button', { name: 'Salva' }).click()
  await expect(profile.getByLabel('Password attuale', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await profile.getByLabel('Password attuale', { exact: true }).fill(password)
  await profile.getByRole('button', { name: 'Salva' }).click()
  await expect(toastOf(page)).toContainText('Profilo aggiornato')
  await page.request.put('/api/customer/profile', {
    data: { firstName: 'Giulia', lastName: 'Ferrari', email },
  })
  const { email: stolen } = await (await page.request.get('/api/auth/user')).json()
  expect(stolen).toBe(email)
  const thief = newEmail('ladro')
  await page.request.put('/api/customer/profile', { data: { firstName: 'Giulia', lastName: 'Ferrari', email: thief } })
  await openPage(page, await mailedLink(email, /^\/annulla-cambio-email/))
  await expect(page.getByRole('heading', { name: 'Il cambio è annullato' })).toBeVisible()
  await expectAccessible(page)
})
