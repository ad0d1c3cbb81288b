import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ImportReport } from '#shared/contract/admin-catalog-file.ts'
import { countText, some } from './admin-format.ts'

/** What an import would do, or has done: numbers, wrong lines, conflicts, changes. */
export function ImportOutcome({ report, isApplied }: { report: ImportReport; isApplied: boolean }) {
  const { errorCount, errors, conflictCount, conflicts, changes, unknownColumns, skipped } = report
  const hasProblems = errorCount + conflictCount > 0 && !isApplied
  const Icon = hasProblems ? CircleAlert : CircleCheck
  return (
    <div className="stack" role="status">
      <div className={`note ${hasProblems ? 'note-w' : 'note-ok'}`}>
        <Icon className="i" aria-hidden="true" />
        <p>
          <b className="b">{isApplied ? 'Importazione completata.' : 'Anteprima.'}</b>{' '}
          {some(report.rows, 'riga', 'righe')}: {countText(report.created)} {isApplied ? 'aggiunti' : 'da aggiungere'},{' '}
          {countText(report.updated)} {isApplied ? 'aggiornati' : 'da aggiornare'}, {countText(report.unchanged)}{' '}
          uguali, {some(errorCount, 'riga sbagliata', 'righe sbagliate')},{' '}
          {some(conflictCount, 'conflitto', 'conflitti')}
          {skipped > 0 && `, ${countText(skipped)} lasciate fuori`}.
          {unknownColumns.length > 0 && ` Colonne non usate: ${unknownColumns.join(', ')}.`}
        </p>
      </div>
      <ImportRows caption="Errori" total={errorCount} heads={['Riga', 'Colonna', 'Errore']}>
        {errors.map(({ line, column, message }) => [String(line), column ?? '', message])}
      </ImportRows>
      <ImportRows caption="Cambiati dopo l’esportazione" total={conflictCount} heads={['Riga', 'Codice', 'Prodotto']}>
        {conflicts.map(({ line, productCode, name }) => [String(line), productCode, name])}
      </ImportRows>
      <ImportRows
        caption="Modifiche"
        total={report.created + report.updated}
        heads={['Riga', 'Prodotto', 'Che cosa cambia']}
      >
        {changes.map(({ line, action, productCode, name, columns }) => [
          String(line),
          productCode ? `${name} (${productCode})` : name,
          action === 'create' ? 'nuovo' : columns.join(', '),
        ])}
      </ImportRows>
    </div>
  )
}

interface RowsProps {
  caption: string
  heads: readonly string[]
  /** Of which the first are shown. */
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
