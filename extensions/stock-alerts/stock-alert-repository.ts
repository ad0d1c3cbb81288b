import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { stockAlerts } from './stock-alert-tables.ts'

const { orders, orderItems } = tables

export type StockAlert = typeof stockAlerts.$inferSelect
type NewStockAlert = Omit<typeof stockAlerts.$inferInsert, 'id'>

/**
 * A repeated request keeps its place in the line; one that has been told begins again. One that waits for its
 * confirmation gets the token if no other of the address waits: a stranger causes one mail.
 *
 * @returns whether the token's link has to be mailed
 */
export async function putStockAlert(
  tx: Db,
  alert: NewStockAlert,
  confirmedAt: Date | null,
  tokenHash: string,
): Promise<boolean> {
  const { language, knownIds, createdAt, email } = alert
  // Requests of one address come one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('stock_alerts'), hashtext(${email}))`)
  const isOfAddress = eq(stockAlerts.email, email)
  const isSame = and(
    isOfAddress,
    sql`${stockAlerts.productId} is not distinct from ${alert.productId ?? null}::int`,
    sql`${stockAlerts.size} is not distinct from ${alert.size ?? null}::text`,
    eq(stockAlerts.isAboutPrice, alert.belowCents != null),
  )
  await tx.delete(stockAlerts).where(and(isSame, isNotNull(stockAlerts.toldAt)))
  const waits = and(isOfAddress, isNull(stockAlerts.confirmedAt), isNotNull(stockAlerts.tokenHash))
  const isMailed = confirmedAt === null && (await tx.$count(stockAlerts, waits)) === 0
  const [kept] = await tx
    .insert(stockAlerts)
    .values({ ...alert, confirmedAt, tokenHash: isMailed ? tokenHash : null })
    .onConflictDoUpdate({
      target: [
        stockAlerts.email,
        stockAlerts.productId,
        stockAlerts.subcategory,
        stockAlerts.size,
        stockAlerts.isAboutPrice,
      ],
      set: {
        language,
        knownIds,
        belowCents: alert.belowCents ?? null,
        createdAt: sql`case when ${stockAlerts.productId} is null then ${createdAt.toISOString()}::timestamptz else ${stockAlerts.createdAt} end`,
        ...(confirmedAt && { confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, excluded.confirmed_at)` }),
        tokenHash: sql`case when ${stockAlerts.confirmedAt} is null then coalesce(excluded.token_hash, ${stockAlerts.tokenHash}) else ${stockAlerts.tokenHash} end`,
      },
    })
    .returning({ tokenHash: stockAlerts.tokenHash })
  return kept?.tokenHash === tokenHash
}

export async function countStockAlertsOf(db: Db, email: string): Promise<number> {
  return db.$count(stockAlerts, eq(stockAlerts.email, email))
}

/** Every request of the address that the token was mailed to; undefined where the token opens none. */
export async function findByToken(db: Db, tokenHash: string): Promise<StockAlert[] | undefined> {
  const ofAddress = db
    .select({ email: stockAlerts.email })
    .from(stockAlerts)
    .where(eq(stockAlerts.tokenHash, tokenHash))
  const found = await db
    .select()
    .from(stockAlerts)
    .where(inArray(stockAlerts.email, ofAddress))
    .orderBy(asc(stockAlerts.id))
  return found.length > 0 ? found : undefined
}

export async function confirmStockAlerts(db: Db, email: string, at: Date): Promise<void> {
  await db
    .update(stockAlerts)
    .set({ confirmedAt: at })
    .where(and(eq(stockAlerts.email, email), isNull(stockAlerts.confirmedAt)))
}

export async function listUsedAlerts(db: Db): Promise<StockAlert[]> {
  return db
    .select()
    .from(stockAlerts)
    .where(and(isNull(stockAlerts.productId), isNotNull(stockAlerts.confirmedAt)))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
}

/** Confirmed requests about products, told ones included, in the order they are served. */
export async function listProductAlerts(db: Db): Promise<(StockAlert & { productId: number })[]> {
  const found = await db
    .select()
    .from(stockAlerts)
    .where(and(isNotNull(stockAlerts.productId), isNotNull(stockAlerts.confirmedAt)))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
  return found.flatMap((alert) => (alert.productId === null ? [] : [{ ...alert, productId: alert.productId }]))
}

/** @returns whether it was still there: of concurrent workers one wins */
export async function takeStockAlert(tx: Db, id: number): Promise<boolean> {
  return (await tx.delete(stockAlerts).where(eq(stockAlerts.id, id)).returning({ id: stockAlerts.id })).length > 0
}

/** @returns whether it was not told yet: of concurrent workers one wins */
export async function markTold(tx: Db, id: number, at: Date): Promise<boolean> {
  const told = await tx
    .update(stockAlerts)
    .set({ toldAt: at })
    .where(and(eq(stockAlerts.id, id), isNull(stockAlerts.toldAt)))
    .returning({ id: stockAlerts.id })
  return told.length > 0
}

interface Limits {
  created: Date
  unconfirmed: Date
  createdAboutProduct: Date
  told: Date
}

export async function deleteStockAlertsBefore(db: Db, limits: Limits): Promise<void> {
  const isOld = or(
    lt(stockAlerts.createdAt, limits.created),
    and(isNotNull(stockAlerts.productId), lt(stockAlerts.createdAt, limits.createdAboutProduct)),
    and(isNull(stockAlerts.confirmedAt), lt(stockAlerts.createdAt, limits.unconfirmed)),
    lt(stockAlerts.toldAt, limits.told),
  )
  await db.delete(stockAlerts).where(isOld)
}

/** A buyer is not told of what they have. */
export async function deleteStockAlertsOfBuyers(db: Db): Promise<void> {
  const bought = db
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(sql`lower(${orders.customerEmail})`, stockAlerts.email),
        eq(orderItems.productId, stockAlerts.productId),
        or(isNull(stockAlerts.size), eq(orderItems.size, stockAlerts.size)),
        sql`${orders.createdAt} >= ${stockAlerts.createdAt}`,
        ne(orders.orderStatus, 'cancelled'),
      ),
    )
  await db.delete(stockAlerts).where(and(isNotNull(stockAlerts.productId), sql`exists ${bought}`))
}

/** Those that wait for stock: neither told nor unconfirmed. */
export async function countWaiting(db: Db) {
  const { productId, size } = stockAlerts
  const waiting = sql<number>`count(*)::int`
  const found = await db
    .select({ productId, size, waiting })
    .from(stockAlerts)
    .where(
      and(
        isNotNull(productId),
        isNull(stockAlerts.belowCents),
        isNotNull(stockAlerts.confirmedAt),
        isNull(stockAlerts.toldAt),
      ),
    )
    .groupBy(productId, size)
    .orderBy(desc(waiting), asc(productId))
  return found.flatMap((one) => (one.productId === null ? [] : [{ ...one, productId: one.productId }]))
}

export async function listStockAlertsOf(db: Db, email: string | null): Promise<Omit<StockAlert, 'tokenHash'>[]> {
  if (email === null) return []
  const found = await db
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.email, sql`lower(${email})`))
    .orderBy(asc(stockAlerts.id))
  return found.map(({ tokenHash: _secret, ...alert }) => alert)
}

export async function deleteStockAlertsOf(tx: Db, email: string): Promise<void> {
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, sql`lower(${email})`))
}
