import { CircleCheck, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { AdminProduct } from '#shared/contract/admin-products.ts'
import { some } from './admin-format.ts'
import { useBulkSwitch } from './use-bulk-switch.ts'

/** Which products of the page are marked, and what can be done with all of them at once. */
export function useProductSelection(products: readonly AdminProduct[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const bulk = useBulkSwitch(() => setIds(new Set()))
  const selected = products.filter(({ id }) => ids.has(id))
  const isAll = selected.length === products.length
  const mark = (changed: readonly AdminProduct[], isMarked: boolean) => {
    const next = new Set(ids)
    for (const { id } of changed) {
      if (isMarked) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  return {
    /** The box of one row. */
    box: (product: AdminProduct) => (
      <span className="check adm-box">
        <input
          type="checkbox"
          aria-label={`Seleziona ${product.name}`}
          checked={ids.has(product.id)}
          onChange={({ target }) => mark([product], target.checked)}
        />
      </span>
    ),
    bar: (
      <div className="row adm-bulk">
        <label className="check">
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && !isAll
            }}
            onChange={({ target }) => mark(products, target.checked)}
          />
          <span>Seleziona tutti in questa pagina</span>
        </label>
        {selected.length > 0 && (
          <>
            <span className="small" role="status">
              {some(selected.length, 'selezionato', 'selezionati')}
            </span>
            <button
              type="button"
              className="btn btn-s"
              aria-disabled={bulk.isBusy}
              onClick={() => bulk.switchTo(selected, true)}
            >
              <CircleCheck className="i i-s" aria-hidden="true" /> Attiva
            </button>
            <button
              type="button"
              className="btn btn-s"
              aria-disabled={bulk.isBusy}
              onClick={() => bulk.switchTo(selected, false)}
            >
              <EyeOff className="i i-s" aria-hidden="true" /> Disattiva
            </button>
          </>
        )}
      </div>
    ),
  }
}
