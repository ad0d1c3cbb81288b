import { listStored } from '#server/catalog/products/admin-product-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { adaptivePages } from '#server/platform/in-batches.ts'
import { type KeptCounts, noOutcomes } from '#shared/domain/platform/states/import-state.ts'
import { listReferenced } from './erase-products-repository.ts'
import { type ImportItem, listItemsAfter } from './import-repository.ts'
import { judgeItem } from './judge-item.ts'

/** The effect of an undo now. */
export async function forecastUndo(db: Db, importId: number): Promise<KeptCounts> {
  const counts = { ...noOutcomes }
  const pages = adaptivePages<ImportItem>((last, limit) => listItemsAfter(db, importId, last?.productId ?? 0, limit))
  for await (const items of pages) {
    const ids = items.map(({ productId }) => productId)
    const stored = new Map((await listStored(db, ids)).map((one) => [one.row.id, one]))
    const referenced = await listReferenced(db, ids)
    for (const item of items) {
      const { productId } = item
      counts[judgeItem(item, stored.get(productId), referenced.has(productId), 'undo').outcome]++
    }
  }
  return counts
}
