import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, day, idParam, line, optionalLine, prose } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import { fieldsOfKind, fieldsWith, mapFields } from '#shared/domain/catalog/plain-fields.ts'
import { categories, conditions, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { vatClasses } from '#shared/domain/platform/goods/vat.ts'
import { maxPriceCents, parseDecimal } from '#shared/domain/platform/money.ts'
import { product, productQuery } from './catalog.ts'

const maxStock = 99_999
const maxSizes = 50
const maxImages = 30

/** Raw form input: a number, its text, or empty. */
const written = z.union([z.string(), z.number(), z.null()])
type Written = z.output<typeof written>

/** Hundredths of the written number, null for nothing, undefined when it is no number with at most two places. */
function hundredths(value: Written): number | null | undefined {
  return value === null || (typeof value === 'string' && value.trim() === '') ? null : parseDecimal(value)
}

function decimalField<T>(min: number, max: number, rangeError: string, made: (hundredths: number | null) => T) {
  return z.pipe(
    written.check(
      z.refine((v) => hundredths(v) !== undefined, { error: 'amount' }),
      z.refine((v) => isWithin(hundredths(v), min, max), { error: rangeError }),
    ),
    z.transform((v: Written) => made(hundredths(v) ?? null)),
  )
}

function wholeField<T>(min: number, max: number, rangeError: string, made: (whole: number | null) => T) {
  return z.pipe(
    written.check(
      z.refine((v) => (hundredths(v) ?? 0) % 100 === 0 && hundredths(v) !== undefined, { error: 'whole_number' }),
      z.refine((v) => isWithin(hundredths(v), min * 100, max * 100), { error: rangeError }),
    ),
    z.transform((v: Written) => {
      const found = hundredths(v)
      return made(typeof found === 'number' ? found / 100 : null)
    }),
  )
}

/** Non-numbers get another message. */
function isWithin(value: number | null | undefined, min: number, max: number): boolean {
  return value === null || value === undefined || (value >= min && value <= max)
}

const price = decimalField(0, maxPriceCents, 'price_range', (cents) => cents ?? 0)
/** Nothing: the product's price. */
const ownPrice = decimalField(1, maxPriceCents, 'price_to_sell', (cents) => cents)
const stock = wholeField(0, maxStock, 'stock_range', (units) => units ?? 0)
function clearable(text: z.ZodMiniString) {
  return z.pipe(
    z.nullable(text),
    z.transform((text: string | null) => text || null),
  )
}

const texts = mapFields(fieldsOfKind('text'), (_field, row) => {
  const text = clearable('isProse' in row ? prose(0, row.longest) : line(0, row.longest))
  if (!('check' in row)) return z.optional(text)
  const { passes, error } = row.check
  return z.optional(text.check(z.refine((value) => value === null || passes(value), { error })))
})
/** Kilograms are grams inside. */
const kilograms = mapFields(fieldsOfKind('kilograms'), (_field, { limits: { from, to, error } }) =>
  z.optional(decimalField(from, to, error, (v) => (v === null ? null : v * 10))),
)
const amounts = mapFields(fieldsOfKind('money'), (_field, { limits: { from, to, error } }) =>
  z.optional(decimalField(from, to, error, (cents) => cents)),
)
const wholes = mapFields(fieldsOfKind('whole'), (_field, { limits: { from, to, error } }) =>
  z.optional(wholeField(from, to, error, (whole) => whole)),
)
const plainInputs = { ...texts, ...kilograms, ...wholes, ...amounts }

/** The day when units are expected: null takes it away, a past day counts as null. */
const expectedOn = z.optional(z.nullable(day))

/** Separators of size lists, in products and in the catalogue's file, are no part of a size. */
const sizeName = line(1, 20).check(z.regex(/^[^,;:|]*$/, { error: 'size_name' }))

const image = z.string().check(z.maxLength(300))

/** What a picture shows. */
export const altText = line(0, 200).check(z.regex(/^[^|]*$/, { error: 'alt_text' }))

const imageAlts = z.optional(z.nullable(z.array(altText).check(z.maxLength(maxImages, { error: 'too_many_images' }))))

/** Separators of the catalogue's file are no part of a text. */
const factText = line(0, 200).check(z.regex(/^[^|]*$/, { error: 'alt_text' }))
const factValue = z.union([z.number(), z.boolean(), factText, z.object({ it: factText, en: factText })])
const writtenFact = z.object({ key: z.string().check(z.maxLength(60)), value: factValue })

/**
 * A product as the form sends it: numbers or decimal texts, with comma or point, the empty text for "none".
 * A field left out stays undefined: a default when adding, unchanged when editing.
 */
const fields = {
  name: line(1, 200),
  description: prose(1, 20_000),
  category: z.enum(categories),
  subcategory: z.optional(
    z.pipe(
      z.nullable(z.enum(['', ...subcategories])),
      z.transform((text: '' | (typeof subcategories)[number] | null) => text || null),
    ),
  ),
  price: z.optional(price),
  stock: z.optional(stock),
  /** Of a product without sizes. */
  expectedOn,
  /** Stock of each size, reserved units included; `price` only where it is not the product's, and left out it stays. */
  sizes: z.optional(
    z.nullable(
      z
        .array(z.object({ size: sizeName, stock, price: z.optional(ownPrice), expectedOn }))
        .check(z.maxLength(maxSizes, { error: 'too_many_sizes' })),
    ),
  ),
  ...plainInputs,
  frameSize: z.optional(clearable(line(0, 200))),
  productCode: z.optional(clearable(line(0, 60))),
  imageUrl: z.optional(z.nullable(image)),
  imageUrls: z.optional(z.nullable(z.array(image).check(z.maxLength(maxImages, { error: 'too_many_images' })))),
  /** Alternative texts, in the order of imageUrls. */
  imageAlts,
  imageAltsEn: imageAlts,
  /** Its slug; nothing lets kind and name decide. */
  shelf: z.optional(clearable(line(0, 100))),
  /** All of them; a choice by its value or its name, a text in Italian or in both languages. */
  facts: z.optional(z.array(writtenFact).check(z.maxLength(200))),
  condition: z.optional(z.enum(conditions)),
  /** Null or the default one: follows the condition, also after a change of it. */
  vatClass: z.optional(z.nullable(z.enum(vatClasses))),
  isActive: z.optional(z.boolean()),
}

export const newProduct = z.object(fields)
export type NewProductInput = z.output<typeof newProduct>

export const productChange = z.partial(
  z.object({
    ...fields,
    /** As it was read; when the product has changed or been sold since, nothing is saved. */
    version: z.nullable(z.int()),
  }),
)
export type ProductChangeInput = z.output<typeof productChange>

/** What extensions keep of it, as its form has it. */
const safetyFields = z.object({
  composition: z.optional(z.nullable(z.string())),
  hasAnimalParts: z.optional(z.boolean()),
  electric: z.optional(z.nullable(z.string())),
  batteryChemistry: z.optional(z.nullable(z.string())),
  batteryWattHours: z.optional(z.nullable(z.int())),
  batteryPassport: z.optional(z.nullable(z.string())),
})
export type SafetyFields = z.output<typeof safetyFields>

/** Like the storefront's product, but `stock` includes reserved units and prices are those that were set. */
export const adminProduct = z.extend(product, {
  ...mapFields(fieldsWith('isInternal'), (_field, { kind }) => z.nullable(kind === 'money' ? amountOut : z.string())),
  imageAltsEn: z.array(z.string()),
  makerId: z.optional(z.nullable(z.int())),
  ...safetyFields.shape,
  /** As they are stored: choices by their values. */
  factValues: z.record(z.string(), factValue),
  /** Units reserved by buyers who are paying: size ("" without sizes) → units. */
  reserved: z.record(z.string(), z.int()),
  /** Other products with its GTIN, in whatever length: told by the calls for one product. */
  sameGtin: z.optional(z.array(z.object({ id: z.int(), productCode: z.string(), name: z.string() }))),
})
export type AdminProduct = z.output<typeof adminProduct>

const adminProductQuery = z.extend(productQuery, {
  isActive: z.optional(z.enum(['true', 'false'])),
  /** Active, not used, and at most `lowStockUnits` left to sell. */
  lowStock: z.optional(z.enum(['true', 'false'])),
})
export type AdminProductQuery = z.output<typeof adminProductQuery>

const products = resource('/api/admin/products/:id', idParam, 'product_not_found')

export const listAdminProducts = products.list(
  'All products, inactive ones too, newest first',
  adminProduct,
  adminProductQuery,
)

export const countAdminProducts = endpoint('GET', '/api/admin/products/counts', {
  summary: 'How many products each category has, inactive ones too',
  replies: { 200: z.record(z.enum(categories), z.int()) },
})

export const getAdminProduct = products.get('One product, active or not', adminProduct)

export const createProduct = products.create('Adds a product', newProduct, adminProduct, ['product_code_taken'])

export const updateProduct = products.put('Changes a product; fields left out stay', productChange, adminProduct, [
  'edit_conflict',
  'product_code_taken',
  'stock_reserved',
])

export const deleteProduct = products.remove(
  'Takes a product out of the shop; past orders keep its name, code and price',
)

const units = 9_999

const stockMove = z.object({
  /** For a product with sizes. */
  frameSize: optionalLine(20),
  /** Below 0 they go, above they come. */
  change: z.int({ error: 'whole_number' }).check(
    z.minimum(-units, { error: 'range' }),
    z.maximum(units, { error: 'range' }),
    z.refine((n) => n !== 0, { error: 'nothing_to_change' }),
  ),
  /** The caller's own name for it, such as the number of a receipt's line: sent twice, it is moved once. */
  reference: line(1, 100),
})
export type StockMove = z.output<typeof stockMove>

export const moveProductStock = endpoint('POST', '/api/admin/products/:id/stock', {
  summary: 'Takes pieces out of the stock or puts some in, by how many; the same reference moves them once',
  params: idParam,
  body: stockMove,
  replies: { 200: adminProduct },
  errors: [
    'product_not_found',
    'size_required',
    'unknown_size',
    'insufficient_stock',
    'stock_full',
    'idempotency_conflict',
  ],
})
