import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ProductRow } from '#web/catalog/product/product-row.tsx'
import { useApi } from '#web/platform/api.ts'
import { emptyList } from '#web/session/stored-list.ts'
import { announce } from '#web/ui/live-region.tsx'
import { seenProducts } from './seen-products.ts'
import { wishListTexts } from './wish-list-texts.ts'
import { wishedProductsQuery } from './wished-products-query.ts'

/** «Visti di recente»: known to this device alone. */
export function SeenRow() {
  const t = wishListTexts.useChunk()
  const ids = useSyncExternalStore(seenProducts.subscribe, seenProducts.lines, emptyList).map(({ id }) => id)
  const { data } = useQuery(wishedProductsQuery(useApi(), ids))
  const products = ids.flatMap((id) => data?.get(id) ?? [])
  if (products.length === 0) return null
  return (
    <section className="above-48" aria-labelledby="seen">
      <div className="row row-between wraps below-12">
        <h2 id="seen">{t.seen}</h2>
        <button
          type="button"
          className="link small as-target"
          onClick={() => {
            seenProducts.change(() => [])
            announce(t.forgotten)
          }}
        >
          {t.forget}
        </button>
      </div>
      <ProductRow products={products} columns={4} />
      <p className="small muted above-12">{t.seenText}</p>
    </section>
  )
}
