import { asc, eq, sql } from 'drizzle-orm'
import { tables } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { inMenuOrder, type StoredShelf } from './admin-shelf-repository.ts'

const { shelves, shelfRedirects, products, reductions } = tables

type Change = Partial<Omit<StoredShelf, 'version' | 'position'>>

export async function insertShelf(tx: Tx, row: typeof shelves.$inferInsert): Promise<void> {
  await tx.insert(shelves).values(row)
}

/** The database cascades a new slug to products, children and redirects. */
export async function changeShelfRow(tx: Tx, slug: string, change: Change): Promise<void> {
  if (change.slug !== undefined && change.slug !== slug) {
    await lockProductsOn(tx, slug)
    await bumpBelow(tx, slug)
  }
  await tx
    .update(shelves)
    .set({ ...change, version: sql`${shelves.version} + 1` })
    .where(eq(shelves.slug, slug))
}

export async function deleteShelfRow(tx: Tx, slug: string): Promise<void> {
  await tx.delete(shelves).where(eq(shelves.slug, slug))
}

export async function giveUpRest(tx: Tx, category: StoredShelf['category']): Promise<void> {
  await tx
    .update(shelves)
    .set({ isRest: false, version: sql`${shelves.version} + 1` })
    .where(sql`${shelves.category} = ${category} and ${shelves.isRest}`)
}

/** An address that led to another shelf belongs to the one that takes it. */
export async function takeAddress(tx: Tx, slug: string): Promise<void> {
  await tx.delete(shelfRedirects).where(eq(shelfRedirects.slug, slug))
}

/** Older redirects already lead to the new address, so there are no chains. */
export async function redirectShelf(tx: Tx, from: string, to: string): Promise<void> {
  await tx.insert(shelfRedirects).values({ slug: from, target: to })
}

/** Products, deleted ones too, children and redirects. */
export async function moveAllTo(tx: Tx, from: string, into: string): Promise<void> {
  await lockProductsOn(tx, from)
  await bumpBelow(tx, from)
  await tx.update(products).set({ shelf: into }).where(eq(products.shelf, from))
  await tx.update(shelves).set({ parent: into }).where(eq(shelves.parent, from))
  await tx.update(shelfRedirects).set({ target: into }).where(eq(shelfRedirects.target, from))
  await tx
    .update(reductions)
    .set({ shelf: into, version: sql`${reductions.version} + 1` })
    .where(eq(reductions.shelf, from))
}

/** Open editors of shelves below must notice the change. */
async function bumpBelow(tx: Tx, slug: string): Promise<void> {
  await tx
    .update(shelves)
    .set({ version: sql`${shelves.version} + 1` })
    .where(eq(shelves.parent, slug))
}

/** In the lock order of sales. */
async function lockProductsOn(tx: Tx, slug: string): Promise<void> {
  const where = eq(products.shelf, slug)
  await tx.select({ id: products.id }).from(products).where(where).orderBy(asc(products.id)).for('no key update')
}

export async function storeOrder(tx: Tx, rows: readonly StoredShelf[]): Promise<void> {
  const slugs = sql.param(inMenuOrder(rows).map(({ slug }) => slug))
  await tx.execute(sql`
    update ${shelves} set position = wanted.at - 1
    from unnest(${slugs}::text[]) with ordinality as wanted(slug, at)
    where ${shelves.slug} = wanted.slug and ${shelves.position} <> wanted.at - 1`)
}

export async function setPositions(tx: Tx, positions: ReadonlyMap<string, number>): Promise<void> {
  const wanted = JSON.stringify([...positions].map(([slug, at]) => ({ slug, at })))
  await tx.execute(sql`
    update ${shelves} set position = wanted.at from json_to_recordset(${wanted}::json) as wanted(slug text, at int)
    where ${shelves.slug} = wanted.slug`)
}
