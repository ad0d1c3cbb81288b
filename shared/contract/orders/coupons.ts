import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, id, instant } from '#shared/contract/platform/fields.ts'
import { maxOrderLines } from '#shared/domain/platform/goods/cart.ts'
import {
  couponKinds,
  couponRefusals,
  maxOrderCoupons,
  normalizeCoupon,
} from '#shared/domain/platform/prices/campaign.ts'

const typedCode = z.pipe(z.string().check(z.maxLength(100, { error: 'code' })), z.transform(normalizeCoupon))

/** Codes as typed; each counts once. */
export const typedCoupons = z.pipe(
  z.array(typedCode).check(z.maxLength(maxOrderCoupons, { error: 'codes' })),
  z.transform((codes) => [...new Set(codes.filter(Boolean))]),
)

const cartCoupon = z.object({
  code: z.string(),
  /** Null with a refusal. */
  terms: z.nullable(
    z.object({
      kind: z.enum(couponKinds),
      /** Of `percent`, of `amount`; null of the others. */
      percent: z.nullable(z.int()),
      amount: z.nullable(amountOut),
      /** The minimum amount of its products. */
      minimum: amountOut,
      isCombinable: z.boolean(),
      /** Those of the requested products that it applies to; null: all. */
      productIds: z.nullable(z.array(z.int())),
      endsAt: z.nullable(instant),
    }),
  ),
  refusal: z.nullable(z.enum(couponRefusals)),
  /** The refusal as a sentence. */
  why: z.nullable(z.string()),
})
export type CartCoupon = z.output<typeof cartCoupon>

export const checkCoupons = endpoint('POST', '/api/cart/codes', {
  summary: 'What codes do for these articles now; a guest’s earlier orders are looked at when he orders',
  body: z.object({
    codes: typedCoupons,
    productIds: z.array(id).check(z.maxLength(maxOrderLines, { error: 'items' })),
  }),
  replies: { 200: z.object({ codes: z.array(cartCoupon) }) },
  errors: ['too_many_requests'],
})
