import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { productSizes, stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import { jobCardMarks, jobCards } from '#server/platform/database/schema/job-card-tables.ts'
import { orderItems, orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { checkouts, payments, refundLines, refunds } from '#server/platform/database/schema/payment-tables.ts'
import { incomingPictures } from '#server/platform/database/schema/picture-tables.ts'
import { reductionItems, reductions } from '#server/platform/database/schema/reduction-tables.ts'
import { anOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { checkInvariants, violationText } from './check-invariants.ts'
import { findViolations } from './invariant-repository.ts'

const shop = shopForEachTest()
let order: Awaited<ReturnType<typeof anOrder>>
beforeEach(async () => {
  order = await anOrder(shop, { stock: 9, quantity: 2 })
})

const broken = async () => [...new Set((await checkInvariants(shop.deps)).map((v) => v.invariant))]
const aRefund = (values: Partial<typeof refunds.$inferInsert> & { amountCents: number }) =>
  db()
    .insert(refunds)
    .values({ kind: 'transfer', orderId: order.id, reason: 'shop_refund', ...values })
const aCard = (values: Partial<typeof tables.giftCards.$inferInsert>) => {
  const to = { recipientName: 'Luca', recipientEmail: 'luca@example.it', senderName: 'Giulia', language: 'it' } as const
  const issued = { issuedAt: shop.clock.read(), sendOn: '2026-11-20', reason: 'Prova', initialCents: 1_000 }
  return db()
    .insert(tables.giftCards)
    .values({ ...to, ...issued, ...values })
    .returning()
}
const db = () => shop.deps.database.db

describe('the books', () => {
  it('agree after ordinary business', async () => {
    const other = await anOrder(shop)
    await cancelOrder(shop.deps, other.id, { actor: 'admin', reason: 'shop' })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it.each([
    ['I1', () => db().update(productSizes).set({ reserved: 1 })],
    ['I2', () => db().update(productSizes).set({ stock: 3 })],
    ['I4', () => db().update(orders).set({ paymentMethod: 'paypal', paymentId: crypto.randomUUID() })],
    [
      'I6',
      () =>
        db()
          .update(orderItems)
          .set({ quantity: 1, totalCents: sql`${orderItems.unitCents}` }),
    ],
    ['I8', () => db().delete(outbox)],
    ['I10', () => db().update(orders).set({ orderStatus: 'cancelled' })],
    [
      'I10',
      () =>
        db()
          .insert(stockMovements)
          .values({ productId: order.productId, size: '', delta: 2, reason: 'restocked', refId: order.id }),
    ],
    ['I7', () => db().update(orders).set({ refundAskedCents: 1 })],
    ['I14', () => db().update(orders).set({ paymentStatus: 'refunded' })],
    ['I15', () => aRefund({ amountCents: 200, otherCents: 199 })],
    ['I16', () => db().update(orderItems).set({ refundedQuantity: 1 })],
    ['I23', () => db().update(orderItems).set({ packedQuantity: 1 })],
    ['I23', () => db().update(orders).set({ orderStatus: 'shipped' })],
    ['I22', () => db().update(orders).set({ receivedCents: 1 })],
    ['I35', () => db().update(orderItems).set({ vatClass: 'reduced' })],
    [
      'I36',
      async () => {
        const startsAt = shop.clock.read()
        const row = {
          name: 'Autunno',
          kind: 'percent',
          value: 10,
          target: 'products',
          startsAt,
          startedAt: startsAt,
        } as const
        const [reduction] = await db().insert(reductions).values(row).returning()
        const cents = { regularCents: 100_000, reducedCents: 90_000, comparisonCents: 100_000 }
        await db()
          .insert(reductionItems)
          .values({
            ...cents,
            reductionId: reduction?.id ?? 0,
            productId: order.productId,
            comparedSince: startsAt,
            isWhole: true,
            startedAt: startsAt,
          })
      },
    ],
    [
      'I46',
      async () => {
        const at = shop.clock.read()
        const row = { kind: 'link', address: 'https://example.org/a.jpg', position: 0, state: 'done' } as const
        await db()
          .insert(incomingPictures)
          .values({ ...row, productId: order.productId, imageName: 'nowhere.webp', dueAt: at, askedAt: at })
      },
    ],
    ['I24', () => db().update(orders).set({ additionTo: crypto.randomUUID() })],
    [
      'I30',
      async () => {
        const { productId } = order
        await db().insert(jobCards).values({ productId })
        await db().insert(jobCardMarks).values({ productId, number: 2, side: 'drive', x: 1, y: 1, title: 'Graffio' })
      },
    ],
    ['I37', () => db().update(orderItems).set({ discountCents: 1 })],
    [
      'I38',
      async () => {
        const amounts = { amountCents: 1, reason: 'shop_refund', kind: 'transfer' } as const
        const [refund] = await db()
          .insert(refunds)
          .values({ ...amounts, orderId: order.id })
          .returning()
        const line = { refundId: refund?.id ?? '', orderId: order.id, lineNo: 1, place: 'none' } as const
        await db()
          .insert(refundLines)
          .values({ ...line, quantity: 1, amountCents: 1 })
      },
    ],
    ['I40', () => aCard({ balanceCents: 500 })],
    ['I41', () => db().update(orders).set({ giftCardCents: 1 })],
    ['I42', () => aRefund({ amountCents: 100, otherCents: 100, giftCardCents: 100, kind: 'gift_card' })],
    [
      'I43',
      async () => {
        const [card] = await aCard({ balanceCents: 100 })
        const { subtotalCents, shippingCents, totalCents } = (await db().select().from(orders))[0] ?? ({} as never)
        const sums = { subtotalCents, shippingCents, totalCents, giftCardCents: 200 }
        const [checkout] = await db()
          .insert(checkouts)
          .values({ ...sums, language: 'it', customer: {} as never, expiresAt: shop.clock.read() })
          .returning()
        const held = { checkoutId: checkout?.id ?? '', cardId: card?.id ?? '', cents: 200 }
        await db().insert(tables.checkoutGiftCards).values(held)
      },
    ],
    ['I44', () => aCard({ orderId: order.id, reason: null })],
    ['I17', () => aRefund({ amountCents: 100_000, shippingCents: 100_000 })],
    ['I13', () => db().update(stockMovements).set({ refId: 'unknown' }).where(eq(stockMovements.reason, 'ordered'))],
  ])('are found wrong: %s', async (invariant, damage) => {
    await damage()
    expect(await broken()).toContain(invariant)
  })

  it('are found wrong: money without an order, and money twice returned', async () => {
    const capturedAt = new Date(shop.clock.read().getTime() - 17 * 60_000)
    const [payment] = await db()
      .insert(payments)
      .values({ state: 'captured', amountCents: 500, capturedCents: 500, capturedAt })
      .returning()
    expect(await broken()).toEqual(['I3'])
    await db()
      .insert(refunds)
      .values({ paymentId: payment?.id ?? '', amountCents: 501, otherCents: 501, reason: 'unclaimed' })
    await db().update(payments).set({ state: 'refund_pending' })
    expect(await broken()).toEqual(['I7'])
  })

  it('say in one line what is wrong and where', async () => {
    await db().update(productSizes).set({ stock: 3 })
    const [violation] = await checkInvariants(shop.deps)
    expect(violation && violationText(violation)).toBe(
      `I2 stock is the sum of its movements: ${order.productId}/: stock 3, movements 7`,
    )
  })

  it('are read without comparing each row of a table with each of another, for however small the database takes them', async () => {
    // Statistics from before a year of orders arrived.
    await db().execute(
      sql`update pg_class set reltuples = 0, relpages = 1 where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const plans: string[] = []
    const explained = (tx: Db): Db =>
      new Proxy(tx, {
        get: (target, key) =>
          key === 'execute'
            ? async (query: SQL) => {
                const text = sql`explain ${query}`
                const isCheck = !JSON.stringify(query).includes('set local')
                if (isCheck)
                  plans.push(
                    rawRows<{ 'QUERY PLAN': string }>(await target.execute(text))
                      .map((row) => row['QUERY PLAN'])
                      .join('\n'),
                  )
                return target.execute(query)
              }
            : Reflect.get(target, key, target),
      })
    const watched = new Proxy(db(), {
      get: (target, key) =>
        key === 'transaction'
          ? (work: (tx: Db) => Promise<unknown>, config: object) =>
              target.transaction((tx) => work(explained(tx)), config)
          : Reflect.get(target, key, target),
    })
    try {
      expect(await findViolations(watched, shop.clock.read())).toEqual([])
    } finally {
      await db().execute(sql`analyze`)
    }
    expect(plans.length).toBeGreaterThan(40)
    expect(plans.filter((plan) => /Nested Loop[^\n]*\n\s*(Disabled: true\n\s*)?Join Filter/.test(plan))).toEqual([])
  })
})
