import type { Cents } from '#shared/domain/platform/money.ts'

/** What a delivery costs; `freeOverCents: null` always charges the fee. */
export interface ShippingPolicy {
  flatFeeCents: Cents
  freeOverCents: Cents | null
  /** On top of it, free or not. */
  surchargeCents?: Cents
}

/**
 * The delivery fee for goods worth `subtotalCents`: the flat fee up to and including the threshold, nothing above it
 * (decision 0006). Goods that cost nothing are delivered for the fee like cheap ones.
 */
export function shippingCents(
  subtotalCents: Cents,
  { flatFeeCents, freeOverCents, surchargeCents = 0 }: ShippingPolicy,
): Cents {
  const isFree = freeOverCents !== null && subtotalCents > freeOverCents
  return (isFree ? 0 : flatFeeCents) + surchargeCents
}

/** How many more cents of goods save the fee; 0 when it is saved already, never is, there is none, or no goods. */
export function missingForFreeShippingCents(
  subtotalCents: Cents,
  { flatFeeCents, freeOverCents }: ShippingPolicy,
): Cents {
  if (subtotalCents === 0 || freeOverCents === null || flatFeeCents === 0 || subtotalCents > freeOverCents) return 0
  return freeOverCents + 1 - subtotalCents
}
