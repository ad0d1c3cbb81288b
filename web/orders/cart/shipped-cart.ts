import { type ShippingPolicy, shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import {
  type DeliveryMethod,
  deliveryMethods,
  type ShippingRequest,
  type ShippingRules,
  shippingPolicyFor,
} from '#shared/domain/platform/delivery/shipping-rules.ts'
import { type CouponTotals, totalsOf } from '#shared/domain/pricing/totals.ts'
import type { ShownLine } from './cart-lines.ts'
import type { CartCoupons } from './use-cart-coupons.ts'

export interface Cart {
  lines: ShownLine[]
  /** Lines that can be ordered or only have too large a quantity; the totals are theirs. */
  counted: ShownLine[]
  count: number
  shipping: CartShipping
  totals: CouponTotals
  coded: CartCoupons & { productIds: readonly number[] }
  /** Of the counted lines; undefined until the catalogue has answered. */
  categories: (string | undefined)[]
  vatRates: (number | null)[]
  isLoading: boolean
  /** True while prices and stock are being read. */
  isChecking: boolean
  /** The catalogue did not answer: prices are as they were remembered. */
  checkFailed: boolean
  refresh(): Promise<void>
}

/** A cart without delivery method and address. */
type UnshippedCart = Omit<Cart, 'shipping' | 'totals'>

/** The delivery methods of a cart to a place, with their costs. */
export interface OfferedDelivery {
  method: DeliveryMethod
  policy: ShippingPolicy
  cents: number
}

export interface CartShipping {
  offered: OfferedDelivery[]
  /** The requested method where it is offered, else the first courier; pick-up is only ever the buyer's choice. */
  chosen: OfferedDelivery | undefined
}

const subtotalOf = (lines: readonly ShownLine[]) => lines.reduce((sum, { lineCents }) => sum + lineCents, 0)

/** The cart with its delivery: costs and totals. */
export function shippedCart(cart: UnshippedCart, request: ShippingRequest, rules: ShippingRules): Cart {
  const { counted, coded } = cart
  const subtotalCents = subtotalOf(counted)
  const offered = deliveryMethods.flatMap((method) => {
    const policy = shippingPolicyFor(counted, { ...request, method }, rules)
    return policy ? { method, policy, cents: shippingCents(subtotalCents, policy) } : []
  })
  const isBrought = ({ method }: OfferedDelivery) => method !== 'pickup'
  const chosen = offered.find(({ method }) => method === request.method) ?? offered.find(isBrought)
  const policy = chosen?.policy ?? { flatFeeCents: 0, freeOverCents: null }
  return { ...cart, shipping: { offered, chosen }, totals: totalsOf(counted, policy, coded.terms) }
}
