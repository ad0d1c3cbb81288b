import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDot, Clock, Hourglass, type LucideIcon, RotateCcw, Truck, X } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import type { CustomerOrder } from '#shared/contract/orders/customer-orders.ts'
import type { WithdrawableOrder } from '#shared/contract/orders/returns/withdrawals.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { withdrawalWords } from '#shared/domain/platform/shop/withdrawal-statement.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Reorder } from './lazy-reorder.tsx'
import { OrderDetails } from './order-details.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'

interface Props {
  order: CustomerOrder
  withdrawable: WithdrawableOrder | undefined
  isFirstUnpaid: boolean
  texts: AccountTexts
}

const signs: Record<string, { icon: LucideIcon; tone: ComponentProps<typeof Badge>['tone'] }> = {
  completed: { icon: CircleCheck, tone: 'ok' },
  processing: { icon: Hourglass, tone: 'blue' },
  shipped: { icon: Truck, tone: 'blue' },
  cancelled: { icon: X, tone: 'red' },
}

export function OrderCard({ order, withdrawable, isFirstUnpaid, texts: t }: Props) {
  const { language } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { orderNumber, status, paymentStatus } = order
  const units = order.items.reduce((sum, item) => sum + item.quantity, 0)
  const hasLeft =
    status === 'shipped' || status === 'completed' || order.items.some(({ progress }) => progress?.sent.length)
  const sign = signs[status] ?? { icon: CircleDot, tone: 'plain' }
  return (
    <li className="order-card">
      <div className="order-card-head grid">
        <div>
          <p className="row wraps spaced-6-12">
            <b className="num order-card-number">{orderNumber}</b>
            <Badge {...sign}>
              {(order.delivery === 'pickup' && t.fetched[status]) || (t.status[status] ?? status)}
            </Badge>
            {paymentStatus === 'pending' && status !== 'cancelled' && (
              <Badge icon={Clock} tone="plain">
                {t.paymentPending}
              </Badge>
            )}
            {(paymentStatus === 'refunded' || order.refunded !== undefined) && (
              <Badge icon={RotateCcw} tone="plain">
                {paymentStatus === 'refunded'
                  ? t.refunded
                  : t.refundedPart(formatEuro(centsOf(order.refunded ?? 0), language))}
              </Badge>
            )}
          </p>
          <p className="small muted above-4">
            {shopDate(order.createdAt, language)} · {t.pieces(units)}
          </p>
        </div>
        <div className="text-right">
          <span className="price text-xl">{formatEuro(centsOf(order.total), language)}</span>
          <p className="small">
            <button
              type="button"
              className="btn-bare"
              aria-label={t.detailsOf(orderNumber)}
              aria-expanded={isOpen}
              aria-controls={details}
              onClick={() => setOpen(!isOpen)}
            >
              {t.details}
            </button>
          </p>
        </div>
      </div>
      {order.bankTransfer && (
        <UnpaidOrder order={order} transfer={order.bankTransfer} isOpen={isFirstUnpaid} texts={t} />
      )}
      <div id={details} hidden={!isOpen}>
        {isOpen && <OrderDetails order={order} withdrawable={withdrawable} texts={t} />}
      </div>
      {order.items.some(({ productId }) => productId !== null) && (
        <Reorder orderNumber={orderNumber} lines={order.items} />
      )}
      {status !== 'cancelled' && (
        <p className="row small wraps spaced-12-20">
          {status === 'processing' && !hasLeft && (
            <Link
              className="link as-target"
              to="/ordine/$orderNumber/modifica"
              params={{ orderNumber }}
              aria-label={t.changeOf(orderNumber)}
            >
              {t.change}
            </Link>
          )}
          {paymentStatus !== 'pending' && hasLeft && (
            <Link
              className="link as-target"
              to="/ordine/$orderNumber/reso"
              params={{ orderNumber }}
              aria-label={t.returnOf(orderNumber)}
            >
              {t.return}
            </Link>
          )}
          <Link
            className="link as-target"
            to="/recesso"
            search={{ ordine: orderNumber }}
            aria-label={t.withdrawOrder(orderNumber)}
          >
            {withdrawalWords[language].entry}
          </Link>
        </p>
      )}
    </li>
  )
}
