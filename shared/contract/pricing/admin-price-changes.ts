import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, idParam, instant, line } from '#shared/contract/platform/fields.ts'
import { maxPriceCents } from '#shared/domain/platform/money.ts'
import {
  priceChangeRefusals,
  priceRoundings,
  storedPriceChangeKinds,
} from '#shared/domain/platform/prices/price-change.ts'
import { reductionTargets } from '#shared/domain/platform/prices/reduction.ts'
import { reductionTargetFields } from './admin-reductions.ts'

const isTenths = (percent: number) => Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-6
const percent = z
  .number({ error: 'price_percent' })
  .check(
    z.minimum(0.1, { error: 'price_percent' }),
    z.maximum(300, { error: 'price_percent' }),
    z.refine(isTenths, { error: 'price_percent' }),
  )

/** Above zero: without a price a product is a draft. */
export const priceToSell = amountIn.check(
  z.refine((cents) => cents > 0 && cents <= maxPriceCents, { error: 'price_above_zero' }),
)
const maxWrittenPrices = 10_000
const writtenPrices = z.array(z.object({ code: line(1, 60), price: priceToSell })).check(
  z.maxLength(maxWrittenPrices, { error: 'too_many_prices' }),
  z.refine((all) => new Set(all.map(({ code }) => code.toLowerCase())).size === all.length, { error: 'code_twice' }),
)

/** `kind` decides which of `percent`, `amount` and `prices` counts. */
const priceChangeBody = z.object({
  ...reductionTargetFields,
  kind: z.enum(storedPriceChangeKinds),
  percent: z.optional(z.nullable(percent)),
  amount: z.optional(z.nullable(amountIn)),
  /** Of `written`: the price of each product by its code, whatever the target. */
  prices: z.optional(writtenPrices),
  rounding: z.enum(priceRoundings),
})
export type PriceChangeBody = z.output<typeof priceChangeBody>
export type PriceChangeInput = z.input<typeof priceChangeBody>

const changedArticle = z.object({
  id: z.int(),
  name: z.string(),
  productCode: z.string(),
  before: amountOut,
  after: amountOut,
  refusal: z.nullable(z.enum(priceChangeRefusals)),
  /** The rounding moves it further than the change itself. */
  isOdd: z.boolean(),
})
export type PriceChangedProduct = z.output<typeof changedArticle>

const pricePreview = z.object({
  /** Numbers of products with a new price, and with an unchanged one. */
  changing: z.int(),
  keeping: z.int(),
  odd: z.int(),
  /** Written codes that no product has. */
  unknown: z.array(z.string()),
  /** The first 200: those that keep their price, the odd ones, the others; of written prices those that change most. */
  articles: z.array(changedArticle),
  /** Names exactly these prices. */
  stamp: z.string(),
})
export type PricePreview = z.output<typeof pricePreview>

export const priceSources = ['staff', 'program', 'file'] as const

export const priceChange = z.object({
  id: z.int(),
  target: z.enum(reductionTargets),
  shelf: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  kind: z.enum(storedPriceChangeKinds),
  percent: z.nullable(z.number()),
  amount: z.nullable(amountOut),
  rounding: z.enum(priceRoundings),
  articles: z.int(),
  by: z.enum(priceSources),
  /** Of the API key, or of the imported file. */
  byName: z.nullable(z.string()),
  createdAt: instant,
  /** Of an import also when it was undone as a whole. */
  undoneAt: z.nullable(instant),
  /** Of an undone one: the number of products with a later price. */
  kept: z.int(),
})
export type StoredPriceChange = z.output<typeof priceChange>

export const previewPriceChange = endpoint('POST', '/api/admin/price-changes/preview', {
  summary: 'What a change would make of each price; changes nothing',
  body: priceChangeBody,
  replies: { 200: pricePreview },
})

export const changePrices = endpoint('POST', '/api/admin/price-changes', {
  summary: 'Writes the prices that the preview showed, all of them or none',
  body: z.extend(priceChangeBody, { stamp: z.string().check(z.maxLength(100)) }),
  replies: { 201: priceChange },
  errors: ['price_change_moved', 'price_change_nothing'],
})

export const undoPriceChange = endpoint('POST', '/api/admin/price-changes/:id/undo', {
  summary: 'Puts back the prices that were not changed since',
  params: idParam,
  replies: { 200: priceChange },
  errors: ['price_change_not_found', 'price_change_undone'],
})
