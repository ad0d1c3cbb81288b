import type { Page } from '@playwright/test'
import { aShopProduct, openDashboard, type PlacedOrder, toast } from '../admin-page.ts'
import { mailsTo } from '../mails.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const names = ['Casco di prova', 'Copertone di prova', 'Pedali di prova'] as const

/** A paid bank order of three lines: 20.00, two at 10.00, 5.00, and 49.00 for the delivery. */
async function aPaidOrder(page: Page): Promise<PlacedOrder & { stamp: string }> {
  const stamp = `${Date.now()}${Math.random().toString(36).slice(2, 6)}`
  const prices = ['20', '10', '5']
  const items = []
  for (const [i, name] of names.entries()) {
    const product = await aShopProduct(page, { name: `${name} ${stamp}`, price: prices[i], stock: 9 })
    items.push({ productId: product.id, quantity: i === 1 ? 2 : 1 })
  }
  const customer = { customerName: `Giulia ${stamp}`, customerEmail: `giulia.${stamp}@example.it` }
  const place = { shippingAddress: 'Via Roma 1', city: 'Padova', postalCode: '35121', paymentMethod: 'bank' }
  const answer = await page.request.post('/api/orders', { data: { order: { ...customer, ...place }, items } })
  const order = await answer.json()
  const paid = await page.request.patch(`/api/admin/orders/${order.id}`, { data: { paymentStatus: 'paid' } })
  expect([answer.status(), paid.status()]).toEqual([201, 200])
  return { ...order, ...customer, stamp }
}

test('one line of three goes back, then the rest: order page and mails say so', async ({ page }) => {
  const order = await aPaidOrder(page)
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
  await detail.getByRole('button', { name: 'Rimborsa' }).click()
  const dialog = page.getByRole('dialog', { name: `Rimborsa ${order.customerName}` })

  await test.step('the dialog adds up and refuses what is wrong', async () => {
    const button = dialog.getByRole('button', { name: /^Rimborsa .* con bonifico$/ })
    await expect(button).toContainText('94,00')
    const ticked = dialog.getByRole('checkbox', { checked: true })
    while ((await ticked.count()) > 0) await ticked.first().uncheck()
    await button.click()
    await expect(dialog.getByRole('alert')).toContainText('Scegli almeno un pezzo')
    await dialog.getByRole('checkbox', { name: `${names[1]} ${order.stamp}` }).check()
    await expect(button).toContainText('20,00')
    await dialog
      .getByRole('group', { name: /^Pezzi da rimborsare: Copertone/ })
      .getByRole('button')
      .first()
      .click()
    await expect(button).toContainText('10,00')
    await dialog.getByText('Da controllare', { exact: true }).click()
    await expect(dialog).toContainText('non in vendita finché non lo guardi')
    await expect(dialog.getByRole('img', { name: /Di 94,00/ })).toBeVisible()
    await dialog.getByLabel('IBAN del cliente').fill('IT60 X054 2811 1010 0000 0123 457')
    await button.click()
    await expect(dialog.getByLabel('IBAN del cliente')).toBeFocused()
    await expect(dialog).toContainText('L’IBAN non è valido')
    await expectAccessible(page)
    await dialog.getByLabel('IBAN del cliente').fill('IT60 X054 2811 1010 0000 0123 456')
    await button.click()
    await expect(toast(page)).toContainText('Bonifico da fare')
  })

  const entry = detail.getByRole('region', { name: 'Rimborsi' })
  await test.step('the transfer is marked done, the piece is looked at', async () => {
    await expect(entry).toContainText('Bonifico da fare')
    await expect(entry).toContainText('1 da controllare')
    await entry.getByRole('button', { name: /^Metti a scaffale/ }).click()
    await expect(entry).toContainText('1 a scaffale')
    await entry.getByRole('button', { name: 'Bonifico fatto' }).click()
    await page.getByRole('button', { name: /^Ho restituito 10,00/ }).click()
    await expect(entry).toContainText('Bonifico fatto il')
    await expect(detail.getByText('Pagato', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  const orderPage = `/ordine/${order.orderNumber}?k=${order.accessKey}`
  await test.step('its customer sees it and has a mail', async () => {
    await openPage(page, orderPage)
    const line = page.getByRole('listitem').filter({ has: page.getByText(/^Copertone di prova/) })
    await expect(line).toContainText(/10,00\s€ restituiti, bonifico disposto il .* sul conto che finisce con 3456/)
    await expect(line).toContainText(/arrivano in 1–2 giorni lavorativi, entro \S+ \d+/)
    await expectAccessible(page)
    const subjects = async () => (await mailsTo(order.customerEmail)).map((mail) => mail.subject)
    await expect.poll(subjects).toContainEqual(expect.stringContaining('Ti abbiamo rimborsato 10,00'))
  })

  await test.step('the rest goes back, and the order is refunded', async () => {
    await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
    await detail.getByRole('button', { name: 'Rimborsa' }).click()
    await dialog.getByRole('button', { name: 'Tutto l’ordine' }).click()
    await dialog.getByRole('button', { name: /^Rimborsa 84,00.* con bonifico$/ }).click()
    await entry.getByRole('button', { name: 'Bonifico fatto' }).click()
    await page.getByRole('button', { name: /^Ho restituito 84,00/ }).click()
    await expect(detail.getByText('Rimborsato', { exact: true }).first()).toBeVisible()
    await openPage(page, orderPage)
    await expect(page.getByText('Rimborsato', { exact: true })).toBeVisible()
    await expect(page.getByText(/restituiti, bonifico disposto/)).toHaveCount(5)
  })
})
