import type { Page } from '@playwright/test'
import { aBankOrder, aShopProduct, openDashboard, type PlacedOrder, toast } from '../admin-page.ts'
import { mailsTo } from '../mails.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

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
  await expect(row).toContainText('Parte entro il')
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

test('a parcel gets another carrier later, and its customer follows it there', async ({ page }) => {
  const order = await aBankOrder(page, await aShopProduct(page))
  const parcel = { carrier: 'brt', trackingCode: '084 123 456 789' }
  await change(page, order, { paymentStatus: 'paid', orderStatus: 'shipped', ...parcel })
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${order.id}`)
  const detail = page.getByRole('dialog', { name: `Ordine ${order.orderNumber}` })
  await expect(detail.getByText('Spedito: BRT 084 123 456 789')).toBeVisible()
  await detail.getByRole('button', { name: 'Cambia codice di spedizione' }).click()
  const tracking = page.getByRole('dialog', { name: 'Codice di spedizione' })
  await tracking.getByText('GLS', { exact: true }).click()
  await tracking.getByLabel('Codice di spedizione').fill('VI620119023')
  await tracking.getByRole('button', { name: 'Salva' }).click()
  await expect(detail.getByText('Codice di spedizione cambiato: GLS VI620119023')).toBeVisible()

  await openPage(page, `/ordine/${order.orderNumber}?k=${order.accessKey}`)
  await expect(page.getByRole('link', { name: 'Segui il pacco con GLS' })).toHaveAttribute(
    'href',
    /numero_spedizione=VI620119023/,
  )
  await expectAccessible(page)
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
  await expect(detail).toContainText('Spedito, senza pagamento. Motivo: Ha pagato al banco, scontrino 214')
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

test('a transfer that comes too late for its pieces goes back', async ({ page }) => {
  const rare = await aShopProduct(page, { stock: 1 })
  const late = await aBankOrder(page, rare)
  await change(page, late, { orderStatus: 'cancelled' })
  await aBankOrder(page, rare)
  await openDashboard(page, `/admin?tab=ordini&apri=ordine-${late.id}`)
  const other = page.getByRole('dialog', { name: `Ordine ${late.orderNumber}` })
  const question = page.getByRole('dialog', { name: 'Il bonifico è arrivato' })
  await other.getByRole('button', { name: 'Il bonifico è arrivato' }).click()
  await expect(question).toContainText('L’ordine non si può riaprire')
  await expect(question).toContainText(`${rare.name}, nessun pezzo`)
  await question.getByRole('button', { name: 'Segna da restituire' }).click()
  await expect(toast(page)).toContainText('Bonifico da restituire')
  await expect(other).toContainText('60,00 €, arrivato il')

  await openDashboard(page, `/admin?tab=ordini&stato=to_refund&cerca=${late.orderNumber}`)
  const row = rowOf(page, late)
  await expect(row).toContainText('Bonifico da restituire, arrivato il')
  await row.getByRole('button', { name: /^Bonifico restituito/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bonifico restituito' }).click()
  await expect(row).toHaveCount(0)
  await expect
    .poll(async () => (await mailsTo(late.customerEmail)).map((mail) => mail.subject).join())
    .toContain('Bonifico restituito')
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

  // In another window, after this list was read.
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

test('the list of orders reads without scrolling sideways at every width', async ({ page }) => {
  const name = `Portapacchi ${'lungo '.repeat(8)}${Date.now()}`
  const order = await aBankOrder(page, await aShopProduct(page, { name }), 3)
  await openDashboard(page, `/admin?tab=ordini&cerca=${order.orderNumber}`)
  const row = rowOf(page, order)
  for (const width of eachCase([320, 390, 768, 1024, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await row.getByRole('checkbox').check()
    await expect(page.getByRole('region', { name: 'Ordini scelti' })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    const bounds = await page.getByRole('table', { name: 'Ordini' }).evaluate((table) => {
      const box = table.getBoundingClientRect()
      return { right: box.right, room: table.parentElement?.getBoundingClientRect().right ?? 0 }
    })
    expect(bounds.right, `${width} px`).toBeLessThanOrEqual(bounds.room + 1)
  }
})
