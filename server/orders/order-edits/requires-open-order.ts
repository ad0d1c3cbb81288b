import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { isBeingPaidByWallet } from '#server/orders/order-records/unpaid-order-repository.ts'
import { isPacked } from '#server/orders/parcels/parcel-repository.ts'
import { isMarkedPacked } from '#server/orders/workshop/workshop-step-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { type AmountBar, amountBarOf } from '#shared/domain/orders/change-states.ts'
import { mayAct } from '#shared/domain/orders/order-actions.ts'
import { isComingBack } from './order-edit-repository.ts'

async function isOpenForEdits(db: Db, order: StoredOrder): Promise<boolean> {
  // A gift card is bought as it is.
  return (
    mayAct(order, 'change') &&
    !order.sellsGiftCard &&
    !(await isPacked(db, order.id)) &&
    !(await isMarkedPacked(db, order.id))
  )
}

export async function isChangeable(db: Db, order: StoredOrder): Promise<boolean> {
  return (await isOpenForEdits(db, order)) && !(await isComingBack(db, order.id))
}

/** @throws Problem 409 order_already_packed, order_coming_back */
export async function requireChangeable(db: Db, order: StoredOrder): Promise<void> {
  if (!(await isOpenForEdits(db, order))) throw problem('order_already_packed')
  if (await isComingBack(db, order.id)) throw problem('order_coming_back')
}

/** The reason why amount and units are fixed. */
export async function readAmountBar(db: Db, order: StoredOrder): Promise<AmountBar | null> {
  return amountBarOf(order) ?? ((await isBeingPaidByWallet(db, order.id)) ? 'payment_checking' : null)
}

/** @throws Problem 409 order_amount_stays, order_payment_checking */
export async function requireFreeAmount(db: Db, order: StoredOrder): Promise<void> {
  const bar = await readAmountBar(db, order)
  if (bar === 'partly_paid') throw problem('order_amount_stays')
  if (bar === 'payment_checking') throw problem('order_payment_checking')
}
