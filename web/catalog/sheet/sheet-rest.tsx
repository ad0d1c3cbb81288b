import type { ShownProduct } from '#shared/contract/catalog/catalog.ts'
import { RelatedProducts } from '#web/catalog/product/related-products.tsx'
import { productTexts } from '#web/catalog/product-texts.ts'
import { ReviewSection } from '#web/catalog/reviews/review-section.tsx'
import { AlikeBicycles } from './alike-bicycles.tsx'
import { BicycleFrame, BicycleParts } from './product-specifications.tsx'

interface Props {
  product: ShownProduct
  chosen: string | null | undefined
  /** Sold out: its page shows others first. */
  isGone: boolean
}

/** A bicycle's sheet below pictures and decision. */
export function SheetRest({ product, chosen, isGone }: Props) {
  const t = productTexts.useChunk()
  return (
    <>
      <div className="sheet-facts grid">
        <section id="monta" aria-labelledby="parts">
          <h2 id="parts">{t.partsTitle}</h2>
          <BicycleParts product={product} />
        </section>
        <section id="geometria" aria-labelledby="frame">
          <h2 id="frame">{t.frameTitle}</h2>
          <BicycleFrame product={product} chosen={chosen} />
        </section>
      </div>
      {!isGone && <AlikeBicycles product={product} chosen={chosen} />}
      <ReviewSection product={product} />
      {!isGone && <RelatedProducts product={product} />}
    </>
  )
}
