import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Product } from '#shared/contract/catalog.ts'
import { useLayer } from '#web/ui/layers.ts'
import { reviewTexts } from './review-texts.ts'

const load = () => import('./review-dialog.tsx')
const ReviewDialog = lazy(load)
// A chunk that does not come now comes with the click, or says so there.
const preload = () => void load().catch(() => undefined)

/** The button, and the place of the dialog it opens. */
export function WriteReview({ product }: { product: Pick<Product, 'id' | 'name'> }) {
  const t = reviewTexts.useChunk()
  const { isOpen, open } = useLayer('recensione')
  return (
    <>
      <button
        type="button"
        className="btn btn-s"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open(1)}
      >
        <Pencil className="i i-s" aria-hidden="true" /> {t.write}
      </button>
      {isOpen && (
        <Suspense>
          <ReviewDialog product={product} />
        </Suspense>
      )}
    </>
  )
}
