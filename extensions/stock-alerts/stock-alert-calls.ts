import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, email, id, idParam, instant } from '#shared/contract/platform/fields.ts'
import { subcategories } from '#shared/domain/platform/goods/categories.ts'

export const newStockAlert = z.object({
  email,
  /** Of a sold used bicycle: only one in its size. */
  isOnlyInSize: z.optional(z.boolean()),
  /** The size that is sold out; without: the product has none, or is sold out in each. */
  size: z.optional(z.string().check(z.maxLength(20))),
  /** To be told when it costs less than now, instead. */
  isAboutPrice: z.optional(z.boolean()),
  /** A field no person sees; a filled one is spam. */
  website: z.optional(z.string().check(z.maxLength(200))),
})

export const requestStockAlert = endpoint('POST', '/api/products/:id/stock-alerts', {
  summary:
    'Asks to be told, once, when a sold-out product or size is back, when a product costs less, or of the next used bicycle of a sold one’s kind; counts once the link in the mail is followed. Only the confirmed address of the caller’s account needs no confirmation',
  params: idParam,
  body: newStockAlert,
  replies: { 202: z.object({ email: z.string(), isConfirmed: z.boolean() }) },
  errors: ['product_not_found', 'product_unavailable', 'product_not_sold_out'],
})

const stockAlert = z.object({
  id,
  /** Null: any used bicycle of the kind. */
  product: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  subcategory: z.nullable(z.enum(subcategories)),
  size: z.nullable(z.string()),
  /** The price to fall below; null: it waits for stock. */
  below: z.nullable(amountOut),
  createdAt: instant,
  isConfirmed: z.boolean(),
})

const tokenParam = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/, { error: 'token' })) })

export const readStockAlerts = endpoint('GET', '/api/stock-alerts/:token', {
  summary: 'Every request of the address that the mailed link belongs to',
  params: tokenParam,
  replies: { 200: z.array(stockAlert) },
  errors: ['invalid_token'],
})

export const confirmStockAlerts = endpoint('POST', '/api/stock-alerts/:token', {
  summary: 'Confirms the requests of the address',
  params: tokenParam,
  replies: { 200: z.array(stockAlert) },
  errors: ['invalid_token'],
})

export const cancelStockAlerts = endpoint('DELETE', '/api/stock-alerts/:token', {
  summary: 'Forgets the requests of the address; a link of before answers the same',
  params: tokenParam,
  replies: { 204: null },
})

export const countStockAlerts = endpoint('GET', '/api/admin/stock-alerts', {
  summary: 'How many wait for each sold-out product and size, the most first',
  replies: { 200: z.array(z.object({ productId: id, size: z.nullable(z.string()), waiting: z.int() })) },
})
