import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { CardRating } from '#web/catalog/card/card-rating.tsx'
import { UsedFacts } from '#web/catalog/card/lazy-used-facts.ts'
import { ProductPrice } from '#web/catalog/product-parts/product-price.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { Picture } from '#web/ui/picture.tsx'

export type RowProduct = Pick<
  Product,
  'slug' | 'name' | 'price' | 'category' | 'imageUrl' | 'drawingUrl' | 'frameSize' | 'sizes'
> &
  Partial<Pick<Product, 'inspection' | 'rating'>>

interface Props {
  products: readonly RowProduct[]
  columns: 3 | 4
}

export function ProductRow({ products, columns }: Props) {
  const t = useTexts().catalog
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role
    <ul className="product-grid product-row" role="list" style={{ '--columns': columns } as CSSProperties}>
      {products.map((product) => (
        <li className="product-card" key={product.slug}>
          <Picture
            category={product.category}
            url={firstImage(product)}
            alt={product.name}
            sizes={`(min-width:768px) ${Math.floor(100 / columns)}vw, 50vw`}
          />
          {product.inspection && (
            <Attempt>
              <UsedFacts inspection={product.inspection} />
            </Attempt>
          )}
          <div className="product-card-body column grow">
            <h3>
              <Link className="cover-link" to="/prodotto/$slug" params={{ slug: product.slug }}>
                {product.name}
              </Link>
            </h3>
            <div className="product-card-footer flex wraps align-baseline padded-14">
              <ProductPrice product={product} />
              {product.frameSize && <span className="small muted">{t.sizeNamed(product.frameSize)}</span>}
              {product.rating && <CardRating rating={product.rating} />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
