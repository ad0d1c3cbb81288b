import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { countText, euro, some } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { getSalesTakings, type SalesTakings } from '../accounts-calls.ts'
import type { Span } from './takings-periods.ts'

export function TakingsFigures({
  takings,
  before,
}: {
  takings: SalesTakings
  before: (Span & { words: string }) | undefined
}) {
  const { orders, gross, refunds, refunded, margin, pieces, knownPieces } = takings
  return (
    <dl className="kpis grid">
      <Figure name="Incassato" note={before && <Comparison before={before} gross={gross} />}>
        {euro(gross)}
      </Figure>
      <Figure
        name="Ordini pagati"
        note={orders > 0 && `in media ${euro(toDecimal(Math.round(centsOf(gross) / orders)))}`}
      >
        {countText(orders)}
      </Figure>
      <Figure name="Restituito" note={refunds > 0 && some(refunds, 'rimborso', 'rimborsi')}>
        {euro(refunded)}
      </Figure>
      <Figure
        name="Guadagno"
        note={knownPieces < pieces && `${countText(knownPieces)} pezzi su ${countText(pieces)} hanno il costo`}
      >
        {pieces > 0 && knownPieces === 0 ? '–' : euro(margin)}
      </Figure>
    </dl>
  )
}

function Figure({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="kpi">
      <dt className="small muted">{name}</dt>
      <dd className="num">{children}</dd>
      {note && <dd className="small muted kpi-note">{note}</dd>}
    </div>
  )
}

/** «+ 12 % (venerdì prima: 1.520,00 €)». */
function Comparison({ before: { from, to, words }, gross }: { before: Span & { words: string }; gross: string }) {
  const { data } = useQuery(readQuery(useApi(), getSalesTakings, { query: { from, to } }))
  if (!data) return null
  const [now, then] = [centsOf(gross), centsOf(data.gross)]
  const part =
    then > 0 && `${now < then ? '−' : '+'} ${countText(Math.round((Math.abs(now - then) / then) * 100))} % · `
  return (
    <>
      {part}
      {words}: {euro(data.gross)}
    </>
  )
}
