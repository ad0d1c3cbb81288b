import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { inSize } from '#shared/domain/platform/goods/sizes.ts'
import { nearestQuery } from '#web/catalog/product/nearby-queries.ts'
import { useAddToCart } from '#web/catalog/product-parts/add-to-cart.ts'
import { ProductPrice } from '#web/catalog/product-parts/product-price.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { CardSizes } from '#web/catalog/sizes/card-sizes.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { Difference } from './later-product-parts.ts'

interface Props {
  product: Product
  /** Only what is in stock in it. */
  size?: string | undefined
}

/** What can be bought instead, nearest first, each with the way to it in this size. */
export function NearestInStock({ product, size }: Props) {
  const t = productTexts.useChunk()
  const { catalog, cart } = useTexts()
  const add = useAddToCart()
  const query = { ...nearestQuery(useApi(), product.slug, size), placeholderData: keepPreviousData }
  const { data: nearest } = useQuery(query)
  if (!nearest) return null
  const sizeText = size && catalog.sizeValue(size)
  return (
    <section aria-live="polite" aria-labelledby="nearest">
      <h2 className="text-xl" id="nearest">
        {nearest.length === 0 ? t.noneInSize(sizeText) : t.readyInSize(sizeText)}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul className="nearest" role="list">
        {nearest.map((one) => (
          <li key={one.id} className="relative grid align-center">
            <Picture category={one.category} url={firstImage(one)} alt="" sizes="136px" />
            <div className="can-shrink">
              <h3>
                <Link
                  className="cover-link"
                  to="/prodotto/$slug"
                  params={{ slug: one.slug }}
                  search={size ? { taglia: size } : {}}
                >
                  {wholeCodes(one.name)}
                </Link>
              </h3>
              <CardSizes product={one} searched={size ? [size] : undefined} />
              <Difference one={inSize(one, size)} other={inSize(product, size)} />
            </div>
            {size ? (
              <div className="relative row wraps spaced-12">
                <Price amount={inSize(one, size).price} />
                <button
                  type="button"
                  className="btn btn-small"
                  aria-label={`${cart.addedSize(`${catalog.add} ${catalog.addRest}`, size)}: ${one.name}`}
                  onClick={() => void add(one, size)}
                >
                  <Plus className="icon icon-s" aria-hidden="true" /> {sizeText}
                </button>
              </div>
            ) : (
              <ProductPrice product={one} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
