import { isOpen, type ModelOrder, type ModelParcel, type Pieces } from './order-model.ts'
import type { ShopModel } from './shop-model.ts'

/** Packs units, and ships them on request; false where the shop refuses. */
export function pack(order: ModelOrder, pieces: readonly Pieces[], isSent: boolean): boolean {
  if (!order.mayAct('pack')) return false
  const isThere = ({ no, quantity }: Pieces) => {
    const line = order.lines.find((one) => one.no === no)
    return line !== undefined && quantity <= order.toPack(line)
  }
  if (!pieces.every(isThere)) return false
  const parcel = newParcel(order, [...pieces])
  if (isSent) send(order, [parcel])
  return true
}

function newParcel(order: ModelOrder, pieces: Pieces[]): ModelParcel {
  let number = 1
  while (order.parcels.some((parcel) => parcel.number === number)) number++
  const parcel: ModelParcel = { number, state: 'packed', pieces }
  order.parcels.push(parcel)
  return parcel
}

export function send(order: ModelOrder, parcels: readonly ModelParcel[]): void {
  for (const parcel of parcels) parcel.state = 'sent'
  if (order.status === 'processing' && order.isAllGone) {
    order.status = 'shipped'
    order.wasShipped = true
  }
}

export function undo(order: ModelOrder, parcel: ModelParcel): void {
  order.parcels.splice(order.parcels.indexOf(parcel), 1)
}

export function deliver(model: ShopModel, order: ModelOrder, parcels: readonly ModelParcel[]): void {
  for (const parcel of parcels) parcel.state = 'delivered'
  if (order.status !== 'shipped' || order.parcels.some(({ state }) => state !== 'delivered')) return
  order.status = 'delivered'
  order.deliveredAt = model.now
}

/** Something of it is left to leave, or a return that is on its way back was all that was left. */
export function mayShip(order: ModelOrder): boolean {
  return order.mayAct('ship') && (order.parcels.length > 0 || order.lines.some((line) => order.toPack(line) > 0))
}

/** Ships everything left. */
export function shipAll(order: ModelOrder): void {
  const rest = order.lines.flatMap((line) => {
    const quantity = order.toPack(line)
    return quantity > 0 ? [{ no: line.no, quantity }] : []
  })
  const leaving = order.parcels.filter(({ state }) => state === 'packed')
  if (rest.length > 0) leaving.push(newParcel(order, rest))
  send(order, leaving)
}

export function undoAllPacked(order: ModelOrder): void {
  for (const parcel of order.parcels.filter(({ state }) => state === 'packed')) undo(order, parcel)
}

/** Some units are not shipped any more: packed parcels with them are undone, and the order may be complete. */
export function settleParcels(model: ShopModel, order: ModelOrder): void {
  if (order.status !== 'processing' && order.status !== 'shipped') return
  for (const parcel of order.parcels.toSorted((a, b) => b.number - a.number)) {
    const isTooMany = parcel.pieces.some(({ no }) => order.toPack(order.line(no)) < 0)
    if (parcel.state === 'packed' && isTooMany) undo(order, parcel)
  }
  const isReturning = order.returns.some(isOpen)
  if (order.parcels.length === 0 || isReturning || !order.isAllGone) return
  send(order, [])
  deliver(model, order, [])
}
