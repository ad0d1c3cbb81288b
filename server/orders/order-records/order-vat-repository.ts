import { and, asc, desc, eq, exists, notExists, or, sql } from 'drizzle-orm'
import { buildRows, placesForRows } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { orderVat } from '#server/platform/database/schema/vat-tables.ts'
import { type TaxedLine, type VatAmount, vatOf } from '#shared/domain/platform/goods/vat.ts'
import type { StoredOrder } from './order-repository.ts'

/** Writes what of an order is tax (decision 0047). */
export async function insertOrderVat(tx: Db, orderId: string, amounts: readonly VatAmount[]): Promise<void> {
  await insertAmounts(
    tx,
    amounts.map((amount) => ({ ...amount, orderId })),
  )
}

/** Rewrites it after items or delivery of an unpaid order have changed. */
export async function rewriteOrderVat(
  tx: Db,
  { id, shippingCents }: Pick<StoredOrder, 'id' | 'shippingCents'>,
): Promise<void> {
  const lines = await tx
    .select({
      vatClass: orderItems.vatClass,
      totalCents: orderItems.totalCents,
      discountCents: orderItems.discountCents,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
  await tx.delete(orderVat).where(eq(orderVat.orderId, id))
  await insertOrderVat(tx, id, vatOf(lines.map(netLine), shippingCents))
}

/** Orders with lines and without a single part by rate. */
export async function lockOrdersWithoutVat(tx: Db, limit: number) {
  const lines = tx.select({ one: sql`1` }).from(orderItems).where(eq(orderItems.orderId, orders.id))
  const parts = tx.select({ one: sql`1` }).from(orderVat).where(eq(orderVat.orderId, orders.id))
  return tx
    .select({ id: orders.id, orderNumber: orders.orderNumber, shippingCents: orders.shippingCents })
    .from(orders)
    .where(and(exists(lines), notExists(parts)))
    .orderBy(asc(orders.id))
    .limit(limit)
    .for('update')
}

/** Classifies items under the margin scheme on lines without a VAT class. */
export async function markUsedLines(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(orderItems)
    .set({ vatClass: 'margin' })
    .from(products)
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orderItems.productId, products.id),
        or(eq(products.category, 'bici-usate'), eq(products.condition, 'used')),
      ),
    )
}

/** The taxable amount of a line. */
export const netLine = ({ vatClass, totalCents, discountCents }: TaxedLine & { discountCents: number }): TaxedLine => ({
  vatClass,
  totalCents: totalCents - discountCents,
})

/** Highest rate first, the margin scheme last. */
export async function listOrderVat(db: Db, orderId: string): Promise<VatAmount[]> {
  return db
    .select({
      vatClass: orderVat.vatClass,
      rate: orderVat.rate,
      grossCents: orderVat.grossCents,
      taxableCents: orderVat.taxableCents,
      taxCents: orderVat.taxCents,
    })
    .from(orderVat)
    .where(eq(orderVat.orderId, orderId))
    .orderBy(sql`${desc(orderVat.rate)} nulls last`, asc(orderVat.vatClass))
}

const insertAmounts = buildRows((db, count) =>
  db
    .insert(orderVat)
    .values(placesForRows(['orderId', 'vatClass', 'rate', 'grossCents', 'taxableCents', 'taxCents'], count)),
)
