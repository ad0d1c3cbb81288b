import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { ClosureCustomer, HoursValue } from '#shared/contract/site/hours-setting.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const hours = '/api/admin/settings/hours'
const closure = { from: '2026-11-20', to: '2026-11-23', hours: [], reason: 'Siamo a una fiera' }
const customers = `${hours}/closures/2026-11-20/2026-11-23/customers`

let admin: Awaited<ReturnType<typeof anAdministrator>>
let productId: number

beforeEach(async () => {
  // Friday, 11:00 in Vicenza: a parcel would leave today.
  shop.clock.now = new Date('2026-11-20T10:00:00Z')
  admin = await anAdministrator(shop)
  productId = (await aProduct(shop.deps, { category: 'accessori', stock: 90 })).id
})

const change = (id: string, body: object) => admin.patch(`/api/admin/orders/${id}`, body)

async function paidOrder(set: { language?: 'en'; deliveryMethod?: 'pickup' } = {}) {
  const { id } = (await sendOrder(shop, anOrderBody({ items: [{ productId, quantity: 1 }] }))).json<{ id: string }>()
  const { db } = shop.deps.database
  const free = { shippingCents: 0, totalCents: sql`${orders.subtotalCents}` }
  await db
    .update(orders)
    .set({ ...set, ...(set.deliveryMethod && free), language: set.language ?? 'it' })
    .where(eq(orders.id, id))
  return (await change(id, { paymentStatus: 'paid' })).json<AdminOrder>()
}

async function close(one: HoursValue['closures'][number] = closure) {
  const { version, value } = (await admin.get(hours)).json<{ version: number; value: HoursValue }>()
  const saved = await admin.put(hours, { version, value: { ...value, closures: [...value.closures, one] } })
  expect(saved.statusCode).toBe(200)
}

const left = async (url = customers) => (await admin.get(url)).json<ClosureCustomer[]>().map(({ id }) => id)
const tell = async (url = customers) => (await admin.post(url, {})).json<{ told: number }>().told
const notices = () => shop.deps.database.db.select().from(outbox).where(eq(outbox.kind, 'closure_notice'))
const read = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()

describe('the customers of a closure', () => {
  it('are told once each, in their language, and their orders are promised for the new day', async () => {
    const parcel = await paidOrder()
    const english = await paidOrder({ language: 'en' })
    const fetched = await paidOrder({ deliveryMethod: 'pickup' })
    const ready = await paidOrder({ deliveryMethod: 'pickup' })
    await change(ready.id, { orderStatus: 'shipped' })
    await close()
    expect((await left()).sort()).toEqual([parcel, english, fetched, ready].map(({ id }) => id).sort())

    expect(await tell()).toBe(4)
    expect(await left()).toEqual([])
    expect(await tell()).toBe(0)
    await shop.deps.mailSender.sendDue()
    const mails = shop.mailer.sent.filter(({ subject }) => /negozio chiuso|shop closed/.test(subject))
    expect(mails).toHaveLength(4)
    expect(mails.map(({ text }) => text).join()).toMatch(/arriva venerdì 27 novembre, e non mercoledì 25 novembre/)
    expect(mails.map(({ text }) => text).join()).toMatch(/arrives on Friday 27 November, not on Wednesday 25 November/)
    expect(mails.map(({ text }) => text).join()).toMatch(/ti aspettiamo da martedì 24 novembre/)
    expect(mails.every(({ text }) => text.includes('Siamo a una fiera'))).toBe(true)

    const {
      arrivesOn,
      promisedFor,
      shipBy,
      events,
      mails: sent,
    } = (await read(parcel.id)) as AdminOrder & {
      shipBy: string
    }
    expect({ arrivesOn, promisedFor, shipBy: shipBy.slice(0, 10) }).toEqual({
      arrivesOn: '2026-11-27',
      promisedFor: '2026-11-27',
      shipBy: '2026-11-24',
    })
    expect(events.filter(({ kind }) => kind === 'closure_told')).toMatchObject([
      { actor: 'admin', data: { before: '2026-11-25', arrivesOn: '2026-11-27' } },
    ])
    expect(sent.filter(({ kind }) => kind === 'closure_notice')).toMatchObject([{ state: 'sent' }])
    // One that waits in the shop keeps the day on which it was ready.
    expect((await read(ready.id)).arrivesOn).toBe(ready.arrivesOn)
  })

  it('have one mail each when two people press at once, and none more when the closure is set again', async () => {
    const told = await paidOrder()
    const waiting = await paidOrder({ deliveryMethod: 'pickup' })
    await change(waiting.id, { orderStatus: 'shipped' })
    await close()
    const counts = await Promise.all([tell(), tell(), tell()])
    expect(counts.reduce((sum, one) => sum + one)).toBe(2)
    expect(await notices()).toHaveLength(2)

    const { version, value } = (await admin.get(hours)).json()
    const without = value.closures.filter(({ from }: { from: string }) => from !== closure.from)
    await admin.put(hours, { version, value: { ...value, closures: without } })
    await close()
    expect(await left()).toEqual([])
    expect(await tell()).toBe(0)
    expect((await read(told.id)).events.filter(({ kind }) => kind === 'closure_told')).toHaveLength(1)
  })

  it('are none of a cancelled, refunded or handed-over order, nor of one that is being given back or not paid', async () => {
    const cancelled = await paidOrder()
    await change(cancelled.id, { orderStatus: 'cancelled' })
    const withdrawn = await paidOrder()
    const { orderNumber, customerName, customerEmail } = withdrawn
    const declared = await new Visitor(shop).post('/api/withdrawals', { orderNumber, customerName, customerEmail })
    expect(declared.statusCode).toBe(201)
    const collected = await paidOrder({ deliveryMethod: 'pickup' })
    await change(collected.id, { orderStatus: 'shipped' })
    await change(collected.id, { orderStatus: 'delivered' })
    const underWay = await paidOrder()
    await change(underWay.id, { orderStatus: 'shipped' })
    await sendOrder(shop, anOrderBody({ items: [{ productId, quantity: 1 }] }))
    await close()
    expect(await left()).toEqual([])
    expect(await tell()).toBe(0)
    expect(await notices()).toEqual([])
  })

  it('include that of an order that is late already, counted from today', async () => {
    const late = await paidOrder()
    shop.clock.now = new Date('2026-11-26T10:00:00Z')
    admin = await anAdministrator(shop)
    await close({ from: '2026-11-26', to: '2026-11-27', hours: [] })
    const url = `${hours}/closures/2026-11-26/2026-11-27/customers`
    expect((await admin.get(url)).json()).toMatchObject([
      { id: late.id, promisedFor: '2026-11-25', arrivesOn: '2026-12-03', isReady: false },
    ])
  })

  it('are known before it is saved, and of a closure of every year; one far away is no news yet', async () => {
    const ready = await paidOrder({ deliveryMethod: 'pickup' })
    await change(ready.id, { orderStatus: 'shipped' })
    const { value } = (await admin.get(hours)).json<{ value: HoursValue }>()
    const draft = (one: object) => admin.post(`${hours}/moved`, { ...value, closures: [...value.closures, one] })
    expect((await draft({ from: '11-25', to: '11-25', hours: [] })).json()).toMatchObject([
      { id: ready.id, isReady: true, arrivesOn: '2026-11-26' },
    ])
    expect((await draft({ from: '2026-11-25', to: '2026-11-25', hours: [[540, 780]] })).json()).toEqual([])
    expect((await draft({ from: '2027-07-05', to: '2027-07-09', hours: [] })).json()).toEqual([])
    await close({ from: '11-25', to: '11-25', hours: [] })
    expect(await tell(`${hours}/closures/11-25/11-25/customers`)).toBe(1)
    expect((await notices())[0]?.data).toMatchObject({ closure: { from: '2026-11-25', to: '2026-11-25' } })
  })

  it.each([
    ['days that are no closure', '2027-01-01/2027-01-02', 404],
    ['days that do not exist', '2027-02-30/2027-02-31', 400],
  ])('of %s are refused', async (_what, days, status) => {
    for (const call of [
      admin.get(`${hours}/closures/${days}/customers`),
      admin.post(`${hours}/closures/${days}/customers`, {}),
    ])
      expect((await call).statusCode).toBe(status)
  })
})
