import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { productSizes } from '#server/platform/database/schema/catalog-tables.ts'

/** Units of one product in one size; `size` is `''` for a product without sizes. */
export interface StockItem {
  productId: number
  size: string
  quantity: number
}

export interface Shortage {
  productId: number
  size: string
  available: number
}

export const at = (line: StockItem) => and(eq(productSizes.productId, line.productId), eq(productSizes.size, line.size))
export const free = sql<number>`${productSizes.stock} - ${productSizes.reserved}`

export async function findShortages(db: Db, lines: readonly StockItem[]): Promise<Shortage[]> {
  const found = await Promise.all(lines.map((line) => shortageOf(db, line)))
  return found.filter(({ available }, i) => available < (lines[i]?.quantity ?? 0))
}

/** The available stock of each line's size; null for a removed size. */
export async function listSellableStock(db: Db, lines: readonly StockItem[]): Promise<(number | null)[]> {
  const rows = await Promise.all(lines.map((line) => db.select({ pieces: free }).from(productSizes).where(at(line))))
  return rows.map(([row]) => (row ? Number(row.pieces) : null))
}

/** The available sizes of some products, in the shop's order. */
export async function listFreeSizes(db: Db, productIds: readonly number[]) {
  return db
    .select({ productId: productSizes.productId, size: productSizes.size, pieces: free })
    .from(productSizes)
    .where(and(inArray(productSizes.productId, [...productIds]), gte(free, 1)))
    .orderBy(productSizes.productId, productSizes.position)
}

export async function shortageOf(tx: Db, line: StockItem): Promise<Shortage> {
  const [row] = await tx.select({ available: free }).from(productSizes).where(at(line))
  return { productId: line.productId, size: line.size, available: Math.max(0, Number(row?.available ?? 0)) }
}
