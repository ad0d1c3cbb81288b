import { asc, countDistinct, desc, eq, inArray } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'

const { priceChanges, priceChangeItems } = tables

type PriceChangeRow = typeof priceChanges.$inferSelect
type NewPriceChange = typeof priceChanges.$inferInsert
type PriceChangeItem = typeof priceChangeItems.$inferSelect

export async function insertPriceChange(
  tx: Db,
  change: NewPriceChange,
  items: readonly Omit<PriceChangeItem, 'changeId'>[],
): Promise<number> {
  const [row] = await tx.insert(priceChanges).values(change).returning({ id: priceChanges.id })
  if (!row) throw new Error('a change of prices was not stored')
  await insertRows(
    tx,
    priceChangeItems,
    items.map((item) => ({ ...item, changeId: row.id })),
  )
  return row.id
}

export async function lockPriceChange(tx: Db, id: number): Promise<PriceChangeRow | undefined> {
  const [row] = await tx.select().from(priceChanges).where(eq(priceChanges.id, id)).for('update')
  return row
}

export async function listItems(db: Db, changeId: number): Promise<PriceChangeItem[]> {
  return db
    .select()
    .from(priceChangeItems)
    .where(eq(priceChangeItems.changeId, changeId))
    .orderBy(asc(priceChangeItems.productId), asc(priceChangeItems.size))
}

export async function markUndone(tx: Db, id: number, undone: { undoneAt: Date; kept: number }): Promise<void> {
  await tx.update(priceChanges).set(undone).where(eq(priceChanges.id, id))
}

export type CountedPriceChange = PriceChangeRow & { articles: number }

/** Each with its number of products: the newest first, or those with these ids. */
export async function listPriceChanges(
  db: Db,
  { ids, limit = ids?.length ?? 0 }: { ids?: readonly number[]; limit?: number },
): Promise<CountedPriceChange[]> {
  const rows = await db
    .select({ change: priceChanges, articles: countDistinct(priceChangeItems.productId) })
    .from(priceChanges)
    .leftJoin(priceChangeItems, eq(priceChangeItems.changeId, priceChanges.id))
    .where(ids && inArray(priceChanges.id, [...ids]))
    .groupBy(priceChanges.id)
    .orderBy(desc(priceChanges.id))
    .limit(limit)
  return rows.map(({ change, articles }) => ({ ...change, articles }))
}
