import { and, count, eq, gt, isNull, min, sql, sum } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { productSizes } from '#server/platform/database/schema/catalog-tables.ts'
import { orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { checkouts, payments, refunds, webhookEvents } from '#server/platform/database/schema/payment-tables.ts'
import type { MailState } from '#shared/domain/platform/states/mail-states.ts'

export async function countOrdersByState(db: Db) {
  const { paymentMethod: method, orderStatus, paymentStatus } = orders
  return db
    .select({ method, order_status: orderStatus, payment_status: paymentStatus, orders: count() })
    .from(orders)
    .groupBy(method, orderStatus, paymentStatus)
}

export async function countPaymentsByState(db: Db) {
  return db.select({ state: payments.state, payments: count() }).from(payments).groupBy(payments.state)
}

/** Wallet refunds; transfers wait for staff and are among the day's tasks. */
export async function countRefundsByState(db: Db) {
  return db
    .select({ state: refunds.state, refunds: count() })
    .from(refunds)
    .where(eq(refunds.kind, 'wallet'))
    .groupBy(refunds.state)
}

export async function countMailsByState(db: Db) {
  const state = sql<MailState>`case when ${outbox.heldAt} is not null then 'held' else ${outbox.state} end`
  return db
    .select({ state, mails: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .groupBy(state)
}

export async function countReservations(db: Db, now: Date): Promise<{ checkouts: number; pieces: number }> {
  const [open] = await db
    .select({ checkouts: count() })
    .from(checkouts)
    .where(and(eq(checkouts.status, 'open'), gt(checkouts.expiresAt, now)))
  const [held] = await db.select({ pieces: sum(productSizes.reserved) }).from(productSizes)
  return { checkouts: open?.checkouts ?? 0, pieces: Number(held?.pieces ?? 0) }
}

export async function countWaitingEvents(db: Db): Promise<number> {
  const [row] = await db.select({ events: count() }).from(webhookEvents).where(isNull(webhookEvents.processedAt))
  return row?.events ?? 0
}
