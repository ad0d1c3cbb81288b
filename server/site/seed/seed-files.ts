import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { newSizeChart } from '#shared/contract/catalog/size-charts.ts'
import { fieldsOfKind, mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { type Category, categories, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { checkPointKeys } from '#shared/domain/platform/goods/check-points.ts'
import { grades, markSides, verdicts } from '#shared/domain/platform/goods/inspection-card.ts'
import { fits, heightBands } from '#shared/domain/platform/goods/review-fit.ts'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { languages } from '#shared/domain/platform/language.ts'
import { parseDecimal } from '#shared/domain/platform/money.ts'

const text = z.string().trim().min(1)
const stock = z.int().min(0).max(99_999)
const amount = z.string().transform((value, context) => {
  const hundredths = parseDecimal(value)
  if (hundredths !== undefined && hundredths >= 0) return hundredths
  context.addIssue({ code: 'custom', message: 'must be an amount such as "49.00"' })
  return z.NEVER
})

const factValue = z.union([z.number(), z.boolean(), text, z.strictObject({ it: text, en: text })])

const sizeChart = z.unknown().transform((value, context): SizeChart => {
  const result = newSizeChart.safeParse(value)
  if (result.success) return result.data as SizeChart
  context.addIssue({ code: 'custom', message: JSON.stringify(result.error.issues) })
  return z.NEVER
})

const product = z.strictObject({
  code: text,
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: text,
  description: text,
  price: amount,
  subcategory: z.enum(subcategories).nullish(),
  ...mapFields(fieldsOfKind('text'), () => text.nullish()),
  /** Kilograms with two decimals, kept as grams. */
  weight: amount.transform((hundredths) => hundredths * 10).nullish(),
  gearCount: z.int().nullish(),
  cost: amount.nullish(),
  sizes: z.array(z.strictObject({ size: text, stock })).default([]),
  stock: stock.default(0),
  images: z.array(text).default([]),
  daysAgo: z.number().min(0),
  shelf: text.nullish(),
  facts: z.record(z.string(), factValue).default({}),
  soldDaysAgo: z.number().min(0).nullish(),
  isActive: z.boolean().default(true),
})
export type SeedProduct = z.output<typeof product> & { category: Category }

const image = z.object({
  file: text,
  width: z.int().positive(),
  height: z.int().positive(),
  fit: z.enum(['scene', 'cut', 'drawing']),
  /** A photo of something else than the product (NOTICE). */
  isSample: z.boolean().default(false),
  focusX: z.int().min(0).max(100).default(50),
  focusY: z.int().min(0).max(100).default(50),
  /** The alternative text in Italian. */
  alt: z.string().trim().default(''),
  altEn: z.string().trim().default(''),
  /** The subject of a drawing: products must not contradict it (seed-drawings.test.ts). */
  shows: z.object({ kind: text, color: text, gears: z.int().optional() }).optional(),
})
export type SeedImage = z.output<typeof image>

/** An answer is younger than what it answers. */
const answer = z.strictObject({ text: text.max(2000), daysAgo: z.number().min(0) })
const isAnswered = { error: 'is answered before it was written', path: ['answer', 'daysAgo'] }
const isInOrder = (row: { daysAgo: number; answer?: z.output<typeof answer> | undefined }) =>
  row.answer === undefined || row.answer.daysAgo < row.daysAgo

const review = z
  .strictObject({
    code: text,
    customerName: text,
    customerEmail: z.email(),
    rating: z.int().min(1).max(5),
    title: text,
    comment: text,
    daysAgo: z.number().min(0),
    isApproved: z.boolean(),
    isVerified: z.boolean().default(false),
    language: z.enum(languages).default('it'),
    fit: z.enum(fits).optional(),
    heightFromCm: z.literal(heightBands).optional(),
    /** How many have found it helpful. */
    helpful: z.int().min(0).max(99).default(0),
    answer: answer.optional(),
  })
  .refine(isInOrder, isAnswered)
export type SeedReview = z.output<typeof review>

const question = z
  .strictObject({
    code: text,
    text: text.max(500),
    language: z.enum(languages).default('it'),
    daysAgo: z.number().min(0),
    answer,
  })
  .refine(isInOrder, isAnswered)
export type SeedQuestion = z.output<typeof question>

const place = z.int().min(0).max(1_000)
const jobCard = z.strictObject({
  code: text,
  grade: z.enum(grades),
  year: z.int().nullable().default(null),
  isDecade: z.boolean().default(false),
  kilometres: z.int().nullable().default(null),
  owners: z.int().nullable().default(null),
  serial: text.nullable().default(null),
  usage: text.nullable().default(null),
  usageEn: text.nullable().default(null),
  done: text,
  doneEn: text,
  workMinutes: z.int(),
  remains: text.nullable().default(null),
  remainsEn: text.nullable().default(null),
  testedBy: text.nullable().default(null),
  testedDaysAgo: z.number().min(0).optional(),
  checkedBy: text,
  checkedDaysAgo: z.number().min(0),
  checks: z.partialRecord(
    z.enum(checkPointKeys),
    z.strictObject({
      verdict: z.enum(verdicts).optional(),
      value: z.number().optional(),
      note: text.optional(),
      noteEn: text.optional(),
    }),
  ),
  marks: z
    .array(
      z.strictObject({
        side: z.enum(markSides),
        x: place,
        y: place,
        title: text,
        titleEn: text,
        text,
        textEn: text,
        /** One of its product's pictures. */
        photo: text,
      }),
    )
    .default([]),
})
export type SeedInspectionCard = z.output<typeof jobCard>

export interface SeedFiles {
  products: SeedProduct[]
  images: SeedImage[]
  reviews: SeedReview[]
  questions: SeedQuestion[]
  jobCards: SeedInspectionCard[]
  sizeCharts: SizeChart[]
}

/** Reads the demo catalogue (seed/README.md). @throws Error naming the file and what in it is wrong */
export async function readSeedFiles(folder: string): Promise<SeedFiles> {
  const [perCategory, images, reviews, questions, jobCards, sizeCharts] = await Promise.all([
    Promise.all(
      categories.map(async (category) => {
        const found = await readJson(folder, `products/${category}.json`, z.array(product))
        return found.map((p) => ({ ...p, category }))
      }),
    ),
    readJson(folder, 'images.json', z.array(image)),
    readJson(folder, 'reviews.json', z.array(review)),
    readJson(folder, 'questions.json', z.array(question)),
    readJson(folder, 'job-cards.json', z.array(jobCard)),
    readJson(folder, 'size-charts.json', z.array(sizeChart)),
  ])
  return { products: perCategory.flat(), images, reviews, questions, jobCards, sizeCharts }
}

async function readJson<T>(folder: string, name: string, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')))
  if (!result.success) throw new Error(`${name} of the demo catalogue: ${z.prettifyError(result.error)}`)
  return result.data
}
