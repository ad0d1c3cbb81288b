import { CircleAlert } from 'lucide-react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { some } from '#web/admin/admin-format.ts'
import { isReady } from './cell-drafts.ts'
import { focusCell } from './product-cell.tsx'
import type { ProductCells } from './use-product-cells.ts'

interface QuestionProps {
  product: AdminProduct
  cells: ProductCells
  columns: number
}

/** Below a row: what has to be decided before its cells are saved. */
export function CellQuestions({ product, cells, columns }: QuestionProps) {
  const asked = cells.waiting.filter((draft) => draft.product.id === product.id && draft.question)
  if (asked.length === 0) return null
  return asked.map((draft) => (
    <tr key={draft.field} className="cell-question">
      <td colSpan={columns}>
        <div className="row wraps" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          <span className="small">
            <b className="bold">{product.name}:</b> {draft.question?.text}
          </span>
          <span className="end row wraps spaced-8">
            {([true, false] as const).map((isPut) => (
              <button
                key={String(isPut)}
                type="button"
                className="btn btn-small"
                onClick={() => {
                  focusCell(draft)
                  cells.answer(draft, isPut)
                }}
              >
                {isPut ? draft.question?.put : draft.question?.keep}
              </button>
            ))}
          </span>
        </div>
      </td>
    </tr>
  ))
}

/** What is typed or pasted and waits to be saved, all or nothing. */
export function CellBar({ rows, cells }: { rows: readonly AdminProduct[]; cells: ProductCells }) {
  const { waiting, isBusy, isRestored } = cells
  const ready = waiting.filter(isReady).length
  const open = waiting.length - ready
  const elsewhere = waiting.filter(({ product }) => !rows.some(({ id }) => id === product.id)).length
  const all = some(ready, 'modifica', 'modifiche')
  return (
    <section className="cell-bar row wraps" aria-label="Modifiche da salvare">
      <span role="status">
        <b className="bold">
          {some(waiting.length, 'modifica non salvata', 'modifiche non salvate')}
          {open > 0 && `, ${open} da correggere o decidere`}
          {elsewhere > 0 && `, ${elsewhere} in altre pagine`}
        </b>{' '}
        <span className="small">
          {isRestored && 'Sono quelle di prima, ritrovate: niente è andato perso. '}Si salvano tutte insieme o nessuna.
        </span>
      </span>
      <span className="end row wraps spaced-8">
        {ready > 0 && (
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={isBusy}
            onClick={() => !isBusy && cells.saveAll()}
          >
            {open > 0
              ? `Togli ${open === 1 ? 'quella aperta' : `le ${open} aperte`} e salva ${ready}`
              : ready === 1
                ? 'Salva la modifica'
                : `Salva le ${all}`}
          </button>
        )}
        <button type="button" className="btn btn-small" onClick={cells.dropAll}>
          Annulla
        </button>
      </span>
    </section>
  )
}
