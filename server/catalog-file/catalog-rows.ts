import { listStoredAfter } from '#server/catalog/admin-product-repository.ts'
import type { Db } from '#server/db/database.ts'
import type { Category } from '#shared/domain/catalog.ts'
import { catalogFileRow } from './catalog-file-columns.ts'

const batchSize = 500

/** The rows of the catalogue's file, some at a time. */
export async function* catalogRows(db: Db, category?: Category): AsyncGenerator<string[][]> {
  for (let after = 0; ; ) {
    const batch = await listStoredAfter(db, after, batchSize)
    yield batch.filter(({ row }) => category === undefined || row.category === category).map(catalogFileRow)
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    after = last.row.id
  }
}
