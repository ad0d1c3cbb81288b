import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isCategory } from '#shared/domain/platform/goods/categories.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { calendarDay, countText, euro, some } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useDownload } from '#web/admin/save-file.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { type Breakdown, type BreakdownRow, getBreakdown, getBreakdownCsv, getStockValue } from '../accounts-calls.ts'
import { channelNames } from '../accounts-words.ts'
import type { Period } from './takings-periods.ts'
import { WideTable } from './takings-tables.tsx'

const names: Record<Breakdown | 'stock', string> = {
  category: 'Scaffale',
  brand: 'Marca',
  product: 'Articolo',
  channel: 'Sito e banco',
  day: 'Giorno',
  stock: 'Magazzino',
}
const views = ['category', 'brand', 'product', 'channel', 'day', 'stock'] as const
const shownAtFirst = 25
const soonDays = 14

const categoryName = (key: string) => (isCategory(key) ? categoryNames[key] : key)
const rowNames: Record<Breakdown, (row: BreakdownRow) => string> = {
  category: ({ key }) => categoryName(key),
  brand: ({ key }) => key || 'Senza marca',
  product: ({ name }) => name,
  day: ({ key }) => calendarDay(key),
  channel: ({ key }) => (key === 'counter' || key === 'distance' ? channelNames[key] : key),
}

/** What the goods of a period have brought, and how long their stock lasts. */
export function TakingsGoods({ period, days }: { period: Period; days: number }) {
  const [view, setView] = useState<(typeof views)[number]>('category')
  return (
    <section className="box" aria-labelledby="goods-sold">
      <div className="box-head">
        <h3 id="goods-sold">Che cosa si è venduto</h3>
        <div className="chip-bar flex admin-periods">
          {views.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {names[one]}
            </button>
          ))}
        </div>
      </div>
      <div className="box-body">
        {view === 'stock' ? <StockValue /> : <Goods key={view} by={view} period={period} days={days} />}
      </div>
    </section>
  )
}

function Goods({ by, period: { from, to, label }, days }: { by: Breakdown; period: Period; days: number }) {
  const query = { by, from, to }
  const rows = useQuery({ ...readQuery(useApi(), getBreakdown, { query }), ...shownFresh })
  const download = useDownload()
  const { open } = useAdminAddress()
  const [isWhole, setWhole] = useState(false)
  const hasStock = by !== 'day' && by !== 'channel'
  const nameOf = (row: BreakdownRow): ReactNode =>
    by === 'product' ? (
      <button type="button" className="as-link" onClick={() => open(`prodotto-${row.key}`)}>
        {rowNames[by](row)}
      </button>
    ) : (
      rowNames[by](row)
    )
  return (
    <Loaded query={rows} failure="Le vendite non si caricano.">
      {(all) =>
        all.length === 0 ? (
          <p className="empty">Niente di venduto in questi giorni.</p>
        ) : (
          <>
            <WideTable
              caption={`Che cosa si è venduto, ${label}: ${names[by]}`}
              head={[names[by], 'Pezzi', 'Vendite', 'Guadagno', ...(hasStock ? ['In magazzino', 'Basta per'] : [])]}
              rows={(isWhole ? all : all.slice(0, shownAtFirst)).map((row) => ({
                key: row.key,
                cells: [
                  ...[nameOf(row), countText(row.pieces), euro(row.gross), marginText(row)],
                  ...(hasStock ? [countText(row.stock ?? 0), <Lasts key="lasts" row={row} days={days} />] : []),
                ],
              }))}
            />
            {all.length > shownAtFirst && !isWhole && (
              <p className="above-10">
                <button type="button" className="btn btn-small" onClick={() => setWhole(true)}>
                  Mostra tutte le {countText(all.length)} righe
                </button>
              </p>
            )}
            <div className="row row-between wraps above-10">
              <p className="small muted">
                Pagato e non reso, codici sconto già tolti. Il guadagno è senza IVA, sui pezzi di cui c’era il costo
                quando sono stati venduti.
              </p>
              <a className="btn btn-small" {...download(getBreakdownCsv, { query })}>
                <Download className="icon icon-s" aria-hidden="true" /> CSV
                <span className="sr-only">: {names[by]}</span>
              </a>
            </div>
          </>
        )
      }
    </Loaded>
  )
}

function marginText({ margin, pieces, knownPieces }: BreakdownRow) {
  if (knownPieces === 0) return 'costo non scritto'
  return knownPieces < pieces ? `${euro(margin)} su ${countText(knownPieces)}` : euro(margin)
}

/** At the pace of the period. */
function Lasts({ row: { stock, pieces }, days }: { row: BreakdownRow; days: number }) {
  if (stock === null || pieces === 0) return '–'
  if (stock === 0) return 'finito'
  const left = Math.floor((stock / pieces) * days)
  if (left > 365) return 'oltre un anno'
  if (left >= soonDays) return some(Math.round(left / 7), 'settimana', 'settimane')
  return (
    <span className="badge badge-amber">
      <CircleAlert className="icon icon-s" aria-hidden="true" />{' '}
      {left === 0 ? 'meno di un giorno' : some(left, 'giorno', 'giorni')}
    </span>
  )
}

function StockValue() {
  const rows = useQuery({ ...readQuery(useApi(), getStockValue), ...shownFresh })
  return (
    <Loaded query={rows} failure="Il valore del magazzino non si carica.">
      {(all) => {
        const sum = (of: 'pieces' | 'knownPieces') => all.reduce((total, row) => total + row[of], 0)
        const value = toDecimal(all.reduce((total, row) => total + centsOf(row.value), 0))
        return (
          <>
            <WideTable
              caption="Valore del magazzino per scaffale, al costo"
              head={['Scaffale', 'Pezzi', 'Al costo']}
              rows={all.map((row) => ({
                key: row.category,
                cells: [
                  ...[categoryName(row.category), countText(row.pieces)],
                  row.knownPieces === 0
                    ? 'costo non scritto'
                    : euro(row.value) + (row.knownPieces < row.pieces ? ` su ${countText(row.knownPieces)}` : ''),
                ],
              }))}
            />
            <p className="small muted above-10">
              Il magazzino di oggi vale {euro(value)} al costo: lo hanno {countText(sum('knownPieces'))} pezzi su{' '}
              {countText(sum('pieces'))}.
            </p>
          </>
        )
      }}
    </Loaded>
  )
}
