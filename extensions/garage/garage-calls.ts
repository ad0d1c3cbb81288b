import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant, line } from '#shared/contract/platform/fields.ts'

export const ownBike = z.object({
  id: z.string(),
  /** Null, as the day of purchase, for one that its buyer has handed over. */
  orderId: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  name: z.string(),
  size: z.nullable(z.string()),
  /** Null where the shop does not show it any more. */
  slug: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  isUsed: z.boolean(),
  serialNumber: z.nullable(z.string()),
  boughtAt: z.nullable(instant),
  /** When it was handed over to this account. */
  receivedAt: z.nullable(instant),
  /** The last day, counted from the delivery; null before it. */
  guaranteeUntil: z.nullable(z.string()),
  /** Its page shows an inspection card. */
  hasJobCard: z.boolean(),
  /** It has left the shop. */
  mayHandOver: z.boolean(),
  /** Until when a code hands it over; null without one. */
  codeUntil: z.nullable(instant),
})
export type OwnBike = z.output<typeof ownBike>

export const listOwnBikes = endpoint('GET', '/api/customer/bikes', {
  summary:
    "The customer's bicycles: of orders that were paid and not given back, and those handed over, the last bought first",
  replies: { 200: z.array(ownBike) },
  errors: ['unauthorized'],
})

export const ownBikeId = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: 'id' })) })

export const makeHandOverCode = endpoint('POST', '/api/customer/bikes/:id/code', {
  summary: 'A code that hands a bicycle over to another account, shown once; the one before stops working',
  params: ownBikeId,
  replies: { 201: z.object({ code: z.string(), expiresAt: instant }) },
  errors: ['unauthorized', 'bicycle_not_found', 'bicycle_not_left'],
})

export const withdrawHandOverCode = endpoint('DELETE', '/api/customer/bikes/:id/code', {
  summary: 'The code stops working',
  params: ownBikeId,
  replies: { 204: null },
  errors: ['unauthorized', 'bicycle_not_found'],
})

export const handOverCode = z.object({ code: line(1, 60) })

export const receiveBicycle = endpoint('POST', '/api/customer/bikes', {
  summary: 'The bicycle of a hand-over code becomes the caller’s; both owners get a mail',
  body: handOverCode,
  replies: { 201: ownBike },
  errors: ['unauthorized', 'bicycle_code_unknown', 'bicycle_own', 'too_many_requests'],
})
