import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Category, categories, subcategories } from '#shared/domain/catalog.ts'
import { parseDecimal } from '#shared/domain/money.ts'

const text = z.string().trim().min(1)
const stock = z.int().min(0).max(99_999)
const amount = z.string().transform((value, context) => {
  const hundredths = parseDecimal(value)
  if (hundredths !== undefined && hundredths >= 0) return hundredths
  context.addIssue({ code: 'custom', message: 'must be an amount such as "49.00"' })
  return z.NEVER
})

const factValue = z.union([z.number(), z.boolean(), text, z.strictObject({ it: text, en: text })])

const product = z.strictObject({
  code: text,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: text,
  description: text,
  price: amount,
  subcategory: z.enum(subcategories).nullish(),
  brand: text.nullish(),
  color: text.nullish(),
  material: text.nullish(),
  /** Kilograms with two decimals, kept as grams. */
  weight: amount.transform((hundredths) => hundredths * 10).nullish(),
  wheelSize: text.nullish(),
  gearCount: z.int().nullish(),
  sizes: z.array(z.strictObject({ size: text, stock })).default([]),
  stock: stock.default(0),
  images: z.array(text).default([]),
  daysAgo: z.number().min(0),
  shelf: text.nullish(),
  facts: z.record(z.string(), factValue).default({}),
  nameEn: text.nullish(),
  descriptionEn: text.nullish(),
  gtin: text.nullish(),
  mpn: text.nullish(),
  modelKey: text.nullish(),
  soldDaysAgo: z.number().min(0).nullish(),
  isActive: z.boolean().default(true),
})
export type SeedProduct = z.output<typeof product> & { category: Category }

const image = z.object({
  file: text,
  width: z.int().positive(),
  height: z.int().positive(),
  fit: z.enum(['scene', 'cut', 'drawing']),
  focusX: z.int().min(0).max(100).default(50),
  focusY: z.int().min(0).max(100).default(50),
  /** What the picture shows, in Italian. */
  alt: z.string().trim().default(''),
  altEn: z.string().trim().default(''),
  /** What a drawing is of: no article shows one that contradicts it (seed-drawings.test.ts). */
  shows: z.object({ kind: text, color: text, gears: z.int().optional() }).optional(),
})
export type SeedImage = z.output<typeof image>

const review = z.strictObject({
  code: text,
  customerName: text,
  customerEmail: z.email(),
  rating: z.int().min(1).max(5),
  title: text,
  comment: text,
  daysAgo: z.number().min(0),
  isApproved: z.boolean(),
  isVerified: z.boolean().default(false),
  language: z.enum(['it', 'en']).default('it'),
})
export type SeedReview = z.output<typeof review>

export interface SeedFiles {
  products: SeedProduct[]
  images: SeedImage[]
  reviews: SeedReview[]
}

/** Reads the demo catalogue (seed/README.md). @throws Error naming the file and what in it is wrong */
export async function readSeedFiles(folder: string): Promise<SeedFiles> {
  const [perCategory, images, reviews] = await Promise.all([
    Promise.all(
      categories.map(async (category) => {
        const found = await readJson(folder, `products/${category}.json`, z.array(product))
        return found.map((p) => ({ ...p, category }))
      }),
    ),
    readJson(folder, 'images.json', z.array(image)),
    readJson(folder, 'reviews.json', z.array(review)),
  ])
  return { products: perCategory.flat(), images, reviews }
}

async function readJson<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  if (!result.success) throw new Error(`${name} of the demo catalogue: ${z.prettifyError(result.error)}`)
  return result.data
}
