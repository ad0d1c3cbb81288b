import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { checkouts, payments } from '#server/platform/database/schema/payment-tables.ts'
import { openEmulator, readBefore, shortLimits, WalletShop, walletOf } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'
import { forgetAbandoned } from './wallet-jobs.ts'

let emulator: EmulatorClient
let w: WalletShop
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator, {}, shortLimits)
})
afterEach(() => w.close())

const byShop = { actor: 'admin', reason: 'shop' } as const

describe('a buyer who never comes back', () => {
  it('holds the pieces for 30 minutes and no longer', async () => {
    const id = await w.product(2)
    const walletOrder = await w.started(id)
    await w.later({ minutes: 29 })
    expect(await w.stock(id)).toEqual({ stock: 2, reserved: 1 })
    await w.later({ minutes: 2 })
    expect(await w.stock(id)).toEqual({ stock: 2, reserved: 0 })
    expect(w.deps.catalog.find(id)?.stock).toBe(2)
    expect((await w.standing(walletOrder)).json().status).toBe('EXPIRED')
  })

  it('is not charged although he approved', async () => {
    const walletOrder = await w.approved(await w.product())
    await w.later({ minutes: 31 })
    expect((await w.ledger(walletOrder)).captures).toEqual([])
    expect(await w.orders()).toEqual([])
  })

  it('frees the pieces even while the provider is away', async () => {
    const id = await w.product(1)
    await w.started(id)
    await emulator.fault('get', 'timeout', { times: 20 })
    await w.later({ minutes: 31 })
    expect(await w.stock(id)).toEqual({ stock: 1, reserved: 0 })
  })

  it('and comes back after all, buys if the pieces are still there at their price', async () => {
    const id = await w.product(1)
    const walletOrder = await w.approved(id)
    await w.later({ minutes: 31 })
    expect((await w.capture(walletOrder)).statusCode).toBe(200)
    expect(await w.stock(id)).toEqual({ stock: 0, reserved: 0 })
  })

  it('and comes back without approving, holds nothing any more: others see his pieces free', async () => {
    const id = await w.product(1)
    const walletOrder = await w.started(id)
    await w.later({ minutes: 31 })
    expect(w.deps.catalog.find(id)?.stock).toBe(1)
    expect((await w.capture(walletOrder)).json().code).toBe('payment_not_approved')
    expect(await w.stock(id)).toEqual({ stock: 1, reserved: 0 })
    expect(w.deps.catalog.find(id)?.stock).toBe(1)
  })

  it('and comes back when the last piece is sold: refused before any money moves', async () => {
    const id = await w.product(1)
    const walletOrder = await w.approved(id)
    await w.later({ minutes: 31 })
    await w.placeWith('', id, 1, { paymentMethod: 'bank', paypalOrderId: undefined })
    const answer = await w.capture(walletOrder)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'insufficient_stock'])
    expect((await w.ledger(walletOrder)).captures).toEqual([])
  })

  it('and comes back to another price: asked again before any money moves', async () => {
    const id = await w.product(1)
    const walletOrder = await w.approved(id)
    await w.later({ minutes: 31 })
    await w.deps.database.db.update(products).set({ priceCents: 125_000 }).where(eq(products.id, id))
    const answer = await w.capture(walletOrder)
    expect([answer.statusCode, answer.json().code, answer.json().total]).toEqual([409, 'price_changed', '1250.00'])
    expect((await w.ledger(walletOrder)).captures).toEqual([])
    expect(await w.stock(id)).toEqual({ stock: 1, reserved: 0 })
  })

  it('keeps his pieces while a capture is under way, however late', async () => {
    const id = await w.product(1)
    const walletOrder = await w.approved(id)
    w.shop.clock.advance({ minutes: 29 })
    await emulator.fault('capture', 'timeout')
    await emulator.fault('get', 'slow', readBefore)
    await emulator.fault('get', 'error', { times: 9 })
    expect((await w.capture(walletOrder)).statusCode).toBe(202)
    await w.later({ minutes: 10 })
    expect(await w.stock(id)).toEqual({ stock: 1, reserved: 1 })
    await emulator.control('DELETE', 'faults')
    await w.later({ hours: 1 })
    expect((await w.standing(walletOrder)).json().status).toBe('COMPLETED')
  })
})

describe('what is kept of a buyer', () => {
  it('who did not buy goes after a week, and of one who bought the order keeps it', async () => {
    const id = await w.product()
    await w.started(id)
    const bought = await w.approved(id)
    await w.capture(bought)
    await w.later({ minutes: 31 })
    await w.later({ hours: 6 * 24 })
    expect(await forgetAbandoned(w.deps)).toBe(0)
    await w.later({ hours: 2 * 24 })
    expect(await forgetAbandoned(w.deps)).toBe(1)
    expect(await w.counts()).toMatchObject({ payments: 1, checkouts: 1, orders: 1 })
    const kept = await w.deps.database.db.select({ customer: checkouts.customer }).from(checkouts)
    expect(kept).toEqual([{ customer: {} }])
    expect((await w.standing(bought)).json()).toMatchObject({ status: 'COMPLETED' })
    expect((await w.orders())[0]?.customerName).toBe('Giulia Ferrari')
  })
})

describe('a capture that no order claims', () => {
  it('is refunded after 15 minutes, whole and once, and the payer is told', async () => {
    const paid = await w.bareApproved('1199.00')
    await w.capture(paid)
    await w.later({ minutes: 14 })
    expect((await w.ledger(paid)).refunds).toEqual([])
    await w.later({ minutes: 2 })
    await w.later({ minutes: 30 })
    expect((await w.ledger(paid)).refunds).toMatchObject([{ amount: '1199.00' }])
    expect(await w.mails()).toEqual(['Ti abbiamo rimborsato 1.199,00\u00a0€'])
    expect(w.shop.mailer.sent[0]?.to).toBe('cliente.dimostrativo@example.com')
    const late = await w.capture(paid)
    expect([late.statusCode, late.json().code]).toEqual([409, 'payment_expired'])
  })
})

describe('a program that dies', () => {
  // The death itself is in faults/; here each state it can leave behind is put right.
  it.each([
    ['before the capture call', false],
    ['after the capture call', true],
  ])('%s leaves a payment that is completed, once', async (_when, isCaptured) => {
    const id = await w.product()
    const walletOrder = await w.approved(id)
    const payment = await w.payment(walletOrder)
    await w.deps.database.db
      .update(payments)
      .set({ state: 'capturing', nextCheckAt: w.shop.clock.read() })
      .where(eq(payments.id, payment.id))
    if (isCaptured) await emulator.capture(walletOrder, `cap-${payment.id}-1`)
    await w.later({ minutes: 1 })
    await w.later({ minutes: 1 })
    expect((await w.ledger(walletOrder)).captures).toHaveLength(1)
    expect(await w.orders()).toHaveLength(1)
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
  })

  it('between holding the goods and asking the provider leaves a hold that ends', async () => {
    const id = await w.product()
    const walletOrder = await w.started(id, 1, { 'idempotency-key': 'kept' })
    await w.deps.database.db.update(payments).set({ providerOrderId: null })
    const retried = await w.start(id, 1, { 'idempotency-key': 'kept' })
    expect([retried.statusCode, retried.json().id]).toEqual([201, walletOrder])
    await w.deps.database.db.update(payments).set({ providerOrderId: null })
    await w.later({ minutes: 31 })
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
  })

  it('leaves a payment that the provider has forgotten: nothing was taken, the pieces are free', async () => {
    const id = await w.product()
    const walletOrder = await w.approved(id)
    await w.deps.database.db
      .update(payments)
      .set({ state: 'capturing', providerOrderId: 'FORGOTTEN', nextCheckAt: w.shop.clock.read() })
      .where(eq(payments.providerOrderId, walletOrder))
    await w.later({ minutes: 1 })
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
    expect((await w.standing('FORGOTTEN')).json().status).toBe('EXPIRED')
    expect((await w.capture('FORGOTTEN')).json().code).toBe('payment_expired')
  })
})

describe('goods that vanish under a payment', () => {
  it('sold out after the hold had ended, with the money taken elsewhere: refunded, and the buyer told', async () => {
    const id = await w.product(1)
    const walletOrder = await w.approved(id)
    await w.later({ minutes: 31 })
    await w.placeWith('', id, 1, { paymentMethod: 'bank', paypalOrderId: undefined })
    await emulator.capture(walletOrder, 'by another hand')
    const claim = await w.placeWith(walletOrder, id)
    expect([claim.statusCode, claim.json().code]).toEqual([409, 'payment_sold_out'])
    expect((await w.ledger(walletOrder)).refunds).toMatchObject([{ amount: '1199.00' }])
    expect(await w.stock(id)).toEqual({ stock: 0, reserved: 0 })
    expect((await w.mails()).at(-1)).toBe('Ti abbiamo rimborsato 1.199,00\u00a0€')
  })
})

describe('cancelling a paid order', () => {
  async function paidOrder(id: number): Promise<{ walletOrder: string; orderId: string }> {
    const walletOrder = await w.approved(id)
    await w.capture(walletOrder)
    return { walletOrder, orderId: (await w.payment(walletOrder)).orderId ?? '' }
  }

  it('refunds it at once, exactly once, and gives the pieces back', async () => {
    const id = await w.product()
    const { walletOrder, orderId } = await paidOrder(id)
    const cancelled = await cancelOrder(w.deps, orderId, byShop)
    expect(cancelled).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
    await w.later({ minutes: 5 })
    expect(await w.ledger(walletOrder)).toMatchObject({ refunds: [{ amount: '1199.00' }] })
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
    expect((await w.standing(walletOrder)).json().status).toBe('REFUNDED')
    expect((await w.capture(walletOrder)).json()).toMatchObject({ status: 'COMPLETED' })
  })

  it('asked for by several at once, refunds once', async () => {
    const { walletOrder, orderId } = await paidOrder(await w.product())
    await Promise.allSettled(Array.from({ length: 5 }, () => cancelOrder(w.deps, orderId, byShop)))
    await w.later({ minutes: 5 })
    expect((await w.ledger(walletOrder)).refunds).toHaveLength(1)
  })

  it('with the provider away is refunded when it is back', async () => {
    const { walletOrder, orderId } = await paidOrder(await w.product())
    await emulator.fault('refund', 'error', { times: 4 })
    expect((await cancelOrder(w.deps, orderId, byShop)).paymentStatus).toBe('paid')
    for (let i = 0; i < 4; i++) await w.later({ minutes: 5 })
    expect((await w.ledger(walletOrder)).refunds).toHaveLength(1)
    expect((await w.orders())[0]).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
  })

  it('while the provider still checks it, refunds what is completed later', async () => {
    const id = await w.product()
    const walletOrder = await w.approved(id)
    await emulator.fault('capture', 'pending')
    await w.capture(walletOrder)
    const { orderId, captureId } = await w.payment(walletOrder)
    await cancelOrder(w.deps, orderId ?? '', byShop)
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
    await emulator.control('POST', 'settle-pending', { captureId, outcome: 'completed' })
    await w.later({ minutes: 5 })
    await w.later({ minutes: 5 })
    expect((await w.ledger(walletOrder)).refunds).toMatchObject([{ amount: '1199.00' }])
    expect((await w.orders())[0]).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
  })
})

describe('a refund made in the provider’s own pages', () => {
  it('is seen at the next look and marked for attention', async () => {
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('capture', 'timeout_after')
    await w.capture(walletOrder)
    const [capture] = (await w.ledger(walletOrder)).captures
    await emulator.refund(capture.id)
    await w.later({ minutes: 1 })
    expect(await w.orders()).toEqual([])
    expect(await w.payment(walletOrder)).toMatchObject({ state: 'refunded', needsAttention: 'refunded_elsewhere' })
  })
})

describe('two programs on one database', () => {
  it('do not take the money twice, whichever asks', async () => {
    const id = await w.product()
    const walletOrder = await w.approved(id)
    const other = await WalletShop.open(emulator, {
      database: w.deps.database,
      catalog: w.deps.catalog,
      clock: w.shop.clock.read,
    })
    await emulator.fault('capture', 'slow', { delayMs: 200 })
    const [one, two] = await Promise.all([w.capture(walletOrder), other.capture(walletOrder)])
    expect([200, 202]).toContain(one.statusCode)
    expect([200, 202]).toContain(two.statusCode)
    await w.later({ minutes: 1 })
    expect((await w.ledger(walletOrder)).captures).toHaveLength(1)
    expect(await w.orders()).toHaveLength(1)
    await other.close()
  })
})

describe('the provider not there at all', () => {
  it('takes nothing: the capture says so and may be repeated', async () => {
    const id = await w.product()
    const walletOrder = await w.approved(id)
    const nowhere = walletOf(emulator, { apiUrl: 'http://127.0.0.1:9' })
    const gone = await WalletShop.open(emulator, {
      database: w.deps.database,
      catalog: w.deps.catalog,
      clock: w.shop.clock.read,
      wallet: nowhere,
    })
    await expect(nowhere.getOrder(walletOrder)).rejects.toThrow(WalletError)
    const answer = await gone.capture(walletOrder)
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment_provider_unavailable'])
    expect((await gone.start(id)).statusCode).toBe(503)
    expect((await gone.call('GET', '/setup')).statusCode).toBe(503)
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 1 })
    await gone.close()
    expect((await w.capture(walletOrder)).statusCode).toBe(200)
  })
})
