import { Printer } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Inspection } from '#shared/contract/catalog/inspection.ts'
import { ProductGallery } from '#web/catalog/photos/product-gallery.tsx'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { ShopRatingLine } from '#web/catalog/shop-rating-line.tsx'
import { UsedNeighbours } from '#web/catalog/used/used-neighbours.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { CardChecks } from './card-checks.tsx'
import { CardLines } from './card-lines.tsx'
import { CardMarks } from './card-marks.tsx'
import { CardStub } from './card-stub.tsx'
import { inspectionCardStyles } from './inspection-card-styles.ts'
import { inspectionCardTexts } from './inspection-card-texts.ts'
import { useDays } from './use-days.ts'

interface Props {
  product: Product
  inspection: Inspection
  heading: ReactNode
  purchase: Purchase
  mainButton: RefObject<HTMLButtonElement | null>
}

/** The mechanic's card: the number plate pinned on top, the perforation between the workshop's part and the customer's. */
export function InspectionCardSheet({ product, inspection, heading, purchase, mainButton }: Props) {
  const t = inspectionCardTexts.useChunk()
  const { inItalian } = productTexts.useChunk()
  const { places } = useI18n().texts
  const days = useDays()
  const kind = product.subcategory ? places.subcategories[product.subcategory] : places.categories[product.category]
  const ownPhotos = inspection.defects.flatMap(({ photoUrl }) => photoUrl ?? [])
  const imageUrls = [...new Set([...product.imageUrls, ...ownPhotos])]
  const { checkedBy, checkedFrom, checkedTo } = inspection
  return (
    <>
      {/* Part of the first HTML; visitors from another page have them already. */}
      {inspectionCardStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <UsedNeighbours slug={product.slug} />
      <section className={`inspection relative ground-white ${product.soldAt ? 'is-sold' : ''}`} aria-label={t.title}>
        <div className="inspection-top">
          <p className="number-plate absolute">
            <span className="plate">
              <span className="plate-inner">
                <span className="strip">
                  <span>{t.title}</span>
                </span>
                <span className="figure">
                  <span className="sr-only">{t.number} </span>
                  {product.productCode}
                </span>
              </span>
            </span>
          </p>
          <div className="inspection-head">
            <p className="kicker">{[product.brand, kind].filter(Boolean).join(' · ')}</p>
            {heading}
            <ShopRatingLine />
            {inspection.untranslated && <p className="tag above-8">{inItalian}</p>}
          </div>
        </div>
        <div className="inspection-photos gallery">
          <ProductGallery product={{ ...product, imageUrls, drawingUrl: undefined }} />
        </div>
        <CardStub {...{ product, inspection, purchase, mainButton }} />
        <CardLines product={product} inspection={inspection} />
        <CardMarks product={product} defects={inspection.defects} />
        <CardChecks checks={inspection.checks} isSold={product.soldAt !== undefined} />
        <div className="inspection-seal flex wraps align-center">
          <p className="small muted">{t.checkedBy(checkedBy.join(', '), days(checkedFrom, checkedTo))}</p>
          <button type="button" className="btn btn-small end" onClick={() => print()}>
            <Printer className="icon icon-s" aria-hidden="true" /> {t.print}
          </button>
        </div>
      </section>
    </>
  )
}
