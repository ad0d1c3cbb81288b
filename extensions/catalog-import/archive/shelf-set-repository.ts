import { asc, eq, notInArray, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { ArchivedFact, ArchivedShelf, ShelfSet } from '../../picture-intake/shop-archives.ts'

const { shelves, shelfRedirects, facts, products } = tables

export async function listShelfSet(db: Db): Promise<ShelfSet> {
  const rows = await db.select().from(shelves).orderBy(asc(shelves.position), asc(shelves.slug))
  const definitions = await db.select().from(facts).orderBy(asc(facts.position), asc(facts.key))
  return {
    shelves: rows.map(({ position: _position, version: _version, ...row }) => row),
    facts: definitions.map(({ position: _position, version: _version, ...row }) => row),
    redirects: await db.select().from(shelfRedirects).orderBy(asc(shelfRedirects.slug)),
  }
}

/** Includes deleted products: they are on a shelf. */
export async function hasAnyProduct(db: Db): Promise<boolean> {
  return (await db.select({ id: products.id }).from(products).limit(1)).length > 0
}

export async function addFacts(db: Db, rows: readonly ArchivedFact[], from: number): Promise<void> {
  if (rows.length > 0) await db.insert(facts).values(rows.map((row, i) => ({ ...row, position: from + i })))
}

/** Parents before children. */
export async function addShelves(db: Db, rows: readonly ArchivedShelf[], from: number): Promise<void> {
  const ordered = [...rows.filter(({ parent }) => parent === null), ...rows.filter(({ parent }) => parent !== null)]
  if (rows.length > 0)
    await db.insert(shelves).values(ordered.map((row) => ({ ...row, position: from + rows.indexOf(row) })))
}

/** Makes shelves and facts those of the set, in its order; reductions and codes on those that go lose their shelf. */
export async function replaceShelves(db: Db, set: ShelfSet): Promise<void> {
  await db.delete(shelfRedirects)
  // A category may never have two rest shelves, not even within the transaction.
  await db.update(shelves).set({ isRest: false, parent: null })
  const keep = set.shelves.map(({ slug }) => slug)
  await db.delete(shelves).where(keep.length > 0 ? notInArray(shelves.slug, keep) : undefined)
  await db.delete(facts)
  await addFacts(db, set.facts, 0)
  const known = new Set((await db.select({ slug: shelves.slug }).from(shelves)).map(({ slug }) => slug))
  const ordered = [
    ...set.shelves.filter(({ parent }) => parent === null),
    ...set.shelves.filter(({ parent }) => parent !== null),
  ]
  for (const row of ordered) {
    const position = set.shelves.indexOf(row)
    if (known.has(row.slug))
      await db
        .update(shelves)
        .set({ ...row, position, version: sql`${shelves.version} + 1` })
        .where(eq(shelves.slug, row.slug))
    else await db.insert(shelves).values({ ...row, position })
  }
  await addRedirects(db, set.redirects)
}

export async function addRedirects(db: Db, redirects: ShelfSet['redirects']): Promise<void> {
  if (redirects.length > 0) await db.insert(shelfRedirects).values(redirects).onConflictDoNothing()
}
