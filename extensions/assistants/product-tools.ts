import { z } from 'zod'
import { getProduct, listProducts, type Product, type WholeProduct } from '#shared/contract/catalog/catalog.ts'
import { getRatingStats } from '#shared/contract/catalog/reviews.ts'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { sizeAddress } from '#shared/domain/catalog/offer-id.ts'
import { categories, conditions } from '#shared/domain/platform/goods/categories.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { availabilities, availabilityOf } from '#shared/domain/platform/goods/used-bicycles.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { amount, language, productReference, tool } from './tool.ts'

const matches = z.enum(['exact', 'similar', 'none'])
const availability = z.enum(availabilities).describe('InStoreOnly: sold in the shop or by telephone, not online')

const picture = z
  .object({ url: z.string(), isDrawing: z.boolean().describe('A drawing of the kind, no photo of this product') })
  .nullable()

const brief = {
  id: z.number().int(),
  name: z.string(),
  url: z.string().describe('The page where it is shown and ordered'),
  price: amount.describe('Where sizes have different prices, the lowest'),
  lowestPriceBefore: amount.nullable().describe('Of a reduced product: the lowest price of the 30 days before'),
  currency: z.literal('EUR'),
  availability,
  condition: z.enum(conditions),
  brand: z.string().nullable(),
  color: z.string().nullable(),
  sizes: z.array(z.object({ size: z.string(), price: amount, isAvailable: z.boolean(), url: z.string() })),
  picture,
}

export const addressOnPage = ({ publicUrl }: ShopFacts, path: string, inLanguage: Language): string =>
  publicUrl.replace(/\/$/, '') + addressIn(path, inLanguage)

function briefOf(product: Product, shop: ShopFacts, inLanguage: Language) {
  const url = addressOnPage(shop, `/prodotto/${product.slug}`, inLanguage)
  const [image = product.drawingUrl] = product.imageUrls
  return {
    id: product.id,
    name: product.name,
    url,
    price: product.price,
    lowestPriceBefore: product.reduction?.comparison ?? null,
    currency: 'EUR' as const,
    availability: availabilityOf(product),
    condition: product.condition,
    brand: product.brand,
    color: product.color,
    sizes: product.sizes.map(({ size, stock, price = product.price }) => ({
      ...{ size, price, isAvailable: stock > 0, url: sizeAddress(url, size) },
    })),
    picture: image ? { url: new URL(image, shop.publicUrl).href, isDrawing: isDrawing(image) } : null,
  }
}

export const searchProductsTool = tool({
  name: 'search_products',
  title: 'Search the catalogue',
  description:
    'Searches bicycles, used bicycles, components, clothing and accessories in Italian or English, best first. Prices, sizes, colours and exclusions in the words are understood ("gravel 54 sotto 2000 euro", "casco senza visiera"). `match` says whether all of it was found (exact), something like it (similar), or nothing.',
  input: z.object({
    query: z.string().trim().min(1).max(200),
    category: z.enum(categories).optional(),
    minPrice: z.number().min(0).max(99_999).optional(),
    maxPrice: z.number().min(0).max(99_999).optional(),
    size: z.string().trim().min(1).max(40).optional().describe('Frame size or size of clothing: "54", "M"'),
    onlyInStock: z.boolean().default(false),
    sort: z.enum(['relevance', 'price-low', 'price-high', 'newest']).default('relevance'),
    limit: z.number().int().min(1).max(24).default(8),
    offset: z.number().int().min(0).max(10_000).default(0),
    language,
  }),
  output: z.object({
    match: matches,
    understood: z.array(z.string()).describe('Conditions that were read out of the words'),
    corrected: z.string().nullable().describe('The words that were searched instead'),
    notSold: z.string().nullable().describe('A kind of goods that this shop does not sell'),
    total: z.number().int(),
    url: z.string().describe('The page with these results'),
    products: z.array(z.object(brief)),
  }),
  answer: async ({ language: lang, ...asked }, { read, shop }) => {
    const words = asked.query.replace(/\s+/g, ' ')
    const query = {
      q: words,
      lang,
      category: asked.category,
      minPrice: asked.minPrice?.toFixed(2),
      maxPrice: asked.maxPrice?.toFixed(2),
      frameSize: asked.size,
      inStock: asked.onlyInStock ? ('true' as const) : undefined,
      sort: asked.sort,
      limit: String(asked.limit),
      offset: String(asked.offset),
    }
    const { data, headers } = await read(listProducts, { query }, lang)
    const decoded = (name: string) => {
      const text = headers.get(name)
      return text === null ? null : decodeURIComponent(text)
    }
    const understood = JSON.parse(headers.get('x-understood') ?? '[]') as { label: string }[]
    return {
      match: matches.parse(headers.get('x-match') ?? 'none'),
      understood: understood.map(({ label }) => label),
      corrected: decoded('x-corrected'),
      notSold: decoded('x-not-sold'),
      total: Number(headers.get('x-total-count')),
      url: addressOnPage(shop, `/?q=${encodeURIComponent(words)}`, lang),
      products: data.map((product) => briefOf(product, shop, lang)),
    }
  },
})

export const getProductTool = tool({
  name: 'get_product',
  title: 'One product',
  description:
    'Everything the page of a product says: description, facts, sizes with availability, price, of a used bicycle its inspection card, and what buyers think.',
  input: z.object({ product: productReference, language }),
  output: z.object({
    ...brief,
    description: z.string(),
    category: z.enum(categories),
    code: z.string(),
    gtin: z.string().nullable(),
    mpn: z.string().nullable(),
    material: z.string().nullable(),
    weightKg: z.number().nullable(),
    facts: z.array(
      z.object({
        label: z.string(),
        value: z.union([z.string(), z.number(), z.boolean()]),
        unit: z.string().nullable(),
      }),
    ),
    inspection: z
      .object({ grade: z.string(), year: z.number().nullable(), kilometres: z.number().nullable() })
      .nullable()
      .describe('Of a used bicycle: what the workshop found'),
    rating: z.object({ average: z.number(), reviews: z.number().int() }).nullable(),
  }),
  answer: async ({ product: id, language: lang }, { read, shop }) => {
    const { data: product } = await read(getProduct, { params: { id }, query: { lang } }, lang)
    const { data: stats } = await read(getRatingStats, { params: { id: String(product.id) } }, lang)
    const { description, category, productCode: code, gtin, mpn, material, weight, facts } = product
    return {
      ...briefOf(product, shop, lang),
      ...{ description, category, code, gtin, mpn, material },
      weightKg: weight === null ? null : Number(weight),
      facts: facts.map(({ label, value, unit }) => ({ label, value, unit })),
      inspection: inspectionOf(product),
      rating: stats.totalReviews > 0 ? { average: stats.averageRating, reviews: stats.totalReviews } : null,
    }
  },
})

function inspectionOf({ inspection }: WholeProduct) {
  return inspection ? { grade: inspection.grade, year: inspection.year, kilometres: inspection.kilometres } : null
}
