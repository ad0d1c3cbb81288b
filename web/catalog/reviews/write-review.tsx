import { Pencil } from 'lucide-react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'
import { reviewTexts } from './review-texts.ts'

const ReviewDialog = lazyLayer(
  'recensione',
  'dialog dialog-auth',
  async () => (await import('./review-dialog.tsx')).ReviewDialog,
)

interface Props {
  product: Pick<Product, 'id' | 'name' | 'category' | 'sizes'>
  /** Without its button the dialog opens by its address alone. */
  isOffered: boolean
}

export function WriteReview({ product, isOffered }: Props) {
  const t = reviewTexts.useChunk()
  const { isOpen, open } = useLayer('recensione')
  return (
    <>
      {isOffered && (
        <button
          type="button"
          className="btn btn-small"
          aria-haspopup="dialog"
          onPointerEnter={ReviewDialog.preload}
          onFocus={ReviewDialog.preload}
          onClick={() => void open(1)}
        >
          <Pencil className="icon icon-s" aria-hidden="true" /> {t.write}
        </button>
      )}
      {isOpen && <ReviewDialog product={product} />}
    </>
  )
}
