import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Wallet } from '#server/orders/deps/wallet-provider.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { payments } from '#server/platform/database/schema/payment-tables.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { newOrderBody } from '#shared/contract/orders/orders.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { orderTraces, stockOf } from '#test/order-calls.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { type ClaimWalletPayment, placeOrder } from './place-order.ts'

let shop: TestShop
let refused: unknown[]
beforeEach(async () => {
  refused = []
  // Only the presence of a wallet matters here: `claim` supplies the capture.
  shop = await openTestShop({
    wallet: { method: 'paypal', browserOrigins: [] as string[] } as Partial<Wallet> as Wallet,
  })
})
afterEach(() => shop.close())

/** A captured payment, as the payments module returns it. */
const claim: ClaimWalletPayment = async ({ providerOrderId }) => {
  const { db } = shop.deps.database
  const [payment] = await db.select().from(payments).where(eq(payments.providerOrderId, providerOrderId))
  if (!payment) throw problem('payment_not_found')
  return {
    orderId: payment.orderId ?? undefined,
    bind: async (tx, order) => {
      const [locked] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update')
      if (locked?.orderId) throw problem('payment_already_used')
      if (locked?.capturedCents !== order.toPayCents) throw problem('payment_amount_mismatch')
      await tx.update(payments).set({ orderId: order.id }).where(eq(payments.id, payment.id))
      return { method: 'paypal', paymentId: payment.id, paidAt: shop.clock.now, instrument: 'wallet' }
    },
    onRefused: async (error) => {
      refused.push(error)
    },
  }
}

async function aCapture(capturedCents: number, providerOrderId = '5O190127TN364715T') {
  await shop.deps.database.db
    .insert(payments)
    .values({ providerOrderId, state: 'captured', amountCents: capturedCents, capturedCents })
  return providerOrderId
}

function paid(paypalOrderId: string | undefined, productId: number, change: Record<string, unknown> = {}) {
  const { quantity = 1, ...order } = change
  const request = { paymentMethod: 'paypal', paymentStatus: 'paid', paypalOrderId, ...order }
  const body = newOrderBody.parse(anOrderBody({ items: [{ productId, quantity }], order: request }))
  return placeOrder(
    shop.deps,
    {
      body,
      buyer: { customerId: null, browser: null, typedHash: null, arrivedAt: shop.clock.now },
      language: 'it',
      idempotencyKey: undefined,
      caller: undefined,
    },
    claim,
  )
}

describe('an order a wallet has paid', () => {
  it('is paid from the start and its mail says so', async () => {
    const product = await aProduct(shop.deps, { priceCents: 80_000, stock: 2 })
    const { order, isNew } = await paid(await aCapture(80_000), product.id)
    expect(isNew).toBe(true)
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      bankReference: null,
      paidAt: shop.clock.now,
      instrument: 'wallet',
    })
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent[0]?.text).toContain('Pagato con PayPal: 800,00\u00a0€')
    expect(shop.mailer.sent[0]?.text).not.toContain('IBAN')
  })

  it('is the same order for the same payment, however often and however fast it is sent', async () => {
    const product = await aProduct(shop.deps, { priceCents: 80_000, stock: 9 })
    const capture = await aCapture(80_000)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => paid(capture, product.id)))
    expect(outcomes.filter((o) => o.isNew)).toHaveLength(1)
    expect(new Set(outcomes.map((o) => o.order.id)).size).toBe(1)
    expect(await stockOf(shop, product.id)).toEqual({ '': 8 })
    expect(refused).toEqual([])
  })

  it('does not lend its payment to another order', async () => {
    const product = await aProduct(shop.deps, { priceCents: 80_000 })
    const capture = await aCapture(80_000)
    await paid(capture, product.id)
    const before = await orderTraces(shop)
    await expect(paid(capture, product.id, { quantity: 2 })).rejects.toMatchObject({ code: 'payment_already_used' })
    await expect(paid(capture, product.id, { customerEmail: 'altra@example.org' })).rejects.toMatchObject({
      status: 409,
      code: 'payment_already_used',
    })
    expect(await orderTraces(shop)).toEqual(before)
  })

  it('is not stored when another amount was paid, and the payments learn of it', async () => {
    const product = await aProduct(shop.deps, { priceCents: 80_000 })
    const before = await orderTraces(shop)
    await expect(paid(await aCapture(79_999), product.id)).rejects.toMatchObject({ code: 'payment_amount_mismatch' })
    expect(refused).toMatchObject([{ code: 'payment_amount_mismatch' }])
    expect(await orderTraces(shop)).toEqual(before)
  })

  it('gives its payment back when the pieces are gone', async () => {
    const product = await aProduct(shop.deps, { priceCents: 80_000, stock: 0 })
    await expect(paid(await aCapture(80_000), product.id)).rejects.toMatchObject({ code: 'insufficient_stock' })
    expect(refused).toHaveLength(1)
    expect(await shop.deps.database.db.select({ orderId: payments.orderId }).from(payments)).toEqual([
      { orderId: null },
    ])
  })

  it('needs a payment that exists', async () => {
    const product = await aProduct(shop.deps)
    await expect(paid(undefined, product.id)).rejects.toMatchObject({ status: 402, code: 'payment_required' })
    await expect(paid('unknown', product.id)).rejects.toMatchObject({ status: 404, code: 'payment_not_found' })
    expect(await shop.deps.database.db.select().from(orders)).toEqual([])
  })
})
