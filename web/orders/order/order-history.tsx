import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#web/platform/api.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FrameDrawing } from '#web/ui/picture.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ordersQuery, withdrawableQuery } from './customer-order-queries.ts'
import { OrderCard } from './order-card.tsx'

export function OrderHistory({ texts: t }: { texts: AccountTexts }) {
  const api = useApi()
  const { data: orders, isError, isFetching, refetch } = useQuery(ordersQuery(api))
  const { data: withdrawable } = useQuery(withdrawableQuery(api))
  const firstUnpaid = orders?.find(({ bankTransfer }) => bankTransfer)
  return (
    <section className="box" aria-labelledby="orders-title">
      <div className="box-head">
        <h2 id="orders-title">{t.orders}</h2>
        {orders && <span className="small muted">{t.orderCount(orders.length)}</span>}
      </div>
      {isError && !orders && (
        <div className="box-body">
          <ErrorState what={t.ordersFailed} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {!orders && !isError && (
        <Loading className="box-body stack">
          <Skeleton className="tall-48" />
          <Skeleton className="tall-48" />
        </Loading>
      )}
      {orders?.length === 0 && (
        <div className="box-body">
          <div className="empty">
            <div className="drawing">
              <FrameDrawing />
            </div>
            <h3>{t.noOrders}</h3>
            <p>{t.noOrdersText}</p>
            <Link className="btn" to="/$category" params={{ category: 'biciclette' }}>
              {t.startShopping}
            </Link>
          </div>
        </div>
      )}
      {orders && orders.length > 0 && (
        <ul>
          {orders.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              withdrawable={withdrawable?.find((w) => w.orderNumber === order.orderNumber)}
              isFirstUnpaid={order === firstUnpaid}
              texts={t}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
