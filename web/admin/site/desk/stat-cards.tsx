import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getAdminStats } from '#shared/contract/site/admin-stats.ts'
import { countText } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Thin: one line, beside work that is open. */
export function StatCards({ isThin }: { isThin: boolean }) {
  const api = useApi()
  const { data, isError, refetch, isFetching } = useQuery({ ...readQuery(api, getAdminStats), ...shownFresh })
  if (isError) return <ErrorState what="I numeri non si caricano." onRetry={() => void refetch()} busy={isFetching} />
  return (
    <section className={isThin ? 'kpis kpis-thin box grid' : 'kpis box grid'} aria-label="Numeri" aria-busy={!data}>
      <Card
        label="Prodotti Totali"
        note={data?.inactiveProducts !== undefined && `attivi, altri ${countText(data.inactiveProducts)} disattivi`}
      >
        {data && countText(data.totalProducts)}
      </Card>
      <Card label="Ordini Oggi" note={data?.yesterdayOrders !== undefined && `${countText(data.yesterdayOrders)} ieri`}>
        {data && countText(data.todayOrders)}
      </Card>
      <Card label="Vendite Mese" note="ordini pagati">
        {data && (data.monthlyRevenue || '€ 0')}
      </Card>
      <Card label="Clienti Attivi" note="ultimi 90 giorni">
        {data && countText(data.activeCustomers)}
      </Card>
    </section>
  )
}

interface CardProps {
  label: string
  note: string | false
  children: ReactNode
}

function Card({ label, note, children }: CardProps) {
  return (
    <div className="kpi">
      <span className="small muted">{label}</span>
      {children === undefined ? <Skeleton className="tall-32 short" /> : <span className="num">{children}</span>}
      {note && <span className="small muted kpi-note">{note}</span>}
    </div>
  )
}
