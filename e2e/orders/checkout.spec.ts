import type { Page } from '@playwright/test'
import { buyer, demoAccessories, fillCheckout } from '../customer-steps.ts'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const order = 'Ordina con obbligo di pagamento'

/** The first product in stock of a category, in the cart of this browser. */
async function openCheckout(page: Page, quantity = 1): Promise<{ id: number; price: string }> {
  const found = (await demoAccessories(page.request, 'sort=price-low')).find(({ stock }) => stock > 20)
  if (!found) throw new Error('the demo has no accessory with twenty pieces')
  await openPage(page, '/accessori')
  await page.evaluate(
    ({ product, quantity }) => {
      const line = {
        productId: product.id,
        frameSize: null,
        quantity,
        name: product.name,
        unitCents: 1,
        imageUrl: null,
      }
      localStorage.setItem('pedivella.cart', JSON.stringify({ version: 1, lines: [line] }))
    },
    { product: found, quantity },
  )
  await openPage(page, '/accessori?checkout=1')
  await expect(page.locator('#checkout-city')).toBeVisible()
  await page.getByText('Bonifico bancario', { exact: true }).click()
  return found
}

test('the order button waits for the five fields and says so', async ({ page }) => {
  await openCheckout(page)
  const button = page.getByRole('button', { name: order })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Compila i 5 campi obbligatori per continuare.')
  await fillCheckout(page)
  await expect(button).toBeEnabled()
  await page.locator('#checkout-city').fill(' ')
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Per continuare compila: Città.')
})

test('wrong fields are summed up, lead to themselves, and are judged again while corrected', async ({ page }) => {
  await openCheckout(page)
  await fillCheckout(page, { customerEmail: 'giulia.ferrari@', postalCode: '3610' })
  await page.locator('#checkout-taxCode').fill('RSSMRA85T10A562X')
  await page.getByRole('button', { name: order }).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Errore: /)
  await expect(summary.getByRole('link')).toHaveText([/^E-mail: manca la parte/, /^CAP: servono 5 cifre/])
  await expect(page.getByText('Il carattere di controllo non torna')).toBeVisible()
  await expectAccessible(page)
  await summary.getByRole('link').first().click()
  await expect(page.locator('#checkout-customerEmail')).toBeFocused()
  await page.locator('#checkout-customerEmail').fill(buyer.customerEmail)
  await page.locator('#checkout-postalCode').fill('00184')
  await expect(summary).toBeHidden()
  await expect(page).not.toHaveTitle(/^Errore: /)
})

test('a town that its postal code does not know is asked about once', async ({ page }) => {
  await openCheckout(page)
  // The places come late: the press waits for them.
  await page.route('**/api/postal-codes/00184', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await fillCheckout(page, { postalCode: '00184' })
  const goOn = page.getByRole('button', { name: 'Continua con la consegna' })
  await goOn.click()
  const question = 'Città: il CAP 00184 di solito è di Roma. «Vicenza» è giusto così?'
  await expect(page.locator('.error-summary')).toContainText(question)
  await expectAccessible(page)
  await goOn.click()
  await expect(goOn).toBeHidden()
  await expect(page.getByText('00184 Vicenza')).toBeVisible()
})

test('delivery costs 49 € up to 50 €: the cart says so and what is missing, the checkout adds it', async ({ page }) => {
  const { price } = await openCheckout(page)
  const total = `${(Number(price) + 49).toFixed(2).replace('.', ',')}\u00a0€`
  await expect(page.locator('.checkout-summary .sums tr').nth(1)).toContainText('49,00')
  await expect(page.locator('.checkout-summary .sums .total')).toContainText(total)
  await openPage(page, '/accessori?cart=1')
  const panel = page.getByRole('dialog')
  // Free is what costs more than 50 €.
  const missing = (50.01 - Number(price)).toFixed(2).replace('.', ',')
  await expect(panel.getByRole('status').first()).toHaveText(`Ti mancano ${missing}\u00a0€ alla spedizione gratuita`)
  await expect(panel.locator('.sums tr').nth(1)).toContainText('49,00')
  await expect(panel.locator('.sums .total')).toContainText(total)
  await expect(panel.getByText('Fino a 50\u00a0€ la spedizione costa 49\u00a0€.')).toBeVisible()
})

test('below the threshold the cart names articles that close the gap; one press and the delivery is free', async ({
  page,
}) => {
  await openCheckout(page)
  await openPage(page, '/accessori?cart=1')
  const panel = page.getByRole('dialog')
  const list = panel.getByRole('region', { name: 'Uno di questi e la spedizione è gratis' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  const first = list.getByRole('button').first()
  const name = (await first.getAttribute('aria-label'))?.replace('Aggiungi ', '') ?? ''
  await first.press('Enter')
  await expect(panel.getByRole('status').first()).toHaveText('La spedizione è gratuita')
  await expect(list).toBeHidden()
  await expect(panel.locator('.cart-item')).toHaveCount(2)
  await expect(panel.locator('.cart-item').filter({ hasText: name.split(', taglia')[0] ?? name })).toHaveCount(1)
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
})

test('what was typed is there after a reload, but for the tax code', async ({ page }) => {
  await openCheckout(page)
  await fillCheckout(page)
  await page.locator('#checkout-taxCode').fill('RSSMRA85T10A562S')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('RSSMRA')
  await page.reload()
  await expect(page.getByText(`${buyer.shippingAddress}, 36100 Vicenza`)).toBeVisible()
  await page.getByRole('button', { name: 'Modifica dati e consegna' }).click()
  await expect(page.locator('#checkout-customerName')).toBeFocused()
  await expect(page.locator('#checkout-customerName')).toHaveValue(buyer.customerName)
  await expect(page.locator('#checkout-taxCode')).toHaveValue('')
})

test('an answer lost on the way and a second try make one order', async ({ page, complaints }) => {
  await openCheckout(page)
  await fillCheckout(page)
  const answers: { status: number; orderNumber: string }[] = []
  await page.route('**/api/orders', async (route) => {
    const answer = await route.fetch()
    answers.push({ status: answer.status(), orderNumber: (await answer.json()).orderNumber })
    await (answers.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }))
  })
  await page.getByRole('button', { name: order }).click()
  const note = page.locator('.note-error')
  await expect(note).toBeFocused()
  await expect(note).toContainText('Il negozio non risponde.')
  expect(await page.evaluate(() => localStorage.getItem('pedivella.cart'))).not.toBeNull()
  complaints.length = 0
  await page.reload()
  await page.getByRole('button', { name: order }).click()
  await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeFocused()
  expect(answers.map((a) => a.status)).toEqual([201, 200])
  expect(answers[1]?.orderNumber).toBe(answers[0]?.orderNumber)
  expect(await page.evaluate(() => localStorage.getItem('pedivella.cart'))).toBeNull()
  await page.reload()
  await expect(page.getByText(answers[0]?.orderNumber ?? 'no number').first()).toBeVisible()
})

test('a price that has changed is shown with the new total, and nothing is ordered unseen', async ({
  page,
  complaints,
}) => {
  let shown: string | undefined = '0.50'
  await page.route('**/api/products?ids=*', async (route) => {
    const answer = await route.fetch()
    const products: object[] = await answer.json()
    await route.fulfill({ response: answer, json: products.map((one) => (shown ? { ...one, price: shown } : one)) })
  })
  const { price } = await openCheckout(page)
  await fillCheckout(page)
  shown = undefined
  await page.getByRole('button', { name: order }).click()
  await expect(page.locator('.note-error')).toContainText('Un prezzo è cambiato. Il nuovo totale è')
  await expect(page.getByText('Errore', { exact: true }).first()).toBeVisible()
  await expect(page.locator('.checkout-summary')).toContainText(price.replace('.', ','))
  complaints.length = 0
  await page.getByRole('button', { name: order }).click()
  await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
})

test.describe('with a server that fails', () => {
  test.use({ tolerated: /status of 500|guasto/ })

  test('an order that fails is said in English too, nothing typed is lost, and it can be sent again', async ({
    page,
  }) => {
    await openCheckout(page)
    await fillCheckout(page)
    await openPage(page, '/accessori?checkout=1&lang=en')
    await page.getByText('Bank transfer', { exact: true }).click()
    const fails = '**/api/orders'
    await page.route(fails, (route) => route.fulfill({ status: 500, json: { message: 'guasto', code: 'internal' } }))
    const button = page.getByRole('button', { name: 'Order with obligation to pay' })
    await button.click()
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')).toContainText(
      'An error occurred while processing the order',
    )
    await expect(page.locator('#checkout-city')).toHaveValue(buyer.city)
    await expect(page.locator('.sums').last()).toContainText('€49.00')
    await page.unroute(fails)
    await button.click()
    await expect(page.getByRole('heading', { name: 'Order confirmed!' })).toBeVisible()
  })
})

test('two clicks send one order', async ({ page }) => {
  await openCheckout(page)
  await fillCheckout(page)
  let sent = 0
  await page.route('**/api/orders', async (route) => {
    sent += 1
    await route.continue()
  })
  await page.locator('.btn-order').dblclick()
  await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
  expect(sent).toBe(1)
})

test('a wrong or missing key does not show an order, and the key goes to no other site', async ({ page, request }) => {
  await openCheckout(page)
  await fillCheckout(page)
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/orders'),
    page.getByRole('button', { name: order }).click(),
  ])
  const { orderNumber, accessKey } = await answer.json()
  const right = await request.get(`/ordine/${orderNumber}?k=${accessKey}`)
  expect(right.status()).toBe(200)
  expect(right.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  expect(right.headers()['cache-control']).toBe('no-store')
  expect(await right.text()).toContain(buyer.shippingAddress)
  for (const path of [`/ordine/${orderNumber}?k=wrong`, `/ordine/${orderNumber}`, '/ordine/PV-0000-0000?k=x']) {
    const wrong = await request.get(path)
    expect(wrong.status()).toBe(404)
    expect(await wrong.text()).not.toContain(buyer.shippingAddress)
  }
})

test.describe('with a server that has had enough', () => {
  test.use({ tolerated: /status of 429/ })

  test('an order of too many pieces offers the telephone and keeps what was typed', whole, async ({ page }) => {
    await page.route('**/api/orders', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '86400' },
        json: { code: 'too_many_pieces', message: 'Per ordini grandi chiamaci.' },
      }),
    )
    await openCheckout(page)
    await fillCheckout(page)
    await page.getByRole('button', { name: order }).click()
    await expect(page.locator('.note-error')).toContainText('Per ordini grandi chiamaci al')
    await expect(page.locator('.note-error')).toBeFocused()
    await expect(page.locator('#checkout-city')).toHaveValue(buyer.city)
    await page.unroute('**/api/orders')
    await page.getByRole('button', { name: order }).click()
    await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
  })
})
