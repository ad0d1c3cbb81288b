import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { isOneOf } from '#server/platform/database/insert-rows.ts'
import { stockCountLines, stockCounts } from '../stock-room-tables.ts'

const { products, productSizes } = tables

export type CountRow = typeof stockCounts.$inferSelect
type LineRow = typeof stockCountLines.$inferSelect

const shown = 100

export async function insertCount(tx: Db, row: typeof stockCounts.$inferInsert): Promise<void> {
  await tx.insert(stockCounts).values(row)
}

export async function findCount(db: Db, id: string): Promise<CountRow | undefined> {
  const [row] = await db.select().from(stockCounts).where(eq(stockCounts.id, id))
  return row
}

export async function lockCount(tx: Db, id: string): Promise<CountRow | undefined> {
  const [row] = await tx.select().from(stockCounts).where(eq(stockCounts.id, id)).for('update')
  return row
}

const differs = sql`${stockCountLines.counted} <> ${stockCountLines.expected}`

export async function listCountRows(db: Db) {
  return db
    .select({
      count: stockCounts,
      products: sql<number>`count(${stockCountLines.productId})::int`,
      differences: sql<number>`count(${stockCountLines.productId}) filter (where ${differs})::int`,
    })
    .from(stockCounts)
    .leftJoin(stockCountLines, eq(stockCountLines.countId, stockCounts.id))
    .groupBy(stockCounts.id)
    .orderBy(desc(stockCounts.createdAt))
    .limit(shown)
}

/** Sold and not sent or collected yet: no longer in stock, and still in the shop. */
const sold = sql<number>`(select coalesce(sum(greatest(i.quantity - i.sent_quantity - i.refunded_quantity, 0)), 0)::int
  from order_items i join orders o on o.id = i.order_id
  where i.product_id = ${stockCountLines.productId} and i.size = ${stockCountLines.size}
    and o.order_status in ('processing', 'shipped'))`

export async function listCountLines(db: Db, countId: string) {
  return db
    .select({
      line: stockCountLines,
      name: products.name,
      productCode: products.productCode,
      reserved: sql<number>`coalesce(${productSizes.reserved}, 0)`,
      sold,
    })
    .from(stockCountLines)
    .innerJoin(products, eq(products.id, stockCountLines.productId))
    .leftJoin(
      productSizes,
      and(eq(productSizes.productId, stockCountLines.productId), eq(productSizes.size, stockCountLines.size)),
    )
    .where(eq(stockCountLines.countId, countId))
    .orderBy(desc(stockCountLines.countedAt), stockCountLines.productId, stockCountLines.size)
}

/** The stock of the sizes of some products, reserved pieces included. */
export async function listStockOf(db: Db, productIds: readonly number[]) {
  return db
    .select({ productId: productSizes.productId, size: productSizes.size, stock: productSizes.stock })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(and(isOneOf(productSizes.productId, productIds), sql`${products.deletedAt} is null`))
}

/** The same number again keeps the moment at which it was counted. */
export async function putLines(tx: Db, rows: readonly (typeof stockCountLines.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  const isSame = sql`${stockCountLines.counted} = excluded.counted`
  await tx
    .insert(stockCountLines)
    .values([...rows])
    .onConflictDoUpdate({
      target: [stockCountLines.countId, stockCountLines.productId, stockCountLines.size],
      set: {
        counted: sql`excluded.counted`,
        expected: sql`case when ${isSame} then ${stockCountLines.expected} else excluded.expected end`,
        countedAt: sql`case when ${isSame} then ${stockCountLines.countedAt} else excluded.counted_at end`,
        reason: sql`excluded.reason`,
      },
    })
}

export async function deleteLine(
  tx: Db,
  { countId, productId, size }: Pick<LineRow, 'countId' | 'productId' | 'size'>,
) {
  await tx.delete(stockCountLines).where(isLine({ countId, productId, size }))
}

const isLine = ({ countId, productId, size }: Pick<LineRow, 'countId' | 'productId' | 'size'>) =>
  and(eq(stockCountLines.countId, countId), eq(stockCountLines.productId, productId), eq(stockCountLines.size, size))

export async function setBooked(tx: Db, line: LineRow, booked: number): Promise<void> {
  await tx.update(stockCountLines).set({ booked }).where(isLine(line))
}

export async function markBooked(tx: Db, id: string, bookedAt: Date): Promise<void> {
  await tx.update(stockCounts).set({ bookedAt }).where(eq(stockCounts.id, id))
}

export async function deleteCountRows(tx: Db, id: string): Promise<void> {
  await tx.delete(stockCountLines).where(eq(stockCountLines.countId, id))
  await tx.delete(stockCounts).where(eq(stockCounts.id, id))
}
