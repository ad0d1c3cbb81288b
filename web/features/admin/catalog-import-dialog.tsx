import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ImportReport } from '#shared/contract/admin-catalog-file.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { countText, some } from './admin-format.ts'
import { useCatalogImport } from './use-catalog-import.ts'

/** A CSV file becomes products: preview with the errors of each line, then all of it or nothing. */
export default function CatalogImportDialog({ onClose }: { onClose(): void }) {
  const [file, setFile] = useState<File>()
  const { report, isBusy, error, look, apply } = useCatalogImport()
  const canApply = file && report && !report.isApplied && report.errorCount === 0 && report.created + report.updated > 0
  return (
    <Dialog open onClose={onClose} title="Importa prodotti" size="checkout">
      <div className="dlg-b stack" aria-busy={isBusy}>
        <Field
          label="File CSV"
          hint="Il file esportato dal negozio o il listino del fornitore. Prima vedi l’anteprima: non viene salvato nulla."
          error={error}
        >
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              setFile(chosen)
              if (chosen) look(chosen)
            }}
          />
        </Field>
        {isBusy && (
          <p className="row" role="status">
            <span className="spin" aria-hidden="true" /> Lettura del file…
          </p>
        )}
        {report && !isBusy && <Report report={report} />}
      </div>
      <div className="adm-save">
        <button type="button" className="btn" onClick={onClose}>
          {report?.isApplied ? 'Chiudi' : 'Annulla'}
        </button>
        {!report?.isApplied && (
          <button
            type="button"
            className="btn btn-1"
            disabled={!canApply || isBusy}
            onClick={() => canApply && apply(file, report.fingerprint)}
          >
            {canApply ? `Importa ${some(report.created + report.updated, 'prodotto', 'prodotti')}` : 'Importa'}
          </button>
        )}
      </div>
    </Dialog>
  )
}

function Report({ report }: { report: ImportReport }) {
  const { lines, created, updated, unchanged, errorCount, errors, changes, isApplied } = report
  const hasErrors = errorCount > 0
  const Icon = hasErrors ? CircleAlert : CircleCheck
  return (
    <div className="stack" role="status">
      <div className={`note ${hasErrors ? 'note-err' : 'note-ok'}`}>
        <Icon className="i" aria-hidden="true" />
        <p>
          <b className="b">
            {isApplied
              ? 'Importazione completata.'
              : hasErrors
                ? 'Il file ha errori: non si può importare.'
                : 'Anteprima.'}
          </b>{' '}
          {some(lines, 'riga', 'righe')}: {countText(created)} da aggiungere, {countText(updated)} da aggiornare,{' '}
          {countText(unchanged)} uguali, {some(errorCount, 'riga con errori', 'righe con errori')}.
        </p>
      </div>
      {hasErrors && (
        <Rows caption="Errori" more={errorCount - errors.length} heads={['Riga', 'Campo', 'Errore']}>
          {errors.map(({ line, field, message }) => [String(line), field ?? '', message])}
        </Rows>
      )}
      {changes.length > 0 && (
        <Rows
          caption="Modifiche"
          more={created + updated - changes.length}
          heads={['Riga', 'Prodotto', 'Che cosa cambia']}
        >
          {changes.map(({ line, kind, productCode, name, fields }) => [
            String(line),
            `${name} (${productCode})`,
            kind === 'create' ? 'nuovo' : fields.join(', '),
          ])}
        </Rows>
      )}
    </div>
  )
}

interface RowsProps {
  caption: string
  heads: readonly string[]
  more: number
  children: readonly (readonly string[])[]
}

function Rows({ caption, heads, more, children }: RowsProps) {
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
