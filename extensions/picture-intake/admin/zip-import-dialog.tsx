import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { countText, momentText, some } from '#web/admin/admin-format.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { catalogueIn, type MatchedZip, type Progress, type ShopZip } from './run-zip-import.ts'
import { useZipImport } from './use-zip-import.ts'
import { ZipMatches, ZipRefused } from './zip-lists.tsx'
import './picture-import.css'

interface Props {
  file: File
  onClose(): void
  /** The file of the catalogue that lies in a shop's archive, once its pictures are in. */
  onCatalogue(file: File): void
}

/**
 * Imports a zip file with pictures for products by name, or with a whole shop, whose pictures come before its products.
 */
export default function ZipImportDialog({ file, onClose, onCatalogue }: Props) {
  const { state, start, stop } = useZipImport(file)
  const isRunning = state.step === 'running'
  const zip = 'zip' in state ? state.zip : undefined
  const count = zip ? countOf(zip) : 0
  const goOn = (shop: ShopZip) =>
    catalogueIn(file, shop).then(
      (catalogue) => {
        say('Foto e scaffali sono nel negozio', 'Ora guarda l’anteprima degli articoli.')
        onCatalogue(catalogue)
      },
      (error: Error) => sayError(error.message),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={zip?.kind === 'shop' ? 'Importa un negozio' : 'Importa foto'}
      size="checkout"
      focus="title"
    >
      <div className="dialog-body stack" aria-busy={state.step === 'reading'}>
        <p>
          <b className="bold">{file.name}</b>
        </p>
        {state.step === 'reading' && (
          <p className="row" role="status">
            <span className="spin" aria-hidden="true" /> Lettura dell’archivio…
          </p>
        )}
        {state.step === 'refused' && (
          <Note isWarning>
            <b className="bold">L’archivio non si può leggere.</b> {state.why}
          </Note>
        )}
        {state.step === 'ready' && <Preview zip={state.zip} />}
        {'progress' in state && <Run step={state.step} progress={state.progress} isShop={zip?.kind === 'shop'} />}
        {state.step === 'ready' && state.zip.kind === 'pictures' && <ZipMatches zip={state.zip} />}
        {'progress' in state && <ZipRefused caption="Non riuscite" refused={state.progress.failures} />}
      </div>
      <div className="admin-save">
        {isRunning ? (
          <button type="button" className="btn" onClick={stop}>
            Ferma
          </button>
        ) : (
          <button type="button" className="btn" onClick={onClose}>
            {state.step === 'over' || state.step === 'stopped' ? 'Chiudi' : 'Annulla'}
          </button>
        )}
        {zip && state.step !== 'over' && (
          <button
            type="button"
            className="btn btn-main"
            disabled={isRunning || (count === 0 && zip.kind === 'pictures')}
            onClick={() => start(zip)}
          >
            {state.step === 'stopped' ? 'Riprendi' : startText(zip, count)}
          </button>
        )}
        {state.step === 'over' && state.progress.failures.length > 0 && zip?.kind === 'pictures' && (
          <button type="button" className="btn btn-main" onClick={() => start(zip)}>
            Riprova
          </button>
        )}
        {state.step === 'over' && zip?.kind === 'shop' && (
          <button type="button" className="btn btn-main" onClick={() => goOn(zip)}>
            Continua con gli articoli
          </button>
        )}
      </div>
    </Dialog>
  )
}

function countOf(zip: MatchedZip | ShopZip): number {
  if (zip.kind === 'shop') return zip.manifest.pictures.length
  return zip.matches.filter(({ articles }) => articles.length > 0).length
}

function startText(zip: MatchedZip | ShopZip, count: number): string {
  if (zip.kind === 'shop') return 'Importa foto e scaffali'
  return count > 0 ? `Carica ${some(count, 'foto', 'foto')}` : 'Carica'
}

function Preview({ zip }: { zip: MatchedZip | ShopZip }) {
  if (zip.kind === 'shop') {
    const { madeAt, products, pictures, shelves, facts, lost } = zip.manifest
    return (
      <Note isWarning={lost.length > 0}>
        <b className="bold">Un negozio intero,</b> esportato il {momentText(madeAt)}:{' '}
        {some(products, 'articolo', 'articoli')}, {some(pictures.length, 'foto', 'foto')},{' '}
        {some(shelves.length, 'scaffale', 'scaffali')}, {some(facts.length, 'dato', 'dati')}. Prima entrano foto e
        scaffali, poi vedi l’anteprima degli articoli. Quello che il negozio ha già resta.
        {lost.length > 0 &&
          ` Mancano ${some(lost.length, 'foto, che era perduta', 'foto, che erano perdute')} già allora: gli articoli che le nominano saranno righe da correggere.`}
      </Note>
    )
  }
  const { matches, content } = zip
  const found = countOf(zip)
  const articles = new Set(matches.flatMap((one) => one.articles.map(({ id }) => id))).size
  const lost = matches.length - found
  if (matches.length === 0)
    return (
      <Note isWarning>
        <b className="bold">Nello zip non ci sono foto</b> JPG, PNG, GIF, WebP o HEIC.
      </Note>
    )
  return (
    <Note isWarning={lost > 0 || content.refused.length > 0}>
      <b className="bold">Anteprima.</b> {some(found, 'foto va', 'foto vanno')} a{' '}
      {some(articles, 'articolo', 'articoli')}, dietro quelle che hanno già
      {lost > 0 && `; ${some(lost, 'non trova', 'non trovano')} un articolo`}
      {content.refused.length > 0 && `; ${some(content.refused.length, 'file resta', 'file restano')} fuori`}. Non è
      ancora stato caricato nulla.
    </Note>
  )
}

function Run({ step, progress, isShop }: { step: string; progress: Progress; isShop: boolean }) {
  const { done, total, added, already, failures } = progress
  const head =
    step === 'running' ? 'Caricamento in corso.' : step === 'stopped' ? 'Caricamento fermato.' : 'Caricamento finito.'
  return (
    <Note isWarning={step === 'stopped' || failures.length > 0}>
      <b className="bold">{head}</b> {countText(done)} di {some(total, 'foto', 'foto')}: {countText(added)}{' '}
      {isShop ? 'nuove' : 'aggiunte'}, {countText(already)} già presenti
      {failures.length > 0 && `, ${countText(failures.length)} non riuscite`}.
      {step === 'running' && ' Tieni aperta questa finestra.'}
      {step === 'stopped' && ' Quelle caricate restano; se riprendi, non entrano due volte.'}
      {step === 'running' && total > 0 && (
        <span
          className="progress block above-8"
          role="progressbar"
          aria-label="Foto caricate"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
        >
          <i style={{ width: `${(done / total) * 100}%` }} />
        </span>
      )}
    </Note>
  )
}

function Note({ isWarning = false, children }: { isWarning?: boolean; children: ReactNode }) {
  const Icon = isWarning ? CircleAlert : CircleCheck
  return (
    <div className={`note ${isWarning ? 'note-warning' : 'note-ok'}`} role="status">
      <Icon className="icon" aria-hidden="true" />
      <p className="incoming-text">{children}</p>
    </div>
  )
}
