import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import {
  type MoneyState,
  mayAct,
  moneyStateOf,
  moneyStates,
  type OrderAction,
  orderActions,
} from '#shared/domain/orders/order-actions.ts'
import { type OrderStatus, orderStatuses } from '#shared/domain/platform/states/order-states.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { aSoldOrder, brokenBooks, guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const pathOf = ({ id }: { id: string }) => `/api/admin/orders/${id}`
const read = async (order: { id: string }) => (await admin.get(pathOf(order))).json<AdminOrder>()
const shippedMails = async () =>
  (await shop.deps.database.db.select().from(outbox)).filter(({ kind }) => kind === 'order_shipped')

/** Every state that an order can be brought to; a cancelled one that is paid has money on its way back. */
const cells = orderStatuses.flatMap((status) =>
  moneyStates.filter((money) => status !== 'cancelled' || money !== 'paid').map((money) => ({ status, money })),
)

async function anOrderIn(status: OrderStatus, money: MoneyState) {
  const order = await anOrder(shop, { quantity: 2 })
  const change = async (body: object) => expect((await admin.patch(pathOf(order), body)).statusCode).toBe(200)
  if (money !== 'pending') await change({ paymentStatus: 'paid' })
  if (status === 'cancelled') await change({ orderStatus: 'cancelled' })
  else if (status !== 'processing') await change({ orderStatus: 'shipped', reason: 'Paga al ritiro' })
  if (status === 'delivered') await change({ orderStatus: 'delivered' })
  if (money === 'refunding' && status !== 'cancelled') {
    const body = { other: order.total, reason: 'Tutto indietro' }
    expect((await admin.post(`${pathOf(order)}/refunds`, body)).statusCode).toBe(201)
  }
  if (money === 'refunded') await change({ paymentStatus: 'refunded' })
  return order
}

const parcel = { lines: [{ line: 1, quantity: 1 }], reason: 'Paga al ritiro' }
const tries: Record<OrderAction, (order: { id: string }) => Promise<{ statusCode: number; body: string }>> = {
  confirm_payment: (order) => admin.patch(pathOf(order), { paymentStatus: 'paid' }),
  change: async (order) => {
    const { version, address } = (await admin.get(`${pathOf(order)}/changes`)).json()
    const body = { version, address: { ...address, customerName: 'Rosa Bruni' } }
    return admin.post(`${pathOf(order)}/changes`, body)
  },
  cancel: (order) => admin.patch(pathOf(order), { orderStatus: 'cancelled' }),
  pack: (order) => admin.post(`${pathOf(order)}/parcels`, parcel),
  ship: (order) => admin.patch(pathOf(order), { orderStatus: 'shipped', reason: 'Paga al ritiro' }),
  send_parcel: (order) => admin.post(`${pathOf(order)}/parcels`, { ...parcel, send: true }),
  deliver: (order) => admin.patch(pathOf(order), { orderStatus: 'delivered' }),
  refund: (order) => admin.patch(pathOf(order), { paymentStatus: 'refunded' }),
  set_tracking: (order) => admin.patch(pathOf(order), { trackingCode: 'PV-1' }),
}
/** Refused by the state of the order; `parcel_pieces` means that nothing is left to pack. */
const refusals = ['invalid_transition', 'parcel_state', 'order_already_packed']

describe('what may be done with an order', () => {
  it.each(cells)('that is $status, its money $money', async ({ status, money }) => {
    const found: string[] = []
    const expected: string[] = []
    // A refused action changes nothing, so the same order serves the next action.
    let refused: Awaited<ReturnType<typeof anOrderIn>> | undefined
    for (const action of orderActions) {
      const order = refused ?? (await anOrderIn(status, money))
      const mailsBefore = (await shippedMails()).length
      const { items: _items, ...before } = await read(order)
      const answer = await tries[action](order)
      const code = answer.statusCode < 300 ? '' : JSON.parse(answer.body).code
      refused = refusals.includes(code) ? order : undefined
      if (!refused) found.push(action)
      else {
        expect(answer.statusCode).toBe(409)
        expect(await read(order)).toMatchObject(before)
      }
      if (money.startsWith('refund')) expect(await shippedMails()).toHaveLength(mailsBefore)
      const standing = { orderStatus: status, ...moneyOf(money) }
      const needsPacking = action === 'send_parcel'
      if (mayAct(standing, action) && (!needsPacking || mayAct(standing, 'pack'))) expected.push(action)
    }
    expect(found).toEqual(expected)
    expect(await brokenBooks(shop)).toEqual([])
  })
})

function moneyOf(money: MoneyState) {
  const paymentStatus = money === 'refunding' ? 'paid' : money
  const order = { paymentStatus, totalCents: 100, refundAskedCents: money.startsWith('refund') ? 100 : 0 } as const
  expect(moneyStateOf(order)).toBe(money)
  return order
}

describe('an order that is not paid', () => {
  it.each([
    [
      'with one step',
      (id: string, reason?: string) =>
        ['PATCH', `/api/admin/orders/${id}`, { orderStatus: 'shipped', reason }] as const,
    ],
    [
      'as a parcel',
      (id: string, reason?: string) =>
        ['POST', `/api/admin/orders/${id}/parcels`, { ...parcel, send: true, reason }] as const,
    ],
  ])('leaves %s with a reason only, by dashboard and by key', async (what, callOf) => {
    const { key } = (await admin.post('/api/admin/api-keys', { name: 'Magazzino', scopes: ['ship'] })).json()
    const authorization = `Bearer ${key}`
    const program = { post: (url: string, body: object) => new Visitor(shop).post(url, body, { authorization }) }
    const callers = what === 'as a parcel' ? [admin, { ...admin, ...program }] : [admin]
    for (const caller of callers) {
      const { id } = await anOrder(shop)
      const send = (reason?: string) => {
        const [method, path, body] = callOf(id, reason)
        return method === 'PATCH' ? caller.patch(path, body) : caller.post(path, body)
      }
      for (const reason of [undefined, '', '  ']) {
        const refused = await send(reason)
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'reason_required'])
      }
      expect((await read({ id })).parcels).toEqual([])
      expect([200, 201]).toContain((await send('Cliente di casa')).statusCode)
    }
  })
})

describe('an order of which nothing is left to leave', () => {
  it('makes no parcel: all its pieces are in a return', async () => {
    const order = await aSoldOrder(shop, { deliveredDaysAgo: null })
    const lines = [
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
      { line: 3, quantity: 1 },
    ]
    expect((await guestOf(shop, order).open({ kind: 'withdrawal', outcome: 'refund', lines })).statusCode).toBe(201)
    const answer = await admin.patch(pathOf(order), { orderStatus: 'shipped' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'invalid_transition'])
    expect([(await read(order)).parcels, await shippedMails()]).toEqual([[], []])
  })

  it('is shipped when its money goes back while a parcel is on its way, and nothing more is told', async () => {
    const order = await aSoldOrder(shop, { deliveredDaysAgo: null })
    await admin.post(`${pathOf(order)}/parcels`, { ...parcel, send: true })
    await admin.post(`${pathOf(order)}/parcels`, { lines: [{ line: 2, quantity: 1 }] })
    const mails = (await shippedMails()).length
    expect((await admin.patch(pathOf(order), { paymentStatus: 'refunded' })).json()).toMatchObject({
      orderStatus: 'shipped',
      parcels: [{ number: 1, state: 'sent' }],
    })
    expect(await shippedMails()).toHaveLength(mails)
    expect(await brokenBooks(shop)).toEqual([])
  })
})
