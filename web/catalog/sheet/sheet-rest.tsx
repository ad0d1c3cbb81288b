import { Fragment } from 'react'
import type { ShownProduct } from '#shared/contract/catalog/catalog.ts'
import { isSoldOutBicycle } from '#shared/domain/platform/goods/used-bicycles.ts'
import { RelatedProducts } from '#web/catalog/product/related-products.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { ReviewSection } from '#web/catalog/reviews/review-section.tsx'
import { Place } from '#web/extensions/place.tsx'
import { AlikeProducts } from './alike-products.tsx'
import { BicycleFrame, BicycleParts } from './product-specifications.tsx'
import { sheetParts } from './sheet-parts.ts'

interface Props {
  product: ShownProduct
  chosen: string | null | undefined
  isPage: boolean
}

/** The sheet below pictures and decision. */
export function SheetRest({ product, chosen, isPage }: Props) {
  // Its page shows others first.
  const isGone = isSoldOutBicycle(product)
  const chapters = {
    // The dialog has it in its tabs.
    bicycle: isPage && <BicycleChapters product={product} chosen={chosen} />,
    block: <Place name="product.block" given={{ product }} />,
    alike: !isGone && <AlikeProducts product={product} chosen={chosen} />,
    voices: <ReviewSection product={product} />,
    companions: !isGone && <RelatedProducts product={product} />,
  }
  return sheetParts[product.category].chapters.map((chapter) => <Fragment key={chapter}>{chapters[chapter]}</Fragment>)
}

function BicycleChapters({ product, chosen }: Omit<Props, 'isPage'>) {
  const t = productTexts.useChunk()
  return (
    <>
      <nav className="sheet-index no-print" aria-label={t.inThisPage}>
        <a href="#monta">{t.partsTitle}</a>
        <a href="#geometria">{t.frameTitle}</a>
        <a href="#recensioni">{t.reviews}</a>
      </nav>
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
    </>
  )
}
