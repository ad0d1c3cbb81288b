import { useQuery } from '@tanstack/react-query'
import type { WithdrawableOrder } from '#shared/contract/orders/returns/withdrawals.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { withdrawableQuery } from '#web/orders/order/customer-order-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { SendBackLink } from './send-back-link.tsx'
import type { Statement } from './withdrawal-statement-form.tsx'
import type { WithdrawalTexts } from './withdrawal-texts.ts'

interface Props {
  chosen: string
  onChoose(statement: Statement): void
  texts: WithdrawalTexts
}

/** A customer picks the order instead of copying its number; everything stays editable (rule 443). */
export function OwnOrderChoice({ chosen, onChoose, texts: t }: Props) {
  const { language } = useI18n()
  const { data: orders, isError } = useQuery(withdrawableQuery(useApi()))
  if (isError) return <p className="note below-20">{t.ordersFailed}</p>
  if (!orders) {
    return (
      <Loading className="below-20">
        <Skeleton className="tall-80" />
      </Loading>
    )
  }
  if (orders.length === 0) return null
  const choose = ({ customerName, customerEmail, orderNumber }: WithdrawableOrder) =>
    onChoose({ customerName, customerEmail, orderNumber, items: '' })
  return (
    <fieldset className="below-24">
      <legend className="label">{t.yourOrders}</legend>
      {orders.map((order) => (
        <label className="check" key={order.orderNumber}>
          <input type="radio" name="own-order" checked={order.orderNumber === chosen} onChange={() => choose(order)} />
          <span>
            <b className="num">{order.orderNumber}</b>{' '}
            <span className="small muted">
              {t.placedOn(shopDate(order.createdAt, language))} ·{' '}
              {order.items.map((item) => `${item.quantity} × ${item.name}`).join(', ')}
            </span>
            {order.withdrawals.map(({ reference }) => (
              <span className="warning" key={reference}>
                {t.alreadySent(reference)}
              </span>
            ))}
          </span>
        </label>
      ))}
      {orders.some(({ orderNumber }) => orderNumber === chosen) && (
        <SendBackLink orderNumber={chosen} accessKey={undefined} texts={t} />
      )}
    </fieldset>
  )
}
