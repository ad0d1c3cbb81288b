import { Link } from '@tanstack/react-router'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedProduct } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { inSize } from '#shared/domain/platform/goods/sizes.ts'
import { isCallOnly, isSinglePiece } from '#shared/domain/platform/goods/used-bicycles.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { SizeChoice } from '#web/catalog/product/size-picker.tsx'
import { usePurchase } from '#web/catalog/product/use-purchase.ts'
import { ComparedPrice } from '#web/catalog/product-parts/compared-price.tsx'
import { ProductPrice } from '#web/catalog/product-parts/product-price.tsx'
import { Place } from '#web/extensions/place.tsx'
import { isTaken } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Wish } from './wish-list.ts'
import { wishListTexts } from './wish-list-texts.ts'

interface Props {
  wish: Wish
  /** Undefined: no longer sold. */
  product: ListedProduct | undefined
  onRemove(): void
}

/** What has changed since it was put here comes before the button. */
export function WishRow({ wish, product, onRemove }: Props) {
  const t = wishListTexts.useChunk()
  const { language } = useI18n()
  const name = product?.name ?? wish.name
  const since = t.since(shopDate(wish.addedAt, language))
  const remove = (
    <button type="button" className="link small as-target" aria-label={`${t.remove}: ${name}`} onClick={onRemove}>
      <X className="icon icon-s" aria-hidden="true" /> {t.remove}
    </button>
  )
  return (
    <li className="wish grid">
      <Picture
        category={product?.category}
        url={product ? firstImage(product) : null}
        alt=""
        sizes="200px"
        ratio="card"
      />
      <div>
        <h2 className="plain-heading">
          {product ? (
            <Link to="/prodotto/$slug" params={{ slug: product.slug }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <p className="small muted">{since}</p>
        <Change wish={wish} product={product} />
      </div>
      {product ? (
        <WishedProduct product={product} remove={remove} />
      ) : (
        <>
          <p className="muted wish-price">{t.wasPrice(formatEuro(centsOf(wish.price), language))}</p>
          <div className="wish-acts">{remove}</div>
        </>
      )}
    </li>
  )
}

function Change({ wish, product }: Pick<Props, 'wish' | 'product'>) {
  const t = wishListTexts.useChunk()
  const { language } = useI18n()
  const say = (text: string, look = '') => <p className={`wish-change small bold ${look}`}>{text}</p>
  if (!product) return say(t.gone)
  if (product.soldAt) return say(t.sold(shopDate(product.soldAt, language)))
  if (product.stock <= 0) return say(t.soldOut)
  const less = centsOf(wish.price) - centsOf(product.price)
  if (less > 0) return say(t.less(formatEuro(less, language)), 'is-less')
  if (less < 0) return say(t.more(formatEuro(-less, language)))
  return isSinglePiece(product) ? say(t.single) : null
}

function WishedProduct({ product, remove }: { product: ListedProduct; remove: ReactNode }) {
  const t = wishListTexts.useChunk()
  const { texts } = useI18n()
  const purchase = usePurchase(product)
  const isOut = product.stock <= 0
  const canAdd = !isOut && !isSinglePiece(product) && !isCallOnly(product)
  const shown = inSize(product, purchase.size)
  const named = `: ${product.name}`
  return (
    <>
      <div className="wish-price flex wraps row-between spaced-12">
        {canAdd && product.sizes.length > 1 && (
          <fieldset>
            <legend className="sr-only">{t.size + named}</legend>
            <SizeChoice sizes={product.sizes} chosen={purchase.size} onChoose={purchase.chooseSize} />
          </fieldset>
        )}
        <p className="flex wraps align-baseline spaced-12">
          <ProductPrice product={shown} className={shown.reduction ? 'reduced' : ''} />
          {shown.reduction && <ComparedPrice reduction={shown.reduction} />}
        </p>
      </div>
      <div className="wish-acts">
        <div className="row wraps spaced-12">
          {canAdd && purchase.size !== undefined ? (
            <button
              type="button"
              className="btn btn-main"
              aria-disabled={purchase.isBusy}
              aria-label={(purchase.size ? t.addSize(texts.catalog.sizeValue(purchase.size)) : t.add) + named}
              onClick={purchase.add}
            >
              <Plus className="icon icon-s" aria-hidden="true" />
              {purchase.size ? t.addSize(texts.catalog.sizeValue(purchase.size)) : t.add}
            </button>
          ) : product.soldAt ? (
            <Link className="btn" to="/$category" params={{ category: 'bici-usate' }}>
              {t.alike}
            </Link>
          ) : (
            <Link className="btn" to="/prodotto/$slug" params={{ slug: product.slug }} aria-label={t.look + named}>
              {t.look}
            </Link>
          )}
          {remove}
        </div>
        {isTaken('product.alert') && !product.soldAt && !isSinglePiece(product) && (
          <details>
            <summary className="small as-target">
              {isOut ? t.tellStock : t.tellPrice}
              <span className="sr-only">{named}</span>
            </summary>
            <Place name="product.alert" given={{ product, isAboutPrice: !isOut }} />
          </details>
        )}
      </div>
    </>
  )
}
