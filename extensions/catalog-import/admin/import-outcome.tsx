import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { centsOf } from '#shared/domain/platform/money.ts'
import { countText, euro, some } from '#web/admin/admin-format.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

interface Props {
  report: ImportReport
  isApplied: boolean
  isDownloading: boolean
  onDownload: (() => void) | undefined
  children?: ReactNode
}

export function ImportOutcome({ report, isApplied, isDownloading, onDownload, children }: Props) {
  const { errorCount, errors, conflictCount, conflicts, changes, withoutPriceCount, withoutPrice } = report
  const hasProblems = errorCount + conflictCount + report.questionCount > 0 && !isApplied
  const priceChanges = changedPrices(changes)
  const Icon = hasProblems ? CircleAlert : CircleCheck
  return (
    <div className="stack">
      <div className={`note ${hasProblems ? 'note-warning' : 'note-ok'}`} role="status">
        <Icon className="icon" aria-hidden="true" />
        <p>
          <b className="bold">{isApplied ? 'Importazione completata.' : 'Anteprima.'}</b> {summaryOf(report, isApplied)}
          {report.unknownColumns.length > 0 && ` Colonne non usate: ${report.unknownColumns.join(', ')}.`}
        </p>
      </div>
      {report.notes.length > 0 && (
        <section className="box box-body" aria-label="Da sapere">
          <h3>Da sapere</h3>
          <ul className="import-notes small">
            {report.notes.map(({ kind, count, lines, text }) => (
              <li className="above-6" key={kind}>
                {text}
                {!ofFile.has(kind) && (
                  <span className="muted">
                    {' '}
                    {countText(count)}
                    {`, ${lines.length === 1 ? 'riga' : 'righe'} ${lines.slice(0, linesShown).join(', ')}`}
                    {lines.length > linesShown && '…'}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ImportRows
        caption="Errori"
        total={errorCount}
        heads={['Riga', 'Articolo', 'Colonna e valore', 'Che cosa non va', 'Che cosa va bene']}
        action={
          onDownload && (
            <button type="button" className="btn" aria-disabled={isDownloading} onClick={onDownload}>
              <Download className="icon" aria-hidden="true" />
              {report.wrongRows === 1
                ? 'Scarica la riga con il motivo'
                : `Scarica le ${countText(report.wrongRows)} righe con il motivo`}
            </button>
          )
        }
      >
        {errors.map(({ line, row, column, value, productCode, name, message, allowed }) => [
          row === line ? String(row) : `${row} (linea ${line})`,
          [name, productCode].filter(Boolean).join(', ') || '(senza nome)',
          [column, value === '' ? '(vuota)' : value && `«${value}»`].filter(Boolean).join(': '),
          message,
          allowed ?? '',
        ])}
      </ImportRows>
      {children}
      <ImportRows caption="Cambiati dopo l’esportazione" total={conflictCount} heads={['Riga', 'Codice', 'Prodotto']}>
        {conflicts.map(({ line, productCode, name }) => [String(line), productCode, name])}
      </ImportRows>
      <ImportRows
        caption={
          isApplied
            ? 'Senza prezzo: aggiunti come bozze, non si vedono nel negozio'
            : 'Senza prezzo: entrano come bozze, non si vedono nel negozio'
        }
        total={withoutPriceCount}
        heads={['Riga', 'Codice', 'Prodotto']}
      >
        {withoutPrice.map(({ line, productCode, name }) => [String(line), productCode ?? '', name])}
      </ImportRows>
      <ImportRows
        caption="Prezzi che cambiano"
        total={priceChanges.length}
        heads={['Riga', 'Prodotto', 'Adesso', 'Diventa', 'Differenza']}
      >
        {priceChanges}
      </ImportRows>
      <ImportRows
        caption="Modifiche"
        total={report.created + report.updated}
        heads={['Riga', 'Prodotto', 'Che cosa cambia']}
      >
        {changes.map(({ line, action, productCode, name, columns, price }) => [
          String(line),
          productCode ? `${name} (${productCode})` : name,
          action === 'create'
            ? 'nuovo'
            : columns.join(', ') + (price ? ` (prezzo ${euro(price.before)} → ${euro(price.after)})` : ''),
        ])}
      </ImportRows>
    </div>
  )
}

/** Notes about the file as a whole, which no row has. */
const ofFile = new Set(['withTax', 'doubleColumns', 'otherSheets', 'otherCurrency', 'noHeader'])
const linesShown = 8

/** Old and new, the largest change first. */
function changedPrices(changes: ImportReport['changes']): string[][] {
  const shares = changes.flatMap(({ line, name, productCode, price }) => {
    const [before, after] = [centsOf(price?.before ?? '0.00'), centsOf(price?.after ?? '0.00')]
    return price && before > 0 ? [{ line, name, productCode, price, share: (after - before) / before }] : []
  })
  return shares
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
    .map(({ line, name, productCode, price, share }) => [
      String(line),
      productCode ? `${name} (${productCode})` : name,
      euro(price.before),
      euro(price.after),
      `${share < 0 ? '−' : '+'} ${countText(Math.round(Math.abs(share) * 100))} %`,
    ])
}

/** Rows are counted as rows; a row may have several errors. */
function summaryOf(report: ImportReport, isApplied: boolean): string {
  const { wrongRows, errorCount, conflictCount, questionCount, skipped } = report
  const parts = [
    `${countText(report.created)} ${isApplied ? 'aggiunti' : 'da aggiungere'}`,
    `${countText(report.updated)} ${isApplied ? 'aggiornati' : 'da aggiornare'}`,
    `${countText(report.unchanged)} uguali`,
    ...(wrongRows > 0
      ? [some(wrongRows, 'riga sbagliata', 'righe sbagliate'), some(errorCount, 'errore', 'errori')]
      : []),
    ...(conflictCount > 0 ? [some(conflictCount, 'conflitto', 'conflitti')] : []),
    ...(questionCount > 0 && !isApplied ? [some(questionCount, 'prezzo da confermare', 'prezzi da confermare')] : []),
    ...(skipped > 0 ? [some(skipped, 'lasciata fuori', 'lasciate fuori')] : []),
  ]
  return `${some(report.rows, 'riga', 'righe')}: ${parts.join(', ')}.`
}

interface RowsProps {
  caption: string
  heads: readonly string[]
  total: number
  action?: ReactNode
  children: readonly (readonly string[])[]
}

function ImportRows({ caption, heads, total, action, children }: RowsProps) {
  const more = total - children.length
  if (children.length === 0) return null
  return (
    <section className="box">
      {action && <div className="box-body">{action}</div>}
      <table className="data-table">
        <caption className="admin-subhead text-m bold">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {children.map((cells) => (
            <tr key={cells.join('\n')}>
              {cells.map((cell, i) => (
                <td key={heads[i]} data-label={i === 0 ? heads[0] : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="box-body small muted">e altre {countText(more)}</p>}
    </section>
  )
}
