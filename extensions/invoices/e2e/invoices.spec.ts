import { readFileSync } from 'node:fs'
import { aShopProduct, openDashboard, toast } from '../../../e2e/admin-page.ts'
import { fillCheckout } from '../../../e2e/customer-steps.ts'
import { expect, expectAccessible, openPage, test } from '../../../e2e/shop-page.ts'

test('a company asks for its invoice in the checkout, and the shop finds and downloads it', async ({ page }) => {
  const product = await aShopProduct(page, { price: '122.00' })
  await openPage(page, '/accessori')
  await page.evaluate(({ id, name }) => {
    const line = { productId: id, frameSize: null, quantity: 1, name, unitCents: 12_200, imageUrl: null }
    localStorage.setItem('pedivella.cart', JSON.stringify({ version: 1, lines: [line] }))
  }, product)
  await openPage(page, '/accessori?checkout=1')
  const stamp = Date.now().toString(36)
  await fillCheckout(page, { customerEmail: `ditta.${stamp}@example.it` })
  await page.getByText('Bonifico bancario', { exact: true }).click()
  await page.getByText('Richiedo la fattura').click()
  await page.getByText('Per una ditta').click()
  await page.getByLabel('Ragione sociale').fill(`Pedale ${stamp} S.a.s.`)
  await page.getByLabel('Partita IVA').fill('12345678930')
  await page.getByLabel('Codice destinatario').fill('abc1234')
  const order = page.getByRole('button', { name: 'Ordina con obbligo di pagamento' })
  await order.click()
  await expect(page.getByLabel('Partita IVA')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Partita IVA').fill('12345678903')
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/orders') && answer.status() === 201)
  await order.click()
  const { id, orderNumber } = await (await placed).json()

  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${id}`)
  const papers = page.getByRole('region', { name: 'Documenti' })
  await expect(papers).toContainText('La fattura si fa appena l’ordine è pagato.')
  const paid = await page.request.patch(`/api/admin/orders/${id}`, { data: { paymentStatus: 'paid' } })
  expect(paid.status()).toBe(200)
  await openPage(page, `/admin?tab=ordini&apri=ordine-${id}`)
  await expect(papers).toContainText('Da mandare')
  await expectAccessible(page)

  await openPage(page, '/admin?tab=ordini&vista=fatture')
  await page.getByRole('searchbox', { name: 'Cerca una fattura' }).fill(`pedale ${stamp}`)
  const row = page.getByRole('row').filter({ hasText: orderNumber })
  await expect(page.getByRole('table', { name: 'Fatture' }).getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await row.getByRole('link', { name: /^XML/ }).click()
  const xml = readFileSync(await (await file).path(), 'utf8')
  expect(xml).toContain('<CodiceDestinatario>ABC1234<')
  expect(xml).toContain('<Imposta>22.00<')
  await row.getByRole('button', { name: /^Segna mandata/ }).click()
  await expect(toast(page)).toContainText('Segnata come mandata')
  await expect(row).toContainText('Mandata')
})
