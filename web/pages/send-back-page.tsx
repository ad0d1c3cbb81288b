import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { BackToOrder } from '#web/orders/order/back-to-order.tsx'
import { orderQuery } from '#web/orders/order/order-queries.ts'
import { ReturnFlow } from '#web/orders/returns/return-flow.tsx'
import { returnTexts } from '#web/orders/returns/return-texts.ts'
import { useApi } from '#web/platform/api.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** «Rendi o cambia», behind the order's key; the draft is in the tab, so the browser renders the steps. */
export function SendBackPage() {
  const { orderNumber = '' } = useParams({ strict: false })
  const { k = '' } = useSearch({ strict: false })
  const t = returnTexts.useChunk()
  const isHydrated = useHydrated()
  const { data: order } = useSuspenseQuery(orderQuery(useApi(), orderNumber, k))
  return (
    <div className="wrap">
      <PageHead
        title={t.pageTitle(order.orderNumber)}
        description={t.pageTitle(order.orderNumber)}
        path={`/ordine/${order.orderNumber}/reso`}
        noindex
      />
      {/* The key is in the address: no other site learns it. */}
      <meta name="referrer" content="no-referrer" />
      <div className="return-flow">
        <BackToOrder orderNumber={order.orderNumber} accessKey={k} label={t.backToOrder(order.orderNumber)} />
        <h1>{t.title}</h1>
        {isHydrated ? (
          <ReturnFlow order={order} accessKey={k} />
        ) : (
          <Loading className="box box-body">
            <Skeleton className="tall-240" />
          </Loading>
        )}
      </div>
    </div>
  )
}
