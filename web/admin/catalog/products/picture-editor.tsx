import { ArrowDown, ArrowUp, Focus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { FocalPointDialog } from '#web/admin/catalog/images/focal-point-dialog.tsx'
import { PictureDrop } from '#web/admin/catalog/images/picture-drop.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { ProductValues } from './product-form.tsx'
import '#web/admin/catalog/images/picture-editor.css'

type Pictures = ProductValues['pictures']

interface Props {
  pictures: Pictures
  /** Of their texts. */
  language?: 'it' | 'en'
  onChange(change: (pictures: Pictures) => Pictures): void
  onBusy(isBusy: boolean): void
}

/** Pictures side by side; a press on one shows its text and what can be done with it. */
export function PictureEditor({ pictures, language = 'it', onChange, onBusy }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const [dragged, setDragged] = useState<number>()
  const add = (url: string) => onChange((all) => [...all, { url, alt: '', altEn: '' }])
  const move = (from: number, to: number) => {
    onChange((all) => {
      const rest = all.filter((_, i) => i !== from)
      const one = all[from]
      return one ? [...rest.slice(0, to), one, ...rest.slice(to)] : all
    })
    announce(`Immagine spostata al posto ${to + 1} di ${pictures.length}`)
  }
  const at = pictures.findIndex(({ url }) => url === chosen)
  const picture = pictures[at]
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
            <button
              type="button"
              aria-expanded={url === chosen}
              aria-controls={id}
              onClick={() => setChosen(url === chosen ? undefined : url)}
            >
              <Picture url={url} alt={`Immagine ${i + 1}`} sizes="160px" className="admin-pic" />
              {i === 0 && <span className="admin-cover">Copertina</span>}
              <span className="small muted">
                {(language === 'en' ? altEn || alt : alt) || 'Scrivi che cosa si vede'}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div id={id}>
        {picture && (
          <div className="admin-pic-open stack">
            <PictureText
              {...{ picture, language }}
              place={at + 1}
              onChange={(words) => onChange((all) => all.map((one, i) => (i === at ? { ...one, ...words } : one)))}
            />
            <PictureButtons
              url={picture.url}
              place={at + 1}
              count={pictures.length}
              onFocus={() => setFocused(picture.url)}
              onMove={(to) => move(at, to - 1)}
              onRemove={() => onChange((all) => all.filter((_, i) => i !== at))}
            />
          </div>
        )}
      </div>
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
            setChosen(url)
            setFocused(undefined)
          }}
        />
      )}
    </div>
  )
}

interface TextProps {
  picture: Pictures[number]
  language: 'it' | 'en'
  place: number
  onChange(words: Partial<Pictures[number]>): void
}

function PictureText({ picture: { alt, altEn }, language, place, onChange }: TextProps) {
  const isEnglish = language === 'en'
  return (
    <TextField
      label={`Immagine ${place}${place === 1 ? ', copertina' : ''}: che cosa si vede${isEnglish ? ', in inglese' : ''}`}
      hint={isEnglish && alt ? `In italiano: ${alt}` : undefined}
      optional
      {...(isEnglish && { lang: 'en' })}
      value={isEnglish ? altEn : alt}
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => {
        const text = target.value.replaceAll('|', '')
        onChange(isEnglish ? { altEn: text } : { alt: text })
      }}
    />
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
    <span className="row wraps spaced-8">
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
