import { ArrowDown, ArrowUp, Focus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { imageFacts } from '#shared/domain/catalog/image-name.ts'
import { FocalPointDialog } from '#web/admin/catalog/images/focal-point-dialog.tsx'
import { PictureDrop } from '#web/admin/catalog/images/picture-drop.tsx'
import { MissingEnglish } from '#web/admin/catalog/shelves/missing-english.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductValues } from './product-form.tsx'
import '#web/admin/catalog/images/picture-editor.css'

type Pictures = ProductValues['pictures']

interface Props {
  pictures: Pictures
  onChange(change: (pictures: Pictures) => Pictures): void
  onBusy(isBusy: boolean): void
}

export function PictureEditor({ pictures, onChange, onBusy }: Props) {
  const [focused, setFocused] = useState<string>()
  const [dragged, setDragged] = useState<number>()
  const add = (url: string) => onChange((all) => [...all, { url, alt: '', altEn: '' }])

  const describe = (index: number, words: Partial<Pictures[number]>) =>
    onChange((all) => all.map((one, at) => (at === index ? { ...one, ...words } : one)))

  const move = (from: number, to: number) => {
    onChange((all) => {
      const rest = all.filter((_, i) => i !== from)
      const one = all[from]
      return one ? [...rest.slice(0, to), one, ...rest.slice(to)] : all
    })
    announce(`Immagine spostata al posto ${to + 1} di ${pictures.length}`)
  }
  return (
    <div className="stack">
      <PictureDrop onStored={add} onBusy={onBusy} />
      <ol className="admin-pics">
        {pictures.map(({ url, alt, altEn }, i) => (
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
            <Picture url={url} alt={alt || `Immagine ${i + 1}`} sizes="96px" className="admin-pic" />
            <PictureTexts {...{ alt, altEn }} place={i + 1} onChange={(words) => describe(i, words)} />
            <PictureButtons
              {...{ url }}
              place={i + 1}
              count={pictures.length}
              onFocus={() => setFocused(url)}
              onMove={(to) => move(i, to - 1)}
              onRemove={() => onChange((all) => all.filter((_, at) => at !== i))}
            />
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

interface TextsProps {
  alt: string
  altEn: string
  place: number
  onChange(words: Partial<Pictures[number]>): void
}

function PictureTexts({ alt, altEn, place, onChange }: TextsProps) {
  return (
    <div className="admin-alts">
      <label>
        <span className="small bold">
          {place === 1 ? 'Immagine 1, copertina' : `Immagine ${place}`}: che cosa si vede{' '}
          <span className="optional">(facoltativo)</span>
        </span>
        <input
          className="input"
          value={alt}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ alt: target.value.replaceAll('|', '') })}
        />
      </label>
      <label>
        <span className="small bold">
          Foto {place} in inglese <span className="optional">(facoltativo)</span>{' '}
          <MissingEnglish when={alt.trim() !== '' && altEn.trim() === ''} />
        </span>
        <input
          className="input"
          lang="en"
          value={altEn}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ altEn: target.value.replaceAll('|', '') })}
        />
      </label>
    </div>
  )
}

interface ButtonsProps {
  url: string
  place: number
  count: number
  onFocus(): void
  onMove(to: number): void
  onRemove(): void
}

function PictureButtons({ url, place, count, onFocus, onMove, onRemove }: ButtonsProps) {
  return (
    <span className="row admin-actions">
      {imageFacts(url).fit === 'scene' && (
        <button
          type="button"
          className="btn btn-icon"
          aria-label={`Punto importante dell’immagine ${place}`}
          onClick={onFocus}
        >
          <Focus className="icon" aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="btn btn-icon"
        aria-label={`Sposta su l’immagine ${place}`}
        aria-disabled={place === 1}
        onClick={() => place > 1 && onMove(place - 1)}
      >
        <ArrowUp className="icon" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={`Sposta giù l’immagine ${place}`}
        aria-disabled={place === count}
        onClick={() => place < count && onMove(place + 1)}
      >
        <ArrowDown className="icon" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="btn btn-icon error-text"
        aria-label={`Togli l’immagine ${place}`}
        onClick={onRemove}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </button>
    </span>
  )
}
