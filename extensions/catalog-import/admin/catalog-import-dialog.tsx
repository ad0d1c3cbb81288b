import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { countText, some } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { FileInput } from '#web/admin/form/file-input.tsx'
import { useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { listImportMappings } from '../../foreign-files/import-mappings.ts'
import { ImportProgress } from '../../stored-imports/admin/import-progress.tsx'
import { endText } from '../../stored-imports/admin/import-words.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { asFound, ForeignFile } from './foreign-file.tsx'
import { ImportBeingRead, ImportStopped } from './import-being-read.tsx'
import { ImportMapping } from './import-mapping.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { type Confirmed, ImportQuestions } from './import-questions.tsx'
import { ImportTexts, isTextQuestionOpen } from './import-texts.tsx'
import { type ImportChoice, useCatalogImport } from './use-catalog-import.ts'
import './catalog-import.css'

const ZipImportDialog = lazy(() => import('../../picture-intake/admin/zip-import-dialog.tsx'))

export default function CatalogImportDialog({ onClose }: { onClose(): void }) {
  const { data: suppliers = [] } = useQuery(readQuery(useApi(), listImportMappings))
  const [file, setFile] = useState<File>()
  const [zip, setZip] = useState<File>()
  const [choice, setChoice] = useState<ImportChoice>({ mapping: 'auto', onError: 'refuse', onConflict: 'refuse' })
  const run = useCatalogImport()
  const { report, seen, isApplied, isBusy, underWay, over } = run
  const [confirmed, setConfirmed] = useState<Confirmed>(new Set<number>())
  const [skipsOthers, setSkipsOthers] = useState(false)
  const choose = (next: ImportChoice, of = file) => {
    setChoice(next)
    // Lines mean something else in another file, or read otherwise.
    if (of !== file || readingOf(next) !== readingOf(choice)) setConfirmed(new Set<number>())
    if (of) run.look(of, next)
  }
  const open = report ? openQuestions(report, confirmed) : 0
  const count = report ? report.created + report.updated - open : 0
  const obstacle =
    report && !isApplied && !isBusy ? obstacleOf(report, choice, skipsOthers ? 0 : open, count) : undefined
  const take = (chosen: File | undefined) => {
    setFile(chosen)
    if (chosen) choose({ ...choice, ...asFound }, chosen)
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
  const canApply = file !== undefined && report !== undefined && !obstacle && !isBusy && !underWay
  return (
    <Dialog open onClose={onClose} title="Importa prodotti" size="checkout">
      <div className="dialog-body stack" aria-busy={isBusy}>
        <ImportMapping
          mapping={choice.mapping}
          suppliers={suppliers}
          onChange={(mapping) => choose({ ...choice, mapping, ...asFound })}
        />
        <Field
          label="File dei prodotti"
          hint="Excel, CSV, XML o JSON: del negozio, di un altro (WooCommerce, Shopify, PrestaShop, Magento…), del gestionale o di un fornitore; uno zip di foto, o un negozio esportato con le foto. Prima vedi l’anteprima: non viene salvato nulla."
          error={run.error}
        >
          <FileInput
            accept=".csv,.tsv,.txt,.xlsx,.xml,.json,.zip"
            onChoose={(chosen) => (chosen && /\.zip$/i.test(chosen.name) ? setZip(chosen) : take(chosen))}
          />
        </Field>
        {isBusy && <ImportBeingRead onStop={run.stop} />}
        {run.isStopped && !underWay && file && <ImportStopped onAgain={() => choose(choice)} />}
        <Course {...{ underWay, over }} />
        {seen && !isBusy && !isApplied && (
          <ImportTexts report={seen} onAnswer={(texts) => choose({ ...choice, texts })} />
        )}
        {seen && !isBusy && !isApplied && isForeign(seen) && (
          <ForeignFile {...{ seen, choice, suppliers }} onChoose={choose} />
        )}
        {report && !isBusy && !underWay && (
          <ImportOutcome
            report={report}
            isApplied={isApplied}
            isDownloading={run.isDownloading}
            onDownload={file && !isApplied ? () => run.download({ file, ...choice }) : undefined}
          >
            {!isApplied && (
              <PriceQuestions
                {...{ report, confirmed, open, skipsOthers }}
                onConfirm={setConfirmed}
                onSkip={setSkipsOthers}
              />
            )}
          </ImportOutcome>
        )}
        {report && !isApplied && <LeftOutChoices {...{ report, choice }} onChoose={choose} />}
      </div>
      <ImportFoot
        obstacle={obstacle}
        isOver={isApplied}
        leaveLabel={isApplied || underWay ? 'Chiudi' : 'Annulla'}
        count={canApply ? count : undefined}
        onApply={() => file && run.apply(file, choice, confirmed, skipsOthers)}
        onClose={onClose}
      />
    </Dialog>
  )
}

/** An import that has begun: how far it is, or that it was taken back. */
function Course({ underWay, over }: Pick<ReturnType<typeof useCatalogImport>, 'underWay' | 'over'>) {
  if (underWay)
    return (
      <>
        <ImportProgress one={underWay} />
        <p className="small muted">
          Puoi chiudere la finestra o la pagina: l’importazione va avanti. La ritrovi in «Storia delle importazioni».
        </p>
      </>
    )
  if (over?.state !== 'taken_back') return null
  return (
    <p className="note note-warning" role="status">
      {endText(over)}.
    </p>
  )
}

interface FootProps {
  obstacle: string | undefined
  isOver: boolean
  leaveLabel: string
  /** The products that would come in; nothing can be applied without it. */
  count: number | undefined
  onApply(): void
  onClose(): void
}

function ImportFoot({ obstacle, isOver, leaveLabel, count, onApply, onClose }: FootProps) {
  return (
    <div className="admin-save">
      {obstacle && (
        <p id="import-obstacle" className="small import-why">
          {obstacle}
        </p>
      )}
      <button type="button" className="btn" onClick={onClose}>
        {leaveLabel}
      </button>
      {!isOver && (
        <button
          type="button"
          className="btn btn-main"
          disabled={count === undefined}
          aria-describedby={obstacle ? 'import-obstacle' : undefined}
          onClick={onApply}
        >
          {count === undefined ? 'Importa' : `Importa ${some(count, 'prodotto', 'prodotti')}`}
        </button>
      )}
    </div>
  )
}

interface QuestionProps extends ComponentProps<typeof ImportQuestions> {
  /** Prices without an answer. */
  open: number
  skipsOthers: boolean
  onSkip(skips: boolean): void
}

function PriceQuestions({ open, skipsOthers, onSkip, ...questions }: QuestionProps) {
  return (
    <>
      <ImportQuestions {...questions} />
      {open > 0 && (
        <label className="check">
          <input type="checkbox" checked={skipsOthers} onChange={({ target }) => onSkip(target.checked)} />
          <span>Lascia fuori le righe con un prezzo non confermato e importa le altre</span>
        </label>
      )}
    </>
  )
}

interface ChoiceProps {
  choice: ImportChoice
  onChoose(choice: ImportChoice): void
}

/** The wrong rows and the products that were changed meanwhile: refuse the file, or leave them out. */
function LeftOutChoices({ report, choice, onChoose }: ChoiceProps & { report: ImportReport }) {
  return (
    <>
      {report.errorCount > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={choice.onError === 'skip'}
            onChange={({ target }) => onChoose({ ...choice, onError: target.checked ? 'skip' : 'refuse' })}
          />
          <span>
            Importa solo le righe giuste:{' '}
            {report.wrongRows === 1 ? 'resta fuori 1 riga' : `restano fuori ${countText(report.wrongRows)} righe`}. Le
            trovi nel file con il motivo: correggile e ricaricalo, le altre risulteranno uguali.
          </span>
        </label>
      )}
      {report.conflictCount > 0 && (
        <Field label="Prodotti cambiati dopo l’esportazione">
          <select
            value={choice.onConflict}
            onChange={({ target }) =>
              onChoose({
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
    </>
  )
}

const readingOf = ({ mapping, columns, decimalSign, html, netPrices, texts }: ImportChoice) =>
  JSON.stringify([mapping, columns, decimalSign, html, netPrices, texts])

/** The shop's own and its dealer's files are recognised without questions. */
function isForeign({ mapping, rows }: ImportReport): boolean {
  return rows === 0 || (mapping !== 'shop' && mapping !== 'sxt26')
}

const isNamed = ({ columns }: ImportReport) => columns.some(({ field }) => field === 'code' || field === 'name')

function openQuestions({ questions, questionCount }: ImportReport, confirmed: Confirmed): number {
  if (confirmed === 'all') return 0
  return questionCount - questions.filter(({ line }) => confirmed.has(line)).length
}

function obstacleOf(report: ImportReport, choice: ImportChoice, open: number, count: number): string | undefined {
  if (report.notes.some(({ kind }) => kind === 'noHeader') && !isNamed(report))
    return 'Scegli che cosa c’è in ogni colonna: almeno il codice o il nome.'
  if (isTextQuestionOpen(report)) return 'Scegli se riparare i testi del file o lasciarli come sono scritti.'
  if (report.wrongRows > 0 && choice.onError === 'refuse')
    return `${some(report.wrongRows, 'riga sbagliata ferma', 'righe sbagliate fermano')} tutto il file, perché non resti importato a metà: correggi il foglio e sceglilo di nuovo, oppure importa solo le righe giuste.`
  if (open > 0)
    return `${some(open, 'prezzo aspetta', 'prezzi aspettano')} una conferma: spunta quelli giusti, oppure lascia fuori gli altri.`
  if (report.conflictCount > 0 && choice.onConflict === 'refuse')
    return `${some(report.conflictCount, 'prodotto è cambiato', 'prodotti sono cambiati')} dopo l’esportazione: scegli che cosa farne.`
  return count > 0 ? undefined : 'Il file non cambia nulla: non c’è niente da importare.'
}
