import {
  type CancelReason,
  cancelReasons,
  type OrderCancelledData,
} from '#server/messages/mail-parts/order-mail-data.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { changeOrder } from '#server/orders/order-records/order-change.ts'
import { listOrderEvents, type OrderEvent } from '#server/orders/order-records/order-event-repository.ts'
import { readOrderMailData } from '#server/orders/order-records/order-mails.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { type OrderMail, takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { readShippedData } from '#server/orders/parcels/parcel-mails.ts'
import { hasLeft } from '#server/orders/parcels/parcel-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { OrderMailKind } from '#shared/contract/orders/admin-orders.ts'
import { listMailsWithKeys } from './admin-order-repository.ts'
import { mailKeysOf, mailSubjectOf, maxResends } from './order-mail-keys.ts'

/**
 * Sends one of an order's mails again, with its current data, to the order's address. The first mail of a kind is sent
 * by the shop itself, after its step.
 * @throws Problem 404 order_not_found, 409 invalid_transition, 429 after many times
 */
export async function resendOrderMail(deps: OrdersDeps, orderId: string, kind: OrderMailKind): Promise<void> {
  await changeOrder(deps, orderId, async (tx, order, at) => {
    const isPartOfIt = kind === 'order_shipped' && (await hasLeft(tx, orderId))
    if (!isPartOfIt && !hasHappened(order, kind)) throw problem('invalid_transition')
    const sent = (await listMailsWithKeys(tx, mailKeysOf(orderId, kind))).length
    if (sent > maxResends) throw problem('too_many_requests', { retryAfterSeconds: 86_400 })
    // An order without the mail of a step (switched off by its customer) gets its first one here.
    const mail = { ...(await readMail(tx, order, kind)), about: mailSubjectOf(orderId, sent), isByHand: true as const }
    await takeOrderStep(tx, order, at, { event: 'mail_resent', data: { mail: kind }, actor: 'admin', mail })
  })
}

async function readMail(tx: Tx, order: StoredOrder, kind: OrderMailKind): Promise<OrderMail> {
  if (kind === 'order_shipped') return { kind, data: await readShippedData(tx, order) }
  const data = await readOrderMailData(tx, order)
  if (kind === 'order_cancelled') {
    const cancelled = await lastEvent(tx, order.id, 'cancelled')
    return { kind, data: { ...data, ...cancellationOf(cancelled?.data) } }
  }
  if (kind !== 'transfer_to_return') return { kind, data }
  return { kind, data: { ...data, isSoldOut: 'missing' in ((await lastEvent(tx, order.id, kind))?.data ?? {}) } }
}

async function lastEvent(tx: Db, orderId: string, kind: OrderEvent['kind']) {
  return (await listOrderEvents(tx, orderId)).findLast((event) => event.kind === kind)
}

function hasHappened(order: StoredOrder, kind: OrderMailKind): boolean {
  switch (kind) {
    case 'order_confirmation':
      return true
    case 'payment_received':
      return order.paidAt !== null
    case 'order_shipped':
      return order.shippedAt !== null
    case 'order_delivered':
      return order.deliveredAt !== null
    case 'order_cancelled':
      return order.cancelledAt !== null
    case 'order_reopened':
      return order.reopenedAt !== null
    case 'transfer_to_return':
      return order.transferToReturnSince !== null
    case 'transfer_returned':
      return order.transferReturnedAt !== null
  }
}

function cancellationOf(data: Record<string, unknown> = {}): Pick<OrderCancelledData, 'reason' | 'refund'> {
  const reason = cancelReasons.find((known): known is CancelReason => known === data.reason) ?? 'shop'
  const refund = (['wallet', 'bank'] as const).find((known) => known === data.refund) ?? 'none'
  return { reason, refund }
}
