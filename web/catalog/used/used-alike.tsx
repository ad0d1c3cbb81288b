import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/catalog/first-image.ts'
import { useApi } from '#web/api.ts'
import { relatedQuery } from '#web/catalog/product/nearby-queries.ts'
import { ProductPrice } from '#web/catalog/product-price.tsx'
import { CardSizes } from '#web/catalog/sizes/card-sizes.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { UsedFacts } from './used-facts.tsx'
import { usedTexts } from './used-texts.ts'

/** At the end: other used bicycles for sale. */
export function UsedAlike({ product: { slug, stock } }: { product: Product }) {
  const t = usedTexts.useChunk()
  const alike = useQuery(relatedQuery(useApi(), slug)).data?.alike ?? []
  // A sold one begins with them.
  if (stock <= 0 || alike.length === 0) return null
  return (
    <section className="above-48 no-print" aria-labelledby="used-alike">
      <div className="section-head">
        <h2 id="used-alike">{t.others}</h2>
        <Link className="link as-target" to="/$category" params={{ category: 'bici-usate' }} preload={false}>
          {t.all}
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul className="product-grid product-row" role="list" style={{ '--columns': 4 } as CSSProperties}>
        {alike.map((one) => (
          <li className="product-card" key={one.slug}>
            <Picture url={firstImage(one)} alt="" sizes="(min-width:768px) 25vw, 50vw" />
            {one.inspection && <UsedFacts inspection={one.inspection} />}
            <div className="product-card-body column grow spaced-4">
              <h3>
                <Link className="cover-link" to="/prodotto/$slug" params={{ slug: one.slug }}>
                  {wholeCodes(one.name)}
                </Link>
              </h3>
              <CardSizes product={one} />
              <div className="product-card-footer flex wraps align-baseline">
                <ProductPrice product={one} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
