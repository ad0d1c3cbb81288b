import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { centsOf } from '#shared/domain/platform/money.ts'
import { calendarDay, countText, euro } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/platform/api.ts'
import { getSalesTakings } from '../accounts-calls.ts'
import { TakingsBars } from './takings-bars.tsx'
import { barsOf, type Span } from './takings-periods.ts'
import { WideTable } from './takings-tables.tsx'

interface Props {
  span: Span
  selected: Span
  onSelect(span: Span): void
}

/** Days as bars or as a table. */
export function TakingsChart({ span, selected, onSelect }: Props) {
  const [isTable, setTable] = useState(false)
  const takings = useQuery(readQuery(useApi(), getSalesTakings, { query: { from: span.from, to: span.to } }))
  return (
    <div className="box-body">
      <Loaded query={takings} failure="Gli incassi per giorno non si caricano.">
        {({ days }) => {
          const bars = barsOf(days.map((one) => ({ ...one, cents: centsOf(one.gross) })))
          return (
            <>
              {isTable ? (
                <WideTable
                  caption="Incassi per giorno"
                  head={['Giorno', 'Ordini', 'Incassato', 'Restituito']}
                  rows={days.toReversed().map(({ date, orders, gross, refunded }) => ({
                    key: date,
                    cells: [
                      <button
                        key="day"
                        type="button"
                        className="as-link"
                        onClick={() => onSelect({ from: date, to: date })}
                      >
                        {calendarDay(date)}
                      </button>,
                      ...[countText(orders), euro(gross), euro(refunded)],
                    ],
                  }))}
                />
              ) : (
                <TakingsBars bars={bars} selected={selected} onSelect={onSelect} />
              )}
              <p className="small muted above-10">
                {!isTable && (bars.length < days.length ? 'Ogni barra è una settimana' : 'Ogni barra è un giorno')}
                {!isTable && ', tocca per aprirla. '}
                <button type="button" className="as-link" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
                  {isTable ? 'Mostra come grafico' : 'Mostra come tabella'}
                </button>
              </p>
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
