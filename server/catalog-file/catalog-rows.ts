import { listStoredAfter, type StoredProduct } from '#server/catalog/admin-product-repository.ts'
import { catalogFileRow } from '#server/catalog-columns/catalog-file-columns.ts'
import type { Db } from '#server/db/database.ts'
import { pagesAtPace } from '#server/in-slices.ts'
import type { Category } from '#shared/domain/catalog.ts'

/** The rows of the catalogue's file, some at a time. */
export async function* catalogRows(db: Db, category?: Category): AsyncGenerator<string[][]> {
  for await (const page of pagesAtPace<StoredProduct>((last, limit) => listStoredAfter(db, last?.row.id ?? 0, limit)))
    yield page.filter(({ row }) => category === undefined || row.category === category).map(catalogFileRow)
}
