import { Link } from '@tanstack/react-router'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { orderChangeTexts } from './order-edit-texts.ts'

interface Props {
  order: OrderPage
  accessKey: string
}

/** «Hai cambiato idea?» before packing, and the orders that belong to it. */
export function OrderEdits({ order, accessKey }: Props) {
  const t = orderChangeTexts.useChunk()
  return (
    <>
      {order.isChangeable && (
        <section className="no-print column spaced-8">
          <h2 className="block-title below-0">{t.entryTitle}</h2>
          <p className="small">{t.entryText}</p>
          <p>
            <Link
              className="btn btn-wide"
              to="/ordine/$orderNumber/modifica"
              params={{ orderNumber: order.orderNumber }}
              search={{ k: accessKey }}
            >
              {t.change}
            </Link>
          </p>
        </section>
      )}
      <RelatedOrders order={order} />
    </>
  )
}

export function CancelLink({ order: { orderNumber, isChangeable }, accessKey }: Props) {
  const t = orderChangeTexts.useChunk()
  if (!isChangeable) return null
  return (
    <p className="no-print">
      <Link
        className="link as-target"
        to="/ordine/$orderNumber/modifica"
        params={{ orderNumber }}
        search={{ k: accessKey, fai: 'annulla' }}
      >
        {t.cancel}
      </Link>
    </p>
  )
}

function RelatedOrders({ order: { related = [] } }: { order: OrderPage }) {
  const t = orderChangeTexts.useChunk()
  const { language } = useI18n()
  if (related.length === 0) return null
  return (
    <section className="column spaced-8">
      <h2 className="block-title below-0">{t.relatedTitle}</h2>
      <ul>
        {related.map(({ orderNumber, accessKey, isAddition, orderStatus, paymentStatus, total }) => {
          const isDue = paymentStatus === 'pending' && orderStatus !== 'cancelled'
          return (
            <li key={orderNumber}>
              <Link
                className="link as-target"
                to="/ordine/$orderNumber"
                params={{ orderNumber }}
                search={{ k: accessKey }}
              >
                {orderNumber}
              </Link>
              <p className="small">
                {isAddition ? t.added(formatEuro(centsOf(total), language)) : t.addedTo}
                {isDue && `, ${t.toPay}`}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
