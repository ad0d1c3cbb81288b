import { Check, Clock, type LucideIcon, PackageCheck, RotateCcw, Truck, Wrench, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import type { OrderStatus, PaymentMethod } from '#shared/domain/platform/states/order-states.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { OrderTexts } from './order-texts.ts'

type Tone = ComponentProps<typeof Badge>['tone']

const orderSigns: Record<OrderStatus, { icon: LucideIcon; tone: Tone }> = {
  processing: { icon: Wrench, tone: 'blue' },
  shipped: { icon: Truck, tone: 'blue' },
  delivered: { icon: PackageCheck, tone: 'ok' },
  cancelled: { icon: X, tone: 'red' },
}

const pendingWords: Partial<Record<PaymentMethod, 'pending' | 'pendingCounter'>> = {
  bank: 'pending',
  counter: 'pendingCounter',
}

export function OrderStatusBadges({ order, texts: t }: { order: OrderPage; texts: OrderTexts }) {
  const { orderStatus, paymentStatus, paymentMethod } = order
  const isCancelledUnpaid = orderStatus === 'cancelled' && paymentStatus === 'pending'
  const pending = t.payment[pendingWords[paymentMethod] ?? 'pendingWallet']
  return (
    <p className="row wraps spaced-8">
      <span className="sr-only">{t.statusLabel}: </span>
      <Badge {...orderSigns[orderStatus]}>
        {(order.delivery === 'pickup' && t.fetched[orderStatus]) || t.status[orderStatus]}
      </Badge>
      {paymentStatus === 'pending' && !isCancelledUnpaid && (
        <Badge icon={Clock} tone="amber">
          {pending}
        </Badge>
      )}
      {paymentStatus === 'paid' && (
        <Badge icon={Check} tone="ok">
          {t.payment.paid}
        </Badge>
      )}
      {paymentStatus === 'refunded' && (
        <Badge icon={RotateCcw} tone="plain">
          {t.payment.refunded}
        </Badge>
      )}
    </p>
  )
}
