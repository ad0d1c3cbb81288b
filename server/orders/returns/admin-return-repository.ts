import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { returns } from '#server/platform/database/schema/after-sales-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'
import { type ReturnState, returnLife } from '#shared/domain/platform/states/after-sales-states.ts'
import type { Return } from './return-repository.ts'

interface ReturnFilter {
  state?: ReturnState | 'open' | undefined
  q?: string | undefined
  limit: number
  offset: number
}

const isOpen = inArray(returns.state, returnLife.open)
const deadline = sql`coalesce(${returns.refundDueDay}, case ${returns.state} when 'announced'
  then coalesce(${returns.heldUntilDay}, ${returns.sendByDay}) end)`

/** Open ones first, those whose deadline comes first before the others. */
export async function listReturns(
  db: Db,
  { state, q, limit, offset }: ReturnFilter,
): Promise<{ rows: Return[]; total: number }> {
  const texts = [returns.code, orders.orderNumber, orders.customerName, orders.customerEmail]
  const where = and(
    state === 'open' ? isOpen : state && eq(returns.state, state),
    q ? containsText({ texts }, q) : undefined,
  )
  const isOfOrder = eq(orders.id, returns.orderId)
  const [counted] = await db.select({ total: count() }).from(returns).innerJoin(orders, isOfOrder).where(where)
  const rows = await db
    .select({ one: returns })
    .from(returns)
    .innerJoin(orders, isOfOrder)
    .where(where)
    .orderBy(
      sql`${isOpen} desc`,
      sql`case when ${isOpen} then ${deadline} end asc nulls last`,
      sql`${returns.createdAt} desc`,
      asc(returns.id),
    )
    .limit(limit)
    .offset(offset)
  return { rows: rows.map(({ one }) => one), total: counted?.total ?? 0 }
}

/** Open returns, and those of them whose money is due until `urgentUntil`. */
export async function countOpenReturns(db: Db, urgentUntil: string, today: string) {
  const due = (day: string, isBefore: boolean) =>
    sql<number>`(count(*) filter (where ${returns.refundDueDay} ${sql.raw(isBefore ? '<' : '<=')} ${day}))::int`
  const [row] = await db
    .select({
      open: count(),
      urgent: due(urgentUntil, false),
      overdue: due(today, true),
      nextDueDay: sql<string | null>`min(${returns.refundDueDay})::text`,
    })
    .from(returns)
    .where(isOpen)
  return row ?? { open: 0, urgent: 0, overdue: 0, nextDueDay: null }
}
