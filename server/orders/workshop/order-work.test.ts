import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { OrderPage, PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { anOrder, sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const pass = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000)
}
const change = async (id: string, body: object) =>
  expect((await admin.patch(`/api/admin/orders/${id}`, body)).statusCode).toBe(200)
const move = (id: string, step: string | null) => admin.put(`/api/admin/orders/${id}/work`, { step })
const seen = async ({ orderNumber, accessKey }: PlacedOrder) =>
  (await shop.app.inject(`/api/orders/${orderNumber}?k=${accessKey}`)).json<OrderPage>()

/** Paid; of a bicycle. */
async function aBicycleOrder() {
  const { id: productId } = await aProduct(shop.deps, {
    category: 'biciclette',
    subcategory: 'gravel',
    sizes: { M: 5 },
  })
  const body = anOrderBody({ items: [{ productId, quantity: 1, frameSize: 'M' }] })
  const placed = (await sendOrder(shop, body)).json<PlacedOrder>()
  await change(placed.id, { paymentStatus: 'paid' })
  return placed
}

describe('the job card of an order', () => {
  it('is there from the moment it is paid, for its customer too', async () => {
    const placed = await aBicycleOrder()
    const empty = ['bench', 'tested', 'packed'].map((step) => ({ step, at: null }))
    expect((await seen(placed)).work).toEqual(empty)
    expect((await admin.get(`/api/admin/orders/${placed.id}`)).json<AdminOrder>().work).toEqual(empty)
  })

  it('goes on by one tap a step, back by another, and keeps the moments of what stays', async () => {
    const placed = await aBicycleOrder()
    const first = shop.clock.now.toISOString()
    await move(placed.id, 'bench')
    pass(30)
    const second = shop.clock.now.toISOString()
    expect((await move(placed.id, 'packed')).json<AdminOrder>().work).toEqual([
      { step: 'bench', at: first },
      { step: 'tested', at: second },
      { step: 'packed', at: second },
    ])
    pass(5)
    const back = (await move(placed.id, 'bench')).json<AdminOrder>()
    expect(back.work.map(({ at }) => at)).toEqual([first, null, null])
    expect((await seen(placed)).work).toEqual(back.work)
    expect((await move(placed.id, null)).json<AdminOrder>().work.every(({ at }) => at === null)).toBe(true)
  })

  it('is told in the story once, however often the same is said', async () => {
    const { id } = await aBicycleOrder()
    for (const _ of [1, 2, 3]) expect((await move(id, 'tested')).statusCode).toBe(200)
    const { events } = (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
    expect(events.filter(({ kind }) => kind === 'work_moved')).toMatchObject([
      { actor: 'admin', data: { step: 'tested' } },
    ])
  })

  it('keeps one of two taps at once', async () => {
    const { id } = await aBicycleOrder()
    const answers = await Promise.all([move(id, 'bench'), move(id, 'tested'), move(id, 'bench'), move(id, 'packed')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const { work } = (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
    const done = work.map(({ at }) => at !== null)
    expect(done).toEqual(done.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('says that it is packed when its parcels are', async () => {
    const placed = await aBicycleOrder()
    await admin.post(`/api/admin/orders/${placed.id}/parcels`, { lines: [{ line: 1, quantity: 1 }] })
    expect((await seen(placed)).work?.at(-1)).toEqual({ step: 'packed', at: expect.any(String) })
  })
})

it('an order that is said to be packed is not changed by its customer any more', async () => {
  const placed = await aBicycleOrder()
  expect((await seen(placed)).isChangeable).toBe(true)
  await move(placed.id, 'tested')
  expect((await seen(placed)).isChangeable).toBe(true)
  await move(placed.id, 'packed')
  expect((await seen(placed)).isChangeable).toBeUndefined()
  const cancel = { method: 'POST' as const, url: `/api/orders/${placed.orderNumber}/cancel?k=${placed.accessKey}` }
  const refused = await shop.app.inject({ ...cancel, payload: {} })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'order_already_packed'])
  expect((await seen(placed)).orderStatus).toBe('processing')
})

it('an order without bicycles is only packed, and its page has no card', async () => {
  const placed = await anOrder(shop)
  await change(placed.id, { paymentStatus: 'paid' })
  expect((await seen(placed)).work).toBeUndefined()
  expect((await move(placed.id, 'bench')).json()).toMatchObject({ code: 'order_work_step' })
  expect((await move(placed.id, 'packed')).json<AdminOrder>().work).toMatchObject([{ step: 'packed' }])
})

it.each([
  ['is not paid', async () => (await anOrder(shop)).id],
  [
    'has left',
    async () => {
      const { id } = await aBicycleOrder()
      await change(id, { orderStatus: 'shipped' })
      return id
    },
  ],
])('an order that %s is on no bench', async (_, make) => {
  const answer = await move(await make(), 'packed')
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_not_in_work'])
})

it('refuses a step that is none', async () => {
  const { id } = await aBicycleOrder()
  for (const step of ['received', 7, undefined, '']) expect((await move(id, step as string)).statusCode).toBe(400)
})
