import { useState } from 'react'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import type { DeliveryPlace } from './delivery-place.ts'

const Form = lazyPart(async () => (await import('./place-form.tsx')).PlaceForm)

/** Below the day: asks for the postal code, with code that loads when a press is likely. */
export function PlaceQuestion({ place }: { place: DeliveryPlace | undefined }) {
  const t = productTexts.useChunk()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="small above-6 no-print">
      <button
        type="button"
        className="as-link"
        aria-expanded={isOpen}
        onPointerEnter={Form.preload}
        onFocus={Form.preload}
        onClick={() => setOpen(!isOpen)}
      >
        {place ? t.placeChange : t.placeAsked}
      </button>
      {isOpen && (
        <Attempt>
          <Form onDone={() => setOpen(false)} />
        </Attempt>
      )}
    </div>
  )
}
