import { bankOrderDays } from '#shared/domain/order-states.ts'
import type { ModelOrder } from './order-model.ts'
import { undoAllPacked } from './parcel-moves.ts'
import { askRest } from './refund-moves.ts'
import { closeReturn } from './return-moves.ts'
import type { ShopModel } from './shop-model.ts'
import { isBeingPaid } from './wallet-moves.ts'

const dayMs = 24 * 60 * 60_000

export function mayCancel(order: ModelOrder): boolean {
  const isPartlyPaid = order.payment === 'pending' && order.receivedCents > 0
  return order.status === 'processing' && !order.hasLeft && !isPartlyPaid
}

/** With what was added to it and is not paid. */
export function cancel(model: ShopModel, order: ModelOrder): void {
  cancelAlone(order)
  for (const other of model.orders) {
    const isFree = other.receivedCents === 0 && other.parcels.length === 0 && !isBeingPaid(model, other)
    if (other.additionTo === order && other.waitsForTransfer && other.status === 'processing' && isFree)
      cancelAlone(other)
  }
}

export function cancelAlone(order: ModelOrder): void {
  order.status = 'cancelled'
  undoAllPacked(order)
  settleReturns(order)
  for (const line of order.lines) line.article.shelf += order.left(line)
  if (order.payment === 'paid') askRest(order)
}

export function settleReturns(order: ModelOrder): void {
  for (const one of order.openReturns) closeReturn(one, 'settled', 'all')
}

/** All the rest of its money goes back; of a transfer it has been made. */
export function refundAll(order: ModelOrder): void {
  undoAllPacked(order)
  settleReturns(order)
  askRest(order)
  if (order.method === 'bank') for (const refund of order.refunds) refund.isBack = true
  noteBack(order)
}

export function noteBack(order: ModelOrder): void {
  if (order.totalCents > 0 && order.backCents === order.totalCents) order.payment = 'refunded'
}

/** Nobody has paid it in time. */
export function isUnpaidTooLong(model: ShopModel, order: ModelOrder): boolean {
  const isUnpaid = order.waitsForTransfer && order.status === 'processing' && order.receivedCents === 0
  const isOver = order.placedAt <= model.now - bankOrderDays * dayMs
  return isUnpaid && isOver && !order.hasLeft && !isBeingPaid(model, order)
}
