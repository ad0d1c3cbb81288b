import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { openDashboard, openSection, toast } from '../../../e2e/admin-page.ts'
import { demoAccessories, fillCheckout, placeOrder } from '../../../e2e/customer-steps.ts'
import { ownShopTest } from '../../../e2e/own-shop.ts'
import { expect, expectAccessible, openPage } from '../../../e2e/shop-page.ts'
import { buildEmulator } from '../../../wallet-emulator/emulator-app.ts'

const emulator = buildEmulator({ dataDir: mkdtempSync(join(tmpdir(), 'pedivella-instruments-')) })
const test = ownShopTest(async () => ({
  SHOP_DEMO: 'on',
  PAYPAL_API_URL: await emulator.listen({ port: 0, host: '127.0.0.1' }),
  PAYPAL_CLIENT_ID: 'demo',
  PAYPAL_CLIENT_SECRET: 'demo',
  // No second provider: half of its keys offers nothing.
  STRIPE_SECRET_KEY: 'sk_test_none',
}))
// The emulator is another host.
test.use({ viewport: { width: 390, height: 844 }, tolerated: /127\.0\.0\.1|status of (40[0239])/ })
// One worker for all: the emulator ends with it.
test.describe.configure({ mode: 'default' })
test.afterAll(() => emulator.close())

async function openCheckout(page: Page, language: 'it' | 'en', email: string): Promise<void> {
  const [article] = (await demoAccessories(page.request, 'sort=price-high')).filter(({ stock }) => stock > 3)
  if (!article) throw new Error('the demo has no accessory with four pieces')
  const path = language === 'it' ? '/accessori' : '/en/accessori'
  await openPage(page, path)
  await page.evaluate(({ id, name }) => {
    const line = { productId: id, frameSize: null, quantity: 1, name, unitCents: 1, imageUrl: null }
    localStorage.setItem('pedivella.cart', JSON.stringify({ version: 1, lines: [line] }))
  }, article)
  await openPage(page, `${path}?checkout=1`)
  // Not the wallet: then nothing of the provider is loaded yet.
  await page.getByText(language === 'it' ? 'Bonifico bancario' : 'Bank transfer', { exact: true }).click()
  await fillCheckout(page, { customerEmail: email })
}

/** The provider's script, which no page loads before its way is chosen. */
const scriptOf = (page: Page) => page.locator('script[src*="/web-sdk/"]')

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Numero della carta').fill(number)
  await page.getByLabel('Scadenza').fill('12/31')
  await page.getByLabel('Codice di sicurezza').fill('123')
  await page.getByLabel('Nome sulla carta').fill('Giulia Ferrari')
}

test('a buyer pays by card: what is missing is said, and a refused one costs nothing that was typed', async ({
  page,
}) => {
  await openCheckout(page, 'it', 'carta@example.it')
  await expect(page.getByText('Carta', { exact: true })).toBeVisible()
  await expect(scriptOf(page)).toHaveCount(0)
  await page.getByText('Carta', { exact: true }).click()
  await expect(scriptOf(page)).toHaveCount(1)
  const pay = page.getByRole('button', { name: 'Paga ora', exact: true })
  await page.getByLabel('Numero della carta').fill('4000 0000')
  await pay.click()
  await expect(page.getByText(/^Manca o non va bene: Numero della carta, Scadenza/)).toBeVisible()
  await expectAccessible(page)

  await typeCard(page, '4000 0000 0000 0002')
  await pay.click()
  await expect(page.getByText('La carta non è stata accettata.')).toBeVisible()
  await expect(page.locator('#checkout-customerEmail')).toHaveValue('carta@example.it')
  await expectAccessible(page)

  await typeCard(page, '4000 0000 0000 3220')
  await pay.click()
  await page.getByRole('button', { name: 'Rifiuta' }).click()
  await expect(page.getByText('La carta non è stata accettata.')).toBeVisible()
  await pay.click()
  await page.getByRole('button', { name: 'Autorizza' }).click()
  await expect(page.getByText('Ordine confermato!')).toBeVisible()
})

test('a buyer pays in instalments in PayPal’s window, under PayPal’s own words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openCheckout(page, 'en', 'rate@example.it')
  await page.getByText('In instalments, with PayPal', { exact: true }).click()
  await expect(page.getByText(/^Demo PayPal: 3 instalments/)).toBeVisible()
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pay now in instalments' }).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('You cancelled the payment.')).toBeVisible()
  const again = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pay now in instalments' }).click()
  await (await again).getByRole('button', { name: /^Paga/ }).first().click()
  await expect(page.getByText('Order confirmed!')).toBeVisible()
})

test('an order that waits for its transfer is paid by card from its page', async ({ page }) => {
  const { orderNumber, accessKey } = await placeOrder(page.request, 'carta@example.it')
  await openPage(page, `/ordine/${orderNumber}?k=${accessKey}`)
  await page.getByRole('button', { name: 'Paga con la carta' }).click()
  await typeCard(page, '4242 4242 4242 4242')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Paga .* con la carta$/ }).click()
  await expect(page.getByText('Pagamento ricevuto', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('PayPal, carta').first()).toBeVisible()
})

const appleDevice = new URL('../../../wallet-emulator/instruments/apple-device.js', import.meta.url)
const confirmed = (page: Page) => expect(page.getByText('Ordine confermato!')).toBeVisible()
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('a buyer pays with Google Pay: first in the list, its script on choice, its card confirmed', async ({ page }) => {
  await openCheckout(page, 'it', 'google@example.it')
  await expect(page.locator('.pay-option').first()).toContainText('Google Pay')
  await expect(page.getByText('Apple Pay', { exact: true })).toHaveCount(0)
  await expect(scriptOf(page)).toHaveCount(0)
  await page.getByText('Google Pay', { exact: true }).click()
  const pay = page.getByRole('button', { name: 'Paga con Google Pay' })
  const sheet = sheetOf(page, 'Google Pay')
  await pay.click()
  await sheet.getByRole('button', { name: 'Chiudi' }).click()
  await expect(page.getByText('Hai chiuso Google Pay.')).toBeVisible()
  await expect(page.locator('#checkout-customerEmail')).toHaveValue('google@example.it')
  await expectAccessible(page)

  await pay.click()
  await sheet.getByRole('button', { name: 'Paga con una carta rifiutata' }).click()
  await expect(page.getByText('La carta non è stata accettata.')).toBeVisible()
  await pay.click()
  await sheet.getByRole('button', { name: 'Paga con una carta da confermare' }).click()
  await page.getByRole('button', { name: 'Rifiuta' }).click()
  await expect(page.getByText('La carta non è stata accettata.')).toBeVisible()
  await pay.click()
  await sheet.getByRole('button', { name: 'Paga con una carta da confermare' }).click()
  await page.getByRole('button', { name: 'Autorizza' }).click()
  await confirmed(page)
})

test('where Google finds no card, a sentence says so and another way is open', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { walletEmulatorHasNoGooglePay: true }))
  await openCheckout(page, 'en', 'google@example.it')
  await page.getByText('Google Pay', { exact: true }).click()
  await expect(page.getByText('Google Pay isn’t available here: choose another way to pay.')).toBeVisible()
  await expectAccessible(page)
})

test('the file of Apple Pay is pasted in Negozio: one that is none is refused in words', async ({ page }) => {
  const section = await openSection(page, 'Negozio', 'Apple Pay')
  await expect(section.getByText('Manca il file: Apple Pay non si offre.')).toBeVisible()
  const offered = async () => await (await page.request.get('/api/payment-methods?total=50.00')).text()
  expect(await offered()).not.toContain('apple_pay')
  const save = async (text: string) => {
    await section.getByLabel('File del dominio').fill(text)
    await section.getByRole('button', { name: 'Salva' }).click()
  }
  await save('<!doctype html>')
  await expect(section.getByText('Non è il file di PayPal').first()).toBeVisible()
  await expectAccessible(page)
  await save('7B227073704964223A22')
  await expect(section.getByText('Il file c’è: Apple Pay si offre')).toBeVisible()
  await expect(toast(page).filter({ hasText: 'File cambiato' })).toBeVisible()
  expect(await offered()).toContain('apple_pay')
})

test('a buyer pays with Apple Pay; a sheet that is closed, declined or not opened loses nothing', async ({ page }) => {
  await openDashboard(page)
  const keepFile = async (domainFile: string) => {
    const { version } = await (await page.request.get('/api/admin/settings/apple-pay')).json()
    const data = { version, value: { domainFile } }
    expect((await page.request.put('/api/admin/settings/apple-pay', { data })).status()).toBe(200)
  }
  await keepFile('7B227073704964223A22')
  await page.addInitScript({ path: fileURLToPath(appleDevice) })
  await openCheckout(page, 'it', 'apple@example.it')
  await expect(page.locator('.pay-option').first()).toContainText('Apple Pay')
  await expect(page.getByText('Google Pay', { exact: true })).toHaveCount(0)
  await page.getByText('Apple Pay', { exact: true }).click()
  const pay = page.getByRole('button', { name: 'Paga con Apple Pay' })
  const sheet = sheetOf(page, 'Apple Pay')
  await pay.click()
  await sheet.getByRole('button', { name: 'Chiudi' }).click()
  await expect(page.getByText('Hai chiuso Apple Pay.')).toBeVisible()
  await expect(page.locator('#checkout-customerEmail')).toHaveValue('apple@example.it')
  await keepFile('')
  await pay.click()
  await expect(page.getByText('Apple Pay non risponde.')).toBeVisible()
  await expectAccessible(page)
  await keepFile('7B227073704964223A22')
  await pay.click()
  await sheet.getByRole('button', { name: 'Paga con una carta rifiutata' }).click()
  await expect(page.getByText('La carta non è stata accettata.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-apple-pay', '1')
  await pay.click()
  await sheet.getByRole('button', { name: 'Paga con la carta' }).click()
  await confirmed(page)
})

test('a buyer goes to Satispay and comes back: cancelled, then paid', async ({ page }) => {
  await openCheckout(page, 'it', 'satispay@example.it')
  await page.getByText('Satispay', { exact: true }).click()
  const pay = page.getByRole('button', { name: 'Paga ora con Satispay' })
  await pay.click()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page).toHaveURL(/\/checkout\/annullato\?token=/)
  await expect(page.getByText('Hai annullato il pagamento.')).toBeVisible()
  await page.getByRole('button', { name: 'Torna al checkout' }).click()
  await expect(page.locator('#checkout-customerEmail')).toHaveValue('satispay@example.it')
  await pay.click()
  await page.getByRole('button', { name: /^Paga/ }).first().click()
  await confirmed(page)
})

test('an order that waits for its transfer is paid with Google Pay from its page', async ({ page }) => {
  const { orderNumber, accessKey } = await placeOrder(page.request, 'google@example.it', 'en')
  await openPage(page, `/en/ordine/${orderNumber}?k=${accessKey}`)
  const pay = page.getByRole('button', { name: 'Pay with Google Pay' })
  await pay.click()
  await expect(page.locator('.device-button')).toBeVisible()
  await expectAccessible(page)
  await pay.click()
  await sheetOf(page, 'Google Pay').getByRole('button', { name: 'Pay with the card' }).click()
  await expect(page.getByText('PayPal, Google Pay').first()).toBeVisible()
})
