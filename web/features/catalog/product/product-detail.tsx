import { type ReactNode, Suspense, useRef, useState } from 'react'
import type { ShownProduct } from '#shared/contract/catalog.ts'
import type { Inspection } from '#shared/contract/job-cards/inspection.ts'
import { JobCardSheet } from '#web/features/catalog/job-card/job-card-part.tsx'
import { ProductGallery } from '#web/features/catalog/photos/product-gallery.tsx'
import { productTexts } from '#web/features/catalog/product-texts.ts'
import { usedStanding } from '#web/features/catalog/used-standing.tsx'
import { ReviewSection } from '#web/features/reviews/review-section.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BuyBar } from './buy-bar.tsx'
import { NearestBicycles } from './nearest-bicycles.tsx'
import { ProductBrief, ProductSpecifications } from './product-facts.tsx'
import { ProductPurchase } from './product-purchase.tsx'
import { RelatedProducts } from './related-products.tsx'
import { usePurchase } from './use-purchase.ts'

interface Props {
  product: ShownProduct
  inspection?: Inspection | null | undefined
  heading: ReactNode
}

export function ProductDetail({ product, inspection, heading }: Props) {
  const t = productTexts.useChunk()
  const purchase = usePurchase(product)
  const [painted, setPainted] = useState<string>()
  const mainButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="product">
      {product.soldAt && <NearestBicycles product={product} soldAt={product.soldAt} />}
      {inspection ? (
        <Suspense>
          <JobCardSheet {...{ product, inspection, heading, purchase, mainButton }} />
        </Suspense>
      ) : (
        <div className="product-columns">
          <div className="gallery">
            <ProductGallery product={product} painted={painted} />
            <ProductBrief product={product} />
          </div>
          <ProductPurchase {...{ product, heading, purchase, mainButton }} onPaint={setPainted} />
        </div>
      )}
      {product.stock <= 0 && <RelatedProducts product={product} />}
      <Tabs
        className="above-48"
        label={t.about}
        tabs={[
          {
            id: 'description',
            label: t.description,
            content: (
              <div className="product-description">
                {product.untranslated && <p className="tag below-8">{t.inItalian}</p>}
                <p className="pre-line" lang={product.untranslated && 'it'}>
                  {product.description}
                </p>
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
      {product.stock > 0 && !usedStanding(product) && (
        <BuyBar price={product.price} purchase={purchase} mainButton={mainButton} />
      )}
    </div>
  )
}
