import { and, count, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'
import { usedPurchases } from './used-purchase-tables.ts'

const { orders, orderItems, products } = tables

export type PurchaseRow = typeof usedPurchases.$inferSelect
type NewPurchase = Omit<typeof usedPurchases.$inferInsert, 'number'>

const isSold = sql<boolean>`exists(select from ${orderItems} join ${orders} on ${orders.id} = ${orderItems.orderId}
  where ${orderItems.productId} = ${usedPurchases.productId} and ${orders.orderStatus} <> 'cancelled')`

const columns = {
  purchase: usedPurchases,
  productName: products.name,
  productCode: products.productCode,
  isDeleted: sql<boolean>`${products.deletedAt} is not null`,
  isSold,
}

interface Filter {
  search?: string | undefined
  productId?: number | undefined
}

function matching({ search, productId }: Filter): SQL | undefined {
  const { number, sellerName, bicycle, frameNumber, documentNumber, taxCode } = usedPurchases
  const texts = [
    sql`${number}::text`,
    sellerName,
    bicycle,
    frameNumber,
    documentNumber,
    taxCode,
    products.name,
    products.productCode,
  ]
  return and(
    search ? containsText({ texts }, search) : undefined,
    productId ? eq(usedPurchases.productId, productId) : undefined,
  )
}

const joined = (db: Db) =>
  db.select(columns).from(usedPurchases).leftJoin(products, eq(products.id, usedPurchases.productId)).$dynamic()

export type ListedPurchase = Awaited<ReturnType<typeof listPurchaseRows>>['rows'][number]

export async function listPurchaseRows(db: Db, filter: Filter, page: { limit?: number; offset?: number } = {}) {
  const where = matching(filter)
  const rows = joined(db).where(where).orderBy(desc(usedPurchases.number))
  const [all] = await db
    .select({ total: count() })
    .from(usedPurchases)
    .leftJoin(products, eq(products.id, usedPurchases.productId))
    .where(where)
  return {
    rows: await (page.limit === undefined ? rows : rows.limit(page.limit).offset(page.offset ?? 0)),
    total: all?.total ?? 0,
  }
}

export async function findPurchase(db: Db, id: string): Promise<ListedPurchase | undefined> {
  const [row] = await joined(db).where(eq(usedPurchases.id, id))
  return row
}

/** Held until the transaction ends. */
export async function lockPurchase(tx: Db, id: string): Promise<ListedPurchase | undefined> {
  await tx.select({ id: usedPurchases.id }).from(usedPurchases).where(eq(usedPurchases.id, id)).for('update')
  return findPurchase(tx, id)
}

/** With the next number of the register, one at a time. */
export async function insertPurchase(tx: Db, row: NewPurchase): Promise<void> {
  const [last] = await tx.select({ number: sql<number>`coalesce(max(${usedPurchases.number}), 0)` }).from(usedPurchases)
  await tx.insert(usedPurchases).values({ ...row, number: (last?.number ?? 0) + 1 })
}

/** Serialises numbers, and frame numbers that are looked for before a sheet is written. */
export async function lockRegister(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pedivella-used-purchases'))`)
}

export async function updatePurchase(tx: Db, id: string, change: Partial<NewPurchase>): Promise<void> {
  await tx
    .update(usedPurchases)
    .set({ ...change, version: sql`${usedPurchases.version} + 1` })
    .where(eq(usedPurchases.id, id))
}

export async function listPurchasesFrom(db: Db, email: string): Promise<PurchaseRow[]> {
  return db.select().from(usedPurchases).where(sql`lower(${usedPurchases.sellerEmail}) = lower(${email})`)
}

/** Who sold a bicycle before that day is forgotten, once it is the shop's no more. */
export async function forgetSellers(db: Db, before: string): Promise<void> {
  const gone = sql`(${usedPurchases.voidReason} is not null or ${isSold})`
  await db
    .update(usedPurchases)
    .set({ sellerName: '', sellerAddress: '', sellerEmail: null, taxCode: null, documentNumber: '' })
    .where(and(lt(usedPurchases.boughtOn, before), ne(usedPurchases.sellerName, ''), gone))
}
