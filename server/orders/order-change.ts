import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { mayMoveOrder, type OrderStatus } from '#shared/domain/order-states.ts'
import { lockOrder, type StoredOrder } from './order-repository.ts'

/**
 * Changes one order, which nobody else changes meanwhile, and sends the mails that the change queues.
 * @throws AppError 404 order_not_found, and what `work` throws
 */
export async function changeOrder<T>(
  deps: Deps,
  orderId: string,
  work: (tx: Db, order: StoredOrder, at: Date) => Promise<T>,
): Promise<T> {
  const result = await inTransaction(deps.database, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw notFound('order_not_found')
    return work(tx, order, deps.clock())
  })
  deps.mailSender.kick()
  return result
}

/** After the commit of a change: its mail leaves and the catalogue shows the pieces. Never throws. */
export async function announceChange(deps: Deps, productIds: readonly number[]): Promise<void> {
  deps.mailSender.kick()
  try {
    await deps.catalog.refresh(productIds)
  } catch (error) {
    deps.log.error({ err: error }, 'the catalogue does not show the pieces of an order yet')
  }
}

/** @throws AppError 409 invalid_transition for any other move (rule 422) */
export function requireMove(order: StoredOrder, to: OrderStatus): void {
  if (!mayMoveOrder(order.orderStatus, to)) throw conflict('invalid_transition')
}
