import { CircleCheck, EyeOff } from 'lucide-react'
import { Suspense } from 'react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { some } from '#web/admin/admin-format.ts'
import { useMay } from '#web/admin/use-may.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { useBulkSwitch } from './use-bulk-switch.ts'

interface Props {
  products: readonly AdminProduct[]
  onDone(): void
}

/** What is done with several products of the list at once. */
export default function ChosenActions({ products, onDone }: Props) {
  const bulk = useBulkSwitch(onDone)
  const may = useMay()
  if (products.length === 0) return null
  return (
    <>
      <span className="small" role="status">
        {some(products.length, 'selezionato', 'selezionati')}
      </span>
      {may('PUT /api/admin/products/:id') && (
        <>
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={bulk.isBusy}
            onClick={() => bulk.switchTo(products, true)}
          >
            <CircleCheck className="icon icon-s" aria-hidden="true" /> Attiva
          </button>
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={bulk.isBusy}
            onClick={() => bulk.switchTo(products, false)}
          >
            <EyeOff className="icon icon-s" aria-hidden="true" /> Disattiva
          </button>
        </>
      )}
      {deskRows('chosenProducts').map(
        ({ call, part: Part }) =>
          may(call) && (
            <Suspense key={call}>
              <Part products={products} />
            </Suspense>
          ),
      )}
    </>
  )
}
