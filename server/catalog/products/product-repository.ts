import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { drawnPictures } from '#server/catalog/extension-ports/drawn-pictures.ts'
import { type ShownPart, shownParts } from '#server/catalog/extension-ports/product-part-fields.ts'
import {
  listInspectionCards,
  type StoredInspectionCard,
} from '#server/catalog/inspection/inspection-card-repository.ts'
import { inspectionOf } from '#server/catalog/inspection/inspection-view.ts'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import type { Translated } from '#server/catalog/product-index/sort-orders.ts'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { englishSlug, slugify } from '#shared/domain/catalog/product-slug.ts'
import { conditionOf, isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { sharePictureUrl } from '#shared/domain/platform/goods/share-picture.ts'
import { compareSizes } from '#shared/domain/platform/goods/size-names.ts'
import type { StoredSize } from '#shared/domain/platform/goods/sizes.ts'
import { onlineLacks } from '#shared/domain/platform/goods/used-bicycles.ts'
import { vatClassOf } from '#shared/domain/platform/goods/vat.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { publicFields, wireFields } from './plain-wire.ts'
import { shownFacts } from './shown-facts.ts'
import { type OpenReduction, openReductions } from './shown-reduction.ts'
import { pricedSizes } from './size-prices.ts'

const { products, productSizes, stockMovements, priceHistory } = tables

/** A product that does not exist yet; the database gives its id and, where left out, version and moment. */
export interface NewProduct extends Omit<typeof products.$inferInsert, 'id' | 'deletedAt'> {
  /** A product without sizes has one entry with the empty size; no entry at all means none in stock. */
  sizes: readonly StoredSize[]
  /** Since when there is none left, where that was before it came into the shop's books. */
  soldAt?: Date | undefined
}

const withSizes = {
  row: products,
  // Reserved units are not for sale.
  sizes: sql<PieceCount[]>`(
    select coalesce(
      json_agg(json_build_object(
        'size', s.size, 'stock', s.stock - s.reserved, 'priceCents', s.price_cents, 'revision', s.revision,
        'expectedOn', s.expected_on)), '[]'::json)
    from product_sizes s where s.product_id = products.id)`,
  // The movement that left nothing is the last there is.
  soldAtMs: sql<number | null>`case when products.category = 'bici-usate'
    and not exists (select from product_sizes s where s.product_id = products.id and s.stock > 0) then (
      select (extract(epoch from max(m.created_at)) * 1000)::float8
      from stock_movements m where m.product_id = products.id) end`,
  reductions: openReductions,
  parts: shownParts,
  rating: sql<{ average: number; count: number } | null>`(
    select case when count(*) > 0 then json_build_object(
      'average', round(avg(r.rating), 1)::float8, 'count', count(*)::int) end
    from reviews r where r.product_id = products.id and r.is_approved)`,
}

interface PieceCount extends StoredSize {
  revision: number
}

export type ProductRow = typeof products.$inferSelect

interface SelectedProduct {
  row: ProductRow
  sizes: PieceCount[]
  soldAtMs: number | null
  reductions: OpenReduction[]
  parts: ShownPart
  rating: Product['rating'] | null
}

const oftenEqual = ['category', 'subcategory', 'shelf', 'brand', 'color', 'material', 'wheelSize', 'modelKey'] as const
const fewTexts = new Map<string, string>()
const mostTexts = 20_000

/** Every row brings its own copy of a maker's or a colour's name: in memory there is one. */
function once<T extends string | null>(text: T): T {
  if (text === null) return text
  const known = fewTexts.get(text)
  if (known !== undefined) return known as T
  if (fewTexts.size >= mostTexts) fewTexts.clear()
  fewTexts.set(text, text)
  return text
}

/** As the contract writes it, in Italian. */
export function toProduct(
  own: ProductRow,
  units: readonly PieceCount[],
  book: ShelfDirectory,
  soldAtMs: number | null = null,
  reductions: readonly OpenReduction[] = [],
): Product {
  const row = { ...own, ...Object.fromEntries(oftenEqual.map((field) => [field, once(own[field])])) }
  const { sizes, ...price } = pricedSizes(row.priceCents, units, reductions)
  const expectedOn = units.find(({ size }) => size === '')?.expectedOn
  const imageUrls = row.imageNames.map((name) => `/images/${name}`)
  const drawing = drawnPictures()?.nameOf({ ...row, sizes: sizes.map(({ size }) => size) })
  const hasFrame = isBicycleCategory(row.category) && sizes.length > 0
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    ...price,
    category: row.category,
    subcategory: row.subcategory,
    imageUrl: imageUrls[0] ?? null,
    imageUrls,
    ...(row.imageAlts.some((alt) => alt !== '') && { imageAlts: imageUrls.map((_, i) => row.imageAlts[i] ?? '') }),
    ...(drawing && { drawingUrl: once(`/images/${drawing}`) }),
    shareImageUrl: row.imageNames[0] === undefined ? null : sharePictureUrl(row.imageNames[0]),
    stock: units.reduce((sum, p) => sum + p.stock, 0),
    ...(soldAtMs !== null && { soldAt: new Date(soldAtMs).toISOString() }),
    ...(expectedOn && { expectedOn }),
    sizes,
    frameSize: hasFrame ? once(sizes.map((s) => s.size).join(', ')) : null,
    ...wireFields(publicFields, row),
    productCode: row.productCode,
    shelf: row.shelf,
    facts: shownFacts(row, book, 'it'),
    condition: conditionOf(row),
    vatClass: vatClassOf(row),
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    // Grows with every edit and every sale, so that an edit that has not seen one of them is refused.
    version: units.reduce((sum, p) => sum + p.revision, row.version),
  }
}

/** One text for both languages; a missing translation keeps the Italian and is marked. */
function translated(
  { row, sizes, soldAtMs, reductions, parts, rating }: SelectedProduct,
  book: ShelfDirectory,
  cards: ReadonlyMap<number, StoredInspectionCard>,
  isCardNeeded: boolean,
): Translated {
  const card = cards.get(row.id)
  const inspected = (language: Language) =>
    row.category === 'bici-usate' && { inspection: card ? inspectionOf(card, row, language) : null }
  const listed = { ...toProduct(row, sizes, book, soldAtMs, reductions), ...parts, ...inspected('it') }
  const lacks = onlineLacks({ ...listed, hasCard: Boolean(listed.inspection) }, isCardNeeded)
  const product: Product = { ...listed, ...(lacks.length > 0 && { lacks }), ...(rating && { rating }) }
  const isWhole = row.nameEn !== null && row.descriptionEn !== null
  const english: Product = {
    ...product,
    slug: row.nameEn && slugify(row.nameEn) !== slugify(row.name) ? englishSlug(row.nameEn, row.id) : product.slug,
    name: row.nameEn ?? product.name,
    description: row.descriptionEn ?? product.description,
    ...(product.imageAlts && { imageAlts: product.imageAlts.map((alt, i) => row.imageAltsEn[i] || alt) }),
    facts: shownFacts(row, book, 'en'),
    ...inspected('en'),
    ...(!isWhole && { untranslated: true }),
  }
  return { product, english, changedAt: row.changedAt.toISOString() }
}

interface CatalogGround {
  book: ShelfDirectory
  /** Whether a used bicycle is sold online with an inspection card only. */
  isCardNeeded: boolean
}

const onSale = and(eq(products.isActive, true), isNull(products.deletedAt))

/** Active products among these ids; at most a few hundred ids a call. */
export async function listActiveProducts(
  db: Db,
  ids: readonly number[],
  context: CatalogGround,
): Promise<Translated[]> {
  const rows = await selectActive(db, { ids: [...ids] })
  return withCards(db, rows, context)
}

/** Few rows are used bicycles, and only those have cards to ask for. */
async function withCards(
  db: Db,
  rows: readonly SelectedProduct[],
  { book, isCardNeeded }: CatalogGround,
): Promise<Translated[]> {
  const used = rows.filter(({ row }) => row.category === 'bici-usate').map(({ row }) => row.id)
  const cards = await listInspectionCards(db, used)
  return rows.map((selected) => translated(selected, book, cards, isCardNeeded))
}

const selectActive = buildOnce((db) =>
  db
    .select(withSizes)
    .from(products)
    .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`, onSale))
    .orderBy(asc(products.id)),
)

/** Products among these ids, active or not: carts may hold inactive ones. */
export async function listAnyProducts(db: Db, ids: readonly number[], book: ShelfDirectory): Promise<Product[]> {
  const rows = await db
    .select(withSizes)
    .from(products)
    .where(inArray(products.id, [...ids]))
  return rows.map(({ row, sizes, soldAtMs, reductions }) => ({
    ...toProduct(row, sizes, book, soldAtMs, reductions),
    isActive: row.isActive && row.deletedAt === null,
  }))
}

export async function listActiveProductsAfter(
  db: Db,
  afterId: number,
  limit: number,
  context: CatalogGround,
): Promise<Translated[]> {
  const where = and(gt(products.id, afterId), onSale)
  const rows = await db.select(withSizes).from(products).where(where).orderBy(asc(products.id)).limit(limit)
  return withCards(db, rows, context)
}

export async function hasProducts(db: Db): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1)
  return rows.length > 0
}

/**
 * Stores up to 1,000 products with stock, first movements and first prices, all or none.
 * @returns ids in the order given
 */
export async function insertProducts(db: Db, items: readonly NewProduct[]): Promise<number[]> {
  if (items.length === 0) return []
  return db.transaction(async (tx) => {
    const rows = items.map(({ sizes: _sizes, soldAt: _soldAt, ...row }) => ({ ...row, changedAt: row.createdAt }))
    const returning = sql`id, slug`
    const stored = await insertRows<typeof products, { id: number; slug: string }>(tx, products, rows, { returning })
    const idBySlug = new Map(stored.map((r) => [r.slug, r.id]))
    const withId = items.map((item) => {
      const id = idBySlug.get(item.slug)
      if (id === undefined) throw new Error(`no row came back for ${item.slug}`)
      return { id, item }
    })
    const units = withId.flatMap(({ id, item }) =>
      (item.sizes.length > 0 ? item.sizes : [{ size: '', stock: 0 }])
        .toSorted((a, b) => compareSizes(a.size, b.size))
        .map((one, position) => ({ productId: id, ...one, position, createdAt: item.soldAt })),
    )
    await insertRows(
      tx,
      productSizes,
      units.map(({ productId, size, stock, priceCents, expectedOn, position }) => ({
        ...{ productId, size, stock, priceCents: priceCents ?? null, expectedOn: expectedOn ?? null, position },
      })),
    )
    await insertRows(
      tx,
      stockMovements,
      units.map(({ productId, size, stock, createdAt }) => ({
        ...{ productId, size, createdAt },
        ...{ delta: stock, reason: 'created' as const, refId: 'created' },
      })),
    )
    await insertRows(
      tx,
      priceHistory,
      withId.flatMap(({ id, item: { priceCents, sizes, createdAt } }) => [
        { productId: id, size: '', priceCents, createdAt },
        ...sizes.flatMap((one) =>
          one.priceCents ? { productId: id, size: one.size, priceCents: one.priceCents, createdAt } : [],
        ),
      ]),
    )
    return withId.map(({ id }) => id)
  })
}

export async function insertProduct(db: Db, item: NewProduct): Promise<number> {
  const [id] = await insertProducts(db, [item])
  if (id === undefined) throw new Error('no row came back')
  return id
}
