import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import {
  amountIn,
  amountOut,
  day,
  email,
  id,
  instant,
  line,
  optionalLine,
  paging,
  prose,
  searched,
} from '#shared/contract/platform/fields.ts'
import { maxPriceCents } from '#shared/domain/platform/money.ts'
import { isAcceptedTaxCode, normalizeTaxCode } from '#shared/domain/platform/shop/tax-code.ts'

export const documentKinds = ['identity_card', 'driving_licence', 'passport', 'residence_permit'] as const
export type DocumentKind = (typeof documentKinds)[number]

const waysOfPaying = ['cash', 'transfer', 'cheque', 'exchange'] as const
export type PaidBy = (typeof waysOfPaying)[number]

/** D.Lgs. 231/2007 art. 49 (rule 868). */
export const cashLimitCents = 500_000

const path = '/api/admin/used-purchases'
const params = z.object({ id: z.uuid({ error: 'id' }) })
const price = amountIn.check(z.refine((cents) => cents > 0 && cents <= maxPriceCents, { error: 'purchase_price' }))
const emptyToNull = z.transform((typed: unknown) => (typed === '' ? null : typed))

const purchaseBody = z.object({
  boughtOn: day,
  sellerName: line(1, 200),
  sellerAddress: line(1, 300),
  sellerEmail: z.optional(z.pipe(emptyToNull, z.nullable(email))),
  taxCode: z.pipe(
    optionalLine(40),
    z
      .transform((typed: string | null) => typed && normalizeTaxCode(typed))
      .check(z.refine((code) => !code || isAcceptedTaxCode(code), { error: 'tax_code' })),
  ),
  documentKind: z.enum(documentKinds),
  documentNumber: line(1, 40),
  /** What it is, in the words of the shop. */
  bicycle: line(1, 200),
  frameNumber: optionalLine(40),
  price,
  paidBy: z.enum(waysOfPaying),
  /** The seller declares that it is theirs and sold as a private person. */
  isDeclared: z.literal(true, { error: 'declared' }),
  /** Kept although its frame number is that of a bicycle of the shop. */
  isFrameLookedAt: z.optional(z.boolean()),
})
export type PurchaseBody = z.output<typeof purchaseBody>

const purchase = z.object({
  id: z.string(),
  number: z.int(),
  version: z.int(),
  createdAt: instant,
  boughtOn: z.string(),
  sellerName: z.string(),
  sellerAddress: z.string(),
  sellerEmail: z.nullable(z.string()),
  taxCode: z.nullable(z.string()),
  documentKind: z.enum(documentKinds),
  documentNumber: z.string(),
  bicycle: z.string(),
  frameNumber: z.nullable(z.string()),
  price: amountOut,
  paidBy: z.enum(waysOfPaying),
  voidReason: z.nullable(z.string()),
  /** Its card; null before it, and after the product was deleted unsold. */
  product: z.nullable(z.object({ id: z.int(), name: z.string(), productCode: z.string() })),
  isSold: z.boolean(),
})
export type Purchase = z.output<typeof purchase>

const filter = { search: searched }

export const listPurchases = endpoint('GET', path, {
  summary: 'Purchase sheets of used bicycles, the newest first; those of a product or with words in them',
  query: z.object({ ...filter, productId: z.optional(z.pipe(z.string(), z.pipe(z.transform(Number), id))), ...paging }),
  replies: { 200: z.array(purchase) },
})

export const getPurchasesCsv = endpoint('GET', `${path}/csv`, {
  summary: 'The register of used goods as a table, by its numbers',
  query: z.object(filter),
  replies: { 200: null },
  answersFile: 'text/csv',
})

export const getPurchase = endpoint('GET', `${path}/:id`, {
  summary: 'One purchase sheet',
  params,
  replies: { 200: purchase },
  errors: ['purchase_unknown'],
})

export const getPurchasePaper = endpoint('GET', `${path}/:id/paper`, {
  summary: 'The sheet on A4 as PDF, for the seller to sign',
  params,
  query: z.object({ language: z.optional(z.enum(['it', 'en'])) }),
  replies: { 200: null },
  answersFile: 'application/pdf',
  errors: ['purchase_unknown'],
})

const knownFrame = z.object({
  /** Where the number stands: on another sheet, a card of the shop, a sold bicycle, a job of the workshop. */
  kind: z.enum(['sheet', 'card', 'sold', 'workshop']),
  /** The bicycle is the shop's now. */
  isOurs: z.boolean(),
  name: z.string(),
  /** Number of the sheet, code of the product, number of order or job. */
  reference: z.string(),
  day: z.string(),
})
export type KnownFrame = z.output<typeof knownFrame>

export const findFrame = endpoint('GET', `${path}/known-frame`, {
  summary: 'Where the shop knows a frame number from; spaces, hyphens and case do not count',
  query: z.object({ frame: line(1, 40), except: z.optional(z.uuid({ error: 'id' })) }),
  replies: { 200: z.array(knownFrame) },
})

export const createPurchase = endpoint('POST', path, {
  summary: 'Writes a purchase sheet; it gets the next number of the register',
  body: purchaseBody,
  replies: { 201: purchase, 200: purchase },
  errors: ['frame_ours', 'idempotency_conflict', 'invalid_idempotency_key'],
})

export const changePurchase = endpoint('PUT', `${path}/:id`, {
  summary: 'Corrects a sheet; a corrected price corrects the cost of its product, until that is sold',
  params,
  body: z.extend(purchaseBody, { version: z.int() }),
  replies: { 200: purchase },
  errors: ['purchase_unknown', 'purchase_void', 'purchase_sold', 'frame_ours', 'edit_conflict'],
})

export const voidPurchase = endpoint('POST', `${path}/:id/void`, {
  summary: 'Strikes a sheet out: it keeps its number, and says why',
  params,
  body: z.object({ reason: prose(1, 300) }),
  replies: { 200: purchase },
  errors: ['purchase_unknown', 'purchase_void', 'purchase_in_use'],
})
