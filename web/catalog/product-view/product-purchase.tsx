import { Fragment, type ReactNode, type RefObject } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isSinglePiece, isSoldOutBicycle, usedBicycleState } from '#shared/domain/platform/goods/used-bicycles.ts'
import { PurchaseActions } from '#web/catalog/product/purchase-actions.tsx'
import { ModelColors } from '#web/catalog/product/related-products.tsx'
import { SizePicker } from '#web/catalog/product/size-picker.tsx'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { RatingLine } from '#web/catalog/rating-line.tsx'
import { CompareLink } from '#web/catalog/sheet/compare-link.tsx'
import { Arrival, PartCompatibility, ProductPromises } from '#web/catalog/sheet/later-product-parts.ts'
import { sheetParts } from '#web/catalog/sheet/sheet-parts.ts'
import { SizeGone } from '#web/catalog/sheet/size-gone.tsx'
import { SoldOutBicycle } from '#web/catalog/sheet/sold-out-bicycle.tsx'
import { useShelfWay } from '#web/catalog/shelf-queries.ts'
import { ShopRatingLine } from '#web/catalog/shop-rating-line.tsx'
import { Heart } from '#web/catalog/wish-list/heart.tsx'
import { Place } from '#web/extensions/place.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { PricePlate } from './price-plate.tsx'

interface Props {
  /** With the price of the chosen size. */
  product: Product
  /** The name: the page's `h1` or the dialog's title. */
  heading: ReactNode
  purchase: Purchase
  /** Shows another colour's drawing, until called without. */
  onPaint(drawingUrl?: string): void
  /** The product's own page: no choice that cannot be made yet. */
  isPage?: boolean
  /** The main button, which the phones' bar replaces once it has scrolled away. */
  mainButton: RefObject<HTMLButtonElement | null>
}

export function ProductPurchase({ product, heading, purchase, mainButton, isPage = false, onPaint }: Props) {
  const { categories, subcategories } = useTexts().places
  const kind = product.subcategory ? subcategories[product.subcategory] : categories[product.category]
  const shelf = useShelfWay(product.shelf).at(-1)
  const isGone = isSoldOutBicycle(product)
  const isOnSale = !isGone && !product.soldAt
  const parts = {
    colors: <ModelColors product={product} onPaint={onPaint} />,
    fit: <PartCompatibility product={product} />,
    guide: isOnSale && <Place name="product.size" given={{ product, purchase }} />,
    sizes: isOnSale && (
      <>
        <SizePicker sizes={product.sizes} purchase={purchase} />
        <SizeGone product={product} />
      </>
    ),
  }
  return (
    <div className="buy stack stack-20">
      <div>
        <p className="kicker">{[product.brand, shelf?.name ?? kind].filter(Boolean).join(' · ')}</p>
        {heading}
        {isSinglePiece(product) ? <ShopRatingLine /> : <RatingLine product={product} />}
      </div>
      {isOnSale && <PricePlate product={product} purchase={purchase} />}
      {sheetParts[product.category].decision.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      {isGone ? (
        <SoldOutBicycle product={product} />
      ) : (
        <PurchaseActions {...{ product, purchase, mainButton, isPage }} />
      )}
      {isOnSale && product.stock > 0 && !usedBicycleState(product) && <Arrival product={product} />}
      {isOnSale && <ProductPromises product={product} quantity={purchase.quantity} isShort />}
      <p className="tools row wraps spaced-12-20 small no-print">
        <Heart product={product} />
        {!isGone && <CompareLink product={product} />}
      </p>
    </div>
  )
}

declare module '#web/extensions/web-extension.ts' {
  interface Places {
    /** Beside the choice of a size, rendered by the server. */
    'product.size': { product: Product; purchase: Purchase }
  }
}
