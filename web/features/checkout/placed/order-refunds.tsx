import { CircleCheck, Hourglass } from 'lucide-react'
import type { OrderPage } from '#shared/contract/orders.ts'
import type { OrderRefund } from '#shared/contract/refunds/refunds.ts'
import { centsOf, formatEuro } from '#shared/domain/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { OrderTexts } from './order-texts.ts'

/** What has come back, and what is on its way: how much, what for, when and by which way. */
export function OrderRefunds({ order, texts: t }: { order: OrderPage; texts: OrderTexts }) {
  const { language } = useI18n()
  if (!order.refunds || order.refunds.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="order-refunds">
      <h2 className="chk-t" id="order-refunds">
        {t.refundsTitle}
      </h2>
      <ul className="lines">
        {order.refunds.map((refund) => (
          <li key={`${refund.createdAt} ${refund.amount}`} className="flex-col gap-1">
            <p className="row mb-1 flex-wrap gap-2">
              <b className="b text-(length:--t-m)">{formatEuro(centsOf(refund.amount), language)}</b>
              <Badge
                tone={refund.state === 'completed' ? 'ok' : 'ambra'}
                icon={refund.state === 'completed' ? CircleCheck : Hourglass}
              >
                {t.refundState[refund.state]}
              </Badge>
            </p>
            {whatFor(refund, t).map((what) => (
              <p key={what}>{what}</p>
            ))}
            <p className="small muted">{when(refund, t, (day) => shopDate(day, language))}</p>
          </li>
        ))}
      </ul>
      {order.refunded && order.paymentStatus === 'paid' && (
        <p className="small mt-2">
          {t.refundedOf(formatEuro(centsOf(order.refunded), language), formatEuro(centsOf(order.total), language))}
        </p>
      )}
    </section>
  )
}

/** A line each. */
function whatFor({ items, hasShipping, note }: OrderRefund, t: OrderTexts): string[] {
  const parts = items.map(({ name, frameSize, quantity }) =>
    [`${quantity}\u00a0×\u00a0${name}`, frameSize && t.size(frameSize)].filter(Boolean).join(', '),
  )
  return [...parts, ...(hasShipping ? [t.shipping] : []), ...(note ? [note] : [])]
}

function when(
  { kind, state, createdAt, completedAt, ibanEnd }: OrderRefund,
  t: OrderTexts,
  date: (day: string) => string,
) {
  const way = kind === 'wallet' ? t.refundWay.wallet : t.refundWay.transfer(ibanEnd)
  return state === 'completed'
    ? t.refundDone(date(completedAt ?? createdAt), way)
    : t.refundOnItsWay(date(createdAt), way)
}
