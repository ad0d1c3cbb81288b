import { lazy, Suspense, useState } from 'react'
import { catalogFileMappings, type ImportReport } from '#shared/contract/admin-catalog-file.ts'
import { some } from '#web/features/admin/admin-format.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { type Confirmed, ImportQuestions } from './import-questions.tsx'
import { type ImportChoice, useCatalogImport } from './use-catalog-import.ts'
import './catalog-import.css'

const ZipImportDialog = lazy(() => import('#web/features/admin/picture-import/zip-import-dialog.tsx'))

const mappingNames = {
  auto: 'Riconoscilo dalle colonne',
  shop: 'File esportato dal negozio',
  sxt26: 'Listino del fornitore (sxt26)',
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
  google: 'Google Merchant',
  list: 'Un altro listino',
} as const

export default function CatalogImportDialog({ onClose }: { onClose(): void }) {
  const [file, setFile] = useState<File>()
  const [zip, setZip] = useState<File>()
  const [choice, setChoice] = useState<ImportChoice>({ mapping: 'auto', onError: 'refuse', onConflict: 'refuse' })
  const { report, seen, isApplied, isBusy, error, look, apply, download, isDownloading } = useCatalogImport()
  const [confirmed, setConfirmed] = useState<Confirmed>(new Set<number>())
  const [skipsOthers, setSkipsOthers] = useState(false)
  const choose = (next: ImportChoice, of = file) => {
    setChoice(next)
    // Lines mean something else in another file, or read otherwise.
    if (of !== file || next.mapping !== choice.mapping || next.columns !== choice.columns)
      setConfirmed(new Set<number>())
    if (of) look(of, next)
  }
  const open = report ? openQuestions(report, confirmed) : 0
  const count = report ? report.created + report.updated - open : 0
  const obstacle =
    report && !isApplied && !isBusy ? obstacleOf(report, choice, skipsOthers ? 0 : open, count) : undefined
  const take = (chosen: File | undefined) => {
    setFile(chosen)
    if (chosen) choose({ ...choice, columns: undefined }, chosen)
  }
  if (zip)
    return (
      <Suspense>
        <ZipImportDialog
          file={zip}
          onClose={onClose}
          onCatalogue={(catalogue) => {
            setZip(undefined)
            take(catalogue)
          }}
        />
      </Suspense>
    )
  const canApply = file !== undefined && report !== undefined && !obstacle && !isBusy
  return (
    <Dialog open onClose={onClose} title="Importa prodotti" size="checkout">
      <div className="dlg-b stack" aria-busy={isBusy}>
        <Field label="Letto come">
          <select
            value={choice.mapping}
            onChange={({ target }) =>
              choose({
                ...choice,
                mapping: catalogFileMappings.find((one) => one === target.value) ?? 'auto',
                columns: undefined,
              })
            }
          >
            {catalogFileMappings.map((one) => (
              <option key={one} value={one}>
                {mappingNames[one]}
              </option>
            ))}
          </select>
        </Field>
        <Field
          label="File dei prodotti"
          hint="Excel, CSV, XML o JSON, del negozio, di WooCommerce, di Shopify o di un fornitore; uno zip di foto, o un negozio esportato con le foto. Prima vedi l’anteprima: non viene salvato nulla."
          error={error}
        >
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.xml,.json,.zip"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen && /\.zip$/i.test(chosen.name)) setZip(chosen)
              else take(chosen)
            }}
          />
        </Field>
        {isBusy && (
          <p className="row" role="status">
            <span className="spin" aria-hidden="true" /> Lettura del file…
          </p>
        )}
        {seen && !isBusy && !isApplied && isForeign(seen) && (
          <ImportColumns report={seen} onChange={(columns) => choose({ ...choice, columns })} />
        )}
        {report && !isBusy && (
          <ImportOutcome
            report={report}
            isApplied={isApplied}
            isDownloading={isDownloading}
            onDownload={file && !isApplied ? () => download({ file, ...choice }) : undefined}
          >
            {!isApplied && <ImportQuestions report={report} confirmed={confirmed} onConfirm={setConfirmed} />}
            {!isApplied && open > 0 && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={skipsOthers}
                  onChange={({ target }) => setSkipsOthers(target.checked)}
                />
                <span>Lascia fuori le righe con un prezzo non confermato e importa le altre</span>
              </label>
            )}
          </ImportOutcome>
        )}
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
        {obstacle && (
          <p id="import-obstacle" className="small imp-why">
            {obstacle}
          </p>
        )}
        <button type="button" className="btn" onClick={onClose}>
          {isApplied ? 'Chiudi' : 'Annulla'}
        </button>
        {!isApplied && (
          <button
            type="button"
            className="btn btn-1"
            disabled={!canApply}
            aria-describedby={obstacle ? 'import-obstacle' : undefined}
            onClick={() => file && canApply && apply(file, choice, confirmed, skipsOthers)}
          >
            {canApply ? `Importa ${some(count, 'prodotto', 'prodotti')}` : 'Importa'}
          </button>
        )}
      </div>
    </Dialog>
  )
}

/** The shop's own files and its dealer's say themselves what they are. */
function isForeign({ mapping, rows }: ImportReport): boolean {
  return rows === 0 || (mapping !== 'shop' && mapping !== 'sxt26')
}

function openQuestions({ questions, questionCount }: ImportReport, confirmed: Confirmed): number {
  if (confirmed === 'all') return 0
  return questionCount - questions.filter(({ line }) => confirmed.has(line)).length
}

function obstacleOf(report: ImportReport, choice: ImportChoice, open: number, count: number): string | undefined {
  if (report.wrongRows > 0 && choice.onError === 'refuse')
    return `${some(report.wrongRows, 'riga sbagliata ferma', 'righe sbagliate fermano')} tutto il file, perché non resti importato a metà: correggi il foglio e sceglilo di nuovo, oppure lascia fuori le righe sbagliate.`
  if (open > 0)
    return `${some(open, 'prezzo aspetta', 'prezzi aspettano')} una conferma: spunta quelli giusti, oppure lascia fuori gli altri.`
  if (report.conflictCount > 0 && choice.onConflict === 'refuse')
    return `${some(report.conflictCount, 'prodotto è cambiato', 'prodotti sono cambiati')} dopo l’esportazione: scegli che cosa farne.`
  return count > 0 ? undefined : 'Il file non cambia nulla: non c’è niente da importare.'
}
