import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { isCategory } from '#shared/domain/catalog/categories.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { calendarDay, countText, euro } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useDownload } from '#web/admin/save-file.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useApi } from '#web/api.ts'
import { type Breakdown, type BreakdownRow, getBreakdown, getBreakdownCsv, getStockValue } from '../accounts-calls.ts'
import { channelNames } from '../accounts-words.ts'

const names: Record<Breakdown | 'stock', string> = {
  category: 'Categorie',
  brand: 'Marche',
  day: 'Giorni',
  channel: 'Sito e banco',
  stock: 'Magazzino',
}
const views = ['category', 'brand', 'day', 'channel', 'stock'] as const satisfies readonly (Breakdown | 'stock')[]
const daysBack = 30

const categoryName = (key: string) => (isCategory(key) ? categoryNames[key] : key)
const rowNames: Record<Breakdown, (key: string) => string> = {
  category: categoryName,
  brand: (key) => key || 'Senza marca',
  day: calendarDay,
  channel: (key) => (key === 'counter' || key === 'distance' ? channelNames[key] : key),
}

/** Of Oggi: what the goods of the last 30 days have brought, and what the stock has cost. */
export function GoodsMarginBox() {
  const may = useMay()
  const [view, setView] = useState<(typeof views)[number]>('category')
  if (!may(getBreakdown)) return null
  return (
    <section className="box above-24" aria-labelledby="goods-margin">
      <div className="box-head">
        <h2 id="goods-margin">Che cosa rende</h2>
        <div className="chip-bar flex wraps admin-periods">
          {views.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => setView(one)}>
              {names[one]}
            </button>
          ))}
        </div>
      </div>
      <div className="box-body">{view === 'stock' ? <StockValue /> : <Goods by={view} />}</div>
    </section>
  )
}

function Goods({ by }: { by: Breakdown }) {
  const [query] = useState(() => ({
    from: romeDayOf(new Date(Date.now() - (daysBack - 1) * 86_400_000)),
    to: romeDayOf(new Date()),
  }))
  const rows = useQuery({ ...readQuery(useApi(), getBreakdown, { query: { ...query, by } }), ...shownFresh })
  const download = useDownload()
  return (
    <Loaded query={rows} failure="I margini non si caricano.">
      {(all) =>
        all.length === 0 ? (
          <p className="empty">Niente di venduto negli ultimi 30 giorni.</p>
        ) : (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keyboards must reach it */}
            <section className="admin-sales-table" tabIndex={0} aria-label={`Vendite e margine: ${names[by]}`}>
              <table className="sums">
                <caption className="sr-only">Vendite e margine, ultimi 30 giorni: {names[by]}</caption>
                <thead>
                  <tr>
                    <th scope="col">{names[by]}</th>
                    <td>Pezzi</td>
                    <td>Vendite</td>
                    <td>Margine</td>
                  </tr>
                </thead>
                <tbody>
                  {all.map((row) => (
                    <tr key={row.key}>
                      <th scope="row">{rowNames[by](row.key)}</th>
                      <td>{countText(row.pieces)}</td>
                      <td>{euro(row.gross)}</td>
                      <td>{marginText(row)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            <p className="small muted above-10">
              Pagato negli ultimi 30 giorni e non reso, codici sconto già tolti. Il margine è senza IVA, sui pezzi di
              cui c’era il costo quando sono stati venduti.
            </p>
            <p className="above-10">
              <a className="btn btn-small" {...download(getBreakdownCsv, { query: { ...query, by } })}>
                <Download className="icon icon-s" aria-hidden="true" /> CSV
                <span className="sr-only">: {names[by]}</span>
              </a>
            </p>
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

function StockValue() {
  const rows = useQuery({ ...readQuery(useApi(), getStockValue), ...shownFresh })
  return (
    <Loaded query={rows} failure="Il valore del magazzino non si carica.">
      {(all) => (
        <table className="sums">
          <caption className="sr-only">Valore del magazzino per categoria, al costo</caption>
          <thead>
            <tr>
              <th scope="col">Categoria</th>
              <td>Pezzi</td>
              <td>Al costo</td>
            </tr>
          </thead>
          <tbody>
            {all.map(({ category, pieces, value, knownPieces }) => (
              <tr key={category}>
                <th scope="row">{categoryName(category)}</th>
                <td>{countText(pieces)}</td>
                <td>
                  {knownPieces === 0 ? 'costo non scritto' : euro(value)}
                  {knownPieces > 0 && knownPieces < pieces && ` su ${countText(knownPieces)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Loaded>
  )
}
