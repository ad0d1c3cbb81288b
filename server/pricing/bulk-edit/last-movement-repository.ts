import { desc, inArray } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { stockMovements } = tables

const sales = ['ordered', 'counter', 'exchanged']

/** Of these products, the sizes whose last movement was a sale: "12/M". */
export async function listLastSold(db: Db, productIds: readonly number[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set()
  const { productId, size, reason, id } = stockMovements
  const rows = await db
    .selectDistinctOn([productId, size], { productId, size, reason })
    .from(stockMovements)
    .where(inArray(productId, [...productIds]))
    .orderBy(productId, size, desc(id))
  return new Set(rows.filter((row) => sales.includes(row.reason)).map((row) => `${row.productId}/${row.size}`))
}
