import { Link } from '@tanstack/react-router'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { useRelated } from '#web/catalog/product/nearby-queries.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { AlikeRow } from './alike-row.tsx'
import { ProductDifference } from './product-difference.tsx'

interface Props {
  product: Product
  chosen: string | null | undefined
}

/** Other models of the kind, each beside this one in a comparison. */
export function AlikeProducts({ product, chosen }: Props) {
  const t = productTexts.useChunk()
  const { alike } = useRelated(product)
  if (alike.length === 0) return null
  const compared = [product, ...alike.slice(0, 2)].map(({ slug }) => slug).join(',')
  const kind = product.subcategory
  return (
    <section className="above-48" id="altre" aria-labelledby="alike">
      <div className="section-head">
        <h2 id="alike">{kind ? t.others[kind] : t.othersAlike}</h2>
        <Link className="link as-target" to="/confronta" search={{ articoli: compared }} preload={false}>
          {kind ? t.compareThem : t.compare}
        </Link>
      </div>
      <AlikeRow
        products={alike}
        searched={chosen ? [chosen] : undefined}
        about={(one) => (kind ? <Build product={one} /> : <ProductDifference one={one} other={product} />)}
        after={({ slug, name }) => (
          <Link
            className="alike-compare row small bold"
            to="/confronta"
            search={{ articoli: `${product.slug},${slug}` }}
            aria-label={t.compareWithThis(name)}
            preload={false}
          >
            {kind ? t.withThis : t.compare}
          </Link>
        )}
      />
    </section>
  )
}

function Build({ product: { material, gearCount } }: { product: Product }) {
  const t = productTexts.useChunk()
  const known = [material && (t.materials[material.toLowerCase()] ?? material), gearCount && t.gearsNumber(gearCount)]
  return <p className="small muted">{known.filter(Boolean).join(', ')}</p>
}
