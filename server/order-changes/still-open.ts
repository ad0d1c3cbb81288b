import type { Db } from '#server/db/database.ts'
import type { StoredOrder } from '#server/orders/order-repository.ts'
import { problem } from '#server/problems/problem.ts'
import { amountBarOf, isBeforePacking } from '#shared/domain/order-changes/change-states.ts'
import { isComingBack } from './order-change-repository.ts'

/** Whether nobody prepares it yet. */
export function isStillOpen(order: StoredOrder): boolean {
  return isBeforePacking(order)
}

export async function isChangeable(db: Db, order: StoredOrder): Promise<boolean> {
  return isStillOpen(order) && !(await isComingBack(db, order.id))
}

/** @throws Problem 409 order_already_packed, order_coming_back */
export async function requireChangeable(db: Db, order: StoredOrder): Promise<void> {
  if (!isStillOpen(order)) throw problem('order_already_packed')
  if (await isComingBack(db, order.id)) throw problem('order_coming_back')
}

/** @throws Problem 409 order_amount_stays, order_payment_checking */
export function requireFreeAmount(order: StoredOrder): void {
  const bar = amountBarOf(order)
  if (bar === 'partly_paid') throw problem('order_amount_stays')
  if (bar === 'payment_checking') throw problem('order_payment_checking')
}
