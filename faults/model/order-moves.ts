import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { bankOrderDays } from '#shared/domain/platform/states/order-states.ts'
import type { ModelOrder } from './order-model.ts'
import { settleParcels, undoAllPacked } from './parcel-moves.ts'
import { askRest } from './refund-moves.ts'
import { closeReturn } from './return-moves.ts'
import type { ShopModel } from './shop-model.ts'
import { isBeingPaid } from './wallet-moves.ts'

const dayMs = 24 * 60 * 60_000

export function mayCancel(order: ModelOrder): boolean {
  const isPartlyPaid = order.payment === 'pending' && order.receivedCents > 0
  return (order.waitsInShop || (order.mayAct('cancel') && !order.hasLeft)) && !isPartlyPaid
}

/** Includes unpaid additions, and the payment for its delivery alone. */
export function cancel(model: ShopModel, order: ModelOrder): void {
  cancelAlone(model, order)
  for (const other of model.orders) {
    if (other.additionTo !== order) continue
    if (other.payment === 'paid' && other.lines.length === 0) askRest(other)
    if (other.waitsForTransfer && other.status === 'processing' && !stays(model, other)) cancelAlone(model, other)
  }
}

export function cancelAlone(model: ShopModel, order: ModelOrder): void {
  if (order.waitsInShop) Object.assign(order, { parcels: [], wasShipped: false })
  order.status = 'cancelled'
  undoAllPacked(order)
  settleReturns(order)
  const keptCents = Math.min(order.totalCents - order.askedCents, deliveryOfAdditions(model, order))
  for (const line of order.lines) line.article.shelf += order.left(line)
  if (order.payment === 'paid') askRest(order, keptCents)
  const { additionTo } = order
  if (additionTo?.status !== 'cancelled' || additionTo.payment !== 'paid') return
  const left = additionTo.totalCents - additionTo.askedCents
  askRest(additionTo, Math.min(left, deliveryOfAdditions(model, additionTo)))
}

/** An addition that its first order's cancellation leaves as it is. */
function stays(model: ShopModel, one: ModelOrder): boolean {
  if (one.status === 'cancelled' || one.isGivenUp) return false
  return one.payment === 'paid' || one.receivedCents > 0 || one.parcels.length > 0 || isBeingPaid(model, one)
}

/** Delivery costs of the remaining additions on their own. */
function deliveryOfAdditions(model: ShopModel, order: ModelOrder): number {
  const staying = model.orders.filter((one) => one.additionTo === order && stays(model, one))
  const goodsCents = staying.reduce((sum, one) => sum + one.goodsCents, 0)
  if (goodsCents === 0) return 0
  const paidCents = staying.reduce((sum, one) => sum + one.shippingCents, 0)
  return Math.max(0, shippingCents(goodsCents, model.shipping) - paidCents)
}

export function settleReturns(order: ModelOrder): void {
  for (const one of order.openReturns) closeReturn(one, 'settled', 'all')
}

/** All the rest of its money goes back; of a transfer it has been made. */
export function refundAll(model: ShopModel, order: ModelOrder): void {
  undoAllPacked(order)
  settleReturns(order)
  askRest(order)
  settleParcels(model, order)
  if (!order.isByProvider) for (const refund of order.refunds) refund.isBack = true
  noteBack(order)
}

export function noteBack(order: ModelOrder): void {
  if (order.totalCents > 0 && order.backCents === order.totalCents) order.payment = 'refunded'
}

/** Kept in the shop until a day that is over. */
export const isKeptTooLong = ({ now }: ShopModel, { pickUp, payment, status }: ModelOrder): boolean =>
  pickUp !== undefined && payment === 'pending' && status !== 'cancelled' && pickUp.keptUntil <= now

export function isUnpaidTooLong(model: ShopModel, order: ModelOrder): boolean {
  const isUnpaid = order.waitsForTransfer && order.status === 'processing' && order.receivedCents === 0
  const isOver = order.placedAt <= model.now - bankOrderDays * dayMs
  return isUnpaid && isOver && !order.hasLeft && !isBeingPaid(model, order)
}
