import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { Place } from '#web/extensions/place.tsx'
import type { OrderTexts } from './order-texts.ts'
import { usePaidOrder } from './use-paid-order.ts'

/** Further ways to pay an order that waits for its transfer. */
export function OtherPayment({ order, texts: t }: { order: OrderPage; texts: OrderTexts }) {
  const after = usePaidOrder(order, t)
  const { orderNumber, accessKey, bankTransfer } = order
  const isOpen = order.paymentStatus === 'pending' && order.orderStatus === 'processing'
  if (!isOpen || !bankTransfer || order.byWallet === 'under_way') return null
  return <Place name="order.pay" given={{ orderNumber, accessKey, toPay: bankTransfer.amount, ...after }} />
}
