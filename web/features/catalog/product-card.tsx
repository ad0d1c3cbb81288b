import { Plus } from 'lucide-react'
import type { Product } from '#shared/contract/catalog.ts'
import { stockWord } from '#shared/domain/catalog.ts'
import { quickAddSize } from '#shared/domain/sizes.ts'
import { firstImage } from '#web/features/cart/cart-item.ts'
import { useAddToCart } from '#web/features/cart/use-cart.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'
import { useOpenLayer } from '#web/ui/layers.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { preloadProduct } from './product-layer.tsx'
import { ProductLink } from './product-link.tsx'

const stockClasses = { available: 'stock', last: 'stock last', 'sold-out': 'stock out' }

interface Props {
  product: Product
  /** Which widths the picture is shown in. */
  sizes: string
  /** In a phone's first row. */
  eager: boolean
}

/** One product of the grid: the whole card opens it, its foot adds it. */
export function ProductCard({ product, sizes, eager }: Props) {
  const t = useTexts().catalog
  const word = stockWord(product.stock)
  const photos = product.imageUrls.length
  return (
    <li className={word === 'sold-out' ? 'card out' : 'card'}>
      <div className="relative">
        <Picture url={firstImage(product)} alt={product.name} sizes={sizes} eager={eager} ratio="card" />
        <Tags product={product} />
        {photos > 1 && <span className="more">{t.morePhotos(photos - 1)}</span>}
      </div>
      <div className="card-b">
        <h3>
          <ProductLink product={product}>{product.name}</ProductLink>
        </h3>
        <p className="desc">{product.description}</p>
        <Sizes product={product} />
        <div className="card-p">
          <Price amount={product.price} />
          <span className={stockClasses[word]}>{t.stock[word]}</span>
        </div>
      </div>
      <AddFoot product={product} />
    </li>
  )
}

function Tags({ product }: { product: Product }) {
  const t = useTexts().catalog
  const { usedWarrantyMonths } = useShop()
  const word = stockWord(product.stock)
  const isUsed = product.category === 'bici-usate'
  if (word === 'available' && !isUsed) return null
  return (
    <div className="tags">
      {isUsed && <span className="tag tag-minio">{t.used(usedWarrantyMonths)}</span>}
      {/* Of a used bicycle there is only ever one. */}
      {word === 'last' && !isUsed && <span className="tag tag-ambra">{t.stock.last}</span>}
      {word === 'sold-out' && <span className="tag">{t.stock['sold-out']}</span>}
    </div>
  )
}

function Sizes({ product: { sizes, frameSize, stock } }: { product: Product }) {
  const t = useTexts().catalog
  const shown = sizes.length > 0 ? sizes : frameSize ? [{ size: frameSize, stock }] : []
  if (shown.length === 0) return null
  return (
    <div className="meta">
      <span>{t.size}</span>
      <span className="tg">
        {shown.map((one) =>
          one.stock > 0 || stock <= 0 ? (
            <span key={one.size}>{t.sizeValue(one.size)}</span>
          ) : (
            <s key={one.size}>
              {t.sizeValue(one.size)}
              <span className="vh"> ({t.sizeSoldOut})</span>
            </s>
          ),
        )}
      </span>
    </div>
  )
}

/** Quick add (contract.md section 3): M, the only size or no size at all; anything else has to be chosen. */
function AddFoot({ product }: { product: Product }) {
  const t = useTexts().catalog
  const add = useAddToCart()
  const openProduct = useOpenLayer('p')
  if (product.stock <= 0) {
    return (
      <button type="button" className="add" disabled aria-label={`${t.stock['sold-out']}: ${product.name}`}>
        {t.stock['sold-out']}
      </button>
    )
  }
  const size = quickAddSize(product.sizes)
  const mustChoose = size === undefined
  return (
    <button
      type="button"
      className="add"
      // Begins with the words that are seen, unbroken (WCAG 2.5.3).
      aria-label={`${t.add} ${t.addRest}: ${product.name}`}
      aria-haspopup={mustChoose ? 'dialog' : undefined}
      onMouseEnter={mustChoose ? preloadProduct : undefined}
      onClick={() => void (mustChoose ? openProduct(product.slug) : add(product, size))}
    >
      <span>
        {t.add} <span className="no-m">{t.addRest}</span>
      </span>
      <Plus className="i" aria-hidden="true" />
    </button>
  )
}
