import type { RefObject } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isSinglePiece, usedBicycleState } from '#shared/domain/platform/goods/used-bicycles.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { UsedBicycleState } from '#web/catalog/used-bicycle-state.tsx'
import { Place } from '#web/extensions/place.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDay } from '#web/i18n/shop-dates.ts'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import type { Purchase } from './use-purchase.ts'

interface Props {
  /** With the price of the chosen size. */
  product: Product
  purchase: Purchase
  /** The product's own page: no choice that cannot be made yet. */
  isPage?: boolean
  /** The main button, which the phones' bar replaces once it has scrolled away. */
  mainButton: RefObject<HTMLButtonElement | null>
}

/** The buying buttons, or their replacement. */
export function PurchaseActions({ product, purchase, mainButton, isPage = false }: Props) {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const isSingle = isSinglePiece(product)
  const isWide = isSingle || (isPage && product.category === 'biciclette')
  if (usedBicycleState(product)) return <UsedBicycleState product={product} />
  if (product.stock <= 0)
    return (
      <div className="stack stack-12">
        <button type="button" className="btn btn-wide" disabled>
          {product.expectedOn ? `${t.soldOut}, ${t.expected(shopDay(product.expectedOn, language, 'day'))}` : t.soldOut}
        </button>
        {product.sizes.length === 0 && <Place name="product.alert" given={{ product }} />}
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
      {!(isPage && purchase.size === undefined) && (
        <button
          type="button"
          className={isSingle ? 'btn btn-wide' : 'btn btn-text btn-small btn-wide'}
          aria-disabled={purchase.isBusy}
          onClick={purchase.buyNow}
        >
          {t.buyNow}
        </button>
      )}
    </div>
  )
}
