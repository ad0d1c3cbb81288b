import { inArray, sql } from 'drizzle-orm'
import { writeProductEvents } from '#server/messages/events/write-events-repository.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

const { products, productSizes, stockMovements, priceHistory, lowStock, incomingPictures } = tables

/** The products that other rows refer to or reserve: they cannot be deleted. */
export async function listReferenced(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const named = [
    'order_items',
    'checkout_lines',
    'cart_lines',
    'reviews',
    'product_questions',
    'job_cards',
    'price_change_items',
    'reduction_items',
  ].map((table) => sql`exists (select from ${sql.identifier(table)} x where x.product_id = p.id)`)
  const rows = await db.execute(sql`
    select p.id from products p where p.id = any(${sql.param([...ids])}::int[]) and (
      exists (select from product_sizes x where x.product_id = p.id and x.reserved > 0) or ${sql.join(named, sql` or `)})`)
  return new Set(rawRows<{ id: number }>(rows).map(({ id }) => id))
}

/** Deletes products without references; webhooks get an event. */
export async function eraseProducts(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  tx.onCommit.products(ids)
  const all = [...ids]
  await tx.update(products).set({ deletedAt: at, isActive: false }).where(inArray(products.id, all))
  await writeProductEvents(tx, all, at)
  await tx.delete(incomingPictures).where(inArray(incomingPictures.productId, all))
  await tx.delete(lowStock).where(inArray(lowStock.productId, all))
  await tx.delete(priceHistory).where(inArray(priceHistory.productId, all))
  await tx.delete(stockMovements).where(inArray(stockMovements.productId, all))
  await tx.delete(productSizes).where(inArray(productSizes.productId, all))
  await tx.delete(products).where(inArray(products.id, all))
}
