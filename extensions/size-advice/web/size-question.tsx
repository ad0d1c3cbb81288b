import { useId, useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { withOwnTexts } from '#web/i18n/own-texts.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { sizeQuestion } from './size-question-texts.ts'

const SizeAdvice = lazyPart(() => import('./size-advice.tsx').then((file) => file.SizeAdvice))

interface Props {
  product: Product
  purchase: Purchase
}

/** Opens the advisor below itself; its code loads when a press is likely. */
export function SizeQuestion({ product, purchase }: Props) {
  const { language, ownTexts } = useI18n()
  const t = withOwnTexts(sizeQuestion[language], language, ownTexts, 'product')
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
        className="as-link"
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
