import type { DeliveryMethod } from '#shared/domain/platform/delivery/shipping-rules.ts'
import {
  isProvided,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '#shared/domain/platform/states/order-states.ts'

/** `refunding`: all of the money was requested back, and some of it is pending. */
export type MoneyState = PaymentStatus | 'refunding'
export const moneyStates = ['pending', 'paid', 'refunding', 'refunded'] as const satisfies readonly MoneyState[]

export const orderActions = [
  'confirm_payment',
  'change',
  'cancel',
  'pack',
  /** Ships the whole order; `send_parcel`: one of its parcels, or the replacement of an exchange. */
  'ship',
  'send_parcel',
  'deliver',
  'refund',
  'set_tracking',
] as const
export type OrderAction = (typeof orderActions)[number]

/** The allowed actions, by the order's state and the state of its money. */
const allowed: Record<OrderStatus, Record<MoneyState, readonly OrderAction[]>> = {
  processing: {
    pending: ['confirm_payment', 'change', 'cancel', 'pack', 'ship', 'send_parcel'],
    paid: ['change', 'cancel', 'pack', 'ship', 'send_parcel', 'refund'],
    refunding: ['cancel', 'refund'],
    refunded: ['cancel'],
  },
  shipped: {
    pending: ['confirm_payment', 'pack', 'send_parcel', 'deliver', 'set_tracking'],
    paid: ['pack', 'send_parcel', 'deliver', 'refund', 'set_tracking'],
    refunding: ['deliver', 'refund', 'set_tracking'],
    refunded: ['deliver', 'set_tracking'],
  },
  delivered: {
    pending: ['confirm_payment', 'send_parcel', 'set_tracking'],
    paid: ['send_parcel', 'refund', 'set_tracking'],
    refunding: ['refund', 'set_tracking'],
    refunded: ['set_tracking'],
  },
  cancelled: { pending: [], paid: ['refund'], refunding: ['refund'], refunded: [] },
}

interface OrderMoney {
  paymentStatus: PaymentStatus
  totalCents: number
  refundAskedCents: number
}

export function moneyStateOf({ paymentStatus, totalCents, refundAskedCents }: OrderMoney): MoneyState {
  return paymentStatus === 'paid' && refundAskedCents >= totalCents ? 'refunding' : paymentStatus
}

/** Whether all of an order's money was refunded or requested back. */
export const isAllRefundRequested = (order: OrderMoney): boolean => moneyStateOf(order).startsWith('refund')

type ActionableOrder = OrderMoney & { orderStatus: OrderStatus }

export function mayAct(order: ActionableOrder, action: OrderAction): boolean {
  return allowed[order.orderStatus][moneyStateOf(order)].includes(action)
}

interface Waiting {
  deliveryMethod: DeliveryMethod
  orderStatus: OrderStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
}

/** To be collected and not paid: what is made ready, in part or whole, has not left the shop before it is handed over. */
export const waitsInShop = ({ deliveryMethod, orderStatus, paymentMethod, paymentStatus }: Waiting): boolean =>
  deliveryMethod === 'pickup' &&
  (orderStatus === 'processing' || orderStatus === 'shipped') &&
  paymentStatus === 'pending' &&
  !isProvided(paymentMethod)

export const isUnpaidInShop = ({ paymentMethod, paymentStatus }: Pick<Waiting, 'paymentMethod' | 'paymentStatus'>) =>
  paymentMethod === 'counter' && paymentStatus === 'pending'

/** An order that is not paid leaves with a reason only; one that is paid in the shop waits there for its money. */
export const needsReasonToLeave = ({
  paymentStatus,
  paymentMethod,
}: Pick<OrderMoney, 'paymentStatus'> & { paymentMethod: PaymentMethod }): boolean =>
  paymentStatus === 'pending' && paymentMethod !== 'counter'
