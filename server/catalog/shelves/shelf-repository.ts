import { asc, isNull, sql } from 'drizzle-orm'
import { ShelfDirectory, type ShelfRow } from '#server/catalog/product-index/shelf-directory.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import type { FactDefinition } from '#shared/domain/platform/goods/facts.ts'

const { shelves, shelfRedirects, facts, products } = tables

export async function readShelfDirectory(db: Db): Promise<ShelfDirectory> {
  const rows = await db.select().from(shelves).orderBy(asc(shelves.position), asc(shelves.slug))
  const definitions = await db.select().from(facts).orderBy(asc(facts.position), asc(facts.key))
  const redirects = await db.select().from(shelfRedirects)
  return new ShelfDirectory(rows, definitions, new Map(redirects.map(({ slug, target }) => [slug, target])))
}

export async function hasShelves(db: Db): Promise<boolean> {
  return (await db.select({ slug: shelves.slug }).from(shelves).limit(1)).length > 0
}

/** One change of the shelves at a time. */
export async function lockShelves(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pedivella-shelves'))`)
}

/** Shelves and facts, locked until the transaction ends, for checking products against them. */
export async function lockShelfDirectory(tx: Db): Promise<ShelfDirectory> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('pedivella-shelves'))`)
  return readShelfDirectory(tx)
}

export async function insertShelves(db: Db, rows: readonly ShelfRow[], definitions: readonly FactDefinition[]) {
  await insertRows(
    db,
    facts,
    definitions.map((fact, position) => ({ ...fact, choices: [...fact.choices], position })),
  )
  await insertRows(
    db,
    shelves,
    rows.map(({ words, facts: keys, facets, ...row }, position) => ({
      ...row,
      position,
      words: [...words],
      facts: [...keys],
      facets: [...facets],
    })),
  )
}

/** Puts every product without a shelf on the one that `shelfFor` names. */
export async function placeUnassignedProducts(db: Db, book: ShelfDirectory): Promise<void> {
  const homeless = await db
    .select({ id: products.id, category: products.category, subcategory: products.subcategory, name: products.name })
    .from(products)
    .where(isNull(products.shelf))
  const idsOf = Map.groupBy(homeless, ({ category, subcategory, name }) => book.shelfFor(category, subcategory, name))
  for (const [shelf, found] of idsOf) {
    if (shelf === null) continue
    await db
      .update(products)
      .set({ shelf })
      .where(sql`${products.id} = any(${sql.param(found.map(({ id }) => id))}::int[])`)
  }
}
