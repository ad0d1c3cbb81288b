import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
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
test.use({ viewport: { width: 390, height: 844 }, tolerated: /127\.0\.0\.1|status of (402|409)/ })
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
