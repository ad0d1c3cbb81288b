import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, RotateCcw } from 'lucide-react'
import { Suspense } from 'react'
import type { CustomerOrder } from '#shared/contract/orders/customer-orders.ts'
import type { WithdrawableOrder } from '#shared/contract/orders/returns/withdrawals.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { legalWithdrawalDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { Place } from '#web/extensions/place.tsx'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { OrderReturns } from '#web/orders/returns/order-returns.tsx'
import { returnOfferQuery } from '#web/orders/returns/return-queries.ts'
import { useApi } from '#web/platform/api.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import { CustomerParcels } from './customer-parcels.tsx'
import { LineProgress, OtherMoney } from './line-progress.tsx'
import { orderQuery } from './order-queries.ts'
import { PromisedDay } from './promised-day.tsx'
import { WorkshopProgress } from './workshop-progress-view.tsx'

interface Props {
  order: CustomerOrder
  withdrawable: WithdrawableOrder | undefined
  texts: AccountTexts
}

export function OrderDetails({ order, withdrawable, texts: t }: Props) {
  const at = usePagePath()
  const { language } = useI18n()
  const { returnPaidBy } = useShop()
  return (
    <div className="stack padded-12">
      <ul className="checkout-items">
        {order.items.map((item) => (
          <li className="grid spaced-12" key={item.line}>
            <Picture category={item.category} url={item.imageUrl} alt="" sizes="72px" className="self-start" />
            <div className="can-shrink">
              <p className="item-name">
                {item.slug ? <a href={at(`/prodotto/${item.slug}`)}>{item.name}</a> : item.name}
              </p>
              <p className="small muted">
                {item.frameSize && `${t.size(item.frameSize)} · `}
                {t.quantity(item.quantity)} · <span className="nowrap">{item.productCode}</span>
              </p>
              {item.progress && (
                <Suspense>
                  <LineProgress
                    quantity={item.quantity}
                    progress={item.progress}
                    isFetched={order.delivery === 'pickup'}
                  />
                </Suspense>
              )}
              {item.slug && order.status === 'completed' && (
                <p className="small">
                  <a className="link as-target" href={at(`/prodotto/${item.slug}?recensione=1`)}>
                    {t.review}
                    <span className="sr-only">: {item.name}</span>
                  </a>
                </p>
              )}
            </div>
            <span className="nowrap">{formatEuro(centsOf(item.total), language)}</span>
          </li>
        ))}
      </ul>
      {order.otherRefunds && (
        <Suspense>
          <OtherMoney refunds={order.otherRefunds} />
        </Suspense>
      )}
      <Suspense>
        <Parcels orderNumber={order.orderNumber} />
      </Suspense>
      {withdrawable && (
        <p className="row small">
          <RotateCcw className="icon" aria-hidden="true" />
          {deadlineText(withdrawable, t, (day) => shopDate(day, language), returnPaidBy === 'shop')}
        </p>
      )}
      <Suspense>
        <SentBack order={order} withdrawable={withdrawable} texts={t} />
      </Suspense>
      <Place name="order.block" given={{ orderNumber: order.orderNumber, accessKey: '' }} />
      <OrderDocuments order={order} withdrawable={withdrawable} texts={t} />
    </div>
  )
}

function Parcels({ orderNumber }: Pick<CustomerOrder, 'orderNumber'>) {
  const { data } = useQuery(orderQuery(useApi(), orderNumber, ''))
  if (!data) return null
  return (
    <>
      <PromisedDay order={data} />
      <WorkshopProgress order={data} heading="h3" />
      <CustomerParcels order={data} accessKey={data.accessKey} heading="h3" />
    </>
  )
}

/** Returns, and statements of withdrawal that have none yet. */
function SentBack({ order: { orderNumber, status }, withdrawable, texts: t }: Props) {
  const { language } = useI18n()
  const { data } = useQuery(returnOfferQuery(useApi(), orderNumber, ''))
  const returns = data?.returns ?? []
  const isSent = status === 'shipped' || status === 'completed'
  const bare = (withdrawable?.withdrawals ?? []).filter(
    ({ reference }) => !returns.some(({ withdrawalReference }) => withdrawalReference === reference),
  )
  return (
    <>
      <OrderReturns orderNumber={orderNumber} accessKey="" returns={returns} isSent={isSent} heading="h3" />
      {bare.map((sent) => (
        <p className="note" key={sent.reference}>
          {t.withdrawalSent(sent.reference, shopDate(sent.createdAt, language))} ({t.withdrawalStates[sent.state]})
        </p>
      ))}
    </>
  )
}

function deadlineText(
  order: WithdrawableOrder,
  t: AccountTexts,
  date: (day: string) => string,
  isFree: boolean,
): string {
  const { phase, withdrawalLastDay, returnLastDay } = order
  if (phase === 'open' || !withdrawalLastDay || !returnLastDay) return t.deadline.open(legalWithdrawalDays)
  if (phase === 'withdrawal') return t.deadline.withdrawal(date(withdrawalLastDay), date(returnLastDay), isFree)
  return t.deadline[phase](date(returnLastDay), isFree)
}

function OrderDocuments({ order, withdrawable, texts: t }: Props) {
  const receipts = withdrawable?.withdrawals.filter((sent) => sent.receipt) ?? []
  return (
    <section aria-label={t.documentsOf(order.orderNumber)}>
      <h3 className="plain-heading">{t.documents}</h3>
      <ul className="lines above-4">
        <li>
          <FileText className="icon" aria-hidden="true" />
          <Link className="link" to="/ordine/$orderNumber" params={{ orderNumber: order.orderNumber }}>
            {t.orderDocument}
          </Link>
        </li>
        {receipts.map(({ reference }) => (
          <li key={reference}>
            <FileText className="icon" aria-hidden="true" />
            <Link className="link" to="/recesso" search={{ ricevuta: reference }}>
              {t.receiptDocument(reference)}
            </Link>
          </li>
        ))}
        <li>
          <FileText className="icon" aria-hidden="true" />
          <Link className="link" to="/condizioni">
            {t.conditions}
          </Link>
        </li>
      </ul>
    </section>
  )
}
