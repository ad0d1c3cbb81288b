import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { returnLines, returnPhotos, returns, withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems } from '#server/platform/database/schema/order-tables.ts'
import { refunds } from '#server/platform/database/schema/payment-tables.ts'
import { anOrder } from '#test/order-calls.ts'
import { aSoldOrder, guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const db = () => shop.deps.database.db
const broken = async () => [...new Set((await checkInvariants(shop.deps)).map((v) => v.invariant))]

let otherOrderId: string
let exchangeId: string
beforeEach(async () => {
  const guest = guestOf(shop, await aSoldOrder(shop))
  await guest.opened({ kind: 'withdrawal', outcome: 'refund', lines: [{ line: 2, quantity: 1 }] })
  const line = { line: 1, quantity: 1, exchangeSize: 'L' }
  await guest.opened({ kind: 'shop_return', outcome: 'exchange', lines: [line] })
  otherOrderId = (await anOrder(shop)).id
  const [exchange] = await db().select().from(returns).where(eq(returns.outcome, 'exchange'))
  exchangeId = exchange?.id ?? ''
})

describe('the books of returns', () => {
  it('agree with a withdrawal and an exchange open', async () => {
    expect(await broken()).toEqual([])
  })

  it.each([
    ['I18', 'a piece counted that is in no return', () => db().update(orderItems).set({ returningQuantity: 1 })],
    ['I18', 'a piece in a return that is not counted', () => db().update(returnLines).set({ quantity: 2 })],
    ['I19', 'another piece held than is wanted', () => db().update(returnLines).set({ exchangeSize: 'S' })],
    [
      'I19',
      'an exchange that is over and has kept its piece',
      () => db().update(returns).set({ state: 'cancelled', closedAt: new Date() }).where(eq(returns.id, exchangeId)),
    ],
    [
      'I19',
      'a held piece on sale again',
      async () => {
        const [held] = await db().select().from(stockMovements).where(eq(stockMovements.reason, 'exchanged'))
        const { productId = 0, size = '', refId = '' } = held ?? {}
        await db().insert(stockMovements).values({ productId, size, refId, delta: 1, reason: 'exchange_released' })
      },
    ],
    [
      'I16',
      'a piece back on sale of which no movement tells',
      () => db().update(returnLines).set({ restockedQuantity: 1 }),
    ],
    ['I20', 'a statement that is elsewhere', () => db().update(withdrawals).set({ state: 'refunded' })],
    [
      'I21',
      'a refund of another order',
      async () => {
        const values = {
          kind: 'transfer',
          orderId: otherOrderId,
          reason: 'shop_refund',
          amountCents: 5,
          otherCents: 5,
        } as const
        const [refund] = await db().insert(refunds).values(values).returning()
        await db()
          .update(returns)
          .set({ state: 'settled', outcome: 'refund', closedAt: new Date(), refundId: refund?.id ?? null })
          .where(eq(returns.id, exchangeId))
      },
    ],
    [
      'I21',
      'a photo of another order',
      () =>
        db()
          .insert(returnPhotos)
          .values({ orderId: otherOrderId, returnId: exchangeId, content: Buffer.from('x') }),
    ],
  ])('are found wrong: %s, %s', async (invariant, _what, damage) => {
    await damage()
    expect(await broken()).toContain(invariant)
  })
})
