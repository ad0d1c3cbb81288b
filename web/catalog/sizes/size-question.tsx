import { useId, useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { productTexts } from '#web/catalog/product-texts.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'

const SizeAdvice = lazyPart(async () => (await import('./size-advice.tsx')).SizeAdvice)

interface Props {
  product: Product
  purchase: Purchase
  isLink?: boolean
}

/** Opens the advisor below itself; its code loads when a press is likely. */
export function SizeQuestion({ product, purchase, isLink = false }: Props) {
  const t = productTexts.useChunk()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (product.sizes.length === 0) return null
  const isOne = product.sizes.length === 1
  const close = () => {
    setOpen(false)
    document.getElementById(id)?.focus()
  }
  return (
    <div className="no-print">
      <button
        type="button"
        id={id}
        className={isLink ? 'as-link' : 'btn btn-wide'}
        aria-expanded={isOpen}
        onPointerEnter={SizeAdvice.preload}
        onFocus={SizeAdvice.preload}
        onClick={() => setOpen(!isOpen)}
      >
        {product.subcategory ? (isOne ? t.isMySize : t.whichSize) : t.sizeGuide}
      </button>
      {isOpen && (
        <Attempt>
          <SizeAdvice product={product} purchase={purchase} onClose={close} />
        </Attempt>
      )}
    </div>
  )
}
