import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/catalog/first-image.ts'
import { useApi } from '#web/api.ts'
import { relatedQuery } from '#web/catalog/product/nearby-queries.ts'
import { ProductPrice } from '#web/catalog/product-price.tsx'
import { productTexts } from '#web/catalog/product-texts.ts'
import { CardSizes } from '#web/catalog/sizes/card-sizes.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'

interface Props {
  product: Product
  chosen: string | null | undefined
}

/** Other models of the kind, each beside this one in a comparison. */
export function AlikeBicycles({ product, chosen }: Props) {
  const t = productTexts.useChunk()
  const { materials } = t
  const alike = useQuery(relatedQuery(useApi(), product.slug)).data?.alike ?? []
  if (alike.length === 0 || !product.subcategory) return null
  const compared = [product, ...alike.slice(0, 2)].map(({ slug }) => slug).join(',')
  return (
    <section className="above-48" id="altre" aria-labelledby="alike">
      <div className="section-head">
        <h2 id="alike">{t.others[product.subcategory]}</h2>
        <Link className="link as-target" to="/confronta" search={{ articoli: compared }} preload={false}>
          {t.compareThem}
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul className="product-grid product-row" role="list" style={{ '--columns': 4 } as CSSProperties}>
        {alike.map((one) => {
          const { slug, name, material, gearCount } = one
          const known = [
            material && ((materials as Record<string, string>)[material.toLowerCase()] ?? material),
            gearCount && t.gearsNumber(gearCount),
          ]
          return (
            <li className="product-card" key={slug}>
              <Picture url={firstImage(one)} alt="" sizes="(min-width:768px) 25vw, 50vw" />
              <div className="product-card-body column grow spaced-4">
                <h3>
                  <Link className="cover-link" to="/prodotto/$slug" params={{ slug }}>
                    {wholeCodes(name)}
                  </Link>
                </h3>
                <p className="small muted">{known.filter(Boolean).join(', ')}</p>
                <CardSizes product={one} searched={chosen ?? undefined} />
                <div className="product-card-footer flex wraps align-baseline">
                  <ProductPrice product={one} />
                </div>
              </div>
              <Link
                className="alike-compare row small bold"
                to="/confronta"
                search={{ articoli: `${product.slug},${slug}` }}
                aria-label={t.compareWithThis(name)}
                preload={false}
              >
                {t.withThis}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
