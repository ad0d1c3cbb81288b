import { type Addition, listAdditions } from '#server/orders/order-records/addition-repository.ts'
import { lockOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { isBeingPaidByWallet } from '#server/orders/order-records/unpaid-order-repository.ts'
import { isPacked } from '#server/orders/parcels/parcel-repository.ts'
import { lockPaymentOfOrder } from '#server/orders/refunds/refund-repository.ts'
import { refundableCents, requestRefund } from '#server/orders/refunds/request-refund.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { readShippingRules } from '#server/pricing/shipping/live-shipping.ts'
import { amountBarOf } from '#shared/domain/orders/change-states.ts'
import { linesLeft } from '#shared/domain/orders/lines-left.ts'
import { isAllRefundRequested } from '#shared/domain/orders/order-actions.ts'
import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { shippingPolicyFor } from '#shared/domain/platform/delivery/shipping-rules.ts'

/** The refund of a cancelled paid order, less the part that pays the delivery of its additions. */
interface CancelledMoney {
  backCents: number
  keptCents: number
}

/** Additions that stay are delivered on their own after the order is cancelled. */
export async function moneyOfCancelled(db: Db, order: StoredOrder, shop: Shop): Promise<CancelledMoney> {
  if (order.paymentStatus !== 'paid') return { backCents: 0, keptCents: 0 }
  const left = refundableCents(order)
  const keptCents = Math.min(left, await deliveryOfAdditions(db, order, shop))
  return { backCents: left - keptCents, keptCents }
}

async function deliveryOfAdditions(db: Db, { id, deliveryMethod, postalCode }: StoredOrder, shop: Shop) {
  const staying: Addition[] = []
  for (const addition of await listAdditions(db, id)) if (await stays(db, addition)) staying.push(addition)
  const lines = staying.flatMap((addition) => linesLeft(addition.lines))
  if (lines.length === 0) return 0
  const to = { method: deliveryMethod, postalCode }
  const policy = shippingPolicyFor(lines, to, await readShippingRules(db, shop))
  if (!policy) return 0
  const goodsCents = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
  const paidCents = staying.reduce((sum, { order }) => sum + order.shippingCents, 0)
  return Math.max(0, shippingCents(goodsCents, policy) - paidCents)
}

/** It is paid, or being paid, or on its way: the cancellation of the first order leaves it as it is. */
export async function stays(db: Db, { order }: Addition): Promise<boolean> {
  if (order.orderStatus === 'cancelled' || isAllRefundRequested(order)) return false
  if (order.paymentStatus === 'paid' || amountBarOf(order) !== null) return true
  return (await isBeingPaidByWallet(db, order.id)) || (await isPacked(db, order.id))
}

const keptNote = {
  it: 'Consegna di ciò che avevi aggiunto all’ordine',
  en: 'Delivery of what you had added to the order',
} as const

/**
 * After the cancellation of an addition, refunds the amount retained for its delivery, as far as no other addition
 * needs it.
 */
export async function giveBackKeptDelivery(
  tx: Tx,
  orderId: string,
  { at, shop }: { at: Date; shop: Shop },
): Promise<void> {
  await lockPaymentOfOrder(tx, orderId)
  const order = await lockOrder(tx, orderId)
  if (order?.orderStatus !== 'cancelled') return
  const { backCents } = await moneyOfCancelled(tx, order, shop)
  if (backCents === 0) return
  await requestRefund(
    tx,
    order,
    {
      lines: [],
      shippingCents: 0,
      otherCents: backCents,
      reason: 'shop_refund',
      note: keptNote[order.language],
      account: null,
      request: null,
      actor: 'system',
    },
    at,
  )
}
