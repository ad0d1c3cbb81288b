import type { Page } from '@playwright/test'
import { aShopProduct } from '../admin-page.ts'
import { beCustomer, fillCheckout, newEmail, password } from '../customer-steps.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

interface Bought {
  id: number
  name: string
}

async function guestCart(page: Page, products: readonly Bought[]): Promise<void> {
  await openPage(page, '/accessori')
  await page.evaluate(
    (all) => {
      const lines = all.map(({ id, name }) => {
        return { productId: id, frameSize: null, quantity: 1, name, unitCents: 6000, imageUrl: null }
      })
      localStorage.setItem('pedivella.cart', JSON.stringify({ version: 1, lines }))
    },
    products.map(({ id, name }) => ({ id, name })),
  )
}

for (const [language, width] of eachCase([
  ['it', 390],
  ['en', 1440],
])) {
  test(`a cart of which nothing can be ordered promises nothing (${language}, ${width} px)`, async ({ page }) => {
    const it = language === 'it'
    await page.setViewportSize({ width, height: 900 })
    const soldOut = await aShopProduct(page, { stock: 0 })
    const gone = await aShopProduct(page)
    await page.request.delete(`/api/admin/products/${gone.id}`)
    await guestCart(page, [soldOut, gone])
    for (const layer of ['cart', 'checkout']) {
      await openPage(page, `${it ? '' : '/en'}/accessori?${layer}=1`)
      const dialog = page.getByRole('dialog')
      const nothing = it ? 'Nessun articolo del carrello è disponibile.' : 'Nothing in your cart is available.'
      await expect(dialog.getByText(nothing)).toBeVisible()
      await expect(dialog.locator('.arrives, .sums, .checkout-fold, .shipping-bar, .cart-extras, input')).toHaveCount(0)
      await expect(dialog).not.toContainText(/gratuit|free|arriva |arrives|buono|gift card|\b0[,.]00/i)
      const orders = it ? /^ordina|^paga|vai al checkout/i : /^order|^pay|go to checkout/i
      await expect(dialog.getByRole('button', { name: orders })).toHaveCount(0)
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: it ? 'Torna al carrello' : 'Back to your cart' }).click()
    await expect(page.getByRole('dialog', { name: it ? 'Carrello' : 'Cart' })).toBeVisible()
  })

  test(`the checkout names one day, and a transfer's account at once (${language}, ${width} px)`, async ({ page }) => {
    const it = language === 'it'
    await page.setViewportSize({ width, height: 900 })
    const product = await aShopProduct(page)
    await page.clock.setFixedTime('2026-11-19T09:00:00Z')
    await guestCart(page, [product])
    await openPage(page, `${it ? '' : '/en'}/accessori?checkout=1`)
    const dialog = page.getByRole('dialog')
    const delivery = dialog
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: it ? 'Consegna' : 'Delivery' }) })
    const day = it ? 'martedì 24 novembre' : 'Tuesday 24 November'
    await expect(dialog.locator('.checkout-summary .arrives')).toContainText(day)
    await expect(delivery.last()).toContainText(day)
    await expect(delivery.last()).not.toContainText('3-5')
    await page.getByText(it ? 'Bonifico bancario' : 'Bank transfer', { exact: true }).click()
    const terms = dialog.locator('.bank-terms')
    await expect(terms).toContainText(/IT\d\d [A-Z]\d{3} \d{4}/)
    await expect(terms).toContainText(it ? 'Il numero dell’ordine' : 'Your order number')
    await expect(terms).toContainText(it ? '109,00 €' : '€109.00')
    await expect(delivery.last()).not.toContainText(day)
    // With a transfer the day has a condition, the same left and right.
    for (const part of [delivery.last(), dialog.locator('.checkout-summary .arrives')])
      await expect(part).toContainText(
        it ? /se il bonifico arriva entro sabato 21 novembre/i : /if your transfer arrives by Saturday 21 November/i,
      )
    for (const [name, typed, error] of [
      ['customerEmail', 'giulia', it ? 'Manca la chiocciola' : '@'],
      ['postalCode', 'SW1A 1AA', it ? 'Servono 5 cifre' : '5 digits'],
    ] as const) {
      await page.locator(`#checkout-${name}`).fill(typed)
      await page.locator('#checkout-customerName').focus()
      await expect(page.locator(`#checkout-${name}-error`)).toContainText(error)
    }
    await page.locator('#checkout-postalCode').fill('35121')
    await expect(page.locator('#checkout-postalCode-error')).toBeHidden()
    await expect(dialog.locator('.error-summary')).toBeHidden()
    await expectAccessible(page)
  })
}

test('names no day where the shop does not deliver, and says whom to call', whole, async ({ page }) => {
  const product = await aShopProduct(page)
  await guestCart(page, [product])
  await openPage(page, '/accessori?checkout=1')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.checkout-summary .arrives')).toBeVisible()
  for (const [postalCode, place] of [
    ['23041', 'Livigno'],
    ['47890', 'San Marino'],
    ['00120', 'Città del Vaticano'],
  ] as const) {
    await page.locator('#checkout-postalCode').fill(postalCode)
    await expect(dialog.getByRole('alert').filter({ hasText: place })).toContainText('+39')
    await expect(dialog.locator('.arrives')).toHaveCount(0)
    await expect(dialog.locator('.checkout-summary')).toContainText('non possibile')
    await expect(dialog.getByRole('button', { name: 'Paga ora con PayPal' })).toBeDisabled()
  }
})

test.describe('a session that ends in the checkout', () => {
  test.use({ tolerated: /401/ })

  async function customerInCheckout(page: Page) {
    const email = await beCustomer(page)
    const product = await aShopProduct(page)
    await page.request.post('/api/customer/cart', { data: { productId: product.id, quantity: 2, frameSize: null } })
    await openPage(page, '/accessori?checkout=1')
    await page.getByText('Bonifico bancario', { exact: true }).click()
    await fillCheckout(page, { customerEmail: newEmail() })
    await page.locator('#checkout-taxCode').fill('RSSMRA85T10A562S')
    await page.context().clearCookies({ name: 'sid' })
    await page.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click()
    const note = page.locator('.note-error')
    await expect(note).toContainText('La sessione è scaduta.')
    await expect(page.locator('#checkout-taxCode')).toHaveValue('RSSMRA85T10A562S')
    await expect(page.locator('.checkout-summary .checkout-items')).toContainText(product.name)
    return { email, note, product }
  }

  async function logIn(page: Page, email: string): Promise<void> {
    await page.locator('#login-email').fill(email)
    await page.locator('#login-password').fill(password)
    await page.locator('#login-password').press('Enter')
    await expect(page.locator('#login-email')).toBeHidden()
  }
  const accountCart = async (page: Page) => (await page.request.get('/api/customer/cart')).json()
  const order = 'Ordina con obbligo di pagamento'

  test('is gone on without, and the account’s cart does not keep what was ordered', whole, async ({ page }) => {
    const { email, note } = await customerInCheckout(page)
    await note.getByRole('button', { name: 'Continua come ospite' }).click()
    await expect(note).toBeHidden()
    await page.getByRole('button', { name: order }).click()
    await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
    await openPage(page, '/accessori?accedi=1')
    await logIn(page, email)
    await expect.poll(() => accountCart(page)).toEqual([])
    expect(await (await page.request.get('/api/customer/orders')).json()).toEqual([])
  })

  test('is begun again, and the order is the account’s', async ({ page }) => {
    const { email, note, product } = await customerInCheckout(page)
    await note.getByRole('button', { name: 'Accedi di nuovo' }).click()
    await logIn(page, email)
    await expect(note).toBeHidden()
    await expect.poll(() => accountCart(page)).toMatchObject([{ quantity: 2, product: { id: product.id } }])
    await expect(page.locator('#checkout-taxCode')).toHaveValue('RSSMRA85T10A562S')
    await page.getByRole('button', { name: order }).click()
    await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
    expect(await accountCart(page)).toEqual([])
    expect(await (await page.request.get('/api/customer/orders')).json()).toHaveLength(1)
  })
})
