import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { DeliveryAddress } from '#shared/contract/orders/order-changes.ts'
import type { ChangedPieces } from '#shared/domain/orders/changed-pieces.ts'
import type { Change, Settled } from './change.ts'
import { boughtLine } from './moved-pieces.ts'

/** The changed lines, with their names. */
export function changedPieces({ lines, effect }: Pick<Change, 'lines' | 'effect'>): ChangedPieces[] {
  return effect.lines.map((line) => ({
    name: boughtLine(lines, line).name,
    size: line.size || null,
    newSize: line.wanted.quantity > 0 && line.wanted.size !== line.size ? line.wanted.size : null,
    quantity: line.quantity,
    newQuantity: line.wanted.quantity,
  }))
}

/** The history entry of a change; its addresses are deleted with the account. */
export function eventDataOf(change: Change, address: DeliveryAddress | undefined, { refund, addition }: Settled) {
  const { order, effect } = change
  const kept = effect.kept.shippingCents + effect.kept.codeCents
  const isOtherTotal = effect.totals.totalCents !== order.totalCents
  return {
    pieces: changedPieces(change),
    ...(address && { hasNewAddress: true, address: { before: addressText(order), after: addressText(address) } }),
    ...(isOtherTotal && { totalBefore: order.totalCents, totalAfter: effect.totals.totalCents }),
    ...(refund && { refundCents: refund.amountCents }),
    ...(kept > 0 && { keptCents: kept }),
    ...(addition && { addition: addition.orderNumber, additionCents: addition.totalCents }),
  }
}

type Place = Pick<
  StoredOrder,
  'customerName' | 'shippingAddress' | 'postalCode' | 'city' | 'province' | 'customerPhone'
>

function addressText({ customerName, shippingAddress, postalCode, city, province, customerPhone }: Place): string {
  const town = `${postalCode} ${city}${province ? ` (${province})` : ''}`
  return [customerName, shippingAddress, town, customerPhone].filter(Boolean).join(', ')
}
