export const orderStatuses = ['processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = ['pending', 'paid', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** `gift_card`: gift cards paid all of it. */
export const paymentMethods = ['paypal', 'bank', 'gift_card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

interface OrderStanding {
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  orderStatus: OrderStatus
}

/** Whether a bank transfer may still pay an order, also one shipped unpaid. */
export function waitsForTransfer({ paymentMethod, paymentStatus, orderStatus }: OrderStanding): boolean {
  return paymentMethod === 'bank' && paymentStatus === 'pending' && orderStatus !== 'cancelled'
}

/** Whether the wallet may pay it instead (decision 0045). */
export function maySwitchToWallet(order: OrderStanding & { totalCents: number; receivedCents: number }): boolean {
  return waitsForTransfer(order) && order.receivedCents === 0 && order.totalCents > 0
}

const dayMs = 86_400_000

/** Days after which an unpaid bank order is cancelled. */
export const bankOrderDays = 7

/** Days after which its customer is reminded. */
export const reminderDays = 3

/** The moment an unpaid bank order is cancelled: to the minute `bankOrderDays` after it was placed. */
export function bankDeadline(placedAt: Date): Date {
  return new Date(placedAt.getTime() + bankOrderDays * dayMs)
}

/** A moment of the last full day before that: customers who read a day may pay until its end. */
export function lastDayToPay(placedAt: Date): Date {
  return new Date(bankDeadline(placedAt).getTime() - dayMs)
}

/** The state in the customer's list: `completed` for a delivered order, else the order's own state. */
export function customerStatus(status: OrderStatus): 'completed' | Exclude<OrderStatus, 'delivered'> {
  return status === 'delivered' ? 'completed' : status
}

/** What the history of an order tells. */
export type OrderEventKind =
  | 'placed'
  | 'changed'
  | 'payment_confirmed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'refund_requested'
  | 'refund_failed'
  | 'refund_account'
  | 'pieces_checked'
  | 'tracking_changed'
  | 'work_moved'
  | 'parcel_packed'
  | 'parcel_sent'
  | 'parcel_delivered'
  | 'parcel_undone'
  | 'mail_resent'
  | 'reopened'
  | 'transfer_to_return'
  | 'transfer_returned'
  | 'transfer_in_part'
  | 'transfer_part_returned'
  | 'payment_reminded'
  | 'closure_told'
  | 'return_opened'
  | 'return_received'
  | 'return_settled'
  | 'return_refused'
  | 'return_cancelled'

/** What staff do that is worth money to another: money or credit given, money said to have come, a lower price. */
export type SpendKind =
  | 'refund'
  | 'refund_account'
  | 'order_change'
  | 'gift_card'
  | 'paid'
  | 'price_override'
  | 'tender'

/** Of one person in a day of the shop, and on one order: beyond it owners are asked again, others ask the owner. */
export const spendLimitCents = 200_00
