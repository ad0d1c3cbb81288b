import type { Cents } from '#shared/domain/platform/money.ts'

/** A delivery fee; `freeOverCents: null` always charges it. */
export interface ShippingPolicy {
  flatFeeCents: Cents
  freeOverCents: Cents | null
  /** On top of it, free or not. */
  surchargeCents?: Cents
}

/**
 * The delivery fee for items worth `subtotalCents`: the flat fee up to and including the threshold, nothing above it
 * (decision 0006). Items that cost nothing pay the fee too.
 */
export function shippingCents(
  subtotalCents: Cents,
  { flatFeeCents, freeOverCents, surchargeCents = 0 }: ShippingPolicy,
): Cents {
  const isFree = freeOverCents !== null && subtotalCents > freeOverCents
  return (isFree ? 0 : flatFeeCents) + surchargeCents
}

/** The amount missing for free delivery; 0 when it is reached, impossible, there is no fee, or there are no items. */
export function missingForFreeShippingCents(
  subtotalCents: Cents,
  { flatFeeCents, freeOverCents }: ShippingPolicy,
): Cents {
  if (subtotalCents === 0 || freeOverCents === null || flatFeeCents === 0 || subtotalCents > freeOverCents) return 0
  return freeOverCents + 1 - subtotalCents
}
