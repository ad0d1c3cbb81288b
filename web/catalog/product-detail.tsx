import { type ReactNode, useRef, useState } from 'react'
import type { ShownProduct } from '#shared/contract/catalog/catalog.ts'
import type { Inspection } from '#shared/contract/catalog/inspection.ts'
import { inSize } from '#shared/domain/catalog/sizes/sizes.ts'
import { isSoldOutBicycle, usedBicycleState } from '#shared/domain/catalog/used-bicycles.ts'
import { InspectionCardSheet } from '#web/catalog/inspection/lazy-inspection-card.tsx'
import { ProductGallery } from '#web/catalog/photos/product-gallery.tsx'
import { ProductDescription } from '#web/catalog/product/product-description.tsx'
import { ProductBrief } from '#web/catalog/product/product-facts.tsx'
import { RelatedProducts } from '#web/catalog/product/related-products.tsx'
import { usePurchase } from '#web/catalog/product/use-purchase.ts'
import { BicycleSheet } from '#web/catalog/sheet/bicycle-sheet.tsx'
import {
  BuyBar,
  NearestBicycles,
  ProductSpecifications,
  ReviewSection,
} from '#web/catalog/sheet/later-product-parts.ts'
import { UsedAlike } from '#web/catalog/used/lazy-used-page.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ProductPurchase } from './product-purchase.tsx'
import { productTexts } from './product-texts.ts'

interface Props {
  product: ShownProduct
  inspection?: Inspection | null | undefined
  /** The product's own page, not the dialog. */
  isPage?: boolean
  heading: ReactNode
}

export function ProductDetail({ product, inspection, heading, isPage = false }: Props) {
  const t = productTexts.useChunk()
  const purchase = usePurchase(product)
  const shown = inSize(product, purchase.size)
  const [painted, setPainted] = useState<string>()
  const mainButton = useRef<HTMLButtonElement>(null)
  if (isPage && product.category === 'biciclette')
    return <BicycleSheet {...{ product: shown, heading, purchase, mainButton, painted }} onPaint={setPainted} />
  const isGone = isSoldOutBicycle(product)
  return (
    <div className={isGone ? 'product is-gone' : 'product'}>
      {product.soldAt && <NearestBicycles product={product} soldAt={product.soldAt} />}
      {inspection ? (
        <InspectionCardSheet {...{ product: shown, inspection, heading, purchase, mainButton }} />
      ) : (
        <div className="product-columns grid">
          <div className="gallery">
            <ProductGallery product={product} painted={painted} />
            <ProductBrief product={product} />
          </div>
          <ProductPurchase {...{ product: shown, heading, purchase, mainButton }} onPaint={setPainted} />
        </div>
      )}
      {product.stock <= 0 && !isGone && <RelatedProducts product={product} />}
      <Tabs
        className="above-48"
        label={t.about}
        tabs={[
          {
            id: 'description',
            label: t.description,
            content: (
              <div className="measure-66 padded-24">
                <ProductDescription product={product} />
              </div>
            ),
          },
          {
            id: 'specifications',
            label: t.specifications,
            content: <ProductSpecifications product={product} />,
          },
        ]}
      />
      <ReviewSection product={product} />
      {product.stock > 0 && <RelatedProducts product={product} />}
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
