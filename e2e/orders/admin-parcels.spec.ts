import type { Locator, Page } from '@playwright/test'
import { aBankOrder, aShopProduct, openDashboard, type PlacedOrder, toast } from '../admin-page.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, test } from '../shop-page.ts'

const rowOf = (page: Page, { orderNumber }: PlacedOrder) => page.getByRole('row').filter({ hasText: orderNumber })
const change = async (page: Page, { id }: PlacedOrder, data: object) =>
  expect((await page.request.patch(`/api/admin/orders/${id}`, { data })).status()).toBe(200)

test('shipping shows what and where to, asks for the carrier, and shows the link of the customer', async ({ page }) => {
  const product = await aShopProduct(page)
  const order = await aBankOrder(page, product, 2)
  await change(page, order, { paymentStatus: 'paid' })
  await openDashboard(page, `/admin?tab=ordini&cerca=${encodeURIComponent(product.name)}`)
  const row = rowOf(page, order)
  await expect(row).toContainText(`2 × ${product.name} · Padova`)
  await expect(row).toContainText(/(lun|mar|mer|gio|ven) \d+ \p{L}+parte/u)
  await row.getByRole('button', { name: /^Spedisci/ }).click()
  const form = page.getByRole('dialog', { name: `Spedisci ordine ${order.orderNumber}` })
  await expect(form).toContainText(product.productCode)
  await expect(form).toContainText('35121 Padova')
  await expect(form).not.toContainText('Non risulta pagato')
  await form.getByText('BRT', { exact: true }).click()
  await form.getByLabel('Codice di spedizione').fill('VI620119023')
  await expect(form).toContainText('Non sembra un codice BRT')
  await form.getByLabel('Codice di spedizione').fill('084 123 456 789')
  await expect(form).not.toContainText('Non sembra')
  const link = form.getByRole('link', { name: 'vas.brt.it/…084123456789' })
  await expect(link).toHaveAttribute('href', /Nspediz=084123456789$/)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Spedisci' }).click()
  await expect(toast(page)).toContainText('Ordine spedito')
  await expect(row).toContainText('Spedito')
})

test('an unpaid order leaves with a reason only, and its history keeps it', async ({ page }) => {
  const order = await aBankOrder(page, await aShopProduct(page))
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
  await detail.getByRole('button', { name: 'Spedisci' }).click()
  const form = page.getByRole('dialog', { name: `Spedisci ordine ${order.orderNumber}` })
  await expect(form).toContainText('Non risulta pagato: spedire lo stesso?')
  await form.getByRole('button', { name: 'Spedisci' }).click()
  const reason = form.getByLabel('Motivo')
  await expect(reason).toBeFocused()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await reason.fill('Ha pagato al banco, scontrino 214')
  await form.getByRole('button', { name: 'Spedisci' }).click()
  await expect(form).toBeHidden()
  await expect(detail).toContainText(
    // With the carrier that the shop used last.
    /Spedito(: [^,]+)?, senza pagamento\. Motivo: Ha pagato al banco, scontrino 214/,
  )
})

test('a transfer that comes after the cancellation reopens the order', async ({ page }) => {
  const product = await aShopProduct(page, { stock: 2 })
  const order = await aBankOrder(page, product, 2)
  await change(page, order, { orderStatus: 'cancelled' })
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
  const question = page.getByRole('dialog', { name: 'Il bonifico è arrivato' })
  await detail.getByRole('button', { name: 'Il bonifico è arrivato' }).click()
  await expect(question).toContainText('I pezzi ci sono ancora.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Riapri l’ordine' }).click()
  await expect(toast(page)).toContainText('Ordine riaperto')
  await expect(
    detail.getByRole('listitem').filter({ hasText: 'Riaperto, il bonifico è arrivato' }).last(),
  ).toContainText('+ 120,00 €')
  await expect(detail.getByRole('button', { name: 'Spedisci' })).toBeVisible()
})

test('several orders are printed, and their transfers confirmed, at once; one that fails keeps none back', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    // The real one waits for a printer.
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  const product = await aShopProduct(page)
  const orders = [await aBankOrder(page, product), await aBankOrder(page, product), await aBankOrder(page, product)]
  const [first, second, gone] = orders as [PlacedOrder, PlacedOrder, PlacedOrder]
  await openDashboard(page, `/admin?tab=ordini&stato=to_confirm&cerca=${encodeURIComponent(product.name)}`)
  await page.getByRole('checkbox', { name: 'Scegli tutti in questa pagina' }).check()
  const bar = page.getByRole('region', { name: 'Ordini scelti' })
  await expect(bar).toContainText('3 ordini scelti')
  await expectAccessible(page)

  await bar.getByRole('button', { name: 'Stampa le 3 distinte' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await expect(page.locator('.print-sheet')).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  for (const { orderNumber } of orders)
    await expect(page.getByRole('heading', { name: `Distinta di imballaggio ${orderNumber}` })).toBeVisible()
  await expect(page.locator('.print-sheet').nth(1)).toHaveCSS('break-before', 'page')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.print-sheet')).toHaveCount(0)

  // In another window, after this list was loaded.
  await change(page, gone, { orderStatus: 'cancelled' })
  await bar.getByRole('button', { name: 'Conferma 3 bonifici' }).click()
  const dialog = page.getByRole('dialog', { name: 'Conferma 3 bonifici' })
  await expect(dialog).toContainText('180,00 €')
  await dialog.getByRole('button', { name: 'Pagamenti ricevuti' }).click()
  await expect(dialog).toContainText('2 bonifici confermati, 1 no')
  const line = (order: PlacedOrder) => dialog.getByRole('listitem').filter({ hasText: order.orderNumber })
  for (const order of [first, second]) await expect(line(order)).toContainText('Confermato')
  await expect(line(gone)).toContainText('Non confermato. L’ordine non può passare a questo stato.')
  await expectAccessible(page)
  // The browser reports the refused request.
  complaints.length = 0
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
  for (const { id } of [first, second])
    expect((await (await page.request.get(`/api/admin/orders/${id}`)).json()).paymentStatus).toBe('paid')
})

/** Paid orders of one product, each of a customer of its own. */
async function paidOrders(page: Page, count: number) {
  const product = await aShopProduct(page)
  const orders: PlacedOrder[] = []
  for (let i = 0; i < count; i++) orders.push(await aBankOrder(page, product))
  for (const order of orders) await change(page, order, { paymentStatus: 'paid' })
  return { product, orders }
}

for (const width of eachCase([1440, 390, 768]))
  test(`four orders leave in six clicks and their codes, the carrier of last time is chosen (${width} px)`, async ({
    page,
  }) => {
    const { product, orders: five } = await paidOrders(page, 5)
    const [before, ...orders] = five
    if (before) await change(page, before, { orderStatus: 'shipped', carrier: 'gls' })
    await page.setViewportSize({ width, height: 900 })
    await openDashboard(page)
    let clicks = 0
    const click = async (control: Locator) => {
      await control.click()
      clicks += 1
    }
    await click(page.getByRole('tab', { name: /^Ordini/ }).first())
    await click(page.getByRole('tab', { name: /^Da spedire \d/ }))
    // Other tests have orders of their own.
    await page.getByRole('searchbox', { name: 'Cerca tra gli ordini' }).fill(product.name)
    await expect(page.getByRole('row').filter({ hasText: product.name })).toHaveCount(4)
    await click(page.getByRole('checkbox', { name: 'Scegli tutti in questa pagina' }))
    await expectAccessible(page)
    await click(page.getByRole('region', { name: 'Ordini scelti' }).getByRole('button', { name: 'Spedisci i 4' }))
    const dialog = page.getByRole('dialog', { name: 'Spedisci i 4' })
    for (const { orderNumber } of orders)
      await expect(dialog.getByRole('group', { name: `Corriere di ${orderNumber}` }).getByLabel('GLS')).toBeChecked()
    await expectAccessible(page)
    // A label reader types a code and Enter.
    const stamp = String(Date.now()).slice(-6)
    for (let i = 1; i <= 4; i++) await page.keyboard.type(`VI${stamp}00${i}\n`)
    await expect(dialog.getByRole('button', { name: 'Spedisci i 4' })).toBeFocused()
    await click(dialog.getByRole('button', { name: 'Spedisci i 4' }))
    await expect(toast(page)).toContainText('4 ordini spediti')
    await expect(dialog).toHaveCount(0)
    expect(clicks).toBeLessThanOrEqual(6)
    const codes = await Promise.all(
      orders.map(async ({ id }) => (await (await page.request.get(`/api/admin/orders/${id}`)).json()).trackingCode),
    )
    expect(codes.sort()).toEqual([1, 2, 3, 4].map((i) => `VI${stamp}00${i}`))
    await expect(page.getByRole('region', { name: 'Ordini scelti' })).toHaveCount(0)
  })

test('of several orders the right ones leave, and a code that is taken waits with its sentence', async ({
  page,
  complaints,
}) => {
  const { product, orders } = await paidOrders(page, 4)
  const [earlier, first, second, third] = orders as [PlacedOrder, PlacedOrder, PlacedOrder, PlacedOrder]
  const code = (n: number) => `VI${String(Date.now()).slice(-5)}${earlier.orderNumber.slice(-3)}${n}`
  const [used, own, later] = [code(1), code(2), code(3)]
  await change(page, earlier, { orderStatus: 'shipped', carrier: 'gls', trackingCode: used })
  await openDashboard(page, `/admin?tab=ordini&stato=to_ship&cerca=${encodeURIComponent(product.name)}`)
  await page.getByRole('checkbox', { name: 'Scegli tutti in questa pagina' }).check()
  await page.getByRole('button', { name: 'Spedisci i 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Spedisci i 3' })
  const codeOf = ({ orderNumber }: PlacedOrder) => dialog.getByLabel(`Codice di ${orderNumber}`)
  const row = ({ orderNumber }: PlacedOrder) => dialog.getByRole('row').filter({ has: page.getByText(orderNumber) })
  await codeOf(first).fill(own)
  await codeOf(second).fill(own)
  await codeOf(third).fill(used)
  await expect(dialog.getByRole('status')).toHaveText('2 pronti, 1 da correggere')
  await dialog.getByRole('button', { name: 'Spedisci i 2 pronti' }).click()
  await expect(row(third)).toContainText(`È già il codice di ${earlier.orderNumber}.`)
  await expectAccessible(page)
  // The browser reports the refused request.
  complaints.length = 0
  await codeOf(third).fill('')
  const twin = (await codeOf(first).count()) > 0 ? first : second
  await codeOf(twin).fill(later)
  await dialog.getByRole('button', { name: 'Spedisci i 2' }).click()
  await expect(toast(page)).toContainText('3 ordini spediti')
  for (const { id } of orders)
    expect((await (await page.request.get(`/api/admin/orders/${id}`)).json()).orderStatus).toBe('shipped')
})
