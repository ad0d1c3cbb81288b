import { desc, eq, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { goodsLines, goodsReceived } from '../stock-room-tables.ts'

const { products } = tables

export type GoodsRow = typeof goodsReceived.$inferSelect
type NewLine = typeof goodsLines.$inferInsert

const shown = 100

/** @returns whether the supplier's reference is new */
export async function insertGoods(tx: Db, row: typeof goodsReceived.$inferInsert): Promise<boolean> {
  const stored = await tx.insert(goodsReceived).values(row).onConflictDoNothing().returning({ id: goodsReceived.id })
  return stored.length > 0
}

export async function insertGoodsLines(tx: Db, lines: readonly NewLine[]): Promise<void> {
  await insertRows(tx, goodsLines, [...lines])
}

const sums = {
  pieces: sql<number>`coalesce(sum(${goodsLines.quantity}), 0)::int`,
  totalCents: sql<string>`coalesce(sum(${goodsLines.quantity}::bigint * ${goodsLines.costCents}), 0)`,
}

export async function listGoodsRows(db: Db) {
  return db
    .select({ goods: goodsReceived, ...sums })
    .from(goodsReceived)
    .innerJoin(goodsLines, eq(goodsLines.goodsId, goodsReceived.id))
    .groupBy(goodsReceived.id)
    .orderBy(desc(goodsReceived.createdAt))
    .limit(shown)
}

export async function findGoods(db: Db, id: string): Promise<GoodsRow | undefined> {
  const [row] = await db.select().from(goodsReceived).where(eq(goodsReceived.id, id))
  return row
}

export async function listGoodsLines(db: Db, goodsId: string) {
  return db
    .select({ line: goodsLines, name: products.name, productCode: products.productCode })
    .from(goodsLines)
    .innerJoin(products, eq(products.id, goodsLines.productId))
    .where(eq(goodsLines.goodsId, goodsId))
    .orderBy(goodsLines.lineNo)
}
