import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { limitGiftCardGuesses } from '#server/orders/gift-cards/limit-gift-card-guesses.ts'
import type { ArrivedBuyer } from '#server/orders/reservations/buyer.ts'
import { takingOverTypedOrder, wantedOf } from '#server/orders/reservations/take-over-reservations.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { limitCouponGuesses } from '#server/pricing/coupons/limit-coupon-guesses.ts'
import { requireKnownPostalCode } from '#server/pricing/shipping/known-postal-code.ts'
import type { NewOrderBody } from '#shared/contract/orders/orders.ts'
import { recordHoarding } from './hoarding-guard.ts'

interface Given {
  checkout: NewOrderBody
  /** The order's name in the call, for the field of a problem. */
  at: 'order' | 'checkout.order'
  buyer: ArrivedBuyer
  /** The counted caller; undefined with limits off. */
  caller: Caller | undefined
}

/** What refuses a checkout before a transaction is opened for it, in this order. */
const guards: readonly ((deps: OrdersDeps, given: Given) => Promise<void>)[] = [
  (_deps, { checkout, at }) => requireKnownPostalCode(checkout.order, `${at}.postalCode`),
  (deps, { checkout, caller, buyer }) => limitCouponGuesses(deps, caller, checkout.order.codes ?? [], buyer.customerId),
  (deps, { checkout, caller }) => limitGiftCardGuesses(deps, caller, checkout.order.giftCards),
]

/** @throws Problem 400 invalid_input of an unknown postal code; 429 after too many unknown codes */
export async function guardCheckout(deps: OrdersDeps, given: Given): Promise<void> {
  for (const guard of guards) await guard(deps, given)
}

/** For one network at a time: what the buyer reserved before is free for `buy`, and its refusals as hoarding are recorded. */
export function buyingUnpaid<T>(
  deps: OrdersDeps,
  { checkout, buyer, caller }: Omit<Given, 'at'>,
  buy: (typedBefore?: Date) => Promise<T>,
): Promise<T> {
  return recordHoarding(deps, caller, () => takingOverTypedOrder(deps.database, buyer, wantedOf(checkout), buy))
}
