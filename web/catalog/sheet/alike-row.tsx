import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { ProductPrice } from '#web/catalog/product-parts/product-price.tsx'
import { CardSizes } from '#web/catalog/sizes/card-sizes.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'

interface Props<P> {
  products: readonly P[]
  searched?: readonly string[] | undefined
  /** Below the picture. */
  facts?(product: P): ReactNode
  /** Below the name. */
  about?(product: P): ReactNode
  /** At the foot of the card. */
  after?(product: P): ReactNode
}

/** Bicycles like the one of the page, with what each page says of them. */
export function AlikeRow<P extends Product>({ products, searched, facts, about, after }: Props<P>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role
    <ul className="product-grid product-row" role="list" style={{ '--columns': 4 } as CSSProperties}>
      {products.map((one) => (
        <li className="product-card" key={one.slug}>
          <Picture category={one.category} url={firstImage(one)} alt="" sizes="(min-width:768px) 25vw, 50vw" />
          {facts?.(one)}
          <div className="product-card-body column grow spaced-4">
            <h3>
              <Link className="cover-link" to="/prodotto/$slug" params={{ slug: one.slug }}>
                {wholeCodes(one.name)}
              </Link>
            </h3>
            {about?.(one)}
            <CardSizes product={one} searched={searched} />
            <div className="product-card-footer flex wraps align-baseline">
              <ProductPrice product={one} />
            </div>
          </div>
          {after?.(one)}
        </li>
      ))}
    </ul>
  )
}
