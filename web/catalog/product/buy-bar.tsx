import { type RefObject, useEffect, useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { ProductPrice } from '#web/catalog/product-parts/product-price.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { Price } from '#web/ui/price.tsx'
import type { Purchase } from './use-purchase.ts'

interface Props {
  /** With the price of the chosen size. */
  product: Product
  purchase: Purchase
  mainButton: RefObject<HTMLButtonElement | null>
}

export function BuyBar({ product, purchase, mainButton }: Props) {
  const t = productTexts.useChunk()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    // Captures scroll events of page and dialog. An IntersectionObserver would miss a jump.
    const check = () => setNeeded((mainButton.current?.getBoundingClientRect().bottom ?? 1) < 0)
    check()
    document.addEventListener('scroll', check, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', check, { capture: true })
  }, [mainButton])
  if (!isNeeded) return null
  return (
    <div className="buy-bar only-phone">
      {purchase.size === undefined ? <ProductPrice product={product} /> : <Price amount={product.price} />}
      <button type="button" className="btn btn-main" aria-disabled={purchase.isBusy} onClick={purchase.add}>
        {purchase.size ? t.addSize(purchase.size) : purchase.size === null ? t.addToCart : t.chooseSize}
      </button>
    </div>
  )
}
