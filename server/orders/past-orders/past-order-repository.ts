import { and, asc, count, desc, eq, gte, isNotNull, isNull, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { pastOrders } from '#server/platform/database/schema/moved-in-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'

export type StoredPastOrder = typeof pastOrders.$inferSelect
/** Past orders join the account that has proven their address (decision 0016); of one account, or of all. */
export async function linkPastOrders(tx: Db, customerId?: string): Promise<void> {
  const owner = tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        isNotNull(customers.emailVerifiedAt),
        eq(sql`lower(${customers.email})`, sql`lower(${pastOrders.email})`),
        customerId ? eq(customers.id, customerId) : undefined,
      ),
    )
  const ofAddress = customerId
    ? eq(sql`lower(${pastOrders.email})`, sql`(select lower(email) from customers where id = ${customerId}::uuid)`)
    : isNotNull(pastOrders.email)
  await tx
    .update(pastOrders)
    .set({ customerId: sql`(${owner})` })
    .where(and(isNull(pastOrders.customerId), ofAddress, sql`exists (${owner})`))
}

interface Whose {
  customerId: string | null
  /** A proven address, or one requested by the administrator. */
  email: string | null
}

function ofPerson({ customerId, email }: Whose): SQL | undefined {
  const ofAddress = email === null ? undefined : eq(sql`lower(${pastOrders.email})`, sql`lower(${email})`)
  // An order of another account stays there, whatever its address.
  const free = ofAddress && and(isNull(pastOrders.customerId), ofAddress)
  return or(customerId ? eq(pastOrders.customerId, customerId) : undefined, free) ?? sql`false`
}

const spelledNumber = /^(?:ordine|order|numero|num|nr|no|n|wc|[#.°º\-\s]){0,6}0*([1-9]\d{0,18})$/i

/**
 * Whether an old number contains a text, or is the same number in another spelling: "#1001", "ordine n. 001001" and
 * "WC-1001" are 1001.
 */
export function isPastNumber(text: string): SQL {
  const [, figures] = spelledNumber.exec(text.trim()) ?? []
  const contains = containsText({ texts: [pastOrders.number] }, text.trim().replace(/^#{1,3}/, ''))
  if (figures === undefined) return contains
  return sql`(${contains} or ltrim(regexp_replace(${pastOrders.number}, '[^0-9]', '', 'g'), '0') = ${figures})`
}

/** By their number, newest first. */
export async function findPastOrders(
  db: Db,
  text: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ found: StoredPastOrder[]; total: number }> {
  const where = isPastNumber(text)
  const [counted] = await db.select({ orders: count() }).from(pastOrders).where(where)
  const newest = [desc(pastOrders.placedAt), desc(pastOrders.id)]
  const found = await db
    .select()
    .from(pastOrders)
    .where(where)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset)
  return { found, total: counted?.orders ?? 0 }
}

/** Newest first. */
export async function listPastOrdersOf(db: Db, whose: Whose): Promise<StoredPastOrder[]> {
  return db.select().from(pastOrders).where(ofPerson(whose)).orderBy(desc(pastOrders.placedAt), desc(pastOrders.id))
}

/** Erasure: unlike this shop's own orders they prove nothing here, the books of the shop of before do. */
export async function forgetPastOrdersOf(tx: Db, whose: Whose): Promise<void> {
  await tx.delete(pastOrders).where(ofPerson(whose))
}

/** Sales of the former shop, by day in Europe/Rome; in euros only. */
export async function listPastSalesByDay(
  db: Db,
  from: Date,
): Promise<{ day: string; orders: number; cents: number }[]> {
  const day = sql<string>`to_char(${pastOrders.placedAt} at time zone 'Europe/Rome', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, orders: count(), cents: sum(sql`${pastOrders.totalCents} - ${pastOrders.refundedCents}`) })
    .from(pastOrders)
    .where(and(eq(pastOrders.isSale, true), eq(pastOrders.currency, 'EUR'), gte(pastOrders.placedAt, from)))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`))
  return rows.map((row) => ({ ...row, cents: Number(row.cents ?? 0) }))
}

export async function hasPastOrders(db: Db): Promise<boolean> {
  return (await db.select({ id: pastOrders.id }).from(pastOrders).limit(1)).length > 0
}
