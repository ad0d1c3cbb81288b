import type { RefObject } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Inspection } from '#shared/contract/catalog/inspection.ts'
import { grades } from '#shared/domain/platform/goods/inspection-card.ts'
import { isSinglePiece } from '#shared/domain/platform/goods/used-bicycles.ts'
import { ProductPromises } from '#web/catalog/product/product-promises.tsx'
import { PurchaseActions } from '#web/catalog/product/purchase-actions.tsx'
import { SizePicker } from '#web/catalog/product/size-picker.tsx'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { Place } from '#web/extensions/place.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { Price } from '#web/ui/price.tsx'
import { inspectionCardTexts } from './inspection-card-texts.ts'
import { useDays } from './use-days.ts'

interface Props {
  product: Product
  inspection: Inspection
  purchase: Purchase
  mainButton: RefObject<HTMLButtonElement | null>
}

/** The buying part: price, size, buttons, the grades, and the former use. */
export function CardStub({ product, inspection, purchase, mainButton }: Props) {
  const t = inspectionCardTexts.useChunk()
  const days = useDays()
  const { soldAt, stock } = product
  if (soldAt) {
    const day = soldAt.slice(0, 10)
    return (
      <div className="stub">
        <p className="stamp stamp-sold text-m">
          <span>{t.sold}</span>
          <b className="num">{dotted(day)}</b>
        </p>
        <p>
          {t.was} <Price amount={product.price} />
        </p>
        <Place name="product.alert" given={{ product }} />
      </div>
    )
  }
  return (
    <div className="stub">
      {isSinglePiece(product) && stock > 0 && (
        <p className="stub-head">
          <span className="bold">{t.single}</span> {t.singleText}
        </p>
      )}
      <UsedPlate product={product} />
      <OwnSize product={product} purchase={purchase} />
      <Place name="product.size" given={{ product, purchase }} />
      <PurchaseActions {...{ product, purchase, mainButton }} />
      <ProductPromises product={product} quantity={1} />
      <section className="grade-scale">
        <h2>{t.gradeIs(inspection.grade)}</h2>
        <ol className="below-16 text-s">
          {grades.map((grade) => (
            <li key={grade} {...(grade === inspection.grade && { className: 'is-here', 'aria-current': true })}>
              <b className="num">{grade}</b> {t.grades[grade]}
            </li>
          ))}
        </ol>
      </section>
      <SeeIt />
      {inspection.testedOn && (
        <p className="stamp stamp-seal text-s">
          <span>{t.tested}</span>
          <b className="num">
            <span className="sr-only">{days(inspection.testedOn)}</span>
            <span aria-hidden="true">{dotted(inspection.testedOn)}</span>
          </b>
          <span>{inspection.testedBy}</span>
        </p>
      )}
    </div>
  )
}

function SeeIt() {
  const t = inspectionCardTexts.useChunk()
  const { phone } = useShop()
  if (!phone) return null
  return (
    <p className="small below-16">
      {t.seeIt}{' '}
      <a className="nowrap" href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>
      {t.orComeBy}
    </p>
  )
}

function UsedPlate({ product: { price, vatClass } }: Pick<Props, 'product'>) {
  const t = inspectionCardTexts.useChunk()
  const { usedWarrantyMonths } = useShop()
  return (
    <div className="plate">
      <div className="plate-inner">
        <div className="strip">
          <span>{t.used}</span>
          <span>{t.guarantee(usedWarrantyMonths)}</span>
        </div>
        <Price amount={price} form="plate" />
        <div className="under">{vatClass === 'margin' ? t.finalPrice : t.taxedPrice}</div>
      </div>
    </div>
  )
}

function OwnSize({ product, purchase }: Pick<Props, 'product' | 'purchase'>) {
  const t = inspectionCardTexts.useChunk()
  const { sizeValue } = useTexts().catalog
  const [only, ...others] = product.sizes
  if (!only) return null
  if (others.length > 0) return <SizePicker sizes={product.sizes} purchase={purchase} />
  return (
    <dl className="stub-facts">
      <div className="flex spaced-12 align-baseline">
        <dt className="muted">{t.size}</dt>
        <dd>
          <span className="num">{sizeValue(only.size)}</span>
        </dd>
      </div>
    </dl>
  )
}

const dotted = (day: string) => day.split('-').reverse().join('.')
