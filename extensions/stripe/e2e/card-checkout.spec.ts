import { buildCardEmulator, emulatorKeys } from '../../../card-emulator/card-emulator-app.ts'
import { demoAccessories, fillCheckout, placeOrder } from '../../../e2e/customer-steps.ts'
import { ownShopTest } from '../../../e2e/own-shop.ts'
import { expect, expectAccessible, openPage } from '../../../e2e/shop-page.ts'

const emulator = buildCardEmulator()
const test = ownShopTest(async () => ({
  SHOP_DEMO: 'on',
  STRIPE_API_URL: await emulator.listen({ port: 0, host: '127.0.0.1' }),
  STRIPE_SECRET_KEY: emulatorKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: emulatorKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: emulatorKeys.webhookSecret,
}))
// The emulator is another host.
test.use({ viewport: { width: 390, height: 844 }, tolerated: /127\.0\.0\.1|status of (402|409)/ })
// One worker for both: the emulator ends with it.
test.describe.configure({ mode: 'default' })
test.afterAll(() => emulator.close())

test('a buyer pays by card, and a declined one costs nothing that was typed', async ({ page }) => {
  const [article] = (await demoAccessories(page.request, 'sort=price-high')).filter(({ stock }) => stock > 1)
  if (!article) throw new Error('the demo has no accessory with two pieces')
  await openPage(page, '/accessori')
  await page.evaluate(({ id, name }) => {
    const line = { productId: id, frameSize: null, quantity: 1, name, unitCents: 1, imageUrl: null }
    localStorage.setItem('pedivella.cart', JSON.stringify({ version: 1, lines: [line] }))
  }, article)
  await openPage(page, '/accessori?checkout=1')
  await fillCheckout(page, { customerEmail: 'carta@example.it' })
  await page.getByText('Carta e altri modi', { exact: true }).click()
  const pay = page.getByRole('button', { name: 'Paga ora', exact: true })
  await page.getByLabel('Numero carta').fill('4000 0000')
  await pay.click()
  await expect(page.getByText('Il numero della carta è incompleto.')).toBeVisible()

  await page.getByLabel('Numero carta').fill('4000 0000 0000 0002')
  await pay.click()
  await expect(page.getByText('La carta non è stata accettata.')).toBeVisible()
  await expect(page.locator('#checkout-customerEmail')).toHaveValue('carta@example.it')
  await expectAccessible(page)

  await page.getByLabel('Numero carta').fill('4000 0000 0000 3220')
  await pay.click()
  await page.getByRole('button', { name: 'Autorizza' }).click()
  await expect(page.getByText('Ordine confermato!')).toBeVisible()
})

test('an order that waits for its transfer is paid by card from its page', async ({ page }) => {
  const { orderNumber, accessKey } = await placeOrder(page.request, 'carta@example.it')
  await openPage(page, `/ordine/${orderNumber}?k=${accessKey}`)
  await page.getByRole('button', { name: 'Paga con la carta' }).click()
  await page.getByLabel('Numero carta').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Paga .* con la carta$/ }).click()
  await expect(page.getByText('Pagamento ricevuto', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dati per il bonifico' })).toHaveCount(0)
})
