import { useState } from 'react'
import { catalogFileMappings } from '#shared/contract/admin-catalog-file.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { some } from './admin-format.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { type ImportChoice, useCatalogImport } from './use-catalog-import.ts'

const mappingNames = { shop: 'File esportato dal negozio', sxt26: 'Listino del fornitore (sxt26)' } as const

/** A CSV file becomes products: preview with the errors of each line, then all of it or nothing. */
export default function CatalogImportDialog({ onClose }: { onClose(): void }) {
  const [file, setFile] = useState<File>()
  const [choice, setChoice] = useState<ImportChoice>({ mapping: 'shop', onError: 'refuse', onConflict: 'refuse' })
  const { report, isApplied, isBusy, error, look, apply } = useCatalogImport()
  const choose = (next: ImportChoice, of = file) => {
    setChoice(next)
    if (of) look(of, next)
  }
  const isBlocked =
    !report ||
    (report.errorCount > 0 && choice.onError === 'refuse') ||
    (report.conflictCount > 0 && choice.onConflict === 'refuse')
  const count = report ? report.created + report.updated : 0
  const canApply = file !== undefined && !isBlocked && count > 0 && !isBusy
  return (
    <Dialog open onClose={onClose} title="Importa prodotti" size="checkout">
      <div className="dlg-b stack" aria-busy={isBusy}>
        <Field label="Tipo di file">
          <select
            value={choice.mapping}
            onChange={({ target }) =>
              choose({ ...choice, mapping: catalogFileMappings.find((one) => one === target.value) ?? 'shop' })
            }
          >
            {catalogFileMappings.map((one) => (
              <option key={one} value={one}>
                {mappingNames[one]}
              </option>
            ))}
          </select>
        </Field>
        <Field label="File CSV" hint="Prima vedi l’anteprima: non viene salvato nulla." error={error}>
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              setFile(chosen)
              if (chosen) choose(choice, chosen)
            }}
          />
        </Field>
        {isBusy && (
          <p className="row" role="status">
            <span className="spin" aria-hidden="true" /> Lettura del file…
          </p>
        )}
        {report && !isBusy && <ImportOutcome report={report} isApplied={isApplied} />}
        {report && !isApplied && report.errorCount > 0 && (
          <label className="check">
            <input
              type="checkbox"
              checked={choice.onError === 'skip'}
              onChange={({ target }) => choose({ ...choice, onError: target.checked ? 'skip' : 'refuse' })}
            />
            <span>Lascia fuori le righe sbagliate e importa le altre</span>
          </label>
        )}
        {report && !isApplied && report.conflictCount > 0 && (
          <Field label="Prodotti cambiati dopo l’esportazione">
            <select
              value={choice.onConflict}
              onChange={({ target }) =>
                choose({
                  ...choice,
                  onConflict: (['skip', 'overwrite'] as const).find((one) => one === target.value) ?? 'refuse',
                })
              }
            >
              <option value="refuse">Non importare nulla</option>
              <option value="skip">Lasciali come sono nel negozio</option>
              <option value="overwrite">Sovrascrivili con il file</option>
            </select>
          </Field>
        )}
      </div>
      <div className="adm-save">
        <button type="button" className="btn" onClick={onClose}>
          {isApplied ? 'Chiudi' : 'Annulla'}
        </button>
        {!isApplied && (
          <button
            type="button"
            className="btn btn-1"
            disabled={!canApply}
            onClick={() => file && canApply && apply(file, choice)}
          >
            {canApply ? `Importa ${some(count, 'prodotto', 'prodotti')}` : 'Importa'}
          </button>
        )}
      </div>
    </Dialog>
  )
}
