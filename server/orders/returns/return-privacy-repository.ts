import { and, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { returnPhotos, returns } from '#server/platform/database/schema/after-sales-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { withParts } from './return-repository.ts'

/** The returns of some orders with their lines and photos, as their customer may take them along. */
export async function listReturnsForExport(db: Db, orderIds: readonly string[]) {
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
  const photos = await db
    .select()
    .from(returnPhotos)
    .where(inArray(returnPhotos.orderId, [...orderIds]))
  const full = await withParts(db, rows)
  return full.map(({ requestKey: _key, requestHash: _hash, photoIds: _ids, ...one }) => ({
    ...one,
    photos: photos
      .filter(({ returnId }) => returnId === one.id)
      .map(({ createdAt, content }) => ({ createdAt, webp: content.toString('base64') })),
  }))
}

/** Photos and words of a customer's returns, but of those that are open: the shop still needs them. */
export async function forgetReturnsOf(tx: Db, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  const open = tx
    .select({ id: returns.id })
    .from(returns)
    .where(and(inArray(returns.orderId, own), isNull(returns.closedAt)))
  await tx
    .delete(returnPhotos)
    .where(
      and(
        inArray(returnPhotos.orderId, own),
        or(isNull(returnPhotos.returnId), notInArray(returnPhotos.returnId, open)),
      ),
    )
  await tx
    .update(returns)
    .set({ reason: null })
    .where(and(inArray(returns.orderId, own), isNotNull(returns.closedAt)))
}
