import { lazy, Suspense } from 'react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { useRowTicks } from '#web/admin/row-ticks.tsx'

const ChosenActions = lazy(() => import('./chosen-actions.tsx'))

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
  return {
    box: (product: AdminProduct) => onEnd && box(product),
    bar: onEnd && (
      <div className="row admin-bulk">
        {allBox}
        <Suspense>
          <ChosenActions products={selected} onDone={clear} />
        </Suspense>
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
