import { Camera, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { markSides } from '#shared/domain/platform/goods/inspection-card.ts'
import { useUploads } from '#web/admin/catalog/images/use-uploads.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Mark } from './card-change.ts'
import { Kept } from './inspection-record.tsx'

const sideNames = { drive: 'Lato catena', left: 'Lato sinistro' } as const

interface Props {
  number: number
  mark: Mark
  onChange(mark: Mark): void
  onRemove(): void
}

export function InspectionMark({ number, mark, onChange, onRemove }: Props) {
  const id = useId()
  return (
    <section className="editor-mark grid spaced-12 ground-white" aria-label={`Segno ${number}`}>
      <div className="flex spaced-12 align-baseline row-between">
        <h4>Segno {number}</h4>
        <button type="button" className="btn btn-small" aria-label={`Togli il segno ${number}`} onClick={onRemove}>
          <Trash2 className="icon icon-s" aria-hidden="true" /> Togli
        </button>
      </div>
      <Kept
        label={`Segno ${number}: che cosa si vede`}
        maxLength={80}
        stored={mark.title}
        error={undefined}
        onLeft={(title) => title.trim() !== '' && onChange({ ...mark, title })}
      />
      {mark.title.trim() === '' && <p className="small muted">Scrivi che cosa si vede: poi si salva.</p>}
      <Kept
        label="Di più, se serve"
        maxLength={400}
        stored={mark.text ?? ''}
        error={undefined}
        onLeft={(text) => onChange({ ...mark, text: text.trim() || null })}
      />
      <Kept
        label="In inglese"
        maxLength={80}
        stored={mark.titleEn ?? ''}
        error={undefined}
        onLeft={(titleEn) => onChange({ ...mark, titleEn: titleEn.trim() || null })}
      />
      <fieldset className="admin-switch">
        <legend className="sr-only">Lato del segno {number}</legend>
        {markSides.map((side) => (
          <label key={side}>
            <input
              className="sr-only"
              type="radio"
              name={`${id}-side`}
              checked={mark.side === side}
              onChange={() => onChange({ ...mark, side })}
            />
            {sideNames[side]}
          </label>
        ))}
      </fieldset>
      <div className="editor-two grid spaced-12 align-start">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className="editor-place grid">
            <span className="small">{axis === 'x' ? 'Da sinistra' : 'Dall’alto'}</span>
            <input
              type="range"
              min={0}
              max={1000}
              step={10}
              value={mark[axis]}
              onChange={({ target }) => onChange({ ...mark, [axis]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
      <MarkPhoto number={number} mark={mark} onPhoto={(photoUrl) => onChange({ ...mark, photoUrl })} />
    </section>
  )
}

interface PhotoProps {
  number: number
  mark: Mark
  onPhoto(url: string): void
}

function MarkPhoto({ number, mark, onPhoto }: PhotoProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const { uploads, add, isBusy } = useUploads(onPhoto)
  const failed = uploads.find(({ error }) => error)
  return (
    <div className="editor-photo grid spaced-12 align-start">
      {mark.photoUrl && <Picture url={mark.photoUrl} alt={`Foto del segno ${number}`} sizes="120px" ratio="square" />}
      <div className="stack">
        <button
          type="button"
          className="btn btn-wide"
          aria-label={`${mark.photoUrl ? 'Cambia' : 'Scatta o scegli'} la foto del segno ${number}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && chooser.current?.click()}
        >
          {isBusy ? (
            <span className="spin" aria-hidden="true" />
          ) : (
            <Camera className="icon icon-s" aria-hidden="true" />
          )}
          {mark.photoUrl ? 'Cambia la foto' : 'Scatta o scegli'}
        </button>
        <input
          ref={chooser}
          className="sr-only"
          type="file"
          accept="image/*"
          tabIndex={-1}
          aria-label={`Foto del segno ${number}`}
          onChange={(event) => {
            void add([...(event.target.files ?? [])], false)
            event.target.value = ''
          }}
        />
        {failed && (
          <p className="error" role="alert">
            {failed.name} {failed.error}
          </p>
        )}
        {!mark.photoUrl && !failed && (
          <p className="small error-text measure-60">Senza la foto di questo segno la bici non va in negozio.</p>
        )}
      </div>
    </div>
  )
}
