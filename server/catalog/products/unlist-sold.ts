import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { itemsOn } from '#server/catalog/product-index/catalog-state.ts'
import type { Job } from '#server/platform/jobs.ts'
import { isStillListed } from '#shared/domain/platform/goods/used-bicycles.ts'

const everySeconds = 600
/** The clocks of two nodes never agree to the second, and each decides by its own. */
const graceMs = 60_000

/** Sold used bicycles leave the lists when their time is over, on every node: nothing else about them changes then. */
export function unlistSoldJob({ catalog, clock }: Pick<CatalogDeps, 'catalog' | 'clock'>): Job {
  return {
    name: 'unlist-sold',
    everySeconds,
    run: async () => {
      const now = new Date(clock().getTime() - graceMs)
      const over = itemsOn(catalog.state, 'bici-usate').flatMap(({ product }) =>
        isStillListed(product, now) ? [] : [product.id],
      )
      if (over.length > 0) await catalog.refresh(over)
    },
  }
}
