import { asc, desc, eq, sql } from 'drizzle-orm'
import { buildRows, placesForRows } from '#server/db/built-statements.ts'
import type { Db } from '#server/db/database.ts'
import { orderItems } from '#server/db/schema/order-tables.ts'
import { orderVat } from '#server/db/schema/vat-tables.ts'
import { type TaxedLine, type VatAmount, vatOf } from '#shared/domain/vat.ts'
import type { StoredOrder } from './order-repository.ts'

/** Writes what of an order is tax (decision 0047). */
export async function insertOrderVat(tx: Db, orderId: string, amounts: readonly VatAmount[]): Promise<void> {
  await insertAmounts(
    tx,
    amounts.map((amount) => ({ ...amount, orderId })),
  )
}

/** The same anew, once lines or delivery of an unpaid order are others. */
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

/** What a line costs, for its tax. */
export const netLine = ({ vatClass, totalCents, discountCents }: TaxedLine & { discountCents: number }): TaxedLine => ({
  vatClass,
  totalCents: totalCents - discountCents,
})

/** Highest rate first, goods under the margin scheme last. */
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
