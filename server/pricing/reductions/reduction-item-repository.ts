import { and, asc, countDistinct, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { writeProductEvents } from '#server/messages/events/write-events-repository.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { isOneOf } from '#server/platform/database/is-one-of.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { priceKey } from './reduction-repository.ts'

const { products, productSizes, priceHistory, reductionItems, reductions } = tables

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
        select from reduction_items o where o.product_id = ${reductionItems.productId} and o.size = ${reductionItems.size} and o.ended_at is null)`,
    })
    .from(reductionItems)
    .innerJoin(reductions, eq(reductions.id, reductionItems.reductionId))
    .where(and(isOneOf(reductionItems.productId, productIds), eq(reductionItems.endReason, 'edited')))
}

/** Undoes the end by an edited price, for products with their reduced price again. */
export async function resumeItem(tx: Tx, { reductionId, productId, size }: ItemRow): Promise<void> {
  await tx
    .update(reductionItems)
    .set({ endedAt: null, endReason: null })
    .where(
      and(
        eq(reductionItems.reductionId, reductionId),
        eq(reductionItems.productId, productId),
        eq(reductionItems.size, size),
      ),
    )
}

export const itemKey = ({ productId, size }: Pick<ItemRow, 'productId' | 'size'>) => priceKey({ id: productId, size })

/** The currently reduced products among these, with their reduction. */
export async function listOpenItems(db: Db, productIds: readonly number[]) {
  if (productIds.length === 0) return []
  return db
    .select({ item: reductionItems, reduction: reductions })
    .from(reductionItems)
    .innerJoin(reductions, eq(reductions.id, reductionItems.reductionId))
    .where(and(isOneOf(reductionItems.productId, productIds), isNull(reductionItems.endedAt)))
}

/** The last steps that ended at exactly this moment, by `priceKey`. */
export async function listJustEnded(db: Db, productIds: readonly number[], at: Date): Promise<Map<string, ItemRow>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(reductionItems)
    .where(
      and(
        isOneOf(reductionItems.productId, productIds),
        eq(reductionItems.endedAt, at),
        eq(reductionItems.endReason, 'over'),
      ),
    )
  return new Map(rows.map((row) => [itemKey(row), row]))
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
export async function lockPrices(tx: Tx, productIds: readonly number[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: products.id, cents: products.priceCents })
    .from(products)
    .where(isOneOf(products.id, productIds))
    .orderBy(asc(products.id))
    .for('no key update')
  const ofSizes = await tx
    .select({ id: productSizes.productId, size: productSizes.size, cents: sql<number>`${productSizes.priceCents}` })
    .from(productSizes)
    .where(and(isOneOf(productSizes.productId, productIds), isNotNull(productSizes.priceCents)))
  return new Map([...rows.map((row) => ({ ...row, size: '' })), ...ofSizes].map((one) => [priceKey(one), one.cents]))
}

/** A new price of a product, or of a size with its own. */
interface NewPrice {
  id: number
  size: string
  cents: number
}

/** Writes prices like an edit: the version changes, so older forms and files conflict. Without a price it is a draft. */
export async function writePrices(tx: Tx, prices: readonly NewPrice[], at: Date): Promise<void> {
  if (prices.length === 0) return
  // As one value: a placeholder for each price would be most of the cost of thousands (decision 0067).
  const rows = sql`json_to_recordset(${JSON.stringify(prices)}::json)`
  await tx.execute(sql`
    update products set price_cents = coalesce(v.cents, price_cents), is_active = is_active and coalesce(v.cents, price_cents) > 0,
      version = version + 1, changed_at = ${at.toISOString()}::timestamptz
    from (select id, max(cents) filter (where size = '') as cents from ${rows} as v(id int, size text, cents int) group by id) v
    where products.id = v.id`)
  if (prices.some(({ size }) => size !== ''))
    await tx.execute(sql`
      update product_sizes set price_cents = v.cents from ${rows} as v(id int, size text, cents int)
      where product_sizes.product_id = v.id and product_sizes.size = v.size and v.size <> ''`)
  await insertRows(
    tx,
    priceHistory,
    prices.map(({ id, size, cents }) => ({ productId: id, size, priceCents: cents, createdAt: at })),
  )
  const ids = [...new Set(prices.map(({ id }) => id))]
  tx.onCommit.products(ids)
  await writeProductEvents(tx, ids, at)
}

export function listItems(db: Db, reductionId: number): Promise<ItemRow[]> {
  return db
    .select()
    .from(reductionItems)
    .where(eq(reductionItems.reductionId, reductionId))
    .orderBy(asc(reductionItems.productId), asc(reductionItems.size))
}

/** The number of products of each reduction. */
export async function countItems(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: reductionItems.reductionId, count: countDistinct(reductionItems.productId) })
    .from(reductionItems)
    .groupBy(reductionItems.reductionId)
  return new Map(rows.map((row) => [row.id, row.count]))
}
