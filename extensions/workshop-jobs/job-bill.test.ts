import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import type { Visitor } from '#test/visitor.ts'
import { openEmulator, shortLimits, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
let admin: Visitor
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator, {}, shortLimits)
  admin = await anAdministrator(w.shop)
})
/** With the consistency checks: each part of a job in one place. */
afterEach(() => w.close())

const jobs = '/api/admin/jobs'
const to = 'giulia@example.org'
const cash = (amount: string) => ({ tenders: [{ tender: 'cash', amount }] })
const move = (id: number, state: string) => admin.patch(`${jobs}/${id}`, { state })
const jobOf = async (id: number) => (await admin.get(`${jobs}/${id}`)).json()
const handOver = (id: number, body: object) => admin.post(`${jobs}/${id}/hand-over`, body)

/** A job of 100.00 euro with two pieces of a part, ready, and the key that its mail has. */
async function aBill(email = to) {
  const part = await aProduct(w.deps, { name: 'Catena', priceCents: 30_00, stock: 5 })
  const { id, number } = (await admin.post(jobs, { title: 'Tagliando', name: 'Giulia Ferrari', email })).json()
  for (const state of ['arrived', 'in_work']) await move(id, state)
  await admin.post(`${jobs}/${id}/labour`, { name: 'Tagliando', price: '40.00' })
  await admin.post(`${jobs}/${id}/parts`, { productId: part.id, quantity: 2 })
  await move(id, 'ready')
  await w.deps.mailSender.sendDue()
  const mail = w.shop.mailer.sent.findLast(({ subject }) => subject.includes('pronta'))
  const [, key = 'none'] = /officina\/conto\?key=([\w-]+)/.exec(mail?.text ?? '') ?? []
  return { id, number, part: part.id, key }
}
const billOf = async (key: string) => (await w.call('GET', `/api/workshop/bills/${key}`)).json()
const pay = (key: string) => w.call('POST', `/api/workshop/bills/${key}`)
const start = ({ orderNumber, accessKey }: { orderNumber: string; accessKey: string }) =>
  w.call('POST', `/api/orders/${orderNumber}/wallet?k=${accessKey}`)

async function approved(order: { orderNumber: string; accessKey: string }): Promise<string> {
  const { id } = (await start(order)).json<{ id: string }>()
  await emulator.decide(id, 'approve')
  return id
}

describe('a job that is ready', () => {
  it('is paid by the link of its mail, from two windows once, and taken home without money', async () => {
    const { id, key, number, part } = await aBill()
    expect(await billOf(key)).toMatchObject({
      ...{ number, total: '100.00', state: 'open', order: null },
      lines: [
        { name: 'Tagliando', quantity: 1, total: '40.00' },
        { name: 'Catena', quantity: 2, total: '60.00' },
      ],
    })
    expect(await w.stock(part)).toEqual({ stock: 3, reserved: 0 })
    const both = await Promise.all([pay(key), pay(key)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
    const [one, other] = both.map((answer) => answer.json())
    expect(one).toEqual(other)
    expect(await w.stock(part)).toEqual({ stock: 3, reserved: 0 })
    expect(await billOf(key)).toMatchObject({ state: 'ordered', order: one })
    expect(await jobOf(id)).toMatchObject({ state: 'ready', isPaid: false })

    const ids = [await approved(one), await approved(one)]
    const captured = await Promise.all(ids.map((payment) => w.capture(payment)))
    expect(captured.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await w.later({ minutes: 1 })
    const ledgers = await Promise.all(ids.map((payment) => w.ledger(payment)))
    const [taken, back] = [ledgers.flatMap((l) => l.captures ?? []), ledgers.flatMap((l) => l.refunds ?? [])]
    expect(taken.length - back.length).toBe(1)
    expect(await billOf(key)).toMatchObject({ state: 'paid' })
    const paid = await jobOf(id)
    expect(paid).toMatchObject({ state: 'ready', isPaid: true })
    expect(paid.history.map(({ kind }: { kind: string }) => kind)).toContain('paid')
    admin = await anAdministrator(w.shop)
    expect((await admin.get('/api/admin/tasks')).json()).toMatchObject({
      toShip: { count: 0 },
      lateOrders: { count: 0 },
    })
    expect((await admin.get('/api/admin/orders?task=to_ship')).json()).toEqual([])
    expect((await handOver(id, cash('100.00'))).json().code).toBe('tenders_differ')
    expect((await handOver(id, { tenders: [] })).json()).toMatchObject({ state: 'collected', isPaid: true })
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'paid', orderStatus: 'delivered', channel: 'distance' }])
    expect((await admin.get(`/api/admin/orders/${paid.orderId}`)).json().items).toMatchObject([
      { name: 'Tagliando', total: '40.00' },
      { name: 'Catena', quantity: 2, total: '60.00' },
    ])
    expect(await w.stock(part)).toEqual({ stock: 3, reserved: 0 })
    expect((await pay(key)).statusCode).toBe(200)
  })

  it('is paid at the counter though its order was begun, and the link says so', async () => {
    const { id, key } = await aBill()
    const order = (await pay(key)).json()
    expect((await move(id, 'collected')).json().code).toBe('payment_required')
    expect((await handOver(id, { tenders: [] })).json().code).toBe('payment_required')
    const payment = await approved(order)
    expect((await handOver(id, cash('100.00'))).json()).toMatchObject({ state: 'collected', isPaid: true })
    // Approved in another window before: it is not taken, or given back.
    expect((await w.capture(payment)).statusCode).toBe(409)
    await w.later({ minutes: 1 })
    const { captures = [], refunds = [] } = await w.ledger(payment)
    expect(captures.length).toBe(refunds.length)
    expect(await billOf(key)).toMatchObject({ state: 'paid' })
    expect((await start(order)).json().code).toBe('order_not_payable')
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'paid', orderStatus: 'delivered', channel: 'counter' }])
  })

  it('has its parts again when its order is cancelled, its money back, and is paid again', async () => {
    const { id, key, part } = await aBill()
    const order = (await pay(key)).json()
    await w.capture(await approved(order))
    const { orderId } = await jobOf(id)
    expect((await admin.patch(`/api/admin/orders/${orderId}`, { orderStatus: 'cancelled' })).statusCode).toBe(200)
    await w.later({ minutes: 1 })
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'refunded', orderStatus: 'cancelled' }])
    expect(await w.stock(part)).toEqual({ stock: 3, reserved: 0 })
    admin = await anAdministrator(w.shop)
    expect(await jobOf(id)).toMatchObject({ state: 'ready', isPaid: false, orderId: null, total: '100.00' })
    expect(await billOf(key)).toMatchObject({ state: 'open' })
    const again = await pay(key)
    expect([again.statusCode, again.json().orderNumber === order.orderNumber]).toEqual([201, false])
    expect(await w.stock(part)).toEqual({ stock: 3, reserved: 0 })
  })

  it('is taken home with the order, and has no link where no mail is sent or the bicycle is gone', async () => {
    const { id, key } = await aBill()
    const gone = await aBill()
    expect((await handOver(gone.id, cash('100.00'))).statusCode).toBe(201)
    expect((await pay(gone.key)).statusCode).toBe(200)
    expect(await billOf(gone.key)).toMatchObject({ state: 'paid' })
    await w.capture(await approved((await pay(key)).json()))
    const { orderId } = await jobOf(id)
    const taken = { collectedBy: 'Giulia', reason: 'Senza codice' }
    expect((await admin.post(`/api/admin/orders/${orderId}/hand-over`, taken)).statusCode).toBe(200)
    expect(await jobOf(id)).toMatchObject({ state: 'collected', isPaid: true })
    expect((await billOf('none')).code).toBe('bill_unknown')
    const ready = async () => (await w.mails()).filter((subject) => subject.includes('pronta')).length
    const sent = await ready()
    await aBill('')
    expect(await ready()).toBe(sent)
  })
})
