import { CircleAlert, CircleCheck } from 'lucide-react'
import { countText, some } from '#web/admin/admin-format.ts'
import type { FormerShopReport } from '../former-shop-calls.ts'

interface Props {
  report: FormerShopReport
  isApplied: boolean
}

const sources = { woocommerce: 'WooCommerce', shopify: 'Shopify', other: 'un altro negozio' } as const

/** The content of a file of customers or orders, with its faults. */
export function FormerShopOutcome({ report, isApplied }: Props) {
  const { errors, errorCount, notes, examples, added, source } = report
  const Icon = errorCount > 0 && !isApplied ? CircleAlert : CircleCheck
  const more = errorCount - errors.length
  return (
    <div className="stack">
      <div className={`note ${errorCount > 0 && !isApplied ? 'note-warning' : 'note-ok'}`} role="status">
        <Icon className="icon" aria-hidden="true" />
        <p>
          <b className="bold">{isApplied ? 'Importazione completata.' : 'Anteprima.'}</b> {summaryOf(report, isApplied)}
          {source && ` Letto come esportazione di ${sources[source]}.`}
        </p>
      </div>
      {notes.length > 0 && (
        <section className="box box-body" aria-label="Da sapere">
          <h3>Da sapere</h3>
          <ul className="small stack">
            {notes.map(({ kind, text, count, lines }) => (
              <li key={kind}>
                {text}{' '}
                <span className="muted">
                  {countText(count)}, {lines.length === 1 ? 'riga' : 'righe'} {lines.slice(0, 8).join(', ')}
                  {count > 8 && '…'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {errors.length > 0 && (
        <section className="box">
          <table className="data-table">
            <caption className="admin-subhead text-m bold">Righe sbagliate</caption>
            <thead>
              <tr>
                <th scope="col">Riga</th>
                <th scope="col">Colonna e valore</th>
                <th scope="col">Che cosa non va</th>
                <th scope="col">Che cosa va bene</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ line, column, value, message, allowed }) => (
                <tr key={`${line} ${column}`}>
                  <td data-label="Riga">{line}</td>
                  <td className="cell-row">
                    {[column, value === '' ? '(vuota)' : value && `«${value}»`].filter(Boolean).join(': ')}
                  </td>
                  <td className="cell-row">{message}</td>
                  <td className="cell-row small muted">{allowed}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p className="box-body small muted">e altre {countText(more)}</p>}
        </section>
      )}
      {!isApplied && examples.length > 0 && (
        <section className="box" aria-labelledby="move-in-examples">
          <div className="box-head">
            <h3 id="move-in-examples">I primi che entrano</h3>
          </div>
          <ul className="admin-lines">
            {examples.slice(0, 5).map(({ line, title, detail }) => (
              <li key={line}>
                <span>
                  <b className="bold">{title}</b>
                  <br />
                  <span className="small muted">{detail}</span>
                </span>
              </li>
            ))}
          </ul>
          {added > 5 && <p className="box-body small muted">e altri {countText(added - 5)}</p>}
        </section>
      )}
    </div>
  )
}

function summaryOf(report: FormerShopReport, isApplied: boolean): string {
  const { rows, kind, added, unchanged, different, wrongRows, skipped } = report
  const what = kind === 'orders' ? some(added, 'ordine', 'ordini') : some(added, 'cliente', 'clienti')
  const parts = [
    `${what} ${isApplied ? 'importati' : 'da importare'}`,
    ...(unchanged > 0 ? [`${countText(unchanged)} già nel negozio`] : []),
    ...(different > 0 ? [`${countText(different)} diversi, restano come sono`] : []),
    ...(wrongRows > 0 ? [some(wrongRows, 'riga sbagliata', 'righe sbagliate')] : []),
    ...(skipped > 0 ? [some(skipped, 'lasciata fuori', 'lasciate fuori')] : []),
  ]
  return `${some(rows, 'riga', 'righe')}: ${parts.join(', ')}.`
}
