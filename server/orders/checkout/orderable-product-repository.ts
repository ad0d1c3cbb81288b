import { asc, eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { drawnPictures } from '#server/catalog/extension-ports/drawn-pictures.ts'
import {
  listInspectionCards,
  type StoredInspectionCard,
} from '#server/catalog/inspection/inspection-card-repository.ts'
import { isCompleteCard } from '#server/catalog/inspection/inspection-view.ts'
import { buildOnce } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { productSizes, products } from '#server/platform/database/schema/catalog-tables.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { DrawnProduct } from '#shared/domain/platform/goods/drawn-bicycle.ts'
import type { SizeStock, StoredSize } from '#shared/domain/platform/goods/sizes.ts'
import { onlineLacks } from '#shared/domain/platform/goods/used-bicycles.ts'
import { type VatClass, vatClassOf } from '#shared/domain/platform/goods/vat.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Cents } from '#shared/domain/platform/money.ts'

export interface OrderableProduct {
  id: number
  slug: string
  name: string
  productCode: string
  priceCents: Cents
  category: string
  subcategory: string | null
  shelf: string | null
  weightGrams: number | null
  imageName: string | null
  isActive: boolean
  vatClass: VatClass
  /** A used bicycle without the data required for an online sale (decision 0028). */
  isCallOnly: boolean
  /** Empty for a product without sizes; `stock` is the available stock (without reservations). */
  sizes: StoredSize[]
  freePieces: number
}

/** @param language of the buyer, for names as shown */
export async function listOrderableProducts(
  db: Db,
  productIds: readonly number[],
  language: Language,
  { usedWithoutCard }: Pick<Shop, 'usedWithoutCard'>,
): Promise<OrderableProduct[]> {
  const rows = await selectArticles(db, { ids: [...new Set(productIds)] })
  const used = rows.filter(({ category }) => category === 'bici-usate').map(({ id }) => id)
  const cards = usedWithoutCard
    ? new Map<number, StoredInspectionCard>()
    : await listInspectionCards(db, [...new Set(used)])
  const articles = new Map<number, OrderableProduct>()
  const drawn = new Map<number, UnseenBicycle | null>()
  for (const { nameEn, imageNames, deletedAt, facts, size, stock, reserved, ownCents, drawnOf, ...row } of rows) {
    if (deletedAt) continue
    const product = articles.get(row.id) ?? {
      ...row,
      vatClass: vatClassOf(row),
      name: (language === 'en' && nameEn) || row.name,
      imageName: imageNames[0] ?? null,
      isCallOnly:
        onlineLacks(
          {
            category: row.category,
            imageUrls: imageNames,
            hasCard: isCompleteCard(cards.get(row.id), { ...row, facts }),
          },
          !usedWithoutCard,
        ).length > 0,
      sizes: [],
      freePieces: 0,
    }
    const free = (stock ?? 0) - (reserved ?? 0)
    product.freePieces += free
    if (size) product.sizes.push({ size, stock: free, priceCents: ownCents })
    articles.set(row.id, product)
    drawn.set(row.id, drawnOf)
  }
  for (const product of articles.values()) product.imageName ??= drawnNameOf(drawn.get(product.id), product.sizes)
  return [...articles.values()]
}

/** Drawing data of a bicycle without a picture (decision 0064); null for nearly all products. */
export const drawnBicycleOf = sql<UnseenBicycle | null>`case
  when ${products.imageNames} = '[]'::jsonb and ${products.category} in ('biciclette', 'bici-usate')
  then jsonb_build_object(
    'category', ${products.category}, 'subcategory', ${products.subcategory}, 'name', ${products.name},
    'description', ${products.description}, 'wheelSize', ${products.wheelSize}, 'gearCount', ${products.gearCount},
    'material', ${products.material}, 'color', ${products.color}, 'facts', ${products.facts})
  end`
type UnseenBicycle = Omit<DrawnProduct, 'sizes'>

/** The name of the drawing for a product without a picture. */
export function drawnNameOf(bicycle: UnseenBicycle | null | undefined, sizes: readonly Pick<SizeStock, 'size'>[]) {
  if (!bicycle) return null
  const drawn = { ...bicycle, sizes: sizes.map(({ size }) => size) }
  const key = JSON.stringify(drawn)
  const { name } = drawnNames.get(key) ?? { name: drawnPictures()?.nameOf(drawn) ?? null }
  drawnNames.set(key, { name })
  return name
}

/** Finding a bicycle's parts in its text takes longer than a statement. */
const drawnNames = new LRUCache<string, { name: string | null }>({ max: 2_000 })

const selectArticles = buildOnce((db) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      nameEn: products.nameEn,
      productCode: products.productCode,
      priceCents: products.priceCents,
      category: products.category,
      subcategory: products.subcategory,
      shelf: products.shelf,
      weightGrams: products.weightGrams,
      imageNames: products.imageNames,
      isActive: products.isActive,
      condition: products.condition,
      vatClass: products.vatClass,
      deletedAt: products.deletedAt,
      facts: products.facts,
      drawnOf: drawnBicycleOf,
      size: productSizes.size,
      stock: productSizes.stock,
      reserved: productSizes.reserved,
      ownCents: productSizes.priceCents,
    })
    .from(products)
    .leftJoin(productSizes, eq(productSizes.productId, products.id))
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(asc(products.id), asc(productSizes.position)),
)
