import {
  deductReserved,
  deductStock,
  NotReservedError,
  reserveStock,
} from '#server/catalog/products/stock-repository.ts'
import { insufficientStock } from '#server/orders/checkout/insufficient-stock.ts'
import { listOrderableProducts } from '#server/orders/checkout/orderable-product-repository.ts'
import { quoteOrder, shippingQuoteOf } from '#server/orders/checkout/quote-order.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { PaymentProvider } from '#server/orders/deps/wallet-provider.ts'
import { holdOrderFields } from '#server/orders/extension-ports/order-fields.ts'
import { mayStillSpend } from '#server/orders/gift-cards/spend-gift-cards.ts'
import { releaseUnpaidUnits } from '#server/orders/order-records/release-unpaid-units.ts'
import { takeOverReservations } from '#server/orders/reservations/take-over-reservations.ts'
import { inSavepoint, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { claimCoupons } from '#server/pricing/coupons/judge-coupons.ts'
import { readShippingRules } from '#server/pricing/shipping/live-shipping.ts'
import { type Checkout, setCheckoutExpiry, setCheckoutStatus } from './checkout-repository.ts'

export const holdMs = 30 * 60_000
/** Without a hold a payment waits this long for the buyer; the provider itself forgets it about then. */
export const unboundMs = 3 * 3_600_000
/** A buyer's second card on the same payment. */
const secondTryMs = 30 * 60_000
/** How often a payment is looked at whose buyer need not come back. */
const approvalLookMs = 5 * 60_000
/** While the money is being taken they are held at least this much longer. */
const captureHoldMs = 15 * 60_000

/** When an unpaid payment is looked at again, where it does not end before. */
export const nextLook = (wallet: PaymentProvider | undefined, at: Date): Date =>
  new Date(at.getTime() + (wallet?.takesApproved ? approvalLookMs : secondTryMs))

/**
 * Ensures the reservation before the capture: extends it, or renews an expired one if price and stock still allow it.
 * @throws Problem 409 price_changed, delivery_not_offered, product_unavailable, insufficient_stock, gift_card_short,
 * those of claimCoupons and of the fields of extensions; the caller rolls back
 */
export async function holdForCapture(
  tx: Tx,
  { shop }: Pick<OrdersDeps, 'shop'>,
  checkout: Checkout,
  at: Date,
): Promise<void> {
  const until = new Date(Math.max(checkout.expiresAt.getTime(), at.getTime() + captureHoldMs))
  await setCheckoutExpiry(tx, checkout.id, until)
  if (!checkout.isHeld) await takeOverOthers(tx, checkout, at)
  if (!(await mayStillSpend(tx, checkout.id, checkout.giftCards))) throw problem('gift_card_short')
  if (checkout.isHeld) return
  const { lines } = checkout.quote
  const requested = lines.map((line) => ({ ...line, frameSize: line.size || null }))
  const productIds = lines.map((l) => l.productId)
  const products = await listOrderableProducts(tx, productIds, checkout.language, shop)
  const carriage = shippingQuoteOf(checkout.customer, await readShippingRules(tx, shop))
  const codes = checkout.quote.codes.map(({ code }) => code)
  const buyer = { customerId: checkout.customerId, email: checkout.customer.customerEmail }
  const terms = await claimCoupons(tx, { codes, productIds, buyer, now: at })
  quoteOrder({ lines: requested, seen: checkout.quote }, products, carriage, terms)
  const shortages = await reserveStock(tx, lines)
  if (shortages.length > 0) throw insufficientStock(shortages, checkout.quote)
  await setCheckoutStatus(tx, checkout.id, 'open')
  const { id, customer } = checkout
  if (customer.fields) await holdOrderFields(tx, { id, customer, lines: products, at }, customer.fields, shop)
}

/**
 * After a capture that certainly failed: the reservation ends 30 minutes after its start, however often it was
 * extended.
 * @returns its end; when that has passed, the stock is released
 */
export async function resumeHold(tx: Tx, checkout: Checkout, at: Date): Promise<{ endsAt: Date; isOver: boolean }> {
  const endsAt = new Date(checkout.createdAt.getTime() + holdMs)
  const isOver = endsAt <= at
  await setCheckoutExpiry(tx, checkout.id, endsAt)
  if (isOver) await releaseHold(tx, checkout, 'expired')
  return { endsAt, isOver }
}

/** Releases the stock of an abandoned checkout, once. */
export async function releaseHold(tx: Tx, checkout: Checkout, status: 'expired' | 'cancelled'): Promise<void> {
  if (checkout.isHeld) await releaseUnpaidUnits(tx, checkout.quote.lines)
  await setCheckoutStatus(tx, checkout.id, status)
}

/**
 * Turns a checkout's reserved stock into sold units of the order `orderId`, also after the reservation has expired.
 * @returns the unavailable units, if any
 */
export async function sellHold(
  tx: Tx,
  checkout: Checkout,
  orderId: string,
  at: Date,
): Promise<'out_of_stock' | 'gift_card_short' | undefined> {
  const { lines } = checkout.quote
  if (!checkout.isHeld) await takeOverOthers(tx, checkout, at)
  if (!(await mayStillSpend(tx, checkout.id, checkout.giftCards))) return 'gift_card_short'
  try {
    await inSavepoint(tx, async (part) => {
      if (checkout.isHeld) return deductReserved(part, lines, orderId)
      const shortages = await deductStock(part, lines, orderId)
      if (shortages.length > 0) throw new NotReservedError(`checkout ${checkout.id} has sold out`)
    })
  } catch (error) {
    if (error instanceof NotReservedError) return 'out_of_stock'
    throw error
  }
  await setCheckoutStatus(tx, checkout.id, 'completed')
  return undefined
}

/** The payment in progress has priority over unfinished attempts of the same buyer. */
async function takeOverOthers(tx: Tx, { quote, giftCards, ...buyer }: Checkout, at: Date): Promise<void> {
  const requested = {
    productIds: quote.lines.map(({ productId }) => productId),
    usesCodes: quote.codes.length > 0,
    usesGiftCards: giftCards.length > 0,
  }
  await takeOverReservations(tx, buyer, requested, { at, typedBefore: at })
}
