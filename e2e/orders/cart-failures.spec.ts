import type { Page } from '@playwright/test'
import { aStockedProduct, beCustomer, toastOf } from '../customer-steps.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

// Each failure is provoked, and must be reported on the console.
test.use({ tolerated: /status of 500|guasto/ })

const broken = { status: 500, json: { message: 'guasto', code: 'internal' } }

/** Changes of the cart fail; reads work. */
const breakCartChanges = (page: Page) =>
  page.route('**/api/customer/cart**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(broken),
  )

test('what cannot go into the cart is said in a toast, in both languages, and nothing opens', async ({
  page,
  complaints,
}) => {
  await beCustomer(page)
  const { slug } = await aStockedProduct(page.request)
  await openPage(page, `/prodotto/${slug}`)
  await breakCartChanges(page)
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
  await expect(toastOf(page)).toContainText('Errore')
  await expect(toastOf(page)).toContainText('Errore aggiungendo al carrello.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Compra ora' }).click()
  await expect(toastOf(page)).toContainText('Errore durante l’acquisto.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(complaints.join('\n')).toContain('guasto')

  await openPage(page, `/prodotto/${slug}?lang=en`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(toastOf(page, 'en')).toContainText('Error adding to cart.')
  await page.unroute('**/api/customer/cart**')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await expect(toastOf(page, 'en')).toContainText('Product added to cart')
})

test('a line that cannot be changed or removed stays as it is, says so, and the console tells why', async ({
  page,
  complaints,
}) => {
  await beCustomer(page)
  const { id, name } = await aStockedProduct(page.request)
  const added = await page.request.post('/api/customer/cart', { data: { productId: id, quantity: 2 } })
  expect(added.ok()).toBe(true)
  await openPage(page, '/accessori?cart=1')
  const panel = page.getByRole('dialog')
  const quantity = panel.locator('.cart-item').filter({ hasText: name }).locator('input')
  await expect(quantity).toHaveValue('2')
  await breakCartChanges(page)
  await panel.getByRole('button', { name: 'Aumenta' }).click()
  await expect(panel.getByRole('alert')).toHaveText('La modifica non è riuscita. Riprova.')
  await expect(quantity).toHaveValue('2')
  await expectAccessible(page)
  await panel.locator('[data-remove]').click()
  await expect(quantity).toHaveValue('2')
  await expect.poll(() => complaints.filter((one) => one.includes('guasto'))).toHaveLength(2)
})
