import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/order-rows/order-repository.ts'
import { type Cancellation, cancelLockedOrder } from '#server/orders/cancel-order.ts'
import { isPacked } from '#server/parcels/parcel-repository.ts'
import { listRelatedOrders } from './order-change-repository.ts'
import { readAmountBar } from './still-open.ts'

/**
 * What was added to a cancelled order and is not paid is cancelled with it, each in a transaction of its own (rule 661).
 * What is paid, packed, or being paid stays: staff or its customer decide of it.
 */
export async function cancelAdditions(deps: Deps, orderId: string, { actor, reason }: Cancellation): Promise<void> {
  const related = await listRelatedOrders(deps.database.db, { id: orderId, additionTo: null })
  for (const { id, paymentStatus } of related) {
    if (paymentStatus !== 'pending') continue
    await inTransaction(deps.database, async (tx) => {
      const order = await lockOrder(tx, id)
      const isOpen = order?.orderStatus === 'processing' && order.paymentStatus === 'pending'
      if (!isOpen || (await readAmountBar(tx, order)) || (await isPacked(tx, id))) return
      await cancelLockedOrder(tx, order, { actor, reason }, deps.clock())
    })
  }
}
