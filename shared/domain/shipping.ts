import type { Cents } from './money.ts'

/** The retailer's delivery prices; `freeOverCents: null` always charges the fee. */
export interface ShippingPolicy {
  flatFeeCents: Cents
  freeOverCents: Cents | null
}

/**
 * The delivery fee for goods worth `subtotalCents`: the flat fee up to and including the threshold, nothing above it
 * (decision 0006). Goods that cost nothing are delivered for the fee like cheap ones.
 */
export function shippingCents(subtotalCents: Cents, policy: ShippingPolicy): Cents {
  const isFree = policy.freeOverCents !== null && subtotalCents > policy.freeOverCents
  return isFree ? 0 : policy.flatFeeCents
}

/** How many more cents of goods make the delivery free; 0 when it is free already or never becomes so. */
export function missingForFreeShippingCents(subtotalCents: Cents, policy: ShippingPolicy): Cents {
  if (policy.freeOverCents === null || subtotalCents > policy.freeOverCents) return 0
  return policy.freeOverCents + 1 - subtotalCents
}
