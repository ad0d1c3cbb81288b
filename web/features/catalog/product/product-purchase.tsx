import type { ReactNode, RefObject } from 'react'
import type { Product } from '#shared/contract/catalog.ts'
import { shippedLine } from '#shared/domain/delivery/shipping-class.ts'
import { shippingPolicyFor } from '#shared/domain/delivery/shipping-rules.ts'
import { isSinglePiece } from '#shared/domain/used-bicycles.ts'
import { DeliveryDay } from '#web/features/cart/delivery-day.tsx'
import { CompareLink } from '#web/features/catalog/compare/compare-link.tsx'
import { FitsBike } from '#web/features/catalog/fits/fits-bike.tsx'
import { PricePlate } from '#web/features/catalog/price-plate.tsx'
import { productTexts } from '#web/features/catalog/product-texts.ts'
import { RatingLine } from '#web/features/catalog/rating-line.tsx'
import { ShopRatingLine } from '#web/features/catalog/shop-rating-line.tsx'
import { SizeQuestion } from '#web/features/catalog/size-advice/size-question.tsx'
import { UsedStanding, usedStanding } from '#web/features/catalog/used-standing.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { ProductPromises } from './product-promises.tsx'
import { ModelColors } from './related-products.tsx'
import { SizePicker } from './size-picker.tsx'
import type { Purchase } from './use-purchase.ts'

interface Props {
  product: Product
  /** The name: the page's `h1` or the dialog's title. */
  heading: ReactNode
  purchase: Purchase
  /** Shows another colour's drawing, until called without. */
  onPaint(drawingUrl?: string): void
  /** The button that the bar of phones stands in for once it has scrolled away. */
  mainButton: RefObject<HTMLButtonElement | null>
}

export function ProductPurchase({ product, heading, purchase, mainButton, onPaint }: Props) {
  const { categories, subcategories } = useTexts().places
  const kind = product.subcategory ? subcategories[product.subcategory] : categories[product.category]
  const isSingle = isSinglePiece(product)
  return (
    <div className="buy stack stack-20">
      <div>
        <p className="kicker">{[product.brand, kind].filter(Boolean).join(' · ')}</p>
        {heading}
        {isSingle ? <ShopRatingLine /> : <RatingLine product={product} />}
      </div>
      {!product.soldAt && <PricePlate product={product} quantity={purchase.quantity} />}
      <ModelColors product={product} onPaint={onPaint} />
      {!product.soldAt && (
        <>
          <SizePicker sizes={product.sizes} purchase={purchase} />
          <SizeQuestion product={product} purchase={purchase} />
        </>
      )}
      <PurchaseActions {...{ product, purchase, mainButton }} />
      <FitsBike product={product} />
      {!product.soldAt && product.stock > 0 && !usedStanding(product) && <ArrivalOf product={product} />}
      {!product.soldAt && <ProductPromises product={product} quantity={purchase.quantity} />}
      <p className="small no-print">
        <CompareLink product={product} />
      </p>
    </div>
  )
}

/** On the mainland; of what no courier brings, when it can be fetched. */
function ArrivalOf({ product }: { product: Product }) {
  const { shipping } = useShop()
  const lines = [shippedLine(product)]
  const method = (['courier', 'pickup'] as const).find((one) =>
    shippingPolicyFor(lines, { method: one, postalCode: '' }, shipping),
  )
  return method && <DeliveryDay categories={[product.category]} method={method} namesIslands={method === 'courier'} />
}

/** What can be done with it: buy it, or what stands in the buttons' place. */
export function PurchaseActions({ product, purchase, mainButton }: Omit<Props, 'heading' | 'onPaint'>) {
  const t = productTexts.useChunk()
  const isSingle = isSinglePiece(product)
  if (usedStanding(product)) return <UsedStanding product={product} />
  if (product.stock <= 0)
    return (
      <div className="stack stack-12">
        <button type="button" className="btn btn-wide" disabled>
          {t.soldOut}
        </button>
        <p className="small muted">{t.soldOutText}</p>
      </div>
    )
  return (
    <div className="stack stack-12">
      <div className={isSingle ? 'stack' : 'buy-grid'}>
        {!isSingle && (
          <QuantityStepper
            value={purchase.quantity}
            max={purchase.most}
            onChange={purchase.setQuantity}
            label={t.quantity}
          />
        )}
        <button
          type="button"
          className={`btn btn-main ${isSingle ? 'btn-wide' : ''}`}
          ref={mainButton}
          aria-disabled={purchase.isBusy}
          onClick={purchase.add}
        >
          {purchase.isBusy && <span className="spin" aria-hidden="true" />}
          {purchase.size === undefined ? t.chooseSize : t.addToCart}
        </button>
      </div>
      <button type="button" className="btn btn-wide" aria-disabled={purchase.isBusy} onClick={purchase.buyNow}>
        {t.buyNow}
      </button>
    </div>
  )
}
