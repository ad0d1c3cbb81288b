import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { BackToOrder } from '#web/orders/order/back-to-order.tsx'
import { orderQuery } from '#web/orders/order/order-queries.ts'
import { ChangeFlow } from '#web/orders/order-edits/order-edit-flow.tsx'
import { orderChangeTexts } from '#web/orders/order-edits/order-edit-texts.ts'
import { useApi } from '#web/platform/api.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { readChangeAddress } from '#web/session/account-address.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** «Cambia indirizzo, taglia o quantità» and «Annulla l’ordine», behind the order's key. */
export function ChangeOrderPage() {
  const { orderNumber = '' } = useParams({ strict: false })
  const { k = '', fai } = readChangeAddress(useSearch({ strict: false }))
  const t = orderChangeTexts.useChunk()
  const isHydrated = useHydrated()
  const { data: order } = useSuspenseQuery(orderQuery(useApi(), orderNumber, k))
  const isCancelling = fai === 'annulla'
  const title = isCancelling ? t.cancelPageTitle(order.orderNumber) : t.pageTitle(order.orderNumber)
  return (
    <div className="wrap">
      <PageHead title={title} description={title} path={`/ordine/${order.orderNumber}/modifica`} noindex />
      {/* The key is in the address: no other site learns it. */}
      <meta name="referrer" content="no-referrer" />
      <div className="amend-page">
        <BackToOrder orderNumber={order.orderNumber} accessKey={k} label={t.backToOrder(order.orderNumber)} />
        <h1>{isCancelling ? t.cancelTitle : t.title}</h1>
        {isHydrated ? (
          <ChangeFlow key={fai} orderNumber={order.orderNumber} accessKey={k} isCancelling={isCancelling} />
        ) : (
          <Loading className="stack">
            <Skeleton className="tall-240" />
          </Loading>
        )}
      </div>
    </div>
  )
}
