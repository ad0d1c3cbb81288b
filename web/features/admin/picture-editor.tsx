import { ArrowDown, ArrowUp, CircleAlert, ImagePlus, Trash2, X } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { announce } from '#web/ui/live-region.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductValues } from './product-values.ts'
import { pictureTypes } from './upload-picture.ts'
import { useUploads } from './use-uploads.ts'

type Pictures = ProductValues['pictures']

interface Props {
  pictures: Pictures
  onChange(change: (pictures: Pictures) => Pictures): void
  onBusy(isBusy: boolean): void
}

/** Several pictures: drop or choose, order by dragging or by buttons, the first one leads. */
export function PictureEditor({ pictures, onChange, onBusy }: Props) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { uploads, add, dismiss, isBusy } = useUploads((url) => onChange((all) => [...all, { url, alt: '' }]))
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
    if (files.length > 0) void add(files)
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
        <button type="button" className="btn btn-s" onClick={() => chooser.current?.click()}>
          <ImagePlus className="i i-s" aria-hidden="true" /> Scegli le immagini
        </button>
        <p className="small muted" id={`${id}-hint`}>
          oppure trascinale qui. JPG, PNG, GIF, WebP, massimo 5 MB ciascuna.
        </p>
        <input
          ref={chooser}
          className="vh"
          type="file"
          accept={pictureTypes}
          multiple
          tabIndex={-1}
          aria-label="Immagini del prodotto"
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            void add([...(event.target.files ?? [])])
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
            <label className="adm-alt">
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
    </div>
  )
}
