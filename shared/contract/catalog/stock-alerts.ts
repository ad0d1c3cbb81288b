import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { email, idParam } from '#shared/contract/platform/fields.ts'

export const newStockAlert = z.object({
  email,
  /** Only a bicycle in the size of the sold one. */
  isOnlyInSize: z.optional(z.boolean()),
  /** Of a new bicycle: the size that is sold out. */
  size: z.optional(z.string().check(z.maxLength(20))),
  /** A field no person sees; a filled one is spam. */
  website: z.optional(z.string().check(z.maxLength(200))),
})

export const requestStockAlert = endpoint('POST', '/api/products/:id/next-like-it', {
  summary:
    'Asks to be told, once, of the next used bicycle of a sold or sold-out one’s kind; the answer is always the same',
  params: idParam,
  body: newStockAlert,
  replies: { 202: z.object({ email: z.string() }) },
  errors: ['product_not_found', 'product_not_sold'],
})
