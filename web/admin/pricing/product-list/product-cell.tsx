import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { countText, euro } from '#web/admin/admin-format.ts'
import { type CellDraft, type CellField, isReady, keyOf, storedTexts } from './cell-drafts.ts'
import type { ProductCells } from './use-product-cells.ts'

interface Props {
  product: AdminProduct
  field: CellField
  rows: readonly AdminProduct[]
  cells: ProductCells
  /** The stored value as the list shows it, and in words. */
  shown: ReactNode
  text: string
  children?: ReactNode
}

type Texts = Readonly<Record<string, string>>

const labels = { price: 'Prezzo', stock: 'Stock' }
const places = ['price', 'stock', 'state']
const arrows: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves between cells as a spreadsheet does. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = arrows[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  moveFrom(event.currentTarget, ...step)
}

function moveFrom(from: HTMLElement, down: number, right: number): void {
  const row = from.closest('tr')
  const all = (field: string | undefined) => [
    ...(row?.parentElement?.querySelectorAll<HTMLElement>(`button[data-cell="${field}"]`) ?? []),
  ]
  const place = places.indexOf(from.dataset.cell ?? '')
  const index = all(from.dataset.cell).findIndex((one) => one.closest('tr') === row)
  all(places[place + right])[index + down]?.focus()
}

export const focusCell = (draft: CellDraft) => document.getElementById(`cell-${keyOf(draft)}`)?.focus()

/** A price or a stock: click, Enter or F2 opens it, Enter saves and goes down, Escape leaves. */
export function ProductCell({ product, field, rows, cells, shown, text, children }: Props) {
  const key = keyOf({ product, field })
  const draft = cells.drafts.get(key)
  const [start, setStart] = useState<Texts>()
  const button = useRef<HTMLButtonElement>(null)
  const stored = storedTexts(product, field)
  const label = `${labels[field]} di ${product.name}`
  const open = (first?: string) => {
    cells.prepare()
    const [only = '', ...others] = Object.keys(stored)
    const drafted = Object.entries(draft?.texts ?? {}).filter(([part]) => part in stored)
    setStart({ ...stored, ...Object.fromEntries(drafted), ...(first && others.length === 0 && { [only]: first }) })
  }
  const close = (typed: Texts | undefined) => {
    flushSync(() => setStart(undefined))
    if (!typed) return
    const changed = Object.entries(typed).filter(([part, written]) => written.trim() !== stored[part])
    void cells.write(product, field, Object.fromEntries(changed))
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    // One value in an open cell is typing.
    if (pasted === '' || (start && !/[\t\n\r]/.test(pasted.trim()))) return
    event.preventDefault()
    close(undefined)
    button.current?.focus()
    void cells.paste(rows, rows.indexOf(product), field, pasted)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'F2') open()
    else if (/^\d$/.test(event.key)) {
      event.preventDefault()
      open(event.key)
    } else moveByArrow(event)
  }
  const onClose = (typed: Texts | undefined, isByKey: boolean) => {
    close(typed)
    if (!isByKey) return
    button.current?.focus()
    if (typed && button.current) moveFrom(button.current, 1, 0)
  }
  if (start) return <CellEditor {...{ field, label, start, stored, onPaste, onClose }} />
  const note = draft ? draftNote(draft) : cells.isSaved(product, field) ? 'salvato' : undefined
  const now = draft ? draftText(draft) : text
  const state = draft ? (draft.problem ? 'is-wrong' : isReady(draft) ? 'is-draft' : 'is-asked') : note && 'is-saved'
  return (
    <>
      <button
        type="button"
        ref={button}
        id={`cell-${key}`}
        className={`cell ${state ?? ''}`}
        data-cell={field}
        aria-label={`${label}: ${now}`}
        aria-describedby={note ? `note-${key}` : undefined}
        onClick={() => open()}
        {...{ onKeyDown, onPaste }}
      >
        {draft ? now : shown}
      </button>
      {note ? (
        <span id={`note-${key}`} className={`cell-note${draft?.problem ? ' error-text' : ''}`}>
          {note}
        </span>
      ) : (
        children
      )}
    </>
  )
}

interface EditorProps {
  field: CellField
  label: string
  start: Texts
  stored: Texts
  onPaste(event: ClipboardEvent): void
  /** Without the typed texts: left as it was. */
  onClose(typed: Texts | undefined, isByKey: boolean): void
}

function CellEditor({ field, label, start, stored, onPaste, onClose }: EditorProps) {
  const [typed, setTyped] = useState(start)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose(event.key === 'Enter' ? typed : undefined, true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose(typed, false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a line
    <span className="cell-edit" role="group" aria-label={label} {...{ onBlur, onPaste, onKeyDown }}>
      {Object.entries(typed).map(([part, value], i) => (
        <label key={part}>
          {part}
          <input
            className="input align-right"
            inputMode={field === 'price' ? 'decimal' : 'numeric'}
            aria-label={part === '' ? label : `${label}, ${part}`}
            maxLength={60}
            value={value}
            // biome-ignore lint/a11y/noAutofocus: the cell was opened to type
            autoFocus={i === 0}
            onFocus={({ target }) => target.value === stored[part] && target.select()}
            onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
          />
        </label>
      ))}
      <span className="cell-note">Invio salva, Esc lascia</span>
    </span>
  )
}

const sum = (values: Readonly<Record<string, number>>) => Object.values(values).reduce((all, one) => all + one, 0)

function shownValue({ field }: CellDraft, values: Readonly<Record<string, number>>): string {
  return field === 'price' ? euro(toDecimal(sum(values))) : countText(sum(values))
}

const draftText = (draft: CellDraft) =>
  draft.problem ? Object.values(draft.texts).join(' ') : shownValue(draft, { ...draft.from, ...draft.values })

function draftNote(draft: CellDraft): string {
  if (draft.problem) return draft.problem
  if (draft.question) return 'da decidere, qui sotto'
  return `era ${shownValue(draft, draft.from)}`
}
