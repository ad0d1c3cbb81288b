import { Plus, X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { maxMarks } from '#shared/domain/platform/goods/inspection-card.ts'
import { SideView } from '#web/pictures/side-view.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import type { Mark } from './card-change.ts'
import { InspectionMark } from './inspection-mark.tsx'
import type { InspectionEditor } from './use-inspection-editor.ts'

interface Props {
  bench: InspectionEditor
  product: AdminProduct
}

/** Defects with their places on the side view; a mark without a text is not stored yet. */
export function InspectionMarks({ bench, product }: Props) {
  const { marks } = bench.card
  const [begun, setBegun] = useState<Mark>()
  const drawing = product.drawingUrl
  const shown: Mark[] = begun ? [...marks, begun] : [...marks]
  const begin = (x: number, y: number) =>
    setBegun({ side: 'drive', x, y, title: '', titleEn: null, text: null, textEn: null, photoUrl: null })
  const put = (index: number, mark: Mark) => {
    if (index === marks.length && mark.title.trim() === '') return setBegun(mark)
    bench.change({ marks: written(shown.map((one, i) => (i === index ? mark : one))) })
    setBegun(undefined)
  }
  const remove = (index: number) => {
    if (index === marks.length) return setBegun(undefined)
    bench.change({ marks: written(marks.filter((_, i) => i !== index)) })
  }
  const isFull = begun !== undefined || marks.length >= maxMarks
  return (
    <section className="editor-part grid spaced-16" aria-labelledby="bench-marks-title" id="bench-marks" tabIndex={-1}>
      <div className="flex spaced-12 align-baseline row-between">
        <h3 id="bench-marks-title">Segni</h3>
        <span className="small muted">{drawing ? 'tocca il disegno dov’è' : ''}</span>
      </div>
      {bench.isOvertaken && (
        <p className="note note-warning" role="alert">
          Qualcun altro ha cambiato i segni intanto: qui ci sono i suoi. Quello che avevi scritto tu non è stato
          salvato.
        </p>
      )}
      <ErrorText>{bench.refusals.marks}</ErrorText>
      {drawing && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button below and each mark's sliders do the same
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <div className="editor-drawing relative" onClick={(event) => !isFull && begin(...placeOf(event))}>
          <SideView url={drawing} alt="Disegno di lato di questa bici, dai suoi dati" />
          {shown.map(({ x, y }, i) => (
            <span
              className="editor-cross absolute flex align-center"
              // biome-ignore lint/suspicious/noArrayIndexKey: its number is what a mark is known by
              key={i}
              style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
              aria-hidden="true"
            >
              <X className="icon" />
              <b className="num editor-place-name">{i + 1}</b>
            </span>
          ))}
        </div>
      )}
      <button type="button" className="btn btn-wide" aria-disabled={isFull} onClick={() => !isFull && begin(500, 500)}>
        <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi un segno
      </button>
      {shown.map((mark, i) => (
        <InspectionMark
          // biome-ignore lint/suspicious/noArrayIndexKey: its number is what a mark is known by
          key={i}
          number={i + 1}
          mark={mark}
          onChange={(next) => put(i, next)}
          onRemove={() => remove(i)}
        />
      ))}
    </section>
  )
}

const written = (marks: readonly Mark[]) =>
  marks.map(({ side, x, y, title, titleEn, text, textEn, photoUrl }) => ({
    side,
    x,
    y,
    title: title.trim(),
    titleEn,
    text,
    textEn,
    photoUrl,
  }))

/** In thousandths of the drawing. */
function placeOf({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const part = (value: number) => Math.min(1_000, Math.max(0, Math.round(value * 1_000)))
  return [part((clientX - left) / width), part((clientY - top) / height)]
}
