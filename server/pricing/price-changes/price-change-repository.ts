import { asc, countDistinct, eq, inArray } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { apiKeys, catalogImports, priceChanges, priceChangeItems } = tables

type PriceChangeRow = typeof priceChanges.$inferSelect
type PriceChangeItem = typeof priceChangeItems.$inferSelect

/** One of an import is undone with it. */
export async function lockPriceChange(tx: Db, id: number): Promise<PriceChangeRow | undefined> {
  const [row] = await tx
    .select({ change: priceChanges, importUndoneAt: catalogImports.takenBackAt })
    .from(priceChanges)
    .leftJoin(catalogImports, eq(catalogImports.id, priceChanges.importId))
    .where(eq(priceChanges.id, id))
    .for('update', { of: priceChanges })
  return row && { ...row.change, undoneAt: row.change.undoneAt ?? row.importUndoneAt }
}

export async function lockPriceChangeOfAct(tx: Db, actId: number): Promise<PriceChangeRow | undefined> {
  const [row] = await tx.select().from(priceChanges).where(eq(priceChanges.actId, actId)).for('update')
  return row
}

export async function listItems(db: Db, changeId: number): Promise<PriceChangeItem[]> {
  return db
    .select()
    .from(priceChangeItems)
    .where(eq(priceChangeItems.changeId, changeId))
    .orderBy(asc(priceChangeItems.productId), asc(priceChangeItems.size))
}

export async function markUndone(tx: Db, id: number, undone: { undoneAt: Date; kept: number }): Promise<void> {
  await tx.update(priceChanges).set(undone).where(eq(priceChanges.id, id))
}

export type ListedPriceChange = Awaited<ReturnType<typeof listPriceChanges>>[number]

/** Those with these ids, each with its number of products and what made it. */
export async function listPriceChanges(db: Db, ids: readonly number[]) {
  return db
    .select({
      change: priceChanges,
      articles: countDistinct(priceChangeItems.productId),
      keyName: apiKeys.name,
      fileName: catalogImports.fileName,
      importUndoneAt: catalogImports.takenBackAt,
    })
    .from(priceChanges)
    .leftJoin(priceChangeItems, eq(priceChangeItems.changeId, priceChanges.id))
    .leftJoin(apiKeys, eq(apiKeys.id, priceChanges.apiKeyId))
    .leftJoin(catalogImports, eq(catalogImports.id, priceChanges.importId))
    .where(inArray(priceChanges.id, [...ids]))
    .groupBy(priceChanges.id, apiKeys.id, catalogImports.id)
}
