import { aBankOrder, aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

test('staff tap how far the bicycle is, and its customer sees it', async ({ page }) => {
  const bicycle = await aShopProduct(page, { category: 'biciclette', subcategory: 'gravel', price: '900' })
  const order = await aBankOrder(page, bicycle)
  await page.request.patch(`/api/admin/orders/${order.id}`, { data: { paymentStatus: 'paid' } })
  const phone = { width: 390, height: 844 }
  await page.setViewportSize(phone)
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const work = page.getByRole('dialog').getByRole('region', { name: 'Officina' })
  const step = (name: string) => work.getByRole('button', { name })
  await step('provata').click()
  await expect(toast(page)).toContainText('Officina aggiornata')
  await expect(step('sul banco')).toHaveAttribute('aria-pressed', 'true')
  await expect(step('provata')).toHaveAttribute('aria-pressed', 'true')
  await step('provata').click()
  await expect(step('provata')).toHaveAttribute('aria-pressed', 'false')
  await expect(step('sul banco')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'La storia dell’ordine' })).toContainText('Officina: sul banco')
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => (window.print = () => undefined))
  await page.getByRole('button', { name: 'Stampa distinta', includeHidden: true }).dispatchEvent('click')
  await expect(page.locator('.print-sheet')).toContainText(/☑ sul banco \d\d\/\d\d\/\d{4}.*☐ provata.*☐ nella scatola/s)
  await page.emulateMedia({ media: 'screen' })

  const address = `/ordine/${order.orderNumber}?k=${order.accessKey}`
  for (const [path, title, current] of [
    [address, 'La scheda di lavoro', 'Sul banco'],
    [`/en${address}`, 'The job card', 'On the bench'],
  ] as const) {
    await openPage(page, path)
    const card = page.getByRole('region', { name: title })
    await expect(card.getByRole('listitem')).toHaveCount(4)
    await expect(card.locator('[aria-current=step]')).toContainText(current)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})
