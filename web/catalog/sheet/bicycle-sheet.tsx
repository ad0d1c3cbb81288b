import type { ComponentProps } from 'react'
import type { ShownProduct } from '#shared/contract/catalog/catalog.ts'
import { isSoldOutBicycle } from '#shared/domain/catalog/used-bicycles.ts'
import { ProductGallery } from '#web/catalog/photos/product-gallery.tsx'
import { ProductDescription } from '#web/catalog/product/product-description.tsx'
import { ProductPurchase } from '#web/catalog/product-purchase.tsx'
import { productTexts } from '#web/catalog/product-texts.ts'
import { BuyBar, SheetRest } from '#web/catalog/sheet/later-product-parts.ts'

type Props = Omit<ComponentProps<typeof ProductPurchase>, 'isSheet'> & {
  product: ShownProduct
  painted: string | undefined
}

/** The page of a new bicycle: the pictures beside the decision, then all that is known of it, without tabs. */
export function BicycleSheet({ product, painted, ...decision }: Props) {
  const t = productTexts.useChunk()
  const { purchase, mainButton } = decision
  const isGone = isSoldOutBicycle(product)
  return (
    <div className={isGone ? 'product is-gone' : 'product'}>
      <div className="bicycle-sheet grid">
        <div className="sheet-pictures">
          <ProductGallery product={product} painted={painted} isMosaic />
          <section className="sheet-text" aria-labelledby="descrizione">
            <h2 id="descrizione">{t.description}</h2>
            <div className="lead measure-66">
              <ProductDescription product={product} />
            </div>
          </section>
        </div>
        <div className="sheet-decision">
          <ProductPurchase product={product} {...decision} isSheet />
        </div>
      </div>
      <nav className="sheet-index no-print" aria-label={t.inThisPage}>
        <a href="#monta">{t.partsTitle}</a>
        <a href="#geometria">{t.frameTitle}</a>
        <a href="#recensioni">{t.reviews}</a>
      </nav>
      <SheetRest product={product} chosen={purchase.size} isGone={isGone} />
      {!isGone && <BuyBar product={product} purchase={purchase} mainButton={mainButton} />}
    </div>
  )
}
