import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDay, countText, euro } from '#web/admin/admin-format.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/platform/api.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SalesBars } from './sales-bars.tsx'
import { salesId, salesQuery } from './sales-query.ts'

const periods = [
  { days: '30', label: '30 giorni', words: '30 giorni' },
  { days: '365', label: '12 mesi', words: '12 mesi' },
] as const

/** The unit of one bar: days, or longer for twelve months. */
function barWords(days: '30' | '365', isTable: boolean): string {
  if (isTable) return 'Ogni riga è un giorno.'
  return days === '30' ? 'Ogni barra è un giorno.' : 'Ogni barra è una settimana, l’ultima finisce oggi.'
}

export default function SalesChart() {
  const api = useApi()
  const [days, setDays] = useState<'30' | '365'>('30')
  const [isTable, setTable] = useState(false)
  const [withPast, setWithPast] = useState(false)
  const query = useQuery(salesQuery(api, days, withPast ? 'true' : 'false'))
  const words = days === '30' ? '30 giorni' : '12 mesi'
  return (
    <section className="box admin-sales" id={salesId} aria-labelledby="sales-title">
      <div className="box-head">
        <h2 id="sales-title">Vendite</h2>
        <div className="chip-bar flex admin-periods">
          {periods.map((period) => (
            <button
              key={period.days}
              type="button"
              aria-pressed={period.days === days}
              onClick={() => setDays(period.days)}
            >
              {period.label}
            </button>
          ))}
        </div>
      </div>
      <div className="box-body">
        <Loaded query={query} failure="Le vendite non si caricano." loading={<Skeleton className="chart" />}>
          {(data) => (
            <>
              {isTable ? (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keyboards must reach it
                <section className="admin-sales-table" tabIndex={0} aria-label="Tabella delle vendite">
                  <table className="sums">
                    <caption className="sr-only">Vendite per giorno, ultimi {days} giorni</caption>
                    <thead>
                      <tr>
                        <th scope="col">Giorno</th>
                        <td>Ordini</td>
                        <td>Vendite</td>
                      </tr>
                    </thead>
                    <tbody>
                      {data.days.toReversed().map(({ day, orders, total }) => (
                        <tr key={day}>
                          <th scope="row">{calendarDay(day)}</th>
                          <td>{countText(orders)}</td>
                          <td>{euro(total)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </section>
              ) : (
                <SalesBars days={data.days} words={words} />
              )}
              <p className="small muted above-10">
                {barWords(days, isTable)} Totale {days === '30' ? words : '12 mesi (365 giorni)'}:{' '}
                <b className="bold">{euro(data.total)}</b> ·{' '}
                <button type="button" className="as-link" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
                  {isTable ? 'Mostra come grafico' : 'Mostra come tabella'}
                </button>
              </p>
              {data.hasPast && (
                <label className="check">
                  <input type="checkbox" checked={withPast} onChange={({ target }) => setWithPast(target.checked)} />
                  <span>Conta anche gli ordini del negozio di prima</span>
                </label>
              )}
            </>
          )}
        </Loaded>
      </div>
    </section>
  )
}
