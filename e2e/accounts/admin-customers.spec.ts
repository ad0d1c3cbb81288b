import { readFile } from 'node:fs/promises'
import { aBankOrder, aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

test('a customer is found with what was bought, gets a copy of the data, and is erased; the order stays', async ({
  page,
}) => {
  const order = await aBankOrder(page, await aShopProduct(page))
  await openDashboard(page, '/admin?tab=clienti')
  await expect(page.getByRole('heading', { name: 'Gestione Clienti' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Cerca tra i clienti' }).fill(order.customerEmail)
  const row = page.getByRole('row').filter({ hasText: order.customerEmail })
  await expect(row).toContainText(order.customerName)
  await expect(row).toContainText('ospite')
  await expect(row).toContainText('Padova')
  await row.getByRole('button', { name: `Vedi ${order.customerName}` }).click()
  const detail = page.getByRole('dialog', { name: order.customerName })
  await expect(detail).toContainText('Via Roma 1, 35121 Padova')
  await expect(detail.getByRole('button', { name: order.orderNumber })).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await detail.getByRole('button', { name: 'Esporta i dati' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`cliente-${order.customerEmail}.json`)
  const copy = JSON.parse(await readFile((await file.path()) ?? '', 'utf8'))
  expect(JSON.stringify(copy)).toContain(order.orderNumber)
  expect(JSON.stringify(copy).toLowerCase()).not.toContain('passwordhash')

  await detail.getByRole('button', { name: 'Cancella il cliente' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(order.customerEmail)
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused()
  await question.getByRole('button', { name: 'Cancella' }).click()
  await expect(toast(page)).toContainText('Cliente cancellato')
  await expect(detail).toBeHidden()
  expect((await page.request.get(`/api/admin/orders/${order.id}`)).status()).toBe(200)
})
