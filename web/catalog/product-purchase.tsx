import type { ReactNode, RefObject } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isSinglePiece, isSoldOutBicycle, usedBicycleState } from '#shared/domain/catalog/used-bicycles.ts'
import { CompatibleWithBike } from '#web/catalog/compatibility/compatible-with-bike.tsx'
import { ModelColors } from '#web/catalog/product/related-products.tsx'
import { SizePicker } from '#web/catalog/product/size-picker.tsx'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { CompareLink } from '#web/catalog/sheet/compare-link.tsx'
import { Arrival, ProductPromises } from '#web/catalog/sheet/later-product-parts.ts'
import { SizeGone } from '#web/catalog/sheet/size-gone.tsx'
import { SoldOutBicycle } from '#web/catalog/sheet/sold-out-bicycle.tsx'
import { SizeQuestion } from '#web/catalog/sizes/size-question.tsx'
import { StockAlert } from '#web/catalog/stock-alerts/stock-alert.tsx'
import { Heart } from '#web/catalog/wish-list/heart.tsx'
import { useI18n, useTexts } from '#web/i18n/i18n.tsx'
import { shopDay } from '#web/i18n/shop-dates.ts'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { PricePlate } from './price-plate.tsx'
import { productTexts } from './product-texts.ts'
import { RatingLine } from './rating-line.tsx'
import { ShopRatingLine } from './shop-rating-line.tsx'
import { UsedBicycleState } from './used-bicycle-state.tsx'

interface Props {
  /** With the price of the chosen size. */
  product: Product
  /** The name: the page's `h1` or the dialog's title. */
  heading: ReactNode
  purchase: Purchase
  /** Shows another colour's drawing, until called without. */
  onPaint(drawingUrl?: string): void
  /** On the sheet of a new bicycle: one main button, and short promises. */
  isSheet?: boolean
  /** The main button, which the phones' bar replaces once it has scrolled away. */
  mainButton: RefObject<HTMLButtonElement | null>
}

export function ProductPurchase({ product, heading, purchase, mainButton, isSheet = false, onPaint }: Props) {
  const { categories, subcategories } = useTexts().places
  const kind = product.subcategory ? subcategories[product.subcategory] : categories[product.category]
  const isGone = isSoldOutBicycle(product)
  const isOnSale = !isGone && !product.soldAt
  return (
    <div className="buy stack stack-20">
      <div>
        <p className="kicker">{[product.brand, kind].filter(Boolean).join(' · ')}</p>
        {heading}
        {isSinglePiece(product) ? <ShopRatingLine /> : <RatingLine product={product} />}
      </div>
      {isOnSale && <PricePlate product={product} purchase={purchase} />}
      <ModelColors product={product} onPaint={onPaint} />
      {isOnSale && (
        <>
          <SizePicker sizes={product.sizes} purchase={purchase} />
          <SizeGone product={product} />
          <SizeQuestion product={product} purchase={purchase} isLink={isSheet} />
        </>
      )}
      {isGone ? (
        <SoldOutBicycle product={product} />
      ) : (
        <>
          <PurchaseActions {...{ product, purchase, mainButton, isSheet }} />
          <CompatibleWithBike product={product} />
        </>
      )}
      {isOnSale && product.stock > 0 && !usedBicycleState(product) && <Arrival product={product} />}
      {isOnSale && <ProductPromises product={product} quantity={purchase.quantity} isShort={isSheet} />}
      <p className="tools row wraps spaced-12-20 small no-print">
        <Heart product={product} />
        {!isGone && <CompareLink product={product} />}
      </p>
    </div>
  )
}

/** The buying buttons, or their replacement. */
export function PurchaseActions({
  product,
  purchase,
  mainButton,
  isSheet = false,
}: Omit<Props, 'heading' | 'onPaint'>) {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const isWide = isSinglePiece(product) || isSheet
  if (usedBicycleState(product)) return <UsedBicycleState product={product} />
  if (product.stock <= 0)
    return (
      <div className="stack stack-12">
        <button type="button" className="btn btn-wide" disabled>
          {product.expectedOn ? `${t.soldOut}, ${t.expected(shopDay(product.expectedOn, language, 'day'))}` : t.soldOut}
        </button>
        {product.sizes.length === 0 && <StockAlert product={product} />}
      </div>
    )
  return (
    <div className="stack stack-12">
      <div className={isWide ? 'stack' : 'buy-grid grid spaced-12'}>
        {!isWide && (
          <QuantityStepper
            value={purchase.quantity}
            max={purchase.most}
            onChange={purchase.setQuantity}
            label={t.quantity}
          />
        )}
        <button
          type="button"
          className={`btn btn-main ${isWide ? 'btn-wide' : ''}`}
          ref={mainButton}
          aria-disabled={purchase.isBusy}
          onClick={purchase.add}
        >
          {purchase.isBusy && <span className="spin" aria-hidden="true" />}
          {purchase.size === undefined ? t.chooseSize : t.addToCart}
        </button>
      </div>
      {!(isSheet && purchase.size === undefined) && (
        <button type="button" className="btn btn-wide" aria-disabled={purchase.isBusy} onClick={purchase.buyNow}>
          {t.buyNow}
        </button>
      )}
    </div>
  )
}
