import { listStoredAfter, type StoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { adaptivePages } from '#server/platform/in-batches.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { catalogFileRow } from '../../foreign-files/columns/catalog-file-columns.ts'

/** The rows of the catalogue's file, some at a time. */
export async function* catalogRows(db: Db, category?: Category): AsyncGenerator<string[][]> {
  for await (const page of adaptivePages<StoredProduct>((last, limit) => listStoredAfter(db, last?.row.id ?? 0, limit)))
    yield page.filter(({ row }) => category === undefined || row.category === category).map(catalogFileRow)
}
