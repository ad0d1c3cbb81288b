import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { confirmPayment } from '#server/orders/checkout/confirm-payment.ts'
import { orderEvents, orders } from '#server/platform/database/schema/order-tables.ts'
import { payments, refunds } from '#server/platform/database/schema/payment-tables.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { anOrder, stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { cancelOrder } from './cancel-order.ts'
import { deliverOrder } from './deliver-order.ts'
import { shipOrder } from './ship-order.ts'

const shop = shopForEachTest()

const byShop = { actor: 'admin', reason: 'shop' } as const

async function mailTexts(): Promise<string[]> {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.map((m) => m.subject)
}

async function refusal(work: Promise<unknown>): Promise<unknown> {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  )
  return error instanceof Problem ? { status: error.status, code: error.code } : error
}

/** Makes a placed order one that a wallet has paid, as settling leaves it. */
async function paidByWallet(orderId: string, amountCents: number): Promise<string> {
  const { db } = shop.deps.database
  const [payment] = await db
    .insert(payments)
    .values({ state: 'captured', amountCents, capturedCents: amountCents, captureId: '3C67', orderId })
    .returning()
  if (!payment) throw new Error('unreachable')
  await db
    .update(orders)
    .set({ paymentMethod: 'paypal', paymentStatus: 'paid', paymentId: payment.id, bankReference: null })
    .where(eq(orders.id, orderId))
  return payment.id
}

describe('a cancelled order', () => {
  it('gives its pieces back to the shelf and tells the customer', async () => {
    const order = await anOrder(shop, { stock: 5, quantity: 2 })
    shop.clock.advance({ hours: 1 })
    const cancelled = await cancelOrder(shop.deps, order.id, byShop)
    expect(cancelled).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'pending' })
    expect(cancelled.cancelledAt?.toISOString()).toBe('2026-11-20T11:00:00.000Z')
    expect(await stockOf(shop, order.productId)).toEqual({ '': 5 })
    expect(shop.deps.catalog.find(order.productId)?.stock).toBe(5)
    expect(await mailTexts()).toContain(`Ordine ${order.orderNumber} annullato`)
    const events = await shop.deps.database.db.select().from(orderEvents)
    expect(events.at(-1)).toMatchObject({ kind: 'cancelled', actor: 'admin', data: { reason: 'shop', refund: 'none' } })
  })

  it('is cancelled once, however many ask at the same time', async () => {
    const order = await anOrder(shop, { stock: 5, quantity: 2 })
    const tries = await Promise.all(Array.from({ length: 5 }, () => refusal(cancelOrder(shop.deps, order.id, byShop))))
    expect(tries.filter((t) => t === undefined)).toHaveLength(1)
    expect(tries.filter((t) => t !== undefined)).toEqual(
      Array.from({ length: 4 }, () => ({ status: 409, code: 'invalid_transition' })),
    )
    expect(await stockOf(shop, order.productId)).toEqual({ '': 5 })
    expect((await mailTexts()).filter((subject) => subject.includes('annullato'))).toHaveLength(1)
  })

  it('that a wallet has paid leaves a refund to carry out, whole and once', async () => {
    const order = await anOrder(shop, { priceCents: 80_000 })
    const paymentId = await paidByWallet(order.id, 80_000)
    await cancelOrder(shop.deps, order.id, byShop)
    expect(await shop.deps.database.db.select().from(refunds)).toMatchObject([
      { paymentId, orderId: order.id, amountCents: 80_000, state: 'pending', reason: 'order_cancelled' },
    ])
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.at(-1)?.text).toContain('Ti rimborsiamo 800,00\u00a0€ su PayPal')
  })

  it('that a bank transfer has paid is paid back by the shop', async () => {
    const order = await anOrder(shop, { language: 'en', priceCents: 80_000 })
    await confirmPayment(shop.deps, order.id)
    await cancelOrder(shop.deps, order.id, byShop)
    expect(await shop.deps.database.db.select().from(refunds)).toMatchObject([
      { kind: 'transfer', orderId: order.id, amountCents: 80_000, state: 'pending', iban: null },
    ])
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.at(-1)?.text).toContain('We’ll refund €800.00 by bank transfer')
  })
})

describe('a paid order', () => {
  it('says so to the customer', async () => {
    const order = await anOrder(shop)
    const paid = await confirmPayment(shop.deps, order.id)
    expect(paid).toMatchObject({ paymentStatus: 'paid', orderStatus: 'processing' })
    expect(await mailTexts()).toContain(`Pagamento ricevuto per l’ordine ${order.orderNumber}`)
  })

  it('cannot be made of a wallet order by hand', async () => {
    const order = await anOrder(shop)
    await paidByWallet(order.id, 129_990)
    await shop.deps.database.db.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.id, order.id))
    expect(await refusal(confirmPayment(shop.deps, order.id))).toEqual({ status: 409, code: 'invalid_transition' })
  })
})

describe('an order under way', () => {
  it('is shipped with its tracking code and delivered, each with a mail', async () => {
    const order = await anOrder(shop)
    await confirmPayment(shop.deps, order.id)
    await shipOrder(shop.deps, order.id, { trackingCode: 'BRT 0123 456' })
    await deliverOrder(shop.deps, order.id)
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.map((m) => m.subject).sort()).toEqual(
      [
        `Il tuo ordine ${order.orderNumber} è arrivato`,
        `Il tuo ordine ${order.orderNumber} è partito`,
        `Ordine ${order.orderNumber} confermato`,
        `Pagamento ricevuto per l’ordine ${order.orderNumber}`,
      ].sort(),
    )
    expect(shop.mailer.sent.find((m) => m.subject.includes('partito'))?.text).toContain('BRT 0123 456')
    const events = await shop.deps.database.db.select({ kind: orderEvents.kind }).from(orderEvents)
    expect(events.map((e) => e.kind)).toEqual(['placed', 'payment_confirmed', 'shipped', 'delivered'])
    const page = await shop.app.inject(`/api/orders/${order.orderNumber}?k=${order.accessKey}`)
    expect(page.json()).toMatchObject({
      orderStatus: 'delivered',
      paymentStatus: 'paid',
      trackingCode: 'BRT 0123 456',
      shippedAt: '2026-11-20T10:00:00.000Z',
    })
  })

  it('moves in no way the contract does not have', async () => {
    const order = await anOrder(shop)
    const illegal = { status: 409, code: 'invalid_transition' }
    expect(await refusal(deliverOrder(shop.deps, order.id))).toEqual(illegal)
    await shipOrder(shop.deps, order.id, { reason: 'Paga al ritiro' })
    expect(await refusal(shipOrder(shop.deps, order.id))).toEqual(illegal)
    expect(await refusal(cancelOrder(shop.deps, order.id, byShop))).toEqual(illegal)
    await deliverOrder(shop.deps, order.id)
    await confirmPayment(shop.deps, order.id)
    expect(await refusal(confirmPayment(shop.deps, order.id))).toEqual(illegal)
    expect(await refusal(deliverOrder(shop.deps, order.id))).toEqual(illegal)
    const other = await anOrder(shop)
    await cancelOrder(shop.deps, other.id, byShop)
    expect(await refusal(confirmPayment(shop.deps, other.id))).toEqual(illegal)
    expect(await refusal(shipOrder(shop.deps, other.id))).toEqual(illegal)
  })

  it('must exist', async () => {
    const unknown = crypto.randomUUID()
    const missing = { status: 404, code: 'order_not_found' }
    expect(await refusal(confirmPayment(shop.deps, unknown))).toEqual(missing)
    expect(await refusal(cancelOrder(shop.deps, unknown, byShop))).toEqual(missing)
  })
})
