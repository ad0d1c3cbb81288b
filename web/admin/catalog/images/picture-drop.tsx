import { Camera, CircleAlert, ImagePlus, X } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { pictureTypes } from './upload-picture.ts'
import { useUploads } from './use-uploads.ts'

interface Props {
  onStored(url: string): void
  onBusy(isBusy: boolean): void
}

const files = { accept: `${pictureTypes},image/heic,image/heif,.heic,.heif`, multiple: true }
const pickers = [
  { label: 'Immagini del prodotto', isDrawing: false, ...files },
  { label: 'Disegni del prodotto', isDrawing: true, ...files },
  { label: 'Foto dalla fotocamera', isDrawing: false, accept: 'image/*', capture: 'environment' },
] as const

/** Drops and chooses pictures, and shows running uploads. */
export function PictureDrop({ onStored, onBusy }: Props) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { uploads, add, dismiss, isBusy } = useUploads(onStored)
  const drawing = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) void add(files, false)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keyboards */}
      <div
        className={`admin-drop flex wraps spaced-8-16 align-center ${isOver ? 'is-over' : ''}`}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <button type="button" className="btn btn-small picture-camera" onClick={() => camera.current?.click()}>
          <Camera className="icon icon-s" aria-hidden="true" /> Scatta una foto
        </button>
        <button type="button" className="btn btn-small" onClick={() => chooser.current?.click()}>
          <ImagePlus className="icon icon-s" aria-hidden="true" /> Scegli le immagini
        </button>
        <button type="button" className="btn btn-small btn-text" onClick={() => drawing.current?.click()}>
          Scegli un disegno
        </button>
        <p className="small muted" id={`${id}-hint`}>
          <span className="picture-mouse">oppure trascinale qui. </span>JPG, PNG, GIF, WebP, massimo 5 MB ciascuna: le
          foto più grandi e le HEIC del telefono si rimpiccioliscono da sole.
        </p>
        {pickers.map(({ label, isDrawing, ...input }, i) => (
          <input
            key={label}
            ref={[chooser, drawing, camera][i]}
            className="sr-only"
            type="file"
            tabIndex={-1}
            aria-label={label}
            aria-describedby={`${id}-hint`}
            {...input}
            onChange={(event) => {
              void add([...(event.target.files ?? [])], isDrawing)
              event.target.value = ''
            }}
          />
        ))}
      </div>
      {uploads.map(({ key, ...upload }) => (
        <UploadRow key={key} {...upload} onDismiss={() => dismiss(key)} />
      ))}
    </>
  )
}

interface RowProps {
  name: string
  /** Sent so far, from 0 to 1. */
  part: number
  error?: string | undefined
  onDismiss(): void
}

function UploadRow({ name, part, error, onDismiss }: RowProps) {
  if (error)
    return (
      <div className="note note-error" role="alert">
        <CircleAlert className="icon error-text" aria-hidden="true" />
        <p className="can-shrink">
          <b className="bold">{name}</b> {error}
        </p>
        <button type="button" className="btn btn-icon end" aria-label={`Togli l’avviso di ${name}`} onClick={onDismiss}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
    )
  return (
    <div className="small">
      <span>{name}</span>
      <div
        className="progress"
        role="progressbar"
        aria-label={`Caricamento di ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
      >
        <i style={{ width: `${part * 100}%` }} />
      </div>
    </div>
  )
}
