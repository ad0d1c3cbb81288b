import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Check } from 'lucide-react'
import { type AdminTasks, getAdminTasks } from '#shared/contract/admin-stats.ts'
import { type Api, useApi } from '#web/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { AdminAddress } from './admin-address.ts'
import { countText, weekdayText } from './admin-format.ts'
import { adminKey } from './admin-queries.ts'
import { TableSkeleton } from './table-skeleton.tsx'

export const tasksQuery = (api: Api) => ({
  queryKey: [...adminKey, 'todo'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(getAdminTasks, {}, { signal }),
  staleTime: 0,
})

interface Task {
  name: keyof AdminTasks
  one: string
  many: string
  to: AdminAddress
  /** Shown when there is something only. */
  isRare?: boolean
}

const tasks: readonly Task[] = [
  {
    name: 'toConfirm',
    one: 'bonifico da verificare',
    many: 'bonifici da verificare',
    to: { tab: 'ordini', stato: 'to_confirm' },
  },
  { name: 'toShip', one: 'ordine da spedire', many: 'ordini da spedire', to: { tab: 'ordini', stato: 'to_ship' } },
  {
    name: 'lateOrders',
    one: 'ordine in ritardo',
    many: 'ordini in ritardo',
    to: { tab: 'ordini', stato: 'late' },
    isRare: true,
  },
  {
    name: 'toRefund',
    one: 'bonifico da rimborsare',
    many: 'bonifici da rimborsare',
    to: { tab: 'ordini', stato: 'to_refund' },
    isRare: true,
  },
  {
    name: 'pendingReviews',
    one: 'recensione in attesa',
    many: 'recensioni in attesa',
    to: { tab: 'recensioni', stato: 'attesa' },
  },
  { name: 'lowStock', one: 'prodotto sotto scorta', many: 'prodotti sotto scorta', to: { stato: 'scorta' } },
  {
    name: 'openWithdrawals',
    one: 'recesso da gestire',
    many: 'recessi da gestire',
    to: { tab: 'ordini', vista: 'recessi' },
  },
  {
    name: 'paymentsToCheck',
    one: 'pagamento da controllare',
    many: 'pagamenti da controllare',
    to: { tab: 'ordini', vista: 'pagamenti' },
    isRare: true,
  },
  {
    name: 'failedMails',
    one: 'e-mail non recapitata',
    many: 'e-mail non recapitate',
    to: { tab: 'ordini', vista: 'email', stato: 'dead' },
    isRare: true,
  },
]

/** The one loud thing of the dashboard: what waits for the shopkeeper. */
export function TodayTasks() {
  const api = useApi()
  const { data, isError, refetch, isFetching } = useQuery(tasksQuery(api))
  const shown = tasks.filter(({ name, isRare }) => !isRare || (data && data[name].count > 0))
  const hottest = shown.find(({ name }) => data && data[name].count > 0)
  return (
    <section className="box" aria-labelledby="todo-title">
      <div className="box-h">
        <h2 id="todo-title">Da fare oggi</h2>
        <span className="small muted">{weekdayText(new Date())}</span>
      </div>
      {isError ? (
        <div className="box-b">
          <ErrorState what="L’elenco non si carica." onRetry={() => void refetch()} busy={isFetching} />
        </div>
      ) : !data ? (
        <TableSkeleton rows={5} />
      ) : (
        <ul className="box-b todo py-1.5">
          {shown.map((task) => {
            const { count, note } = data[task.name]
            return (
              <li key={task.name} className={task === hottest ? 'hot' : undefined}>
                <span className="num">{countText(count)}</span>
                <span className="flex-1">
                  <Link
                    className="b no-underline"
                    to="/admin"
                    search={task.to}
                    resetScroll={false}
                    hash="lavoro"
                    onClick={() => document.querySelector<HTMLElement>('#lavoro')?.focus()}
                  >
                    <span className="vh">{countText(count)} </span>
                    {count === 1 ? task.one : task.many}
                  </Link>
                  {note && (
                    <>
                      <br />
                      <span className="small muted">{note}</span>
                    </>
                  )}
                </span>
                {count > 0 ? (
                  <ArrowRight className="i" aria-hidden="true" />
                ) : (
                  <Check className="i text-(--ok)" aria-hidden="true" />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
