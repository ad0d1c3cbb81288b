import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { useApi } from '#web/api.ts'
import { relatedQuery } from '#web/catalog/product/nearby-queries.ts'
import { productTexts } from '#web/catalog/product-texts.ts'
import { AlikeRow } from './alike-row.tsx'

interface Props {
  product: Product
  chosen: string | null | undefined
}

/** Other models of the kind, each beside this one in a comparison. */
export function AlikeBicycles({ product, chosen }: Props) {
  const t = productTexts.useChunk()
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
      <AlikeRow
        products={alike}
        searched={chosen ? [chosen] : undefined}
        about={({ material, gearCount }) => {
          const known = [
            material && (t.materials[material.toLowerCase()] ?? material),
            gearCount && t.gearsNumber(gearCount),
          ]
          return <p className="small muted">{known.filter(Boolean).join(', ')}</p>
        }}
        after={({ slug, name }) => (
          <Link
            className="alike-compare row small bold"
            to="/confronta"
            search={{ articoli: `${product.slug},${slug}` }}
            aria-label={t.compareWithThis(name)}
            preload={false}
          >
            {t.withThis}
          </Link>
        )}
      />
    </section>
  )
}
