import { and, asc, desc, eq, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { isOneOf } from '#server/platform/database/insert-rows.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { PricePoint } from '#shared/domain/platform/prices/lawful-price.ts'
import { isChosen, type ReductionTargets } from './reduction-targets.ts'

const { products, productSizes, priceHistory, reductions } = tables

export type ReductionRow = typeof reductions.$inferSelect
export type NewReduction = Omit<typeof reductions.$inferInsert, 'id' | 'version' | 'startedAt' | 'endedAt'>

export interface ReducedProduct {
  id: number
  /** Of one with its own price, which is then part of the name too; else empty. */
  size: string
  name: string
  slug: string
  priceCents: number
  imageNames: string[]
  category: string
  productCode: string
}

/** Names one price: the product's, or that of a size with its own. */
export const priceKey = ({ id, size }: { id: number; size: string }) => `${id}/${size}`

const articleColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  priceCents: products.priceCents,
  imageNames: products.imageNames,
  category: products.category,
  productCode: products.productCode,
}

/** Serialises start, change and end on all nodes, because a product is in one reduction at a time. */
export async function lockReductions(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pedivella-reductions'))`)
}

export async function findReduction(db: Db, id: number): Promise<ReductionRow | undefined> {
  return (await db.select().from(reductions).where(eq(reductions.id, id)))[0]
}

export function listReductions(db: Db): Promise<ReductionRow[]> {
  return db.select().from(reductions).orderBy(desc(reductions.startsAt), desc(reductions.id)).limit(500)
}

export async function insertReduction(tx: Tx, row: NewReduction): Promise<ReductionRow> {
  const [stored] = await tx.insert(reductions).values(row).returning()
  if (!stored) throw new Error('no row came back')
  return stored
}

export async function changeReduction(tx: Tx, id: number, row: Partial<typeof reductions.$inferInsert>) {
  await tx
    .update(reductions)
    .set({ ...row, version: sql`${reductions.version} + 1` })
    .where(eq(reductions.id, id))
}

export async function removeReduction(tx: Tx, id: number): Promise<void> {
  await tx.delete(reductions).where(eq(reductions.id, id))
}

/** Reductions due to start or end. */
export async function listDue(db: Db, now: Date): Promise<{ starts: number[]; ends: number[] }> {
  const rows = await db
    .select({ id: reductions.id, startedAt: reductions.startedAt, endsAt: reductions.endsAt })
    .from(reductions)
    .where(and(isNull(reductions.endedAt), or(lte(reductions.startsAt, now), lte(reductions.endsAt, now))))
    .orderBy(asc(reductions.startsAt), asc(reductions.id))
  return {
    starts: rows.filter((r) => r.startedAt === null).map((r) => r.id),
    ends: rows.filter((r) => r.startedAt !== null && r.endsAt !== null && r.endsAt <= now).map((r) => r.id),
  }
}

/** Planned reductions besides this one. */
export function listPlanned(db: Db, exceptId: number): Promise<ReductionRow[]> {
  return db
    .select()
    .from(reductions)
    .where(and(isNull(reductions.startedAt), isNull(reductions.endedAt), ne(reductions.id, exceptId)))
    .orderBy(asc(reductions.id))
}

/** The products of a reduction at this moment. */
export async function listGoods(db: Db, items: ReductionTargets): Promise<ReducedProduct[]> {
  return selectPrices(db, and(isChosen(items), isNull(products.deletedAt), eq(products.isActive, true)))
}

/** Each product, followed by its sizes with their own prices. */
async function selectPrices(db: Db, where: SQL | undefined): Promise<ReducedProduct[]> {
  const whole = await db
    .select(articleColumns)
    .from(products)
    .where(where)
    .orderBy(asc(products.name), asc(products.id))
  const ofSizes = await db
    .select({ id: products.id, size: productSizes.size, priceCents: sql<number>`${productSizes.priceCents}` })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(and(where, isNotNull(productSizes.priceCents)))
    .orderBy(asc(productSizes.position))
  const sizesOf = Map.groupBy(ofSizes, ({ id }) => id)
  return whole.flatMap((product) => [
    { ...product, size: '' },
    ...(sizesOf.get(product.id) ?? []).map((one) => ({ ...product, ...one, name: `${product.name}, ${one.size}` })),
  ])
}

/** Prices of these, by `priceKey`, oldest first. While a size had none of its own, its price was the product's. */
export async function listHistories(
  db: Db,
  articles: readonly { id: number; size: string }[],
): Promise<Map<string, PricePoint[]>> {
  if (articles.length === 0) return new Map()
  const rows = await db
    .select()
    .from(priceHistory)
    .where(isOneOf(priceHistory.productId, new Set(articles.map(({ id }) => id))))
    .orderBy(asc(priceHistory.createdAt), asc(priceHistory.id))
  const rowsOf = Map.groupBy(rows, ({ productId }) => productId)
  return new Map(articles.map((one) => [priceKey(one), historyOf(rowsOf.get(one.id) ?? [], one.size)]))
}

function historyOf(rows: readonly (typeof priceHistory.$inferSelect)[], size: string): PricePoint[] {
  const points: PricePoint[] = []
  let ofProduct: number | null = null
  let own: number | null = null
  for (const { priceCents, createdAt: at, size: changed } of rows) {
    if (changed !== '' && changed !== size) continue
    if (changed === '') ofProduct = priceCents
    if (changed === size && size !== '') own = priceCents
    const cents: number | null = own ?? ofProduct
    if (cents !== null && cents !== points.at(-1)?.cents) points.push({ cents, at })
  }
  return points
}

/** Units and sales of each reduction while it ran, at its price, without cancelled orders. */
export async function listSold(db: Db): Promise<Map<number, { pieces: number; cents: number }>> {
  const { rows } = (await db.execute(sql`
    select i.reduction_id as id, sum(l.quantity)::int as pieces, sum(l.total_cents)::int as cents
    from reduction_items i
    join order_items l on l.product_id = i.product_id and l.unit_cents = i.reduced_cents
      and (l.size = i.size or i.size = '' and not exists (select from reduction_items o
        where o.reduction_id = i.reduction_id and o.product_id = i.product_id and o.size = l.size))
    join orders o on o.id = l.order_id and o.order_status <> 'cancelled'
      and o.created_at >= i.started_at and (i.ended_at is null or o.created_at < i.ended_at)
    group by i.reduction_id`)) as unknown as { rows: { id: number; pieces: number; cents: number }[] }
  return new Map(rows.map(({ id, pieces, cents }) => [id, { pieces, cents }]))
}

/** Includes products no longer sold. */
export async function listArticles(db: Db, ids: readonly number[]): Promise<ReducedProduct[]> {
  if (ids.length === 0) return []
  return selectPrices(db, isOneOf(products.id, ids))
}
