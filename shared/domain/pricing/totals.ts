import { type ShippingPolicy, shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { type AppliedCoupon, applyCoupons, type CouponTerms, type RefusedCoupon } from './apply-coupons.ts'

export interface Totals {
  subtotalCents: Cents
  shippingCents: Cents
  /** Coupon discount on items; the discount on delivery is in the delivery cost. */
  discountCents: Cents
  totalCents: Cents
}

/** Totals with what each code has done, and each line's part of the discount. */
export interface CouponTotals extends Totals {
  codes: AppliedCoupon[]
  refused: RefusedCoupon[]
  lineDiscounts: Cents[]
}

/**
 * Subtotal, delivery, discount and total in cents of lines with their unit price in cents; without lines there is no
 * delivery. Delivery costs depend on the price before discounts: no coupon raises them.
 */
export function totalsOf(
  lines: readonly { productId: number; quantity: number; unitCents: Cents }[],
  policy: ShippingPolicy,
  terms: readonly CouponTerms[] = [],
): CouponTotals {
  const subtotalCents = lines.reduce((sum, l) => sum + l.unitCents * l.quantity, 0)
  const shipping = lines.length === 0 ? 0 : shippingCents(subtotalCents, policy)
  const { applied, refused, lineDiscounts } = applyCoupons(lines, terms, shipping)
  const discountCents = applied.reduce((sum, code) => sum + code.discountCents, 0)
  const delivery = applied.reduce((sum, code) => sum - code.deliveryCents, shipping)
  const totalCents = subtotalCents - discountCents + delivery
  return { subtotalCents, shippingCents: delivery, discountCents, totalCents, codes: applied, refused, lineDiscounts }
}
