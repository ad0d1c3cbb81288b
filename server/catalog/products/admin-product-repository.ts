import { and, asc, count, eq, gt, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  type InternalPart,
  internalParts,
  type ShownPart,
  shownParts,
} from '#server/catalog/extension-ports/product-part-fields.ts'
import { type CatalogState, findItem } from '#server/catalog/product-index/catalog-state.ts'
import { writeProductEvents } from '#server/messages/events/write-events-repository.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import { isOneOf } from '#server/platform/database/insert-rows.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { lowStockUnits } from '#shared/domain/platform/goods/categories.ts'
import { compareSizes } from '#shared/domain/platform/goods/size-names.ts'
import type { StoredSize } from '#shared/domain/platform/goods/sizes.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { internalFields, wireFields } from './plain-wire.ts'
import { type ProductRow, toProduct } from './product-repository.ts'
import { type OpenReduction, openReductions, reducedIn } from './shown-reduction.ts'

const { products, productSizes, images } = tables

/** Stock of one size; `reserved` of it is held for buyers who are paying. */
interface StoredStock extends StoredSize {
  reserved: number
  revision: number
}

export interface StoredProduct {
  row: ProductRow
  pieces: StoredStock[]
  reductions: OpenReduction[]
  parts: ShownPart & InternalPart
}

const existing = isNull(products.deletedAt)
const batchSize = 500

/** For the administration: `stock` counts reserved units too. */
export function toAdminProduct({ row, pieces, reductions, parts }: StoredProduct, state: CatalogState): AdminProduct {
  const lacks = findItem(state, row.id)?.product.lacks
  const held = pieces.filter((p) => p.reserved > 0).map((p) => [p.size, p.reserved] as const)
  return {
    ...toProduct(row, pieces, state.book, null, reductions),
    ...ownPrices(row, pieces, reductions),
    ...(lacks && { lacks }),
    ...parts,
    ...wireFields(internalFields, row),
    imageAltsEn: row.imageAltsEn,
    factValues: row.facts,
    reserved: Object.fromEntries(held),
  }
}

/** The product's own price, and that of each size which has one. */
function ownPrices(row: ProductRow, pieces: readonly StoredStock[], reductions: readonly OpenReduction[]) {
  const priced = ({ size, stock, priceCents, expectedOn }: StoredStock) => ({
    ...{
      size,
      stock,
      ...(expectedOn && { expectedOn }),
      ...(priceCents != null && { price: toDecimal(priceCents), ...reducedIn(reductions, size) }),
    },
  })
  return {
    ...{ price: toDecimal(row.priceCents), reduction: undefined, ...reducedIn(reductions, '') },
    sizes: pieces.filter(({ size }) => size !== '').map(priced),
  }
}

/** The version of the contract: grows with every edit and every sale. */
export function versionOf({ row, pieces }: StoredProduct): number {
  return pieces.reduce((sum, p) => sum + p.revision, row.version)
}

async function selectStored(db: Db, where: SQL | undefined, limit: number): Promise<StoredProduct[]> {
  const rows = await db
    .select({
      row: products,
      pieces: sql<StoredStock[]>`(
        select coalesce(json_agg(json_build_object(
          'size', s.size, 'stock', s.stock, 'priceCents', s.price_cents, 'reserved', s.reserved, 'revision', s.revision,
          'expectedOn', s.expected_on)), '[]'::json)
        from product_sizes s where s.product_id = products.id)`,
      reductions: openReductions,
      parts: sql<StoredProduct['parts']>`${shownParts} || ${internalParts}`,
    })
    .from(products)
    .where(and(existing, where))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map((stored) => ({ ...stored, pieces: stored.pieces.sort((a, b) => compareSizes(a.size, b.size)) }))
}

export async function findStoredProduct(db: Db, id: number): Promise<StoredProduct | undefined> {
  return (await selectStored(db, eq(products.id, id), 1))[0]
}

export function listStoredAfter(db: Db, afterId: number, limit: number): Promise<StoredProduct[]> {
  return selectStored(db, gt(products.id, afterId), limit)
}

/** Ids of all products outside of the catalogue's lists. */
export async function listIdsOutOfLists(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(existing, or(eq(products.isActive, false), eq(products.category, 'bici-usate'))))
  return rows.map(({ id }) => id)
}

export async function listStored(db: Db, ids: readonly number[]): Promise<StoredProduct[]> {
  const found: StoredProduct[] = []
  for (let i = 0; i < ids.length; i += batchSize) {
    const some = ids.slice(i, i + batchSize)
    found.push(...(await selectStored(db, isOneOf(products.id, some), some.length)))
  }
  return found
}

/**
 * The same, locked until the transaction ends. Products are locked before stock and both in the order of sales; `no
 * key` lets an order's items refer to the product meanwhile.
 * @param isStockKept the stock of these is not written: locking a row costs as much as writing it
 */
export async function lockStored(
  tx: Db,
  ids: readonly number[],
  isStockKept: (id: number) => boolean = () => false,
): Promise<StoredProduct[]> {
  const inOrder = ids.toSorted((a, b) => a - b)
  for (let i = 0; i < ids.length; i += batchSize) {
    const some = inOrder.slice(i, i + batchSize)
    const counted = some.filter((id) => !isStockKept(id))
    const where = isOneOf(products.id, some)
    await tx.select({ id: products.id }).from(products).where(where).orderBy(asc(products.id)).for('no key update')
    if (counted.length === 0) continue
    await tx
      .select({ size: productSizes.size })
      .from(productSizes)
      .where(isOneOf(productSizes.productId, counted))
      .orderBy(asc(productSizes.productId), sql`${productSizes.size} collate "C"`)
      .for('update')
  }
  return listStored(tx, ids)
}

/** Serialises the choice of codes and addresses. */
export async function lockProductNames(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pedivella-product-names'))`)
}

export async function findLowStock(db: Db, names: number): Promise<{ count: number; names: string[] }> {
  const rows = await db
    .select({ name: products.name, count: sql<number>`(count(*) over ())::int` })
    .from(products)
    .innerJoin(productSizes, eq(productSizes.productId, products.id))
    .where(and(existing, eq(products.isActive, true), ne(products.category, 'bici-usate')))
    .groupBy(products.id)
    .having(lte(sql`sum(${productSizes.stock} - ${productSizes.reserved})`, lowStockUnits))
    .orderBy(sql`sum(${productSizes.stock} - ${productSizes.reserved}) desc`, asc(products.id))
    .limit(names)
  return { count: rows[0]?.count ?? 0, names: rows.map((r) => r.name) }
}

export async function countProducts(db: Db): Promise<{ active: number; inactive: number }> {
  const [row] = await db
    .select({ all: count(), active: sql<number>`(count(*) filter (where ${products.isActive}))::int` })
    .from(products)
    .where(existing)
  const { all = 0, active = 0 } = row ?? {}
  return { active, inactive: all - active }
}

/**
 * Between which prices in cents the given shares of a category's products lie; only categories with so many priced
 * products.
 */
export async function listPriceRanges(
  db: Db,
  { from, to, atLeast }: { from: number; to: number; atLeast: number },
): Promise<{ category: string; lowCents: number; highCents: number }[]> {
  const share = (part: number) =>
    sql<number>`percentile_disc(${part}::float8) within group (order by ${products.priceCents})`
  return db
    .select({ category: products.category, lowCents: share(from), highCents: share(to) })
    .from(products)
    .where(and(existing, gt(products.priceCents, 0)))
    .groupBy(products.category)
    .having(gte(count(), atLeast))
}

/** Slugs that are taken among these and their numbered variants, those of deleted products too. */
export async function listTakenSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (let i = 0; i < slugs.length; i += batchSize) {
    const some = slugs.slice(i, i + batchSize)
    const rows = await db
      .select({ slug: products.slug })
      .from(products)
      .where(or(inArray(products.slug, some), inArray(sql`regexp_replace(${products.slug}, '-[0-9]+$', '')`, some)))
    for (const { slug } of rows) taken.add(slug)
  }
  return taken
}

/** @param keeps in a transaction: none of them is deleted before its end */
export async function listKnownImages(db: Db, names: readonly string[], keeps = false): Promise<Set<string>> {
  const known = new Set<string>()
  const distinct = [...new Set(names)]
  for (let i = 0; i < distinct.length; i += batchSize) {
    const some = distinct.slice(i, i + batchSize)
    const found = db.select({ name: images.name }).from(images).where(inArray(images.name, some))
    const rows = await (keeps ? found.for('key share') : found)
    for (const { name } of rows) known.add(name)
  }
  return known
}

/** Deletes the product; its row stays for the orders that refer to it. */
export async function markDeleted(tx: Tx, id: number, at: Date): Promise<boolean> {
  tx.onCommit.products([id])
  const gone = await tx
    .update(products)
    .set({ deletedAt: at, isActive: false, version: sql`${products.version} + 1` })
    .where(and(eq(products.id, id), existing))
    .returning({ id: products.id })
  if (gone.length > 0) await writeProductEvents(tx, [id], at)
  return gone.length > 0
}
