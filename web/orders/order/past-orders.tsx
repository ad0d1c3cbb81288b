import { useQuery } from '@tanstack/react-query'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { pastOrdersQuery } from './customer-order-queries.ts'

/** Orders at the former shop; empty without any. */
export function PastOrders({ texts: t }: { texts: AccountTexts }) {
  const { data: orders = [] } = useQuery(pastOrdersQuery(useApi()))
  const { language } = useI18n()
  if (orders.length === 0) return null
  const day = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'Europe/Rome',
  })
  const amount = (total: string, currency: string) =>
    currency === 'EUR' ? formatEuro(centsOf(total), language) : `${total} ${currency}`
  return (
    <section className="box" aria-labelledby="past-orders-title">
      <div className="box-head">
        <h2 id="past-orders-title">{t.pastOrders}</h2>
        <span className="small muted">{t.orderCount(orders.length)}</span>
      </div>
      <p className="box-body small muted">{t.pastOrdersText}</p>
      <ul>
        {orders.map(({ id, number, placedAt, state, total, currency, refunded, lines }) => (
          <li key={id} className="box-body">
            <p className="row wraps spaced-8">
              <b className="bold">{number}</b>
              <span className="small muted">
                {day.format(new Date(placedAt))}, {state}
              </span>
              <span className="num end">{amount(total, currency)}</span>
            </p>
            {refunded && <p className="small muted">{t.refundedPart(amount(refunded, currency))}</p>}
            <ul className="small above-4">
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an order may say the same article twice
                <li key={i}>
                  {line.quantity} × {line.name}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
