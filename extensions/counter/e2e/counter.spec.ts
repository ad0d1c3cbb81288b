import type { Locator, Page } from '@playwright/test'
import { aShopProduct, countSteps, openDashboard } from '../../../e2e/admin-page.ts'
import { expect, expectAccessible, openPage, test } from '../../../e2e/shop-page.ts'

test('two scanned products are sold in cash, and a reserved order is handed over for its code', async ({ page }) => {
  const [first, second] = [await aShopProduct(page), await aShopProduct(page, { price: '12.50' })]
  const delivery = await (await page.request.get('/api/admin/delivery')).json()
  const rules = { ...delivery.rules, isPickUpOffered: true }
  await page.request.put('/api/admin/delivery', { data: { version: delivery.version, rules } })
  await openPage(page, '/admin/banco')
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['permissions-policy']
  expect([await policyOf('/admin/banco'), await policyOf('/')]).toEqual([
    expect.stringContaining('camera=(self)'),
    expect.stringContaining('camera=()'),
  ])
  const step = countSteps()
  const field = page.getByRole('textbox', { name: 'Codice, EAN o nome dell’articolo' })
  for (const { productCode, name } of [first, second]) {
    await step(() => field.fill(productCode))
    await step(() => field.press('Enter'))
    await expect(page.getByRole('region', { name: 'Conto' })).toContainText(name)
  }
  await expectAccessible(page)
  await step(() => page.getByRole('button', { name: 'Incassa 72,50' }).click())
  await step(() => page.getByLabel('Ricevuti').fill('80'))
  await expect(page.getByText('7,50 €')).toBeVisible()
  await expectAccessible(page)
  await step(() => page.getByRole('button', { name: 'Incassato, chiudi' }).click())
  await expect(page.getByRole('heading', { name: 'Venduto: ' })).toBeVisible()
  expect(step.count()).toBeLessThanOrEqual(10)
  await page.getByRole('button', { name: 'Giornata' }).click()
  await expect(page.getByRole('rowheader', { name: 'Contanti' })).toBeVisible()
  await expectAccessible(page)

  const order = {
    ...{ customerName: 'Anna Neri', customerEmail: 'anna.neri@example.org' },
    ...{ paymentMethod: 'counter', delivery: 'pickup' },
  }
  const placed = await page.request.post('/api/orders', {
    data: { order, items: [{ productId: first.id, quantity: 1 }] },
  })
  expect(placed.status()).toBe(201)
  const { id, orderNumber, accessKey, pickupCode } = await placed.json()
  await openPage(page, `/ordine/${orderNumber}?k=${accessKey}`)
  await expect(page.getByText(`${pickupCode.slice(0, 3)} ${pickupCode.slice(3)}`)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Il codice come QR' })).toBeVisible()
  await expectAccessible(page)
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${id}`)
  await page.getByRole('button', { name: 'Consegna', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Consegna l’ordine ${orderNumber}` })
  await dialog.getByLabel('Codice per il ritiro').fill(pickupCode)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Incassato e consegnato' }).click()
  await expect(page.getByRole('dialog', { name: `Ordine ${orderNumber}` })).toContainText('Ritirato')
})

test('two scanned products are sold in cash by the keys alone, with at most ten of them besides the codes', async ({
  page,
}) => {
  const [first, second] = [await aShopProduct(page), await aShopProduct(page, { price: '12.50' })]
  await openPage(page, '/admin/banco')
  const code = page.getByRole('textbox', { name: 'Codice, EAN o nome dell’articolo' })
  await expect(code).toBeFocused()
  const step = countSteps()
  const press = (key: string) => step(() => page.keyboard.press(key))
  for (const { productCode, name } of [first, second]) {
    // As a scanner types it, without a hand.
    await page.keyboard.type(productCode)
    await press('Enter')
    await expect(page.getByRole('region', { name: 'Conto' })).toContainText(name)
  }
  await press('Control+Enter')
  await expect(page.getByLabel('Ricevuti')).toBeFocused()
  for (const digit of '80') await press(digit)
  await expect(page.getByText('7,50 €')).toBeVisible()
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Venduto: ' })).toBeVisible()
  expect(step.count()).toBeLessThanOrEqual(10)
  await expect(code).toBeFocused()
  await page.keyboard.type(first.productCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Conto' })).toContainText(first.name)
  // A code that is not added yet is not forgotten.
  await page.keyboard.type(second.productCode)
  await page.keyboard.press('Control+Enter')
  await expect(code).toHaveValue(second.productCode)
  await expect(page.getByRole('heading', { name: 'Come paga' })).toBeHidden()
})

test('a deposit is taken and the pieces handed over by the keys alone', async ({ page }) => {
  const { productCode, name } = await aShopProduct(page)
  await openPage(page, '/admin/banco')
  await expect(page.getByRole('textbox', { name: 'Codice, EAN o nome dell’articolo' })).toBeFocused()
  await page.keyboard.type(productCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Conto' })).toContainText(name)
  await tabTo(page, page.getByRole('button', { name: 'Acconto', exact: true }))
  await page.keyboard.press('Enter')
  for (const [field, text] of [
    ['Nome', 'Anna Neri'],
    ['E-mail', 'anna.neri@example.org'],
    ['Acconto', '20'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: field, exact: true }))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  const kept = page.getByRole('heading', { name: 'Tenuto da parte: ' })
  await expect(kept).toBeVisible()
  const [orderNumber = ''] = /PV-[\w-]+/.exec((await kept.textContent()) ?? '') ?? []
  const [order] = await (await page.request.get(`/api/admin/orders?q=${orderNumber}`)).json()
  const { pickupCode } = await (await page.request.get(`/api/admin/orders/${order.id}`)).json()

  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  await tabTo(page, page.getByRole('button', { name: 'Consegna', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Codice per il ritiro')).toBeFocused()
  await page.keyboard.type(pickupCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Ordine ${orderNumber}` })).toContainText('Ritirato')
})

/** By Tab, as far as a person would go. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
