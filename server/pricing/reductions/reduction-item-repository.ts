import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { writeProductEvents } from '#server/messages/events/write-events-repository.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

const { products, priceHistory, reductionItems, reductions } = tables

export type ItemRow = typeof reductionItems.$inferSelect

/** Of products with an edited price: the step that it ended, and whether the reduction could resume. */
export async function listEndedByEdit(
  db: Db,
  productIds: readonly number[],
): Promise<{ item: ItemRow; canResume: boolean }[]> {
  if (productIds.length === 0) return []
  return db
    .select({
      item: reductionItems,
      canResume: sql<boolean>`${reductions.endedAt} is null and not exists (
        select from reduction_items o where o.product_id = ${reductionItems.productId} and o.ended_at is null)`,
    })
    .from(reductionItems)
    .innerJoin(reductions, eq(reductions.id, reductionItems.reductionId))
    .where(and(inArray(reductionItems.productId, [...productIds]), eq(reductionItems.endReason, 'edited')))
}

/** Undoes the end by an edited price, for products with their reduced price again. */
export async function resumeItem(tx: Tx, { reductionId, productId }: ItemRow): Promise<void> {
  await tx
    .update(reductionItems)
    .set({ endedAt: null, endReason: null })
    .where(and(eq(reductionItems.reductionId, reductionId), eq(reductionItems.productId, productId)))
}

/** The currently reduced products among these, with their reduction. */
export async function listOpenItems(db: Db, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  return db
    .select({ item: reductionItems, reduction: reductions })
    .from(reductionItems)
    .innerJoin(reductions, eq(reductions.id, reductionItems.reductionId))
    .where(and(inArray(reductionItems.productId, [...productIds]), isNull(reductionItems.endedAt)))
}

/** The last step that ended at exactly this moment, by product. */
export async function listJustEnded(db: Db, productIds: readonly number[], at: Date): Promise<Map<number, ItemRow>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(reductionItems)
    .where(
      and(
        inArray(reductionItems.productId, [...productIds]),
        eq(reductionItems.endedAt, at),
        eq(reductionItems.endReason, 'over'),
      ),
    )
  return new Map(rows.map((row) => [row.productId, row]))
}

export async function insertItems(tx: Tx, items: readonly ItemRow[]): Promise<void> {
  if (items.length > 0) await tx.insert(reductionItems).values([...items])
}

/** Ends the open items of a reduction. @returns them */
export async function closeItems(tx: Tx, reductionId: number, at: Date): Promise<ItemRow[]> {
  return tx
    .update(reductionItems)
    .set({ endedAt: at, endReason: 'over' })
    .where(and(eq(reductionItems.reductionId, reductionId), isNull(reductionItems.endedAt)))
    .returning()
}

/** Held against every other change, in the order in which everything locks products. */
export async function lockPrices(tx: Tx, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: products.id, cents: products.priceCents })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for('no key update')
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

/** Writes prices like an edit: the version changes, so older forms and files conflict. Without a price it is a draft. */
export async function writePrices(tx: Tx, prices: readonly { id: number; cents: number }[], at: Date): Promise<void> {
  if (prices.length === 0) return
  // As one value: a placeholder for each price would be most of the cost of thousands (decision 0067).
  const rows = sql`json_to_recordset(${JSON.stringify(prices)}::json)`
  await tx.execute(sql`
    update products set price_cents = v.cents, is_active = products.is_active and v.cents > 0, version = products.version + 1, changed_at = ${at.toISOString()}::timestamptz
    from ${rows} as v(id int, cents int) where products.id = v.id`)
  await insertRows(
    tx,
    priceHistory,
    prices.map(({ id, cents }) => ({ productId: id, priceCents: cents, createdAt: at })),
  )
  const ids = prices.map(({ id }) => id)
  tx.onCommit.products(ids)
  await writeProductEvents(tx, ids, at)
}

export function listItems(db: Db, reductionId: number): Promise<ItemRow[]> {
  return db
    .select()
    .from(reductionItems)
    .where(eq(reductionItems.reductionId, reductionId))
    .orderBy(asc(reductionItems.productId))
}

/** The number of products of each reduction. */
export async function countItems(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: reductionItems.reductionId, count: count() })
    .from(reductionItems)
    .groupBy(reductionItems.reductionId)
  return new Map(rows.map((row) => [row.id, row.count]))
}
