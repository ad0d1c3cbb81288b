import { beforeEach, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { OrderPage, PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { brokenBooks } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
  const { version, rules } = (await admin.get('/api/admin/delivery')).json()
  const answer = await admin.put('/api/admin/delivery', { version, rules: { ...rules, isPickUpOffered: true } })
  expect(answer.statusCode, answer.body).toBe(200)
})

async function send(change: object, without: readonly string[] = []) {
  const { id } = await aProduct(shop.deps, { priceCents: 6_000 })
  const body = anOrderBody({ items: [{ productId: id, quantity: 2 }] })
  const order = Object.fromEntries(
    Object.entries({ ...body.order, ...change }).filter(([key]) => !without.includes(key)),
  )
  return sendOrder(shop, { ...body, order })
}
const address = ['shippingAddress', 'city', 'postalCode', 'province']
const aPickUp = async () => (await send({ delivery: 'pickup' }, address)).json<PlacedOrder>()

it('an order that is collected needs no address, and has that of the shop', async () => {
  for (const answer of [
    await send({ delivery: 'pickup' }, address),
    await send({ delivery: 'pickup', shippingAddress: null, city: null, postalCode: null }),
    await send({ delivery: 'pickup', shippingAddress: '', city: '', postalCode: '' }),
  ]) {
    expect(answer.statusCode, answer.body).toBe(201)
    const { orderNumber, accessKey } = answer.json<PlacedOrder>()
    const page = (await shop.app.inject(`/api/orders/${orderNumber}?k=${accessKey}`)).json<OrderPage>()
    expect(page.shippingAddress).toBe(shop.deps.shop.address.street)
  }
})

it('an order that is sent names each gap of its address, beside what else is wrong', async () => {
  const answer = await send({ customerEmail: 'no address' }, address)
  expect([answer.statusCode, Object.keys(answer.json().fields).toSorted()]).toEqual([
    400,
    ['order.city', 'order.customerEmail', 'order.postalCode', 'order.shippingAddress'],
  ])
})

it('no courier takes an order that is collected', async () => {
  const order = await aPickUp()
  const path = `/api/admin/orders/${order.id}`
  expect((await admin.patch(path, { paymentStatus: 'paid' })).statusCode).toBe(200)
  const lines = [{ line: 1, quantity: 1 }]
  const ready = (await admin.post(`${path}/parcels`, { lines })).json<AdminOrder>()
  const parcel = `/api/admin/parcels/${ready.parcels[0]?.id}`
  const refused = [
    await admin.post(`${path}/parcels`, { lines, carrier: 'brt', send: true, reason: 'Urgente' }),
    await admin.post(`${path}/parcels`, { lines, trackingCode: '084123456789' }),
    await admin.patch(parcel, { carrier: 'gls' }),
    await admin.patch(parcel, { trackingCode: 'VI620119023' }),
    await admin.patch(path, { orderStatus: 'shipped', carrier: 'brt', trackingCode: '084123456789' }),
    await admin.patch(path, { trackingCode: '084123456789' }),
  ]
  for (const answer of refused) expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_collected'])
  const shipped = await admin.patch(path, { orderStatus: 'shipped' })
  expect([shipped.statusCode, shipped.json<AdminOrder>().orderStatus]).toEqual([200, 'shipped'])
  expect(await brokenBooks(shop)).toEqual([])
})

it.each([
  ['Livigno', '23030'],
  ['LIVIGNO (SO)', '23030'],
  ['Campione d’Italia', '22100'],
  ['Repubblica di San Marino', '47921'],
  ['San Marino', '47890'],
  ['Città del Vaticano', '00193'],
  ['Roma', '00120'],
])('%s %s is known by its name or its code, in an order and in a change of one', async (city, postalCode) => {
  const answer = await send({ city, postalCode, province: null })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'delivery_by_phone'])
  const placed = (await send({})).json<PlacedOrder>()
  const path = `/api/admin/orders/${placed.id}/changes`
  const offer = (await admin.get(path)).json()
  const changed = await admin.post(path, { version: offer.version, address: { ...offer.address, city, postalCode } })
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'delivery_by_phone'])
})

it('the VAT of refunds comes to that of the order, once all has gone back piece by piece', async () => {
  const { id: productId } = await aProduct(shop.deps, { priceCents: 1_999, stock: 20 })
  const body = anOrderBody({ items: [{ productId, quantity: 10 }] })
  const order = (await sendOrder(shop, body)).json<PlacedOrder>()
  const path = `/api/admin/orders/${order.id}`
  await admin.patch(path, { paymentStatus: 'paid' })
  for (let piece = 0; piece < 10; piece++)
    await admin.post(`${path}/refunds`, { lines: [{ line: 1, quantity: 1, place: 'stock' }] })
  const { vat, refunds } = (await admin.get(path)).json<AdminOrder>()
  const sum = (key: 'gross' | 'taxable' | 'tax') =>
    refunds.reduce((all, refund) => all + Math.round(100 * Number(refund.vat[0]?.[key] ?? 0)), 0)
  expect(refunds).toHaveLength(10)
  expect((['gross', 'taxable', 'tax'] as const).map((key) => (sum(key) / 100).toFixed(2))).toEqual([
    vat[0]?.gross,
    vat[0]?.taxable,
    vat[0]?.tax,
  ])
})
