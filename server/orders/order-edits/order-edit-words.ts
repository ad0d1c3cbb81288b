import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { DeliveryAddress } from '#shared/contract/orders/order-edits.ts'
import type { ChangedUnits } from '#shared/domain/orders/changed-units.ts'
import { boughtLine } from './moved-units.ts'
import type { OrderEdit, Settled } from './order-edit.ts'

/** The changed lines, with their names. */
export function changedUnits({ lines, effect }: Pick<OrderEdit, 'lines' | 'effect'>): ChangedUnits[] {
  return effect.lines.map((line) => ({
    name: boughtLine(lines, line).name,
    size: line.size || null,
    newSize: line.wanted.quantity > 0 && line.wanted.size !== line.size ? line.wanted.size : null,
    quantity: line.quantity,
    newQuantity: line.wanted.quantity,
  }))
}

/** The history entry of a change; its addresses are deleted with the account. */
export function eventDataOf(change: OrderEdit, address: DeliveryAddress | undefined, { refund, addition }: Settled) {
  const { order, effect } = change
  const kept = effect.kept.shippingCents + effect.kept.codeCents
  const isOtherTotal = effect.totals.totalCents !== order.totalCents
  return {
    pieces: changedUnits(change),
    ...(address && { hasNewAddress: true, address: formerAddress(order, address) }),
    ...(isOtherTotal && { totalBefore: order.totalCents, totalAfter: effect.totals.totalCents }),
    ...(refund && { refundCents: refund.amountCents }),
    ...(kept > 0 && { keptCents: kept }),
    ...(addition && { addition: addition.orderNumber, additionCents: addition.totalCents }),
  }
}

/** With the postal code that the delivery was paid for. */
const formerAddress = (before: Place, after: Place) => ({
  before: addressText(before),
  after: addressText(after),
  postalCode: before.postalCode,
})

type Place = Pick<
  StoredOrder,
  'customerName' | 'shippingAddress' | 'postalCode' | 'city' | 'province' | 'customerPhone'
>

function addressText({ customerName, shippingAddress, postalCode, city, province, customerPhone }: Place): string {
  const town = `${postalCode} ${city}${province ? ` (${province})` : ''}`
  return [customerName, shippingAddress, town, customerPhone].filter(Boolean).join(', ')
}
