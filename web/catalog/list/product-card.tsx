import { Plus } from 'lucide-react'
import { memo, useState } from 'react'
import type { ListedProduct, Product } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { inSize, isOneSize, quickAddSize } from '#shared/domain/platform/goods/sizes.ts'
import { isCallOnly, type PieceWord, pieceWord } from '#shared/domain/platform/goods/used-bicycles.ts'
import { CardRating } from '#web/catalog/card/card-rating.tsx'
import { UsedFacts } from '#web/catalog/card/lazy-used-facts.ts'
import { CompatibilityLine } from '#web/catalog/compatibility/lazy-compatibility.ts'
import { ProductLink } from '#web/catalog/product-link.tsx'
import { useAddToCart } from '#web/catalog/product-parts/add-to-cart.ts'
import { ComparedPrice } from '#web/catalog/product-parts/compared-price.tsx'
import { ProductPrice } from '#web/catalog/product-parts/product-price.tsx'
import { CardSizes } from '#web/catalog/sizes/card-sizes.tsx'
import { Heart } from '#web/catalog/wish-list/heart.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { preloadLayer } from '#web/ui/layer/lazy-layer.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { CardColors } from './card-colors.tsx'
import { type CardFact, CardFacts } from './card-facts.tsx'

const stockClasses: Partial<Record<PieceWord, string>> = { available: 'stock', single: 'stock', last: 'stock last' }

interface Props {
  product: ListedProduct
  sizes: string
  eager: boolean
  facts: readonly CardFact[]
  /** Among used bicycles alone, where it goes without saying. */
  isAmongUsed?: boolean | undefined
  /** Those of its sizes that a search means. */
  searchedSizes?: readonly string[] | undefined
}

/** Stays as it is while filters change around it. */
export const ProductCard = memo(({ product, sizes, eager, facts, isAmongUsed, searchedSizes }: Props) => {
  const t = useTexts().catalog
  const isLeft = (size: string) => product.sizes.some((one) => one.size === size && one.stock > 0)
  const searchedSize = searchedSizes?.find(isLeft) ?? searchedSizes?.[0]
  const word = pieceWord(product)
  const shown = inSize(product, searchedSize)
  const photos = product.imageUrls.length
  const [painted, setPainted] = useState<string>()
  return (
    <li className={product.stock > 0 ? 'product-card' : 'product-card out'}>
      <div className="relative">
        <Picture
          category={product.category}
          url={(photos === 0 && painted) || firstImage(product)}
          alt={product.name}
          sizes={sizes}
          eager={eager}
          ratio="card"
        />
        <Tags product={shown} word={word} isAmongUsed={isAmongUsed} />
        <Heart product={product} />
        {photos > 1 && <span className="more absolute ground-white bold">{t.morePhotos(photos - 1)}</span>}
      </div>
      {isAmongUsed && product.inspection && (
        <Attempt>
          <UsedFacts inspection={product.inspection} />
        </Attempt>
      )}
      <div className="product-card-body column grow">
        <div className="card-state flex wraps row-between below-4">
          {product.rating && <CardRating rating={product.rating} />}
          <span className={stockClasses[word] ?? 'stock out'}>{t.stock[word]}</span>
        </div>
        <h3>
          <ProductLink className="cover-link" product={product}>
            {wholeCodes(product.name)}
          </ProductLink>
        </h3>
        <p className="desc muted above-4 clipped">{product.description}</p>
        <CardFacts product={product} facts={facts} />
        {product.fit && (
          <Attempt>
            <CompatibilityLine fit={product.fit} />
          </Attempt>
        )}
        <CardSizes product={product} searched={searchedSizes} />
        <div className="product-card-footer flex wraps align-baseline padded-14">
          {shown.reduction && <ComparedPrice reduction={shown.reduction} />}
          {searchedSize === undefined ? (
            <ProductPrice product={shown} className={shown.reduction ? 'reduced' : ''} />
          ) : (
            <Price amount={shown.price} className={shown.reduction ? 'reduced' : ''} />
          )}
          <CardColors product={product} onPaint={setPainted} />
        </div>
      </div>
      <Foot product={product} word={word} searchedSize={searchedSize} />
    </li>
  )
})

interface TagProps extends Pick<Props, 'isAmongUsed'> {
  product: Product
  word: PieceWord
  searchedSize?: string | undefined
}

function Tags({ product, word, isAmongUsed }: TagProps) {
  const t = useTexts().catalog
  const { usedWarrantyMonths } = useShop()
  return (
    <div className="tags">
      {product.reduction && product.reduction.percent > 0 && (
        <span className="tag tag-vermilion">{t.percentLess(product.reduction.percent)}</span>
      )}
      {product.category === 'bici-usate' && !isAmongUsed && (
        <span className="tag tag-vermilion">{t.used(usedWarrantyMonths)}</span>
      )}
      {word === 'last' && <span className="tag tag-amber">{t.stock.last}</span>}
      {product.stock <= 0 && <span className="tag">{t.stock[word]}</span>}
    </div>
  )
}

/** Sold out, to be asked for by telephone, or to be added. */
function Foot({ product, word, searchedSize }: TagProps) {
  const t = useTexts().catalog
  const { phone } = useShop()
  const name = `: ${product.name}`
  if (product.stock <= 0) {
    return (
      <button type="button" className="add" disabled aria-label={t.stock[word] + name}>
        {t.stock[word]}
      </button>
    )
  }
  if (!isCallOnly(product)) return <AddFoot product={product} searchedSize={searchedSize} />
  const words = product.lacks?.includes('photo') ? t.callForPhoto : t.callForCard
  if (!phone)
    return (
      <button type="button" className="add" disabled aria-label={words + name}>
        {words}
      </button>
    )
  return (
    <a className="add no-underline" href={`tel:${phone.replaceAll(' ', '')}`} aria-label={`${words} ${phone}${name}`}>
      <span>{words}</span>
      <span className="small no-phone">{phone}</span>
    </a>
  )
}

/** Quick add: the searched size, M, the only size or no size at all; anything else has to be chosen. */
function AddFoot({ product, searchedSize }: Pick<TagProps, 'product' | 'searchedSize'>) {
  const { catalog: t, cart } = useTexts()
  const add = useAddToCart()
  const openProduct = useOpenLayer('p')
  const size = quickAddSize(product.sizes, searchedSize)
  const mustChoose = size === undefined
  const named = (text: string) => (size ? cart.addedSize(text, size) : text)
  return (
    <button
      type="button"
      className="add"
      aria-label={`${named(`${t.add} ${t.addRest}`)}: ${product.name}`}
      aria-haspopup={mustChoose ? 'dialog' : undefined}
      onMouseEnter={mustChoose ? () => void preloadLayer('p') : undefined}
      onClick={() => void (mustChoose ? openProduct(product.slug) : add(product, size))}
    >
      {/* The visible text is a part of the name (rule 500). */}
      <span className="row spaced-8">
        <Plus className="icon icon-s" aria-hidden="true" />
        {size && !isOneSize(size) ? size : t.add}
      </span>
    </button>
  )
}
