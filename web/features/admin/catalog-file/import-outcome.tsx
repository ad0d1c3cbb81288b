import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportReport } from '#shared/contract/admin-catalog-file.ts'
import { countText, euro, some } from '#web/features/admin/admin-format.ts'

interface Props {
  report: ImportReport
  isApplied: boolean
  children?: ReactNode
}

export function ImportOutcome({ report, isApplied, children }: Props) {
  const { errorCount, errors, conflictCount, conflicts, changes, withoutPriceCount, withoutPrice } = report
  const hasProblems = errorCount + conflictCount + report.questionCount > 0 && !isApplied
  const Icon = hasProblems ? CircleAlert : CircleCheck
  return (
    <div className="stack">
      <div className={`note ${hasProblems ? 'note-w' : 'note-ok'}`} role="status">
        <Icon className="i" aria-hidden="true" />
        <p>
          <b className="b">{isApplied ? 'Importazione completata.' : 'Anteprima.'}</b> {summaryOf(report, isApplied)}
          {report.unknownColumns.length > 0 && ` Colonne non usate: ${report.unknownColumns.join(', ')}.`}
        </p>
      </div>
      <ImportRows caption="Errori" total={errorCount} heads={['Riga', 'Colonna', 'Errore']}>
        {errors.map(({ line, column, message }) => [String(line), column ?? '', message])}
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
  children: readonly (readonly string[])[]
}

function ImportRows({ caption, heads, total, children }: RowsProps) {
  const more = total - children.length
  if (children.length === 0) return null
  return (
    <section className="box">
      <table className="tbl">
        <caption className="adm-sub-h">{caption}</caption>
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
      {more > 0 && <p className="box-b small muted">e altre {countText(more)}</p>}
    </section>
  )
}
