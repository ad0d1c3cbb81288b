import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant, paging } from '#shared/contract/platform/fields.ts'
import { deliveryZones } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { shippingClasses } from '#shared/domain/platform/delivery/shipping-class.ts'
import { couponKinds } from '#shared/domain/platform/prices/campaign.ts'
import { reductionKinds } from '#shared/domain/platform/prices/reduction.ts'
import { priceChange, priceSources } from './admin-price-changes.ts'

const priceEventSubjects = ['prices', 'reduction', 'coupons', 'gift_card', 'delivery'] as const
export type PriceEventSubject = (typeof priceEventSubjects)[number]

/** Reductions begin when they start; those planned are announced. Coupons begin when they are made. */
const priceEventSteps = ['changed', 'planned', 'begun', 'ended'] as const

const priceEvent = z.object({
  /** Unique among events: "reduction-12-ended". */
  key: z.string(),
  subject: z.enum(priceEventSubjects),
  step: z.enum(priceEventSteps),
  at: instant,
  /** Of the change, the reduction, the coupons or the gift card; of delivery its version. */
  id: z.string(),
  /** Who or what did it; `clock`: the day that was chosen for it. Null: not known. */
  by: z.nullable(z.enum([...priceSources, 'clock'])),
  /** Of the API key, or of the imported file. */
  byName: z.nullable(z.string()),
  /** Of a reduction or coupons; of a gift card who gets it. */
  name: z.nullable(z.string()),
  /** Products concerned; null where it is no number of products. */
  articles: z.nullable(z.int()),
  /** Of a reduction or coupons; a gift card has its amount. */
  kind: z.nullable(z.enum([...reductionKinds, ...couponKinds])),
  percent: z.nullable(z.int()),
  amount: z.nullable(amountOut),
  /** Of `prices`, with its undo. */
  change: z.nullable(priceChange),
  /** Of `prices`: the product that changed most in price. */
  example: z.nullable(
    z.object({ productId: z.int(), name: z.string(), size: z.string(), before: amountOut, after: amountOut }),
  ),
  /** Of delivery: the changed prices; null: not offered, or never free. */
  fees: z.array(
    z.object({
      of: z.enum([...shippingClasses, 'express']),
      zone: z.enum([...deliveryZones, 'freeOver']),
      before: z.nullable(amountOut),
      after: z.nullable(amountOut),
    }),
  ),
})
export type PriceEvent = z.output<typeof priceEvent>

export const listPriceEvents = endpoint('GET', '/api/admin/price-events', {
  summary:
    'What changed prices, and who: prices written, imported or changed together, reductions, coupons, given gift cards, delivery; newest first',
  query: z.object({ ...paging, subject: z.optional(z.enum(priceEventSubjects)) }),
  replies: { 200: z.array(priceEvent) },
})
