import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { productSizes, products } from '#server/platform/database/schema/catalog-tables.ts'

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

/** All sizes of some products with their available stock and present price, in the shop's order. */
export async function listSizes(db: Db, productIds: readonly number[]) {
  return db
    .select({
      productId: productSizes.productId,
      size: productSizes.size,
      pieces: free,
      cents: sql<number>`coalesce(${productSizes.priceCents}, ${products.priceCents})`,
    })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(inArray(productSizes.productId, [...productIds]))
    .orderBy(productSizes.productId, productSizes.position)
}

/** The sizes for which this one is exchanged at no cost: those of its price; of a removed size all. */
export function sizesAtPriceOf(all: Awaited<ReturnType<typeof listSizes>>, productId: number, size: string) {
  const ofProduct = all.filter((one) => one.productId === productId)
  const own = ofProduct.find((one) => one.size === size)
  return ofProduct.filter(({ cents }) => own === undefined || cents === own.cents)
}

export async function shortageOf(tx: Db, line: StockItem): Promise<Shortage> {
  const [row] = await tx.select({ available: free }).from(productSizes).where(at(line))
  return { productId: line.productId, size: line.size, available: Math.max(0, Number(row?.available ?? 0)) }
}
