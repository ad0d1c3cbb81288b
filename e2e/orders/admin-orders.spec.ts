import { adminPassword } from '#test/own-process.ts'
import { aBankOrder, aShopProduct, openDashboard, toast } from '../admin-page.ts'
import { mailsTo } from '../mails.ts'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

test.use({ tolerated: /403 \(Forbidden\)/ })

test('an order has its columns, its sheets for the printer and its place in the file', async ({ page }) => {
  await page.addInitScript(() => {
    // The real one waits for a printer.
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  const product = await aShopProduct(page)
  const order = await aBankOrder(page, product, 2)
  await openDashboard(page, `/admin?tab=ordini&cerca=${order.orderNumber}`)
  await expect(page.getByRole('heading', { name: 'Gestione Ordini' })).toBeVisible()
  const columns = ['Numero e data', 'Cliente', 'Totale e pagamento', 'Stato', 'Promesso per', 'Azioni']
  await expect(page.getByRole('columnheader')).toHaveText(columns)
  const row = page.getByRole('row').filter({ hasText: order.orderNumber })
  await expect(row).toContainText(order.customerName)
  await expect(row.locator('time')).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/)
  await expect(row).toContainText('120,00 €')
  await expect(row).toContainText('Da pagare')
  await expect(row).toContainText('In elaborazione')

  // The first call is refused as after a quarter of an hour: the password is asked, and the file still comes.
  const refusal = { message: 'Serve di nuovo la password.', code: 'confirmation_needed' }
  await page.route('**/api/admin/orders/export*', (route) => route.fulfill({ status: 403, json: refusal }), {
    times: 1,
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Altro sugli ordini' }).click()
  await page.getByRole('menuitem', { name: 'Esporta CSV' }).click()
  const asked = page.getByRole('dialog', { name: 'Sei ancora tu?' })
  await asked.getByLabel('La tua password').fill(adminPassword)
  await asked.getByRole('button', { name: 'Conferma' }).click()
  const lines = (await textOf(await (await download).createReadStream())).trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(order.orderNumber)

  await row.getByRole('button', { name: `Vedi ordine ${order.orderNumber}` }).click()
  const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
  for (const [button, title, shown, hidden] of [
    ['Stampa ordine', 'Ordine', 'totale 120,00 €', 'Pezzi in tutto'],
    ['Stampa distinta', 'Distinta di imballaggio', 'Pezzi in tutto: 2', '120,00'],
  ] as const) {
    await detail.getByRole('button', { name: button }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    const sheet = page.locator('.print-sheet')
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByRole('heading', { name: `${title} ${order.orderNumber}` })).toBeVisible()
    await expect(sheet).toContainText(order.customerName)
    await expect(sheet).toContainText('35121 Padova')
    await expect(sheet).toContainText(product.productCode)
    await expect(sheet).toContainText(shown)
    await expect(sheet).not.toContainText(hidden)
    await expect(detail).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => {
      document.documentElement.removeAttribute('data-printed')
      window.dispatchEvent(new Event('afterprint'))
    })
    await expect(sheet).toHaveCount(0)
    await expect(detail).toBeVisible()
  }
})

test('an order’s mail is sent once more, and the history says so', whole, async ({ page }) => {
  const order = await aBankOrder(page, await aShopProduct(page))
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
  await detail.getByRole('button', { name: 'Invia di nuovo: Conferma d’ordine' }).click()
  await expect(toast(page)).toContainText('E-mail in partenza')
  await expect(detail.getByText('E-mail inviata di nuovo')).toBeVisible()
  await expect.poll(async () => (await mailsTo(order.customerEmail)).length).toBe(2)
  await openDashboard(page, '/admin?tab=ordini&vista=email')
  const rows = page.getByRole('row').filter({ hasText: order.customerEmail })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Conferma d’ordine')
})

test('an order that is cancelled after its payment waits for the money to go back', async ({ page }) => {
  const product = await aShopProduct(page, { stock: 3 })
  const order = await aBankOrder(page, product, 3)
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
  const question = page.getByRole('alertdialog')
  await detail.getByRole('button', { name: 'Conferma pagamento' }).click()
  await question.getByRole('button', { name: 'Pagamento ricevuto' }).click()
  await expect(detail.getByText('Pagato', { exact: true })).toBeVisible()
  await detail.getByRole('button', { name: 'Annulla ordine' }).click()
  await expect(question).toContainText('Il bonifico va restituito a mano')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annulla l’ordine' }).click()
  await expect(detail.getByText('Annullato', { exact: true }).first()).toBeVisible()
  expect((await (await page.request.get(`/api/products/${product.id}`)).json()).stock).toBe(3)
  await detail.getByRole('button', { name: 'Rimborsa' }).click()
  await question.getByRole('button', { name: 'Rimborsa' }).click()
  await expect(detail.getByText('Rimborsato', { exact: true }).first()).toBeVisible()
})

test('a withdrawal goes step by step, only by its button, and a refusal has its reason', async ({ page }) => {
  const order = await aBankOrder(page, await aShopProduct(page))
  const { orderNumber, customerName, customerEmail } = order
  const sent = await page.request.post('/api/withdrawals', { data: { orderNumber, customerName, customerEmail } })
  const { reference } = await sent.json()
  await openDashboard(page, `/admin?tab=ordini&vista=recessi&cerca=${reference}`)
  const row = page.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Ricevuto')
  await expect(row).toContainText(/\d{2}\/\d{2}\/\d{4}/)
  await expect(row).toContainText(/fra \d+ giorni/)
  const step = row.getByRole('button', { name: `Avanza ${reference}` })
  const choose = async (name: string) => {
    await step.click()
    await page.getByRole('menuitem', { name }).click()
  }
  // Arrow keys walk through the states, and take none.
  await step.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Ricevuto')
  await choose('Reso in arrivo')
  await expect(toast(page)).toContainText('Recesso aggiornato')
  await expect(row.locator('.badge').filter({ hasText: 'Reso in arrivo' })).toBeVisible()
  await expectAccessible(page)
  await choose('Rifiutato')
  const refusal = page.getByRole('dialog')
  await expect(refusal).toBeVisible()
  await refusal.getByRole('textbox').fill('Merce usata oltre la prova')
  await refusal.getByRole('button', { name: /Rifiuta/ }).click()
  await expect(row).toContainText('Merce usata oltre la prova')
  await expect(step).toHaveCount(0)
})

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
