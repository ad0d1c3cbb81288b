import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, idList, instant, paging, repeatable, searched } from '#shared/contract/platform/fields.ts'
import { categories, conditions, sortOrders, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { factKinds } from '#shared/domain/platform/goods/facts.ts'
import { onlineNeeds } from '#shared/domain/platform/goods/used-bicycles.ts'
import { vatClasses } from '#shared/domain/platform/goods/vat.ts'
import { languages } from '#shared/domain/platform/language.ts'
import { because, bikeParams, compatibility, partTakes } from './compatibility.ts'
import { inspection, inspectionBrief } from './inspection.ts'
import { productMeasures } from './product-measures.ts'
import { productParts } from './product-parts.ts'

/** A choice by its name in the requested language. */
const fact = z.object({
  key: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.nullable(z.string()),
})
export type Fact = z.output<typeof fact>

/** The public data of a reduced price (decision 0048). */
const shownReduction = z.object({
  /** Of the comparison, rounded down. */
  percent: z.int(),
  /** The lowest price of the 30 days before the reduction began. */
  comparison: amountOut,
  /** The start of the examined days. */
  since: instant,
  /** False: the product is younger than 30 days, and the comparison starts at `since`. */
  isWhole: z.boolean(),
  startedAt: instant,
  /** Null: no end is planned. */
  until: z.nullable(instant),
  /** The price it has again afterwards. */
  after: amountOut,
})
export type ShownReduction = z.output<typeof shownReduction>

/** The day when units of what is sold out are expected: "2026-12-12". */
const expectedOn = z.optional(z.string())

const sizeStock = z.object({
  size: z.string(),
  stock: z.int(),
  /** Where the sizes have different prices, that of each. */
  price: z.optional(amountOut),
  /** Only beside `price`. */
  reduction: z.optional(shownReduction),
  expectedOn,
})

/** What a page has to say of a product by its kind. */
const productSafety = z.object({
  /** Fibres in Italian, a part of the garment on each line (art. 16 Reg. (EU) 1007/2011). */
  composition: z.nullable(z.string()),
  hasAnimalParts: z.boolean(),
  /** The old one is taken back. */
  isElectric: z.boolean(),
  /** Reg. (EU) 2023/1542. */
  battery: z.nullable(
    z.object({ chemistry: z.nullable(z.string()), wattHours: z.nullable(z.int()), passport: z.nullable(z.string()) }),
  ),
})

export const product = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Of several, the lowest of the sizes in stock. */
  price: amountOut,
  /** Of this price. */
  reduction: z.optional(shownReduction),
  category: z.enum(categories),
  subcategory: z.nullable(z.enum(subcategories)),
  imageUrl: z.nullable(z.string()),
  imageUrls: z.array(z.string()),
  /** Alternative texts where set, parallel to imageUrls. */
  imageAlts: z.optional(z.array(z.string())),
  /** For a bicycle: its side view to scale, computed from its facts (decision 0064). */
  drawingUrl: z.optional(z.string()),
  /** The first picture as networks and messengers show it, 1200 × 630. */
  shareImageUrl: z.nullable(z.string()),
  stock: z.int(),
  /** For a sold used bicycle: when. Reserved ones have no date yet. */
  soldAt: z.optional(instant),
  /** Of a product without sizes. */
  expectedOn,
  sizes: z.array(sizeStock),
  weight: z.nullable(z.string()),
  frameSize: z.nullable(z.string()),
  wheelSize: z.nullable(z.string()),
  gearCount: z.nullable(z.int()),
  material: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  color: z.nullable(z.string()),
  productCode: z.string(),
  shelf: z.nullable(z.string()),
  facts: z.array(fact),
  condition: z.enum(conditions),
  /** Under the margin scheme «VAT included» is never shown. */
  vatClass: z.enum(vatClasses),
  gtin: z.nullable(z.string()),
  mpn: z.nullable(z.string()),
  /** Shared by the colours of one model. */
  modelKey: z.nullable(z.string()),
  /** For a used bicycle: a summary of its inspection card; null without a complete one. */
  inspection: z.optional(z.nullable(inspectionBrief)),
  /** For a used bicycle without an online sale: the reasons. */
  lacks: z.optional(z.array(z.enum(onlineNeeds))),
  /** For an English answer with an Italian name or description. */
  untranslated: z.optional(z.literal(true)),
  /** Of the approved reviews; left out without one. */
  rating: z.optional(z.object({ average: z.number(), count: z.int() })),
  isActive: z.boolean(),
  createdAt: instant,
  version: z.int(),
  /** Of one product for itself (art. 19 Reg. (EU) 2023/988), where the shop keeps it. */
  maker: z.optional(
    z.nullable(
      z.object({ name: z.string(), address: z.string(), email: z.string(), euContact: z.optional(z.string()) }),
    ),
  ),
  /** In Italian, a line each. */
  warnings: z.optional(z.nullable(z.string())),
  safety: z.optional(z.nullable(productSafety)),
})
export type Product = z.output<typeof product>

/** One product for itself: its job card whole, and of a bicycle the drawing with its measures. */
const wholeProduct = z.extend(product, {
  inspection: z.optional(z.nullable(inspection)),
  measures: z.optional(productMeasures),
  /** Of a new bicycle. */
  parts: z.optional(productParts),
  /** Of a part with rules. */
  takes: z.optional(partTakes),
  /** The slug in the other language, where it is another one. */
  otherSlug: z.optional(z.string()),
})
export type WholeProduct = z.output<typeof wholeProduct>
/** As a list has it, and then complete. */
export type ShownProduct = Product & Pick<WholeProduct, 'measures' | 'parts' | 'takes' | 'otherSlug'>

const listedProduct = z.extend(product, {
  /** With a requested bicycle (`bike`, `own`), for parts with rules. */
  fit: z.optional(compatibility),
  /** In a list of models (`models=one`): the colours of its model, where there are several. */
  colors: z.optional(
    z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        color: z.nullable(z.string()),
        isForSale: z.boolean(),
        /** Set when only a drawing shows it. */
        drawingUrl: z.optional(z.string()),
      }),
    ),
  ),
})
export type ListedProduct = z.output<typeof listedProduct>

/** The language of names, descriptions, facts and shelves; Italian by default. */
export const lang = z.optional(z.enum(languages))

const productFilter = {
  category: z.optional(z.enum(categories)),
  subcategory: z.optional(z.enum(subcategories)),
  /** Its slug; child shelves are included. */
  shelf: z.optional(z.string().check(z.maxLength(100))),
  q: searched,
  /** Kinds of conditions (X-Understood) that are not to be read out of `q`. */
  without: repeatable,
  brand: repeatable,
  frameSize: repeatable,
  color: repeatable,
  minPrice: z.optional(amountIn),
  maxPrice: z.optional(amountIn),
  inStock: z.optional(z.enum(['true', 'false'])),
  /** `key:value`, of a number `key:from..to` too, with one of the two left out as well; values of one key are alternatives. */
  fact: repeatable,
}

/**
 * Puts sold used bicycles last, whatever the order: used by the shop's own lists. In the category of used bicycles those
 * that wait for a photo or a card come before them; X-For-Sale-Count says how many can be bought online now.
 */
const sold = z.optional(z.enum(['last']))

/** One product per model: its first colour for sale. X-Article-Count counts all colours. */
const models = z.optional(z.enum(['one']))

export const productQuery = z.object({
  ...productFilter,
  /** These alone, in this order; unknown ones are left out. */
  ids: z.optional(idList),
  sort: z.optional(z.enum(sortOrders)),
  sold,
  models,
  /** Incompatible parts come last. */
  ...bikeParams,
  lang,
  ...paging,
})
export type ProductQuery = z.output<typeof productQuery>
export type ProductQueryInput = z.input<typeof productQuery>

export const listProducts = endpoint('GET', '/api/products', {
  summary:
    'Active products, newest first; of a search the best first; or those of `ids`, at most 100, in the order asked',
  query: productQuery,
  replies: { 200: z.array(listedProduct) },
})

const facet = z.array(z.object({ value: z.string(), count: z.int() }))
const facets = z.object({
  total: z.int(),
  subcategory: facet,
  brand: facet,
  frameSize: facet,
  color: facet,
  price: z.object({ min: amountOut, max: amountOut }),
  /** With a shelf: those of its facts that are filters. */
  facts: z.optional(
    z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        unit: z.nullable(z.string()),
        kind: z.enum(factKinds),
        values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
        /** For a number with many values: the range under the other filters. */
        range: z.optional(z.object({ min: z.number(), max: z.number() })),
      }),
    ),
  ),
})
export type FactFacet = NonNullable<Facets['facts']>[number]
export type Facets = z.output<typeof facets>

export const getFacets = endpoint('GET', '/api/products/facets', {
  summary: 'How many products each filter value would show',
  query: z.object({ ...productFilter, lang }),
  replies: { 200: facets },
})

export const listFreeDeliveryProducts = endpoint('GET', '/api/products/closers', {
  summary: 'Up to three available articles of which each alone makes up what a cart of `ids` lacks to free delivery',
  query: z.object({ ids: idList, missing: amountIn, lang }),
  replies: { 200: z.array(product) },
})

const idOrSlug = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9-]{1,120}$/, { error: 'id' })) })

export const getProduct = endpoint('GET', '/api/products/:id', {
  summary: 'One active product by id or slug',
  params: idOrSlug,
  query: z.object({ lang }),
  replies: { 200: wholeProduct },
  errors: ['product_not_found'],
})

export const listNearest = endpoint('GET', '/api/products/:id/nearest', {
  summary:
    'Up to three available products that resemble one most: model, kind, then size, then price; with `size` only those that have it',
  params: idOrSlug,
  query: z.object({ lang, size: z.optional(z.string().check(z.minLength(1), z.maxLength(20))) }),
  replies: { 200: z.array(product) },
  errors: ['product_not_found'],
})

const companion = z.extend(product, { because })
export type Companion = z.output<typeof companion>

export const listCompanions = endpoint('GET', '/api/products/companions', {
  summary:
    'Up to three available articles that go with a cart of `ids`, with the reason; none that is in it or does not fit',
  query: z.object({ ids: idList, lang }),
  replies: { 200: z.array(companion) },
})

const related = z.object({
  /** The other colours of its model. */
  siblings: z.array(product),
  /** Of a new bicycle: up to four other models of its kind for sale, of a used one: other used ones; the nearest first. */
  alike: z.array(product),
  /** Its companions with their reasons. */
  companions: z.array(companion),
})
export type Related = z.output<typeof related>

export const listRelated = endpoint('GET', '/api/products/:id/related', {
  summary:
    'The other colours of a product’s model, other models of a new bicycle’s kind or other used bicycles, and up to four available articles that go with it',
  params: idOrSlug,
  query: z.object({ lang }),
  replies: { 200: related },
  errors: ['product_not_found'],
})

const suggestions = z.object({
  products: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      price: amountOut,
      /** Its sizes cost different amounts: the price is the lowest. */
      isPriceFrom: z.optional(z.boolean()),
      imageUrl: z.nullable(z.string()),
      category: z.enum(categories),
      drawingUrl: z.optional(z.string()),
    }),
  ),
  categories: z.array(z.enum(categories)),
  shelves: z.array(z.object({ slug: z.string(), path: z.string(), name: z.string() })),
  /** Completions of the query's last word: products and makers of the shop. */
  words: z.array(z.string()),
})
export type Suggestions = z.output<typeof suggestions>

export const suggest = endpoint('GET', '/api/search/suggestions', {
  summary: 'What a search box may propose while typing',
  query: z.object({ q: searched, lang }),
  replies: { 200: suggestions },
})
