import { useState } from 'react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { euro } from '#web/admin/admin-format.ts'
import { PriceLine } from './price-line.tsx'

/** The price history of a product, and its reduction. */
export function PriceHistoryView({ product: { id, name, reduction } }: { product: AdminProduct }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {reduction && (
        <p className="note note-warning above-16">
          È ribassato: senza ribasso costa {euro(reduction.after)}. Se cambi il prezzo, per questo articolo il ribasso
          finisce.
        </p>
      )}
      <details className="above-16" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="admin-link">Storia del prezzo</summary>
        {isOpen && <PriceLine id={id} name={name} comparison={reduction?.comparison ?? null} />}
      </details>
    </>
  )
}
