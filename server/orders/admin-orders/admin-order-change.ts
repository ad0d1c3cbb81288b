import { confirmPayment } from '#server/orders/checkout/confirm-payment.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { deliverOrder } from '#server/orders/order/deliver-order.ts'
import { canReceiveLateTransfer, isTransferToReturn } from '#server/orders/order/receive-late-transfer.ts'
import { shipOrder } from '#server/orders/order/ship-order.ts'
import { cancelAdditions } from '#server/orders/order-edits/cancel-additions.ts'
import { changeOrder } from '#server/orders/order-records/order-change.ts'
import { findOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { changeLockedParcel } from '#server/orders/parcels/move-parcel.ts'
import { lastSent } from '#server/orders/parcels/parcel-facts.ts'
import { type FullParcel, listParcels } from '#server/orders/parcels/parcel-repository.ts'
import { refuseCourier } from '#server/orders/parcels/refuse-courier.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { OrderStep } from '#shared/contract/orders/admin-orders.ts'
import type { SerialNumbers } from '#shared/contract/orders/parcels.ts'
import { isUnpaidInShop, mayAct, waitsInShop } from '#shared/domain/orders/order-actions.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'
import {
  type Channel,
  type OrderStatus,
  type PaymentStatus,
  waitsForTransfer,
} from '#shared/domain/platform/states/order-states.ts'
import { refundOrder } from './refund-order.ts'

const byShop = { actor: 'admin', reason: 'shop' } as const

interface OrderChangeRequest {
  channel?: Channel | undefined
  orderStatus?: OrderStatus | undefined
  paymentStatus?: PaymentStatus | undefined
  carrier?: Carrier | null | undefined
  trackingCode?: string | null | undefined
  reason?: string | null | undefined
  isOwnCode?: boolean | undefined
  serialNumbers?: SerialNumbers
}

/** The steps that staff may take with an order and its parcels now. */
export function stepsOf(order: StoredOrder, parcels: readonly FullParcel[]): OrderStep[] {
  const steps: [OrderStep, boolean][] = [
    ['confirm_payment', waitsForTransfer(order)],
    ['ship', mayAct(order, 'ship') && !order.sellsGiftCard],
    ['deliver', mayAct(order, 'deliver') && !parcels.some(isPackedOnly) && !isUnpaidInShop(order)],
    [
      'cancel',
      (mayAct(order, 'cancel') && parcels.every(isPackedOnly)) || (waitsInShop(order) && parcels.every(isHere)),
    ],
    ['refund', mayAct(order, 'refund')],
    ['set_tracking', mayAct(order, 'set_tracking')],
    ['late_transfer', canReceiveLateTransfer(order)],
    ['transfer_returned', isTransferToReturn(order)],
  ]
  return steps.flatMap(([step, may]) => (may ? [step] : []))
}

const isPackedOnly = ({ state }: FullParcel) => state === 'packed'
const isHere = ({ state }: FullParcel) => state !== 'delivered'

/**
 * Takes the steps that an administrator requests, each through its own use case: payment first, then the order, then
 * the tracking code. Steps already taken are skipped, but a request without any change is refused. All steps are
 * checked before the first one is taken.
 * @throws Problem 404 order_not_found, 409 invalid_transition, order_collected
 */
export async function changeOrderAsAdmin(
  deps: OrdersDeps,
  orderId: string,
  request: OrderChangeRequest,
): Promise<void> {
  const order = await findOrder(deps.database.db, orderId)
  if (!order) throw problem('order_not_found')
  refuseCourier(order, request)
  const isOtherChannel = request.channel !== undefined && request.channel !== order.channel
  if (isOtherChannel && !request.reason?.trim()) throw problem('reason_required')
  const requested = stepsTo(order, request)
  const possible = stepsOf(order, await listParcels(deps.database.db, orderId))
  if ((requested.length === 0 && !isOtherChannel) || !requested.every((step) => possible.some((p) => p === step)))
    throw problem('invalid_transition')
  for (const step of requested) await takeStep(deps, order, step, request)
  if (isOtherChannel) await setChannel(deps, order.id, request)
}

/** In which of the two books of takings it stands. */
async function setChannel(deps: OrdersDeps, orderId: string, { channel, reason }: OrderChangeRequest): Promise<void> {
  await changeOrder(deps, orderId, (tx, order, at) =>
    takeOrderStep(tx, order, at, {
      change: { channel },
      event: 'channel_changed',
      data: { from: order.channel, to: channel, reason },
      actor: 'admin',
      mail: null,
    }),
  )
}

/** No step goes back; late transfers have calls of their own. */
type RequestedStep = Exclude<OrderStep, 'late_transfer' | 'transfer_returned'> | 'none'

function stepsTo(order: StoredOrder, request: OrderChangeRequest): RequestedStep[] {
  const { orderStatus, paymentStatus } = request
  const steps: RequestedStep[] = []
  if (paymentStatus && paymentStatus !== order.paymentStatus) steps.push(paymentSteps[paymentStatus])
  if (orderStatus && orderStatus !== order.orderStatus) steps.push(statusSteps[orderStatus])
  const parcel = parcelOf(order, request)
  const isOther = parcel.carrier !== order.carrier || parcel.trackingCode !== order.trackingCode
  if (isOther && !steps.includes('ship')) steps.push('set_tracking')
  return steps
}

/** The requested carrier and tracking code; fields left out stay unchanged. */
function parcelOf(order: StoredOrder, { carrier, trackingCode }: OrderChangeRequest): Parcel {
  return {
    carrier: carrier === undefined ? order.carrier : carrier,
    trackingCode: trackingCode === undefined ? order.trackingCode : trackingCode || null,
  }
}

type Parcel = Pick<StoredOrder, 'carrier' | 'trackingCode'>

const statusSteps: Record<OrderStatus, RequestedStep> = {
  processing: 'none',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancel',
}
const paymentSteps: Record<PaymentStatus, RequestedStep> = {
  pending: 'none',
  paid: 'confirm_payment',
  refunded: 'refund',
}

async function takeStep(
  deps: OrdersDeps,
  order: StoredOrder,
  step: RequestedStep,
  request: OrderChangeRequest,
): Promise<void> {
  switch (step) {
    case 'confirm_payment':
      await confirmPayment(deps, order.id)
      return
    case 'ship':
      await shipOrder(deps, order.id, {
        carrier: request.carrier ?? null,
        trackingCode: request.trackingCode || null,
        reason: request.reason || null,
        isOwnCode: request.isOwnCode,
        serialNumbers: request.serialNumbers,
      })
      return
    case 'deliver':
      await deliverOrder(deps, order.id)
      return
    case 'cancel':
      await cancelOrder(deps, order.id, byShop)
      await cancelAdditions(deps, order.id, byShop)
      return
    case 'refund':
      await refundOrder(deps, order.id)
      return
    case 'set_tracking':
      await setTracking(deps, order.id, request)
      return
    case 'none':
      throw problem('invalid_transition')
  }
}

/** For an order in several parcels, the last one sent. */
async function setTracking(
  deps: OrdersDeps,
  orderId: string,
  { carrier, trackingCode }: OrderChangeRequest,
): Promise<void> {
  await changeOrder(deps, orderId, async (tx, order, at) => {
    const parcel = lastSent(await listParcels(tx, orderId))
    if (!parcel || !mayAct(order, 'set_tracking')) throw problem('invalid_transition')
    await changeLockedParcel(tx, order, parcel, { carrier, trackingCode }, at)
  })
}
