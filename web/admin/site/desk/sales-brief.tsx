import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { centsOf } from '#shared/domain/platform/money.ts'
import { euro } from '#web/admin/admin-format.ts'
import { useApi } from '#web/platform/api.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { salesId, salesQuery } from './sales-query.ts'

export function SalesBrief() {
  const { data, isError } = useQuery(salesQuery(useApi(), '30'))
  if (isError) return null
  const amounts = (data?.days ?? []).map(({ total }) => centsOf(total))
  const highest = Math.max(...amounts, 1)
  return (
    <div className="box-body brief-sales">
      <div className="row row-between bold">
        Vendite, 30 giorni{' '}
        {data ? <span className="nowrap">{euro(data.total)}</span> : <Skeleton className="tall-20 short" />}
      </div>
      <svg viewBox={`0 0 ${amounts.length * 10} 50`} preserveAspectRatio="none" aria-hidden="true">
        {amounts.map((amount, day) => {
          const height = (amount / highest) * 50
          const isToday = day === amounts.length - 1
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
              key={day}
              x={day * 10 + 1.5}
              y={50 - height}
              width={7}
              height={height}
              fill={isToday ? 'var(--vermilion)' : 'var(--green)'}
            />
          )
        })}
      </svg>
      <Link className="small as-target cover-link" to="/admin" search={true} hash={salesId} resetScroll={false}>
        <span className="admin-long">Grafico grande e tabella</span>
        <ArrowRight className="icon icon-s" aria-hidden="true" />
      </Link>
    </div>
  )
}
