export const orderStatuses = ['processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = ['pending', 'paid', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** `gift_card`: gift cards paid all of it; `counter`: settled in the shop; `card`: by a provider other than PayPal. */
export const paymentMethods = ['paypal', 'bank', 'gift_card', 'counter', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Those that a provider takes the money of. */
export type ProvidedMethod = Extract<PaymentMethod, 'paypal' | 'card'>

export function isProvided(method: PaymentMethod): method is ProvidedMethod {
  return method === 'paypal' || method === 'card'
}

/** What a provider's money came by. */
export const providedInstruments = [
  'wallet',
  'card',
  'apple_pay',
  'google_pay',
  'pay_later',
  'satispay',
  'klarna',
] as const
export type ProvidedInstrument = (typeof providedInstruments)[number]

/** What the money came by, where it is known. */
export const instruments = [...providedInstruments, 'cash', 'terminal', 'gift_card', 'mixed'] as const
export type Instrument = (typeof instruments)[number]

/** `counter`: paid and handed over in the shop. */
export const channels = ['distance', 'counter'] as const
export type Channel = (typeof channels)[number]

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
  | 'channel_changed'
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
