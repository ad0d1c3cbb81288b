import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { UsedFacts } from '#web/catalog/card/used-facts.tsx'
import { relatedQuery } from '#web/catalog/product/nearby-queries.ts'
import { AlikeRow } from '#web/catalog/sheet/alike-row.tsx'
import { useApi } from '#web/platform/api.ts'
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
      <AlikeRow products={alike} facts={({ inspection }) => inspection && <UsedFacts inspection={inspection} />} />
    </section>
  )
}
