import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { euro } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useApi } from '#web/platform/api.ts'
import { getSalesTakings } from '../accounts-calls.ts'
import { periodOf, type Span } from './takings-periods.ts'

/** Of Oggi: what came in yesterday and this week, and the way to all of it. */
export function TakingsLine() {
  const may = useMay()
  return may(getSalesTakings) ? <Takings /> : null
}

function Takings() {
  const [today] = useState(() => romeDayOf(new Date()))
  const [yesterday, week] = [periodOf(today, 'yesterday'), periodOf(today, 'week')]
  // On a Monday yesterday is of the week before.
  const from = yesterday.from < week.from ? yesterday.from : week.from
  const { to } = week
  const { data } = useQuery({ ...readQuery(useApi(), getSalesTakings, { query: { from, to } }), ...shownFresh })
  const sum = (span: Span) => {
    const days = (data?.days ?? []).filter(({ date }) => date >= span.from && date <= span.to)
    return euro(toDecimal(days.reduce((all, { gross }) => all + centsOf(gross), 0)))
  }
  return (
    <section className="box box-body row row-between wraps above-24" aria-label="Incassi">
      <p>
        <b className="bold">Incassi</b>
        {data && (
          <>
            {' '}
            ieri <b className="bold nowrap">{sum(yesterday)}</b>, questa settimana{' '}
            <b className="bold nowrap">{sum(week)}</b>
          </>
        )}
      </p>
      <Link className="as-target" to="/admin" search={{ tab: 'ordini', vista: 'incassi' }}>
        Per pagamento, IVA e guadagno <ArrowRight className="icon icon-s" aria-hidden="true" />
      </Link>
    </section>
  )
}
