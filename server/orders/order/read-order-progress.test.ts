import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { CustomerOrder } from '#shared/contract/orders/customer-orders.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { aSoldOrder, guestOf, type SoldOrder } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60 X054 2811 1010 0000 0123 456', holder: 'Giulia Ferrari' }
let admin: Visitor
let order: SoldOrder
/** Friday, 20 November 2026; the order was delivered two days before. */
beforeEach(async () => {
  admin = await anAdministrator(shop)
  order = await aSoldOrder(shop)
})

const page = async ({ orderNumber, accessKey } = order) =>
  (await shop.app.inject({ url: `/api/orders/${orderNumber}?k=${accessKey}` })).json<OrderPage>()
const progressOf = async (line: number) => (await page()).items[line - 1]?.progress
const read = async () => (await admin.get(`/api/admin/orders/${order.id}`)).json<AdminOrder>()
const refund = async (body: object) => {
  const answer = await admin.post(`/api/admin/orders/${order.id}/refunds`, { account, ...body })
  expect(answer.statusCode).toBe(201)
  return answer.json<AdminOrder>().refunds.at(-1)?.id
}
const returnId = async () => (await read()).returns.at(-1)?.id
const step = async (path: string, body?: object) =>
  expect((await admin.post(`/api/admin/returns/${await returnId()}/${path}`, body)).statusCode).toBe(200)

const sent = (quantity: number) => ({
  quantity,
  sentAt: '2026-11-18T10:00:00.000Z',
  deliveredAt: '2026-11-18T10:00:00.000Z',
})
const untouched = (quantity: number) => ({
  sent: [sent(quantity)],
  returning: 0,
  received: 0,
  returned: 0,
  replaced: [],
  refunds: [],
})

describe('what became of an article', () => {
  it('is not told while nothing has, then says when it left and arrived', async () => {
    const waiting = await aSoldOrder(shop, { deliveredDaysAgo: null })
    const fresh = await page(waiting)
    expect(fresh.items.every((item) => !('progress' in item))).toBe(true)
    expect(fresh).not.toHaveProperty('otherRefunds')
    expect(await progressOf(1)).toEqual(untouched(2))
    await admin.patch(`/api/admin/orders/${waiting.id}`, { orderStatus: 'shipped' })
    expect((await page(waiting)).items[0]?.progress?.sent).toEqual([
      { quantity: 2, sentAt: '2026-11-20T10:00:00.000Z', deliveredAt: null },
    ])
  })

  it('says of each parcel which pieces left with it', async () => {
    order = await aSoldOrder(shop, { deliveredDaysAgo: null })
    const pack = (lines: object[]) =>
      admin.post(`/api/admin/orders/${order.id}/parcels`, { lines, send: true }).then((r) => r.statusCode)
    expect(await pack([{ line: 1, quantity: 1 }])).toBeLessThan(300)
    expect((await progressOf(1))?.sent).toMatchObject([{ quantity: 1, deliveredAt: null }])
    expect(await progressOf(2)).toBeUndefined()
    shop.clock.advance({ days: 1 })
    admin = await anAdministrator(shop)
    await admin.patch(`/api/admin/orders/${order.id}`, { orderStatus: 'shipped' })
    expect((await progressOf(1))?.sent.map(({ quantity, sentAt }) => [quantity, sentAt])).toEqual([
      [1, '2026-11-20T10:00:00.000Z'],
      [1, '2026-11-21T10:00:00.000Z'],
    ])
  })

  it('leaves out of what was sent the pieces given back before', async () => {
    order = await aSoldOrder(shop, { deliveredDaysAgo: null })
    await refund({ lines: [{ line: 1, quantity: 1, place: 'stock' }] })
    shop.clock.advance({ minutes: 1 })
    await admin.patch(`/api/admin/orders/${order.id}`, { orderStatus: 'shipped' })
    expect(await progressOf(1)).toMatchObject({ sent: [{ quantity: 1 }], refunds: [{ amount: '15.00' }] })
  })

  it('follows a withdrawal from its opening to the day its money has arrived', async () => {
    await guestOf(shop, order).opened({ kind: 'withdrawal', outcome: 'refund', lines: [{ line: 1, quantity: 1 }] })
    expect(await progressOf(1)).toEqual({ ...untouched(2), returning: 1 })
    expect(await progressOf(2)).toEqual(untouched(1))
    await step('received')
    expect(await progressOf(1)).toEqual({ ...untouched(2), received: 1 })
    const id = await refund({ returnId: await returnId() })
    const money = { amount: '15.00', kind: 'transfer', ibanEnd: '3456', at: '2026-11-20T10:00:00.000Z' }
    const pending = { ...money, state: 'pending', arrivesBy: null }
    expect(await progressOf(1)).toEqual({ ...untouched(2), returned: 1, refunds: [pending] })
    await admin.post(`/api/admin/refunds/${id}/done`, { day: '2026-11-20' })
    // A Friday: two working days later is Tuesday.
    const done = { ...money, state: 'completed', at: '2026-11-20T12:00:00.000Z', arrivesBy: '2026-11-24' }
    expect((await progressOf(1))?.refunds).toEqual([done])
    shop.clock.advance({ days: 5 })
    expect((await progressOf(1))?.refunds).toEqual([{ ...done, arrivesBy: null }])
  })

  it('says which size was sent for which pieces, and that nothing became of a return taken back', async () => {
    const exchange = { kind: 'shop_return', outcome: 'exchange' }
    await guestOf(shop, order).opened({ ...exchange, lines: [{ line: 1, quantity: 1, exchangeSize: 'L' }] })
    await step('received')
    await step('exchange', { carrier: 'brt' })
    expect(await progressOf(1)).toEqual({
      ...untouched(2),
      replaced: [{ quantity: 1, outcome: 'exchange', frameSize: 'L', sentAt: '2026-11-20T10:00:00.000Z' }],
    })
    const lines = [{ line: 2, quantity: 1 }]
    const opened = await guestOf(shop, order).opened({ kind: 'shop_return', outcome: 'refund', lines })
    await guestOf(shop, order).cancel(opened.return.code)
    expect(await progressOf(2)).toEqual(untouched(1))
  })

  it('waits for goods whose money went back before they came', async () => {
    await guestOf(shop, order).opened({ kind: 'withdrawal', outcome: 'refund', lines: [{ line: 3, quantity: 1 }] })
    await refund({ returnId: await returnId() })
    expect(await progressOf(3)).toMatchObject({ returning: 1, returned: 0, refunds: [{ amount: '5.00' }] })
    await step('received')
    expect(await progressOf(3)).toMatchObject({ returning: 0, returned: 1 })
  })
})

describe('money that belongs to no article', () => {
  it('has lines of its own: delivery, an amount with its reason, what was kept back', async () => {
    await refund({ lines: [{ line: 2, quantity: 1, place: 'none' }], shipping: true, other: '-2', reason: 'Usato' })
    const { items, otherRefunds } = await page()
    expect(items[1]?.progress?.refunds).toMatchObject([{ amount: '9.00' }])
    expect(otherRefunds).toMatchObject([
      { isShipping: true, note: null, amount: '49.00' },
      { isShipping: false, note: 'Usato', amount: '-2.00' },
    ])
  })
})

describe('the account’s orders', () => {
  it('say the same of their articles', async () => {
    const customer = await aCustomer(shop)
    const productId = (await aProduct(shop.deps, { priceCents: 6_000 })).id
    const placed = await customer.post('/api/orders', anOrderBody({ items: [{ productId, quantity: 2 }] }))
    order = placed.json()
    await admin.patch(`/api/admin/orders/${order.id}`, { paymentStatus: 'paid', orderStatus: 'shipped' })
    await refund({ lines: [{ line: 1, quantity: 1, place: 'none' }], other: '1.50', reason: 'Graffio' })
    const [own] = (await customer.get('/api/customer/orders')).json<CustomerOrder[]>()
    const { items, otherRefunds } = await page()
    expect(items[0]?.progress).toMatchObject({ sent: [{ quantity: 2 }], refunds: [{ amount: '60.00' }] })
    expect(otherRefunds).toMatchObject([{ amount: '1.50', note: 'Graffio' }])
    expect([own?.items[0]?.progress, own?.otherRefunds]).toEqual([items[0]?.progress, otherRefunds])
  })
})
