import { useQuery } from '@tanstack/react-query'
import { Archive, CircleAlert, CircleCheck, Image, type LucideIcon, RotateCcw, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { backUpImages, getImageStatus, type ImageStatus, restoreImages } from '#shared/contract/catalog/admin-images.ts'
import { some, timeText } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useAct, useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { announce } from '#web/ui/live-region.tsx'
import { imagesId } from './task-lines.ts'

const shownFiles = 200

/** Unknown until a check, then all well or missing. */
export default function ImageProtection() {
  const api = useApi()
  const refresh = useRefresh()
  const [isChecking, setChecking] = useState(false)
  // On demand only: a check reads every picture of the shop.
  const { data: status, refetch } = useQuery({ ...readQuery(api, getImageStatus), enabled: false })
  const check = async () => {
    setChecking(true)
    announce('Verifica delle immagini in corso')
    const { data, isError } = await refetch()
    setChecking(false)
    void refresh()
    return isError ? undefined : data
  }
  const verify = async () => {
    const found = await check()
    if (!found) return sayError('Impossibile verificare lo stato delle immagini')
    if (found.valid) return say('Tutte le immagini sono OK', 'Nessuna immagine mancante rilevata')
    sayError(some(found.totalMissing, 'immagine mancante', 'immagini mancanti'), 'Immagini mancanti rilevate')
  }
  const restore = useAct({
    call: async (api) => {
      const { message, lost } = await api(restoreImages)
      if (lost.length > 0) sayError(message, 'Ripristino incompleto')
      else say('Ripristino completato', message)
      await check()
    },
    failed: () => 'Impossibile ripristinare le immagini',
  })
  const backUp = useAct({
    call: (api) => api(backUpImages),
    said: ({ message }) => ['Backup creato', message],
    failed: () => 'Impossibile creare il backup',
  })
  const isMissing = status !== undefined && !status.valid
  const canRestore = isMissing && !restore.busy && !isChecking
  return (
    <section className="box admin-images" id={imagesId} tabIndex={-1} aria-labelledby="images-title">
      <div className="box-head wraps">
        <h2 className="row" id="images-title">
          <Image className="icon" aria-hidden="true" /> Protezione Immagini
        </h2>
        <div className="row wraps spaced-8">
          <Action icon={ScanSearch} isBusy={isChecking && !restore.busy} onClick={() => void verify()}>
            Verifica Immagini
          </Action>
          <button
            type="button"
            className="btn btn-main btn-small"
            disabled={!canRestore}
            aria-describedby="images-state"
            onClick={() => restore.send()}
          >
            {restore.busy ? (
              <span className="spin" aria-hidden="true" />
            ) : (
              <RotateCcw className="icon icon-s" aria-hidden="true" />
            )}{' '}
            Ripristina
          </button>
          <Action icon={Archive} isBusy={backUp.busy} onClick={() => backUp.send()}>
            Crea Backup
          </Action>
        </div>
      </div>
      <div className="box-body admin-two spaced-24">
        <div id="images-state" aria-live="polite" aria-busy={isChecking || restore.busy}>
          <State
            status={status}
            busy={restore.busy ? 'Ripristino in corso…' : isChecking ? 'Verifica in corso…' : undefined}
          />
        </div>
        <Facts status={status} />
      </div>
    </section>
  )
}

interface ActionProps {
  icon: LucideIcon
  isBusy: boolean
  onClick(): void
  children: string
}

function Action({ icon: Icon, isBusy, onClick, children }: ActionProps) {
  return (
    <button type="button" className="btn btn-small" aria-disabled={isBusy} onClick={() => !isBusy && onClick()}>
      {isBusy ? <span className="spin" aria-hidden="true" /> : <Icon className="icon icon-s" aria-hidden="true" />}{' '}
      {children}
    </button>
  )
}

function State({ status, busy }: { status: ImageStatus | undefined; busy: string | undefined }) {
  if (busy)
    return (
      <div className="note">
        <span className="spin above-4" aria-hidden="true" />
        <p className="bold">{busy}</p>
      </div>
    )
  if (!status)
    return (
      <div className="note">
        <p>
          <b className="bold">Stato: da verificare.</b> Premi «Verifica Immagini» per controllare ogni file.
        </p>
      </div>
    )
  if (status.valid)
    return (
      <div className="note note-ok">
        <CircleCheck className="icon success-text" aria-hidden="true" />
        <div>
          <p className="bold text-m">Stato: Tutte le immagini OK</p>
          <p>
            {some(status.total, 'immagine controllata', 'immagini controllate')}, {status.totalBackedUp} con copia.
          </p>
        </div>
      </div>
    )
  const rest = status.missingFiles.length - shownFiles
  return (
    <div className="note note-error">
      <CircleAlert className="icon error-text" aria-hidden="true" />
      <div className="can-shrink">
        <p className="bold row spaced-8 text-m">
          Stato: Immagini mancanti <span className="count count-red">{status.totalMissing}</span>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keyboards must reach it */}
        <ul className="admin-missing above-6" tabIndex={0} aria-label="File mancanti">
          {status.missingFiles.slice(0, shownFiles).map((name) => (
            <li key={name}>{name}</li>
          ))}
          {rest > 0 && <li>e altri {rest}</li>}
        </ul>
      </div>
    </div>
  )
}

function Facts({ status }: { status: ImageStatus | undefined }) {
  const orphans = status?.orphanFiles.length ?? 0
  const facts = [
    `Controllo ogni minuto${status ? `, ultimo alle ${timeText(status.checkedAt)}` : ''}`,
    'Backup automatico a ogni caricamento',
    'Ripristino automatico delle immagini mancanti',
    'Cache delle immagini: 1 anno',
    ...(orphans > 0 ? [`${some(orphans, 'file non usato', 'file non usati')} nella cartella`] : []),
  ]
  return (
    <ul className="small muted admin-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}. </li>
      ))}
    </ul>
  )
}
