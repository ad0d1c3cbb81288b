import { type StoredOrder, updateOrder } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { waitsInShop } from '#shared/domain/orders/order-actions.ts'
import { addToLines, deleteParcel, listParcels } from './parcel-repository.ts'

/** What was made ready for an unpaid buyer has left nothing but its shelf. The caller has locked the order. */
export async function putBackOnShelf(tx: Tx, order: StoredOrder): Promise<StoredOrder> {
  const parcels = await listParcels(tx, order.id)
  if (!waitsInShop(order) || parcels.some(({ state }) => state === 'delivered')) return order
  for (const parcel of parcels) {
    if (parcel.state === 'sent') await addToLines(tx, order.id, parcel.lines, { sent: -1 })
    await deleteParcel(tx, parcel)
  }
  return updateOrder(tx, order.id, { orderStatus: 'processing', shippedAt: null })
}
