import type { Page } from '@playwright/test'
import { adminPassword } from '#test/own-process.ts'
import { aShopProduct, openDashboard, openSection, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { expect, expectAccessible, openPage } from '../shop-page.ts'

const test = ownShopTest()

// One after the other: they edit the same shop.
test.describe.configure({ mode: 'serial' })

// Edited by another meanwhile, and a wrong password.
test.use({ tolerated: /status of (409|403)/ })

/** A working day of next week or the one after, never a holiday of fixed date in the first days of a month. */
function aNearFriday(): { iso: string; name: string } {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 7)
  while (day.getUTCDay() !== 5) day.setUTCDate(day.getUTCDate() + 1)
  const name = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
  return { iso: day.toISOString().slice(0, 10), name }
}

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true })

test('a near day is closed with four presses, and visitors read why', async ({ page }) => {
  const { name } = aNearFriday()
  await openDashboard(page)
  await page.getByRole('navigation', { name: 'Posti' }).getByRole('link', { name: 'Negozio' }).click()
  await page.getByRole('link', { name: 'Orari e chiusure' }).click()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('Nessuna consegna promessa si sposta')).toBeVisible()
  await page.getByLabel('Perché').fill('Siamo a una fiera')
  await page.getByRole('button', { name: `Chiudi ${name}` }).click()
  await expect(toast(page)).toContainText('Chiusura segnata')
  await expect(page.getByRole('button', { name: `${name}, chiuso` })).toBeVisible()
  await expectAccessible(page)

  await openPage(page, '/')
  await expect(page.locator('.top-bar')).toContainText(`${name}: chiuso. Siamo a una fiera`)
  await expect(page.locator('#contatti')).toContainText('Siamo a una fiera')
  await openPage(page, '/en')
  await expect(page.locator('.top-bar [lang=it]')).toHaveText('Siamo a una fiera')
  await expectAccessible(page)

  await openDashboard(page, '/admin?tab=negozio&vista=orari')
  await page.getByRole('button', { name: new RegExp(`^Togli ${name}`) }).click()
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
})

test('the customers whose orders a closure moves are named, and told once with one press', async ({ page }) => {
  await openDashboard(page)
  const { id: productId } = await aShopProduct(page, {})
  const customer = { customerName: 'Giulia Ferrari', customerEmail: 'giulia.chiusura@example.it' }
  const place = { shippingAddress: 'Via Roma 1', city: 'Padova', postalCode: '35121', paymentMethod: 'bank' }
  const placed = await page.request.post('/api/orders', {
    data: { order: { ...customer, ...place }, items: [{ productId, quantity: 1 }] },
  })
  const { id, orderNumber } = await placed.json()
  await page.request.patch(`/api/admin/orders/${id}`, { data: { paymentStatus: 'paid' } })
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  const region = await openSection(page, 'Negozio', 'Orari e chiusure')
  await page.getByLabel('Dal', { exact: true }).fill(dayIn(1))
  await page.getByLabel('Al', { exact: true }).fill(dayIn(10))
  await expect(region.getByText('Si sposta una consegna promessa.')).toBeVisible()
  await expect(region.getByRole('link', { name: orderNumber })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Avvisa i clienti con una mail').uncheck()
  await region.getByRole('button', { name: /^Chiudi \d/ }).click()
  await expect(toast(page)).toContainText('Chiusura segnata')

  const dialog = page.getByRole('dialog', { name: /^Avvisa i clienti/ })
  await region
    .getByRole('button', { name: /^Avvisa i clienti/ })
    .first()
    .click()
  await expect(dialog).toContainText(`${orderNumber}, Giulia Ferrari: promessa`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Manda la mail' }).click()
  await expect(toast(page).last()).toContainText('1 cliente avvisato')
  await expect(dialog).toBeHidden()
  await region
    .getByRole('button', { name: /^Avvisa i clienti/ })
    .first()
    .click()
  await expect(dialog).toContainText('Nessuno da avvisare')
  await page.keyboard.press('Escape')

  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${id}`)
  await expect(page.getByRole('region', { name: 'La storia dell’ordine' })).toContainText(
    'Avvisato della chiusura: il nuovo giorno è il',
  )
  await openDashboard(page, '/admin?tab=negozio&vista=orari')
  await page
    .getByRole('button', { name: /^Togli .* 20\d\d/ })
    .first()
    .click()
  await expect(toast(page)).toContainText('Tolta')
})

test('hours that overlap and a closure that ends before it begins are said beside their field, and nothing is lost', async ({
  page,
}) => {
  const region = await openSection(page, 'Negozio', 'Orari e chiusure')
  await page.getByLabel('Mercoledì, riapre').fill('12:30')
  await page.getByLabel('Sabato, riapre').fill('16')
  await page.getByLabel('Sabato, chiude la sera').fill('18.30')
  await save(page).click()
  await expect(page.getByLabel('Mercoledì, riapre')).toHaveAttribute('aria-invalid', 'true')
  await expect(region.getByText('Il pomeriggio comincia prima che finisca la mattina.').last()).toBeVisible()
  await page.getByLabel('Dal', { exact: true }).fill('2027-08-22')
  await page.getByLabel('Al', { exact: true }).fill('2027-08-09')
  await page.getByRole('button', { name: 'Chiudi', exact: true }).click()
  await expect(region.getByText('La chiusura finisce prima di cominciare.').last()).toBeVisible()
  await expect(page.getByLabel('Dal', { exact: true })).toHaveValue('2027-08-22')

  await page.getByLabel('Mercoledì, riapre').fill('15:30')
  // Another has closed a day meanwhile: no quarrel about the week.
  const { version, value } = await (await page.request.get('/api/admin/settings/hours')).json()
  const closures = [...value.closures, { from: '2027-01-07', to: '2027-01-08', hours: [], reason: 'Inventario' }]
  await page.request.put('/api/admin/settings/hours', { data: { version, value: { ...value, closures } } })
  await save(page).click()
  await expect(toast(page)).toContainText('Orari salvati')
  const { exceptions, openingHours } = await (await page.request.get('/api/shop')).json()
  expect(openingHours[5]).toEqual([
    [540, 780],
    [960, 1110],
  ])
  expect(exceptions).toContainEqual(expect.objectContaining({ reason: 'Inventario' }))
})

test('the facts are checked as they are typed, and the name is on every page at once', async ({ page }) => {
  await openDashboard(page)
  const facts = '/api/admin/settings/facts'
  // Until its owner has saved them, a new shop's form is empty.
  const first = await (await page.request.get(facts)).json()
  expect((await page.request.put(facts, { data: { version: first.version, value: first.value } })).status()).toBe(200)
  const region = await openSection(page, 'Negozio', 'Dati e contatti')
  const rea = region.getByLabel('REA')
  await rea.fill('VI 12345O')
  await rea.blur()
  await expect(region.getByText('C’è una lettera tra le cifre: VI 123450?')).toBeVisible()
  await expect(region.getByRole('status')).toContainText('1 dato da correggere: REA.')
  await rea.fill('VI 123450')
  await region.getByLabel('Nome del negozio').fill('Bici Rossi')
  await expectAccessible(page)

  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'Pagamenti', exact: true }).click()
  await expect(rea).toHaveValue('VI 123450')

  // Another has changed the telephone number meanwhile.
  const { version, value } = await (await page.request.get(facts)).json()
  await page.request.put(facts, { data: { version, value: { ...value, phone: '0444 999 999' } } })
  await save(page).click()
  await expect(region.getByRole('alert')).toContainText('Qualcuno l’ha cambiato')
  await expect(region.locator('dl')).toContainText('0444 999 999')
  await expect(rea).toHaveValue('VI 123450')
  await save(page).click()
  await expect(toast(page).last()).toContainText('Dati salvati')
  await expect(region.getByRole('status')).toContainText('valgono appena salvi')

  await openPage(page, '/')
  await expect(page).toHaveTitle(/Bici Rossi/)
  const html = await (await page.request.get('/')).text()
  expect(/<script type="application\/ld\+json"[^>]*>([^<]*)/.exec(html)?.[1]).toContain('Bici Rossi')
  expect(await (await page.request.get('/site.webmanifest')).text()).toContain('Bici Rossi')
})

test('the bank account is changed with the password alone', async ({ page }) => {
  await openDashboard(page)
  const payments = '/api/admin/settings/payments'
  const { version, value } = await (await page.request.get(payments)).json()
  const first = { version, value: { ...value, currentPassword: adminPassword } }
  expect((await page.request.put(payments, { data: first })).status()).toBe(200)
  const region = await openSection(page, 'Negozio', 'Pagamenti')
  const iban = region.getByLabel('IBAN')
  const password = region.getByLabel('La tua password')
  await iban.fill('IT60 X054 2811 1010 0000 0123 465')
  await iban.blur()
  await expect(region.getByText('Le cifre di controllo non tornano').first()).toBeVisible()
  await iban.fill('DE89 3704 0044 0532 0130 00')
  await expect(region.getByText('Le cifre di controllo tornano')).toBeVisible()
  await password.fill('non è questa')
  await region.getByRole('button', { name: 'Cambia il conto' }).click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
  await expectAccessible(page)
  await password.fill(adminPassword)
  await region.getByRole('button', { name: 'Cambia il conto' }).click()
  await expect(toast(page).last()).toContainText('Conto cambiato')
  await expect(password).toHaveValue('')
  expect((await (await page.request.get('/api/shop')).json()).bank.iban).toBe('DE89370400440532013000')
})
