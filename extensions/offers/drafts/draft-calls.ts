import * as z from 'zod/mini'
import { placedOrder, placeOrder } from '#shared/contract/orders/orders.ts'
import { saleItems } from '#shared/contract/orders/sale-items.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, email, instant, line, optionalLine } from '#shared/contract/platform/fields.ts'
import { deliveryMethods } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { languages } from '#shared/domain/platform/language.ts'

const optionalEmail = z.optional(z.nullable(z.union([email, z.literal('')])))

export const draftCustomer = z.object({ name: line(1, 120), email: optionalEmail, phone: optionalLine(40) })

const newDraft = z.object({
  items: saleItems,
  delivery: z.optional(z.nullable(z.enum(deliveryMethods))),
  customer: draftCustomer,
  /** A week from now unless said. */
  expiresAt: z.optional(z.nullable(instant)),
  /** Two lines for the customer. */
  message: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  language: z.optional(z.nullable(z.enum(languages))),
})
export type NewDraft = z.output<typeof newDraft>

const draftLine = z.object({
  productId: z.int(),
  size: z.nullable(z.string()),
  quantity: z.int(),
  name: z.string(),
  productCode: z.string(),
  /** Of one piece, as promised. */
  price: amountOut,
  /** Its price when it was written. */
  listPrice: amountOut,
  total: amountOut,
})

const sums = { subtotal: amountOut, shipping: amountOut, total: amountOut }
const draftStates = ['open', 'expired', 'withdrawn', 'ordered'] as const

const draft = z.object({
  id: z.string(),
  key: z.string(),
  url: z.string(),
  state: z.enum(draftStates),
  items: z.array(z.extend(draftLine, { reason: z.nullable(z.string()) })),
  delivery: z.enum(deliveryMethods),
  customer: z.object({ name: z.string(), email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  message: z.nullable(z.string()),
  language: z.enum(languages),
  ...sums,
  expiresAt: instant,
  sentAt: z.nullable(instant),
  createdAt: instant,
  orderNumber: z.nullable(z.string()),
})
export type Draft = z.output<typeof draft>
export type DraftState = Draft['state']

const byId = z.object({ id: z.uuid({ error: 'id' }) })
const priceErrors = [
  'product_unavailable',
  'unknown_size',
  'size_required',
  'delivery_not_offered',
  'role_missing',
  'confirmation_needed',
] as const

export const createDraft = endpoint('POST', '/api/admin/drafts', {
  summary: 'Writes an offer for a customer: prices and delivery hold until it expires, no stock is held',
  body: newDraft,
  replies: { 201: draft, 200: draft },
  errors: [...priceErrors, 'idempotency_conflict', 'invalid_idempotency_key'],
})

export const listDrafts = endpoint('GET', '/api/admin/drafts', {
  summary: 'The latest offers, the newest first',
  replies: { 200: z.array(draft) },
})

export const getDraft = endpoint('GET', '/api/admin/drafts/:id', {
  summary: 'An offer as the staff see it',
  params: byId,
  replies: { 200: draft },
  errors: ['draft_unknown'],
})

export const changeDraft = endpoint('PUT', '/api/admin/drafts/:id', {
  summary: 'Writes an offer again; its link stays',
  params: byId,
  body: newDraft,
  replies: { 200: draft },
  errors: [...priceErrors, 'draft_unknown', 'draft_closed'],
})

export const withdrawDraft = endpoint('DELETE', '/api/admin/drafts/:id', {
  summary: 'Takes an offer back: its link says so from then on',
  params: byId,
  replies: { 204: null },
  errors: ['draft_unknown', 'draft_closed'],
})

export const sendDraft = endpoint('POST', '/api/admin/drafts/:id/send', {
  summary: 'Mails the link to the customer',
  params: byId,
  replies: { 200: draft },
  errors: ['draft_unknown', 'draft_closed', 'draft_without_email'],
})

const byKey = z.object({ key: z.string().check(z.minLength(1), z.maxLength(200)) })

const offer = z.object({
  items: z.array(
    z.extend(draftLine, {
      slug: z.nullable(z.string()),
      imageUrl: z.nullable(z.string()),
      /** As many as are asked for can be bought now. */
      available: z.boolean(),
    }),
  ),
  customerName: z.string(),
  message: z.nullable(z.string()),
  delivery: z.enum(deliveryMethods),
  ...sums,
  expiresAt: instant,
  /** All of it. */
  available: z.boolean(),
  orderNumber: z.nullable(z.string()),
})
export type Offer = z.output<typeof offer>

export const getOffer = endpoint('GET', '/api/drafts/:key', {
  summary: 'An offer as its customer sees it',
  params: byKey,
  replies: { 200: offer },
  errors: ['draft_unknown', 'draft_closed'],
})

const short = (length: number) => z.optional(z.nullable(z.string().check(z.maxLength(length))))
const place = { shippingAddress: short(200), city: short(100), postalCode: short(100), province: short(40) }

const orderedDraft = z.object({
  /** Fields of an order; what is left out is as the offer says. */
  customer: z.optional(
    z.nullable(
      z.object({
        ...{ name: short(120), email: short(254), phone: short(40) },
        ...{ customerName: short(120), customerEmail: short(254), customerPhone: short(40), taxCode: short(64) },
        ...place,
      }),
    ),
  ),
  delivery: z.optional(
    z.nullable(
      z.union([
        z.enum(deliveryMethods),
        z.object({ method: z.optional(z.nullable(z.enum(deliveryMethods))), ...place }),
      ]),
    ),
  ),
  paymentMethod: z.string().check(z.maxLength(40)),
  paypalOrderId: short(64),
})
export type OrderedDraft = z.output<typeof orderedDraft>

export const orderDraft = endpoint('POST', '/api/drafts/:key/order', {
  summary: 'Orders an offer at its prices; ordered before: the same order',
  params: byKey,
  body: orderedDraft,
  replies: { 201: placedOrder, 200: placedOrder },
  errors: ['draft_unknown', 'draft_closed', ...placeOrder.errors],
})

export const getQuotePdf = endpoint('GET', '/api/drafts/:key/quote.pdf', {
  summary: 'The offer on paper',
  params: byKey,
  replies: { 200: null },
  answersFile: 'application/pdf',
  errors: ['draft_unknown', 'draft_closed'],
})
