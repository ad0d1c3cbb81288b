import { and, asc, count, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { AdminFact, AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { shelfPath } from './shelf-tree.ts'

const { shelves, facts, products } = tables

export type StoredShelf = typeof shelves.$inferSelect
export type StoredFact = typeof facts.$inferSelect

/** In menu order: by category, each shelf before its children. */
export function inMenuOrder<T extends Pick<StoredShelf, 'slug' | 'category' | 'parent'>>(rows: readonly T[]): T[] {
  const childrenOf = Map.groupBy(rows, ({ parent }) => parent)
  const withBelow = (row: T): T[] => [row, ...(childrenOf.get(row.slug) ?? []).flatMap(withBelow)]
  const tops = childrenOf.get(null) ?? []
  return categories.flatMap((category) => tops.filter((row) => row.category === category)).flatMap(withBelow)
}

export async function listStoredShelves(db: Db): Promise<StoredShelf[]> {
  return inMenuOrder(await db.select().from(shelves).orderBy(asc(shelves.position), asc(shelves.slug)))
}

export async function listAdminShelfRows(db: Db): Promise<AdminShelf[]> {
  const counted = await db
    .select({ shelf: products.shelf, articles: count() })
    .from(products)
    .where(and(isNull(products.deletedAt), isNotNull(products.shelf)))
    .groupBy(products.shelf)
  const articlesOn = new Map(counted.map(({ shelf, articles }) => [shelf, articles]))
  return (await listStoredShelves(db)).map((row) => ({
    ...row,
    path: shelfPath(row),
    articles: articlesOn.get(row.slug) ?? 0,
  }))
}

export async function listStoredFacts(db: Db): Promise<StoredFact[]> {
  return db.select().from(facts).orderBy(asc(facts.position), asc(facts.key))
}

/** The number of undeleted products per fact, and per choice. */
async function countFactUses(db: Db, choiceKeys: readonly string[]) {
  const said = sql`${products}, jsonb_each_text(${products.facts}) as said`
  const uses = await db
    .select({ key: sql<string>`said.key`, articles: count() })
    .from(said)
    .where(isNull(products.deletedAt))
    .groupBy(sql`said.key`)
  const chosen = await db
    .select({ key: sql<string>`said.key`, value: sql<string>`said.value`, articles: count() })
    .from(said)
    .where(and(isNull(products.deletedAt), inArray(sql`said.key`, [...choiceKeys])))
    .groupBy(sql`said.key`, sql`said.value`)
  const articlesOf = new Map(uses.map(({ key, articles }) => [key, articles]))
  const articlesOfChoice = new Map(chosen.map(({ key, value, articles }) => [JSON.stringify([key, value]), articles]))
  return {
    ofFact: (key: string) => articlesOf.get(key) ?? 0,
    ofChoice: (key: string, value: string) => articlesOfChoice.get(JSON.stringify([key, value])) ?? 0,
  }
}

export async function listAdminFactRows(db: Db): Promise<AdminFact[]> {
  const stored = await listStoredFacts(db)
  const uses = await countFactUses(
    db,
    stored.flatMap(({ key, kind }) => (kind === 'choice' ? [key] : [])),
  )
  return stored.map((row) => ({
    ...row,
    articles: uses.ofFact(row.key),
    choices: row.choices.map((choice) => ({ ...choice, articles: uses.ofChoice(row.key, choice.value) })),
  }))
}
