import { ArrowDown, ArrowUp, Camera, CircleAlert, Focus, ImagePlus, Trash2, X } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { imageFacts } from '#shared/domain/image-name.ts'
import type { ProductValues } from '#web/features/admin/products/product-values.ts'
import { announce } from '#web/ui/live-region.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { FocalPointDialog } from './focal-point-dialog.tsx'
import { pictureTypes } from './upload-picture.ts'
import { useUploads } from './use-uploads.ts'
import './picture-editor.css'

type Pictures = ProductValues['pictures']

interface Props {
  pictures: Pictures
  onChange(change: (pictures: Pictures) => Pictures): void
  onBusy(isBusy: boolean): void
}

export function PictureEditor({ pictures, onChange, onBusy }: Props) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [focused, setFocused] = useState<string>()
  const { uploads, add, dismiss, isBusy } = useUploads((url) => onChange((all) => [...all, { url, alt: '' }]))
  const [isDrawing, setDrawing] = useState(false)
  const [isOver, setOver] = useState(false)
  const [dragged, setDragged] = useState<number>()
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])

  const move = (from: number, to: number) => {
    onChange((all) => {
      const rest = all.filter((_, i) => i !== from)
      const one = all[from]
      return one ? [...rest.slice(0, to), one, ...rest.slice(to)] : all
    })
    announce(`Immagine spostata al posto ${to + 1} di ${pictures.length}`)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) void add(files, isDrawing)
  }

  return (
    <div className="stack">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keyboards */}
      <div
        className={`adm-drop ${isOver ? 'is-over' : ''}`}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <button type="button" className="btn btn-s pic-camera" onClick={() => camera.current?.click()}>
          <Camera className="i i-s" aria-hidden="true" /> Scatta una foto
        </button>
        <button type="button" className="btn btn-s" onClick={() => chooser.current?.click()}>
          <ImagePlus className="i i-s" aria-hidden="true" /> Scegli le immagini
        </button>
        <label className="check">
          <input type="checkbox" checked={isDrawing} onChange={({ target }) => setDrawing(target.checked)} />
          <span>È un disegno, non una foto</span>
        </label>
        <p className="small muted" id={`${id}-hint`}>
          <span className="pic-mouse">oppure trascinale qui. </span>JPG, PNG, GIF, WebP, massimo 5 MB ciascuna: le foto
          più grandi e le HEIC del telefono si rimpiccioliscono da sole.
        </p>
        <input
          ref={chooser}
          className="vh"
          type="file"
          accept={`${pictureTypes},image/heic,image/heif,.heic,.heif`}
          multiple
          tabIndex={-1}
          aria-label="Immagini del prodotto"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            void add([...(event.target.files ?? [])], isDrawing)
            event.target.value = ''
          }}
        />
        <input
          ref={camera}
          className="vh"
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-label="Foto dalla fotocamera"
          onChange={(event) => {
            void add([...(event.target.files ?? [])], false)
            event.target.value = ''
          }}
        />
      </div>
      {uploads.map(({ key, name, part, error }) =>
        error ? (
          <div key={key} className="note note-err" role="alert">
            <CircleAlert className="i text-(--rosso)" aria-hidden="true" />
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <b className="b">{name}</b> {error}
            </p>
            <button
              type="button"
              className="btn btn-i end"
              aria-label={`Togli l’avviso di ${name}`}
              onClick={() => dismiss(key)}
            >
              <X className="i" aria-hidden="true" />
            </button>
          </div>
        ) : (
          <div key={key} className="small">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <div
              className="prog"
              role="progressbar"
              aria-label={`Caricamento di ${name}`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(part * 100)}
            >
              <i style={{ width: `${part * 100}%` }} />
            </div>
          </div>
        ),
      )}
      <ol className="adm-pics">
        {pictures.map(({ url, alt }, i) => (
          <li
            key={url}
            draggable
            onDragStart={() => setDragged(i)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === undefined) return
              event.preventDefault()
              if (dragged !== i) move(dragged, i)
              setDragged(undefined)
            }}
          >
            <Picture url={url} alt={alt || `Immagine ${i + 1}`} sizes="96px" className="adm-pic" />
            <label>
              <span className="small b">
                {i === 0 ? 'Immagine 1, copertina' : `Immagine ${i + 1}`}: che cosa si vede{' '}
                <span className="opt">(facoltativo)</span>
              </span>
              <input
                className="in"
                value={alt}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) =>
                  onChange((all) =>
                    all.map((one, at) => (at === i ? { ...one, alt: target.value.replaceAll('|', '') } : one)),
                  )
                }
              />
            </label>
            <span className="row adm-actions">
              {imageFacts(url).fit === 'scene' && (
                <button
                  type="button"
                  className="btn btn-i"
                  aria-label={`Punto importante dell’immagine ${i + 1}`}
                  onClick={() => setFocused(url)}
                >
                  <Focus className="i" aria-hidden="true" />
                </button>
              )}
              <button
                type="button"
                className="btn btn-i"
                aria-label={`Sposta su l’immagine ${i + 1}`}
                aria-disabled={i === 0}
                onClick={() => i > 0 && move(i, i - 1)}
              >
                <ArrowUp className="i" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="btn btn-i"
                aria-label={`Sposta giù l’immagine ${i + 1}`}
                aria-disabled={i === pictures.length - 1}
                onClick={() => i < pictures.length - 1 && move(i, i + 1)}
              >
                <ArrowDown className="i" aria-hidden="true" />
              </button>
              <button
                type="button"
                className="btn btn-i text-(--rosso)"
                aria-label={`Togli l’immagine ${i + 1}`}
                onClick={() => onChange((all) => all.filter((_, at) => at !== i))}
              >
                <Trash2 className="i" aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      {focused && (
        <FocalPointDialog
          url={focused}
          onClose={() => setFocused(undefined)}
          onChosen={(url) => {
            onChange((all) => {
              // Another copy with this point may be in the list already.
              const rest = all.filter((one) => one.url !== url || one.url === focused)
              return rest.map((one) => (one.url === focused ? { ...one, url } : one))
            })
            setFocused(undefined)
          }}
        />
      )}
    </div>
  )
}
