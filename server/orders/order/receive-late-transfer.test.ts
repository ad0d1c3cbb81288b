import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { productSizes, products } from '#server/platform/database/schema/catalog-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { AdminTasks } from '#shared/contract/platform/admin-tasks.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { anOrder, sendOrder, stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { cancelUnpaidBankOrders } from './order-jobs.ts'

const shop = shopForEachTest()
let admin: Visitor

const path = (id: string) => `/api/admin/orders/${id}`
const read = async (id: string) => (await admin.get(path(id))).json<AdminOrder>()
const arrives = (id: string, body?: object) => admin.post(`${path(id)}/late-transfer`, body)
const goesBack = (id: string) => admin.post(`${path(id)}/transfer-returned`)
const kindsOf = (order: AdminOrder) => order.events.map((e) => `${e.actor} ${e.kind}`)
const toRefund = async () => (await admin.get('/api/admin/tasks')).json<AdminTasks>().toRefund.count
const mails = async () => {
  shop.mailer.sent = []
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent
}

/** A bank order whose seven days are over. */
async function anExpiredOrder(change: Parameters<typeof anOrder>[1] = {}) {
  const order = await anOrder(shop, { stock: 4, quantity: 3, ...change })
  shop.clock.advance({ days: 8 })
  admin = await anAdministrator(shop)
  expect(await cancelUnpaidBankOrders(shop.deps)).toBe(1)
  await mails()
  return order
}

async function sell(productId: number, quantity: number) {
  const answer = await sendOrder(shop, anOrderBody({ items: [{ productId, quantity }] }))
  expect(answer.statusCode).toBe(201)
  await mails()
}

describe('a transfer that arrives after its order was cancelled', () => {
  it('reopens the order as a paid one when the pieces are there, and its customer is told', async () => {
    const { id, productId, orderNumber } = await anExpiredOrder()
    expect(await read(id)).toMatchObject({ steps: ['late_transfer'], missing: [] })
    const answer = await arrives(id)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        orderStatus: 'processing',
        paymentStatus: 'paid',
        paidAt: shop.clock.now.toISOString(),
        cancelledAt: null,
        bankDueAt: null,
        transferToReturn: null,
        steps: ['ship', 'cancel', 'refund'],
      }),
    ])
    expect(await stockOf(shop, productId)).toEqual({ '': 1 })
    expect(shop.deps.catalog.find(productId)?.stock).toBe(1)
    expect(kindsOf(await read(id))).toEqual(['customer placed', 'system cancelled', 'admin reopened'])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Il bonifico è arrivato: abbiamo riaperto l’ordine ${orderNumber}`)
    expect(await cancelUnpaidBankOrders(shop.deps)).toBe(0)
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('becomes money to give back when a piece is missing, until it has gone back', async () => {
    const { id, productId, orderNumber, total } = await anExpiredOrder()
    await sell(productId, 2)
    expect((await read(id)).missing).toEqual([{ name: expect.any(String), frameSize: null, available: 2 }])
    const since = shop.clock.now.toISOString()
    const answer = await arrives(id)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({
        orderStatus: 'cancelled',
        paymentStatus: 'pending',
        transferToReturn: { amount: total, since, returnedAt: null },
        steps: ['transfer_returned'],
        missing: [],
      }),
    ])
    expect(await stockOf(shop, productId)).toEqual({ '': 2 })
    expect((await mails()).map((m) => m.subject)).toEqual([`Ti restituiamo il bonifico dell’ordine ${orderNumber}`])
    expect(await toRefund()).toBe(1)
    const listed = await admin.get('/api/admin/orders?task=to_refund')
    expect(listed.json()).toEqual([expect.objectContaining({ id, transferToReturn: expect.anything() })])
    const file = (await admin.get('/api/admin/orders/export')).body
    expect(file).toContain('bonifico da restituire')
    expect(file).toContain(`;${total.replace('.', ',')};2026-11-28 `)

    shop.clock.advance({ hours: 2 })
    const done = await goesBack(id)
    expect([done.statusCode, done.json().steps]).toEqual([200, []])
    expect(done.json().transferToReturn).toEqual({ amount: total, since, returnedAt: shop.clock.now.toISOString() })
    expect(kindsOf(done.json())).toEqual([
      'customer placed',
      'system cancelled',
      'admin transfer_to_return',
      'admin transfer_returned',
    ])
    expect((await mails()).map((m) => m.subject)).toEqual([`Bonifico restituito, ordine ${orderNumber}`])
    expect(await toRefund()).toBe(0)
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('takes all pieces or none of them', async () => {
    const [plenty, rare] = [await aProduct(shop.deps), await aProduct(shop.deps, { sizes: { M: 1, L: 5 } })]
    const items = [
      { productId: plenty.id, quantity: 2 },
      { productId: rare.id, quantity: 1, frameSize: 'M' },
    ]
    const { id } = (await sendOrder(shop, anOrderBody({ items }))).json()
    admin = await anAdministrator(shop)
    await admin.patch(path(id), { orderStatus: 'cancelled' })
    await sendOrder(shop, anOrderBody({ items: [{ productId: rare.id, quantity: 1, frameSize: 'M' }] }))
    expect((await read(id)).missing).toEqual([{ name: rare.name, frameSize: 'M', available: 0 }])
    expect((await arrives(id)).json().orderStatus).toBe('cancelled')
    expect([await stockOf(shop, plenty.id), await stockOf(shop, rare.id)]).toEqual([{ '': 10 }, { M: 0, L: 5 }])
  })

  it('does not bring back what is no longer on sale, or in no such size', async () => {
    const { db } = shop.deps.database
    const hidden = await anOrder(shop)
    const gone = await anOrder(shop)
    admin = await anAdministrator(shop)
    for (const { id } of [hidden, gone]) await admin.patch(path(id), { orderStatus: 'cancelled' })
    await db.update(products).set({ isActive: false }).where(eq(products.id, hidden.productId))
    await db.delete(productSizes).where(eq(productSizes.productId, gone.productId))
    for (const { id } of [hidden, gone]) {
      expect((await read(id)).missing).toHaveLength(1)
      expect((await arrives(id)).json().transferToReturn).not.toBeNull()
    }
  })

  it('goes back at the shop’s wish although the pieces are there', async () => {
    const { id, productId } = await anExpiredOrder({ language: 'en' })
    const answer = await arrives(id, { reopen: false })
    expect(answer.json()).toMatchObject({ orderStatus: 'cancelled', steps: ['transfer_returned'] })
    expect(await stockOf(shop, productId)).toEqual({ '': 4 })
    const [mail] = await mails()
    expect(mail?.subject).toMatch(/^We’re returning your bank transfer/)
    expect(mail?.text).not.toContain('sold out')
  })

  it('goes back with the reason where pieces are gone, though the shop has not asked for them', async () => {
    const { id, productId } = await anExpiredOrder({ language: 'en' })
    await shop.deps.database.db.update(products).set({ isActive: false }).where(eq(products.id, productId))
    await arrives(id, { reopen: false })
    expect((await mails())[0]?.text).toContain('sold out')
  })

  it('counts for an order that the shop has cancelled too, and the order can be cancelled once more', async () => {
    const { id, productId } = await anOrder(shop, { stock: 4, quantity: 3 })
    admin = await anAdministrator(shop)
    await admin.patch(path(id), { orderStatus: 'cancelled' })
    expect((await arrives(id)).json()).toMatchObject({ orderStatus: 'processing', paymentStatus: 'paid' })
    expect(await stockOf(shop, productId)).toEqual({ '': 1 })
    await mails()
    const again = await admin.patch(path(id), { orderStatus: 'cancelled' })
    expect(again.json()).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'paid', steps: ['refund'] })
    expect(await stockOf(shop, productId)).toEqual({ '': 4 })
    const [mail] = await mails()
    expect(mail?.text).toContain('Ti rimborsiamo')
    expect((await read(id)).mails.filter((m) => m.kind === 'order_cancelled')).toHaveLength(2)
    expect(await toRefund()).toBe(1)
    expect((await arrives(id)).statusCode).toBe(409)
    expect((await admin.patch(path(id), { paymentStatus: 'refunded' })).json()).toMatchObject({ steps: [] })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('is noted once, however many windows say so', async () => {
    const { id, productId } = await anExpiredOrder()
    const answers = await Promise.all([1, 2, 3, 4].map(() => arrives(id)))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(await stockOf(shop, productId)).toEqual({ '': 1 })
    expect(await mails()).toHaveLength(1)
    const other = await anOrder(shop)
    await admin.patch(path(other.id), { orderStatus: 'cancelled' })
    await arrives(other.id, { reopen: false })
    const back = await Promise.all([1, 2, 3].map(() => goesBack(other.id)))
    expect(back.map((a) => a.statusCode).sort()).toEqual([200, 409, 409])
    expect((await read(other.id)).events.filter((e) => e.kind === 'transfer_returned')).toHaveLength(1)
  })

  it('and buyers of the last pieces do not get the same ones', async () => {
    const { id, productId } = await anExpiredOrder({ stock: 3 })
    const buying = [1, 2, 3].map(() => sendOrder(shop, anOrderBody({ items: [{ productId, quantity: 1 }] })))
    const [answer, ...bought] = await Promise.all([arrives(id), ...buying])
    const sold = bought.filter((b) => b.statusCode === 201).length
    const { orderStatus } = answer.json<AdminOrder>()
    expect(orderStatus === 'processing' ? sold : 3).toBe(orderStatus === 'processing' ? 0 : sold)
    expect(await stockOf(shop, productId)).toEqual({ '': 0 })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('is refused where no transfer can be late', async () => {
    const open = await anOrder(shop)
    const paid = await anOrder(shop)
    admin = await anAdministrator(shop)
    await admin.patch(path(paid.id), { paymentStatus: 'paid' })
    await admin.patch(path(paid.id), { orderStatus: 'cancelled' })
    for (const { id } of [open, paid]) {
      const before = await read(id)
      for (const answer of [await arrives(id), await goesBack(id)])
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'invalid_transition'])
      expect(await read(id)).toEqual(before)
    }
    expect((await arrives(open.id, { reopen: 'forse' })).statusCode).toBe(400)
    expect((await arrives(crypto.randomUUID())).statusCode).toBe(404)
  })

  it('is kept by the database itself', async () => {
    const { id } = await anOrder(shop)
    const { db } = shop.deps.database
    const set = (row: Partial<typeof orders.$inferInsert>) => db.update(orders).set(row).where(eq(orders.id, id))
    const at = shop.clock.now
    await expect(set({ transferToReturnCents: 100, transferToReturnSince: at })).rejects.toThrow()
    await expect(set({ transferReturnedAt: at })).rejects.toThrow()
    await expect(set({ carrier: 'il postino' as 'poste' })).rejects.toThrow()
    await expect(set({ transferToReturnCents: 100, orderStatus: 'cancelled' })).rejects.toThrow()
  })

  it('lets each of its mails be sent again', async () => {
    const { id } = await anExpiredOrder()
    await arrives(id, { reopen: false })
    await goesBack(id)
    await mails()
    for (const kind of ['transfer_to_return', 'transfer_returned'])
      expect((await admin.post(`${path(id)}/mails`, { kind })).statusCode).toBe(202)
    expect((await admin.post(`${path(id)}/mails`, { kind: 'order_reopened' })).statusCode).toBe(409)
    expect((await mails()).map((m) => m.subject.replace(/ordine \S+/, 'ordine'))).toEqual([
      'Ti restituiamo il bonifico dell’ordine',
      'Bonifico restituito, ordine',
    ])
  })
})
