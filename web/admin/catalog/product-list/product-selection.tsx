import { CircleCheck, EyeOff } from 'lucide-react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { some } from '#web/admin/admin-format.ts'
import { useRowTicks } from '#web/admin/row-ticks.tsx'
import { useBulkSwitch } from './use-bulk-switch.ts'

/** @param onEnd given while several are being chosen */
export function useProductSelection(products: readonly AdminProduct[], onEnd: (() => void) | undefined) {
  const {
    ticked: selected,
    clear,
    box,
    allBox,
  } = useRowTicks(products, {
    nameOf: ({ name }) => `Seleziona ${name}`,
    all: 'Seleziona tutti in questa pagina',
  })
  const bulk = useBulkSwitch(clear)
  return {
    box: (product: AdminProduct) => onEnd && box(product),
    bar: onEnd && (
      <div className="row admin-bulk">
        {allBox}
        {selected.length > 0 && (
          <>
            <span className="small" role="status">
              {some(selected.length, 'selezionato', 'selezionati')}
            </span>
            <button
              type="button"
              className="btn btn-small"
              aria-disabled={bulk.isBusy}
              onClick={() => bulk.switchTo(selected, true)}
            >
              <CircleCheck className="icon icon-s" aria-hidden="true" /> Attiva
            </button>
            <button
              type="button"
              className="btn btn-small"
              aria-disabled={bulk.isBusy}
              onClick={() => bulk.switchTo(selected, false)}
            >
              <EyeOff className="icon icon-s" aria-hidden="true" /> Disattiva
            </button>
          </>
        )}
        <button
          type="button"
          className="btn btn-small end"
          onClick={() => {
            clear()
            onEnd()
          }}
        >
          Fine
        </button>
      </div>
    ),
  }
}
