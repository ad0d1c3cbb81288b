import { and, asc, count, eq, inArray, lt, min, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { returns, withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'
import { type WithdrawalState, withdrawalLife } from '#shared/domain/platform/states/withdrawal-states.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

interface WithdrawalFilter {
  state?: WithdrawalState | 'open' | undefined
  q?: string | undefined
  bare?: 'true' | undefined
  limit: number
  offset: number
}

const isOpen = inArray(withdrawals.state, withdrawalLife.open)

export async function listWithdrawals(
  db: Db,
  { state, q, bare, limit, offset }: WithdrawalFilter,
): Promise<{ withdrawals: WithdrawalRow[]; total: number }> {
  const texts = [withdrawals.reference, withdrawals.orderNumber, withdrawals.customerName, withdrawals.customerEmail]
  const where = and(
    state === 'open' ? isOpen : state && eq(withdrawals.state, state),
    q ? containsText({ texts }, q) : undefined,
    bare && isOpen,
    bare && notExists(db.select({ id: returns.id }).from(returns).where(eq(returns.withdrawalId, withdrawals.id))),
  )
  const [counted] = await db.select({ total: count() }).from(withdrawals).where(where)
  const rows = await db
    .select()
    .from(withdrawals)
    .where(where)
    .orderBy(sql`${isOpen} desc`, asc(withdrawals.refundDueAt), asc(withdrawals.id))
    .limit(limit)
    .offset(offset)
  return { withdrawals: rows, total: counted?.total ?? 0 }
}

export async function lockWithdrawal(tx: Db, reference: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.reference, reference)).for('update')
  return row
}

export async function findWithdrawal(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  return row
}

export async function findOrderOfWithdrawal(db: Db, reference: string): Promise<string | null> {
  const [row] = await db
    .select({ orderId: withdrawals.orderId })
    .from(withdrawals)
    .where(eq(withdrawals.reference, reference))
  return row?.orderId ?? null
}

export async function updateWithdrawal(
  tx: Db,
  id: string,
  change: { state: WithdrawalState; stateNote: string | null },
): Promise<WithdrawalRow> {
  const [row] = await tx.update(withdrawals).set(change).where(eq(withdrawals.id, id)).returning()
  if (!row) throw new Error(`withdrawal ${id} vanished while it was changed`)
  return row
}

/** Without those of a return, which has its own deadline. */
export async function countOpenWithdrawals(db: Db, now: Date) {
  const carriedOut = db.select({ id: returns.id }).from(returns).where(eq(returns.withdrawalId, withdrawals.id))
  const [row] = await db
    .select({
      open: count(),
      overdue: sql<number>`(count(*) filter (where ${lt(withdrawals.refundDueAt, now)}))::int`,
      nextDueAt: min(withdrawals.refundDueAt),
    })
    .from(withdrawals)
    .where(and(isOpen, notExists(carriedOut)))
  return {
    open: row?.open ?? 0,
    overdue: row?.overdue ?? 0,
    nextDueAt: row?.nextDueAt ?? undefined,
  }
}

/** Follows the return that carries a statement out, where its table of moves lets it. */
export async function moveWithdrawalAlong(
  tx: Db,
  id: string,
  state: WithdrawalState,
  note: string | null = null,
): Promise<void> {
  const from = withdrawalLife.open.filter((one) => withdrawalLife.may(one, state))
  await tx
    .update(withdrawals)
    .set({ state, ...(note !== null && { stateNote: note }) })
    .where(and(eq(withdrawals.id, id), inArray(withdrawals.state, from)))
}
