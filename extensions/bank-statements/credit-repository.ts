import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import type { Payable } from './match-credit.ts'

const { bankCredits, orders, payments } = tables

/** A partial payment stays open until the order is paid or cancelled. */
const isWaiting = and(eq(orders.paymentStatus, 'pending'), ne(orders.orderStatus, 'cancelled'))

export type StoredCredit = typeof bankCredits.$inferSelect
export type NewCredit = Pick<StoredCredit, 'fingerprint' | 'day' | 'amountCents' | 'payer' | 'text' | 'importedAt'>

/** @returns the number of new ones */
export async function insertCredits(tx: Db, credits: readonly NewCredit[]): Promise<number> {
  const added = await tx
    .insert(bankCredits)
    .values([...credits])
    .onConflictDoNothing({ target: bankCredits.fingerprint })
    .returning({ id: bankCredits.id })
  return added.length
}

export async function findCredit(db: Db, id: string): Promise<StoredCredit | undefined> {
  const [row] = await db.select().from(bankCredits).where(eq(bankCredits.id, id))
  return row
}

export async function lockCredit(tx: Db, id: string): Promise<StoredCredit | undefined> {
  const [row] = await tx.select().from(bankCredits).where(eq(bankCredits.id, id)).for('update')
  return row
}

/**
 * Splits a credit: it keeps the amount, the rest becomes an open credit of its own.
 * @returns the rest
 */
export async function divideCredit(tx: Db, credit: StoredCredit, keptCents: number): Promise<StoredCredit> {
  const { day, payer, text, importedAt } = credit
  const said = { day, payer, text, importedAt, amountCents: credit.amountCents - keptCents }
  await tx.update(bankCredits).set({ amountCents: keptCents }).where(eq(bankCredits.id, credit.id))
  const fingerprint = `${entryOf(credit)}${partSign}${randomUUID()}`
  const [rest] = await tx
    .insert(bankCredits)
    .values({ ...said, fingerprint })
    .returning()
  if (!rest) throw new Error(`credit ${credit.id} could not be divided`)
  return rest
}

/** Separates the fingerprint of an entry from the number of its part; a fingerprint contains none. */
const partSign = '/'
const entryOf = ({ fingerprint }: StoredCredit) => fingerprint.split(partSign)[0] ?? ''
export const isPart = ({ fingerprint }: StoredCredit) => fingerprint.includes(partSign)

export async function updateCredit(
  tx: Db,
  id: string,
  change: Partial<Pick<StoredCredit, 'state' | 'orderId' | 'bookedCents' | 'decidedAt'>>,
): Promise<void> {
  await tx.update(bankCredits).set(change).where(eq(bankCredits.id, id))
}

/** Undecided ones, those that go back, and parts of orders that wait for the rest; the newest first. */
export async function listOpenCredits(db: Db, limit: number): Promise<StoredCredit[]> {
  const rows = await db
    .select({ credit: bankCredits })
    .from(bankCredits)
    .leftJoin(orders, eq(orders.id, bankCredits.orderId))
    .where(or(inArray(bankCredits.state, ['open', 'to_return']), and(eq(bankCredits.state, 'booked'), isWaiting)))
    .orderBy(desc(bankCredits.day), asc(bankCredits.id))
    .limit(limit)
  return rows.map(({ credit }) => credit)
}

const dayMs = 86_400_000
/** After this no transfer is expected for a cancelled order, nor a second one for a paid order. */
const lateDays = 90

const isPaidByWalletInstead = exists(
  sql`(select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.forOrderId} is not null)`,
)

/** Orders by bank transfer that money may be for: open ones, cancelled ones, and paid ones that may be paid twice. */
export async function listPayable(db: Db, now: Date): Promise<Payable[]> {
  const isRecent = gt(orders.createdAt, new Date(now.getTime() - lateDays * dayMs))
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        or(eq(orders.paymentMethod, 'bank'), isPaidByWalletInstead),
        gt(orders.totalCents, 0),
        isNull(orders.transferToReturnSince),
        or(isWaiting, and(isRecent, ne(orders.paymentStatus, 'refunded'))),
      ),
    )
    .orderBy(asc(orders.createdAt))
  return rows.map((order) => ({
    id: order.id,
    orderNumber: order.orderNumber,
    bankReference: order.bankReference,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    totalCents: toPayCents(order),
    dueCents: order.paymentStatus === 'pending' ? toPayCents(order) - order.receivedCents : 0,
    createdAt: order.createdAt,
    isCancelled: order.orderStatus === 'cancelled' && order.paymentStatus === 'pending',
  }))
}

/** Deletes credits that belong to no order. */
export async function forgetCreditsBefore(db: Db, importedUntil: Date): Promise<void> {
  await db
    .delete(bankCredits)
    .where(
      and(
        inArray(bankCredits.state, ['open', 'ignored']),
        isNull(bankCredits.orderId),
        lt(bankCredits.importedAt, importedUntil),
      ),
    )
}
