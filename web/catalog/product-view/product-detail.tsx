import { type ReactNode, useRef, useState } from 'react'
import type { ShownProduct } from '#shared/contract/catalog/catalog.ts'
import type { Inspection } from '#shared/contract/catalog/inspection.ts'
import { inSize } from '#shared/domain/platform/goods/sizes.ts'
import { isSoldOutBicycle, usedBicycleState } from '#shared/domain/platform/goods/used-bicycles.ts'
import { InspectionCardSheet } from '#web/catalog/inspection/lazy-inspection-card.tsx'
import { ProductGallery } from '#web/catalog/photos/product-gallery.tsx'
import { usePurchase } from '#web/catalog/product/use-purchase.ts'
import { BuyBar, NearestBicycles, SheetRest } from '#web/catalog/sheet/later-product-parts.ts'
import { SheetTexts } from '#web/catalog/sheet/sheet-texts.tsx'
import { UsedAlike } from '#web/catalog/used/lazy-used-page.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { ProductPurchase } from './product-purchase.tsx'

interface Props {
  product: ShownProduct
  inspection?: Inspection | null | undefined
  /** The product's own page, not the dialog. */
  isPage?: boolean
  heading: ReactNode
}

/** One sheet for all goods: the pictures beside the decision, or a used bicycle's job card, then all that is known. */
export function ProductDetail({ product, inspection, heading, isPage = false }: Props) {
  const purchase = usePurchase(product)
  const shown = inSize(product, purchase.size)
  const [painted, setPainted] = useState<string>()
  const mainButton = useRef<HTMLButtonElement>(null)
  const decision = { product: shown, heading, purchase, mainButton }
  const texts = <SheetTexts product={product} isPage={isPage} />
  return (
    <div className={isSoldOutBicycle(product) ? 'product is-gone' : 'product'}>
      {product.soldAt && <NearestBicycles product={product} soldAt={product.soldAt} />}
      {inspection ? (
        <>
          <InspectionCardSheet {...decision} inspection={inspection} />
          {texts}
        </>
      ) : (
        <div className="product-sheet grid">
          <div>
            <ProductGallery product={product} painted={painted} isMosaic />
          </div>
          <div className="sheet-decision">
            <ProductPurchase {...decision} isPage={isPage} onPaint={setPainted} />
          </div>
          {texts}
        </div>
      )}
      <SheetRest product={shown} chosen={purchase.size} isPage={isPage} />
      {inspection && (
        <Attempt>
          <UsedAlike product={product} />
        </Attempt>
      )}
      {product.stock > 0 && !usedBicycleState(product) && (
        <BuyBar product={shown} purchase={purchase} mainButton={mainButton} />
      )}
    </div>
  )
}
