import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems } from '#server/platform/database/schema/order-tables.ts'
import { orderVat } from '#server/platform/database/schema/vat-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { OrderPage, PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aChangeableOrder, changerOf } from '#test/change-calls.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { brokenBooks } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { completeOrders } from './complete-orders.ts'

const shop = shopForEachTest()

const pageOf = async ({ orderNumber, accessKey }: PlacedOrder) =>
  (await shop.app.inject(`/api/orders/${orderNumber}?k=${accessKey}`)).json<OrderPage>()

it('an order keeps what of it is tax by rate, the delivery divided by the value of the goods', async () => {
  const bell = await aProduct(shop.deps, { priceCents: 1_000 })
  const book = await aProduct(shop.deps, { priceCents: 500, row: { vatClass: 'super_reduced' } })
  const frame = await aProduct(shop.deps, { priceCents: 500, row: { condition: 'used' } })
  const items = [bell, book, frame].map(({ id }) => ({ productId: id, quantity: 1 }))
  const order = (await sendOrder(shop, anOrderBody({ items }))).json<PlacedOrder>()
  const { vat, total, shipping } = await pageOf(order)
  expect([total, shipping]).toEqual(['69.00', '49.00'])
  expect(vat).toEqual([
    { rate: 22, gross: '34.50', taxable: '28.28', tax: '6.22' },
    { rate: 4, gross: '17.25', taxable: '16.59', tax: '0.66' },
    { rate: null, gross: '17.25', taxable: null, tax: null },
  ])
  const admin = await anAdministrator(shop)
  expect((await admin.get(`/api/admin/orders/${order.id}`)).json<AdminOrder>().vat).toEqual(vat)
  await shop.deps.mailSender.sendDue()
  const mail = shop.mailer.sent.find(({ to }) => to === 'giulia.ferrari@example.org')
  for (const words of [
    'IVA inclusa dove dovuta',
    'IVA 22 %: 6,22\u00a0€ su 28,28\u00a0€',
    'regime del margine: 17,25\u00a0€',
  ])
    expect(mail?.text).toContain(words)
  expect(await brokenBooks(shop)).toEqual([])
})

it('orders that an older program wrote without their tax are completed as the shop would have written them', async () => {
  const bell = await aProduct(shop.deps, { priceCents: 1_000 })
  const frame = await aProduct(shop.deps, { priceCents: 700, row: { condition: 'used' } })
  const items = [bell, frame].map(({ id }) => ({ productId: id, quantity: 1 }))
  const order = (await sendOrder(shop, anOrderBody({ items }))).json<PlacedOrder>()
  const whole = (await sendOrder(shop, anOrderBody({ items: items.slice(0, 1) }))).json<PlacedOrder>()
  const before = [await pageOf(order), await pageOf(whole)]
  const { db } = shop.deps.database
  await db.delete(orderVat).where(eq(orderVat.orderId, order.id))
  await db.update(orderItems).set({ vatClass: 'standard' })
  expect((await brokenBooks(shop)).join()).toContain('I35')
  expect(await completeOrders(shop.deps)).toEqual([order.orderNumber])
  expect([await pageOf(order), await pageOf(whole)]).toEqual(before)
  expect(await brokenBooks(shop)).toEqual([])
  expect(await completeOrders(shop.deps)).toEqual([])
})

it('an order of used goods says no word of tax', async () => {
  const bike = await aProduct(shop.deps, {
    category: 'bici-usate',
    subcategory: 'citta',
    stock: 1,
    imageNames: ['a-1x1.webp'],
  })
  const order = (
    await sendOrder(shop, anOrderBody({ items: [{ productId: bike.id, quantity: 1 }] }))
  ).json<PlacedOrder>()
  expect((await pageOf(order)).vat).toEqual([{ rate: null, gross: '1299.90', taxable: null, tax: null }])
  await shop.deps.mailSender.sendDue()
  const mail = shop.mailer.sent.find(({ to }) => to === 'giulia.ferrari@example.org')
  expect(mail?.text).not.toMatch(/\bIVA (inclusa|\d)/)
})

it('what is tax follows the lines of an unpaid order that is changed', async () => {
  const placed = await aChangeableOrder(shop)
  const changer = changerOf(shop, placed)
  const before = (await changer.page()).vat
  await changer.amended({ lines: [{ line: 1, quantity: 1 }] })
  const { vat, total } = await changer.page()
  expect(vat).toEqual([expect.objectContaining({ rate: 22, gross: total })])
  expect(vat).not.toEqual(before)
  expect(await brokenBooks(shop)).toEqual([])
})

it('an order keeps the class its articles had when they were bought', async () => {
  const { id } = await aProduct(shop.deps, { priceCents: 12_200 })
  const order = (await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }] }))).json<PlacedOrder>()
  await shop.deps.database.db.update(products).set({ vatClass: 'reduced' })
  expect((await pageOf(order)).vat).toEqual([{ rate: 22, gross: '122.00', taxable: '100.00', tax: '22.00' }])
})

it('the database refuses parts that do not add up, another tax than the rate says, and tax on used goods', async () => {
  const { db } = shop.deps.database
  const order = (
    await sendOrder(shop, anOrderBody({ items: [{ productId: (await aProduct(shop.deps)).id, quantity: 1 }] }))
  ).json<PlacedOrder>()
  const one = {
    orderId: order.id,
    vatClass: 'reduced' as const,
    rate: 10,
    grossCents: 1_100,
    taxableCents: 1_000,
    taxCents: 100,
  }
  const refused = [
    { ...one, grossCents: 1_101 },
    { ...one, taxableCents: 900, taxCents: 200 },
    { ...one, vatClass: 'margin' as const, rate: null },
    { ...one, rate: null },
  ]
  for (const row of refused) await expect(db.insert(orderVat).values(row)).rejects.toThrow()
  await db.insert(orderVat).values(one)
  await db.execute(sql`update order_vat set gross_cents = 1201, taxable_cents = 1091, tax_cents = 110 where rate = 10`)
  expect((await brokenBooks(shop)).join()).toContain('I35')
})
