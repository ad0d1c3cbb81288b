import { useQuery } from '@tanstack/react-query'
import type { ConfirmedOrder } from '#web/orders/kept/last-order.ts'
import { orderQuery } from '#web/orders/order/order-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { GuestAccount } from './guest-account.tsx'
import type { OrderTexts } from './order-texts.ts'
import { OrderTotals } from './order-totals.tsx'
import { PlacedLines } from './placed-lines.tsx'

interface Props {
  confirmed: ConfirmedOrder
  texts: OrderTexts
}

export function PlacedSummary({ confirmed: { order, customerPhone = '' }, texts: t }: Props) {
  const { data, isPending } = useQuery(orderQuery(useApi(), order.orderNumber, order.accessKey))
  if (isPending) {
    return (
      <Loading>
        <Skeleton className="tall-80" />
      </Loading>
    )
  }
  if (!data) return null
  return (
    <>
      <section>
        <h3 className="block-title">{t.linesTitle}</h3>
        <PlacedLines lines={data.items} texts={t} />
        <OrderTotals order={data} texts={t} />
      </section>
      <GuestAccount order={data} phone={customerPhone} texts={t} />
    </>
  )
}
