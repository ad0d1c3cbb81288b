import { asc, eq, sql } from 'drizzle-orm'
import { buildOnce } from '#server/db/built-statements.ts'
import type { Db } from '#server/db/database.ts'
import { productSizes, products } from '#server/db/schema/catalog-tables.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Cents } from '#shared/domain/money.ts'
import type { SizeStock } from '#shared/domain/sizes.ts'
import { lacksPhoto } from '#shared/domain/used-bicycles.ts'
import { type VatClass, vatClassOf } from '#shared/domain/vat.ts'

export interface Article {
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
  /** A used bicycle that no photo shows: not sold online (decision 0028). */
  lacksPhoto: boolean
  /** Empty for a product without sizes; `stock` is what can be sold (held pieces are not). */
  sizes: SizeStock[]
  freePieces: number
}

/** @param language of the buyer: what he buys is called as he saw it */
export async function listArticles(db: Db, productIds: readonly number[], language: Language): Promise<Article[]> {
  const rows = await selectArticles(db, { ids: [...new Set(productIds)] })
  const articles = new Map<number, Article>()
  for (const { nameEn, imageNames, deletedAt, size, stock, reserved, ...row } of rows) {
    if (deletedAt) continue
    const article = articles.get(row.id) ?? {
      ...row,
      vatClass: vatClassOf(row),
      name: (language === 'en' && nameEn) || row.name,
      imageName: imageNames[0] ?? null,
      lacksPhoto: lacksPhoto({ category: row.category, imageUrls: imageNames }),
      sizes: [],
      freePieces: 0,
    }
    const free = (stock ?? 0) - (reserved ?? 0)
    article.freePieces += free
    if (size) article.sizes.push({ size, stock: free })
    articles.set(row.id, article)
  }
  return [...articles.values()]
}

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
      size: productSizes.size,
      stock: productSizes.stock,
      reserved: productSizes.reserved,
    })
    .from(products)
    .leftJoin(productSizes, eq(productSizes.productId, products.id))
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(asc(products.id), asc(productSizes.position)),
)
