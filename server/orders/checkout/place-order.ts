import { hash } from 'node:crypto'
import { deductStock } from '#server/catalog/products/stock-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type OrderFieldValues, storeOrderFields } from '#server/orders/extension-ports/order-fields.ts'
import { providerFor } from '#server/orders/extension-ports/payment-providers.ts'
import { pickUps } from '#server/orders/extension-ports/pick-ups.ts'
import type { CardPart } from '#server/orders/gift-cards/gift-card-repository.ts'
import { claimGiftCards, sumOfParts } from '#server/orders/gift-cards/spend-gift-cards.ts'
import {
  limitedBuyerOf,
  lockLimitedBuyer,
  readBuyerUnits,
} from '#server/orders/order-records/buyer-units-repository.ts'
import {
  claimIdempotencyKey,
  findIdempotencyKey,
  type IdempotencyClaim,
} from '#server/orders/order-records/idempotency-repository.ts'
import { findOrder, listOrderLines, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { ArrivedBuyer } from '#server/orders/reservations/buyer.ts'
import {
  isKnown,
  lockBuyer,
  takeOverReservations,
  wantedOf,
} from '#server/orders/reservations/take-over-reservations.ts'
import type { Db } from '#server/platform/database/database.ts'
import { concurrently, inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { noteCalls } from '#server/platform/throttle/count-calls.ts'
import { inSpan } from '#server/platform/tracing/tracing.ts'
import { claimCoupons } from '#server/pricing/coupons/judge-coupons.ts'
import { readShippingRules } from '#server/pricing/shipping/live-shipping.ts'
import type { NewOrderBody } from '#shared/contract/orders/orders.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import type { DeliveryMethod } from '#shared/domain/platform/delivery/shipping-rules.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { isProvided, type PaymentMethod, type ProvidedMethod } from '#shared/domain/platform/states/order-states.ts'
import { buyingUnpaid, guardCheckout } from './guard-checkout.ts'
import { refuseHoarding } from './hoarding-guard.ts'
import { insufficientStock } from './insufficient-stock.ts'
import { listOrderableProducts, type OrderableProduct } from './orderable-product-repository.ts'
import { cartRequestOf, priceChanged, type Quote, quoteOrder, shippingQuoteOf } from './quote-order.ts'
import { customerOf, type OrderPayment, storeOrder } from './store-order.ts'

/** Prices promised to a buyer before the order. */
export interface HeldOffer {
  price(products: OrderableProduct[]): OrderableProduct[]
  /** Of this delivery; any other one has today's price. */
  shipping: { method: DeliveryMethod; cents: Cents }
  /** In the order's transaction, once it is stored: what it throws undoes the order. */
  claim(tx: Tx, order: StoredOrder): Promise<void>
}

interface PlaceOrderRequest {
  body: NewOrderBody
  /** The buyer whose reservations the order takes over; the account owns the order. */
  buyer: ArrivedBuyer
  language: Language
  idempotencyKey: string | undefined
  /** Read by extensions. */
  fields?: OrderFieldValues
  offer?: HeldOffer
  /** The counted caller; undefined with limits off. */
  caller: Caller | undefined
}

interface WalletClaim {
  /** The order this payment has already: it is answered again when the request is the same. */
  orderId: string | undefined
  traceParent?: string | null
  /**
   * Binds the payment to the order, in the order's transaction.
   * @throws Problem 409 payment_already_used, 409 payment_amount_mismatch
   */
  bind(tx: Db, order: { id: string; toPayCents: number }): Promise<Extract<OrderPayment, { paymentId: string }>>
  /** Called after the roll-back when no order was created, so that a mismatched amount is refunded. */
  onRefused(error: unknown): Promise<void>
}

/**
 * Finds the captured payment behind a wallet order id, asking the provider if need be; no transaction is open.
 * @throws Problem 404 payment_not_found, 402 payment_required, 503 payment_provider_unavailable
 */
export type ClaimWalletPayment = (
  named: { method: ProvidedMethod; providerOrderId: string },
  customerId: string | null,
  log: OrdersDeps['log'],
) => Promise<WalletClaim>

interface PlacedOutcome {
  order: StoredOrder
  isNew: boolean
}

/**
 * Places an order: prices, stock, number, lines, event, mail and idempotency key in one transaction, all or nothing.
 * The client's paymentStatus is never read, its prices are only compared.
 * @throws Problem of quoteOrder and claimCoupons; 409 insufficient_stock, idempotency_conflict; 429 too_many_pieces; those of
 *   ClaimWalletPayment
 */
export async function placeOrder(
  deps: OrdersDeps,
  request: PlaceOrderRequest,
  claimWalletPayment: ClaimWalletPayment,
): Promise<PlacedOutcome> {
  const { body, buyer, caller } = request
  const { paymentMethod: method, paypalOrderId, delivery } = body.order
  if (method === 'counter') requirePickUp(delivery)
  await guardCheckout(deps, { checkout: body, at: 'order', buyer, caller })
  if (!isProvided(method))
    return buyingUnpaid(deps, { checkout: body, buyer, caller }, (typedBefore) =>
      placeInTransaction(deps, request, undefined, typedBefore),
    )
  providerFor(deps, method)
  if (!paypalOrderId) throw problem('payment_required')
  return placePaid(deps, request, { method, providerOrderId: paypalOrderId }, claimWalletPayment)
}

function requirePickUp(delivery: DeliveryMethod | null | undefined): void {
  if (!pickUps()) throw problem('not_installed')
  if (delivery !== 'pickup') throw problem('counter_needs_pickup')
}

/** Once for a payment: a second request with it is answered with its order. */
async function placePaid(
  deps: OrdersDeps,
  request: PlaceOrderRequest,
  named: Parameters<ClaimWalletPayment>[0],
  claimWalletPayment: ClaimWalletPayment,
): Promise<PlacedOutcome> {
  const { body, buyer } = request
  const earlier = await findEarlier(deps.database.db, request)
  if (earlier) return { order: earlier, isNew: false }
  const claim = await claimWalletPayment(named, buyer.customerId, deps.log)
  if (claim.orderId) return replayPaid(deps.database.db, claim.orderId, body)
  try {
    return await inSpan('place order', { trace: claim.traceParent }, () => placeInTransaction(deps, request, claim))
  } catch (error) {
    // A concurrent duplicate: the other request has the payment now.
    const winner = isAlreadyUsed(error)
      ? (await claimWalletPayment(named, buyer.customerId, deps.log)).orderId
      : undefined
    if (winner) return replayPaid(deps.database.db, winner, body)
    await claim.onRefused(error)
    throw error
  }
}

function isAlreadyUsed(error: unknown): boolean {
  return error instanceof Problem && error.code === 'payment_already_used'
}

async function placeInTransaction(
  deps: OrdersDeps,
  request: PlaceOrderRequest,
  claim: WalletClaim | undefined,
  typedBefore?: Date,
): Promise<PlacedOutcome> {
  const { body, idempotencyKey: key, caller, buyer, language, offer } = request
  const { customerId } = buyer
  const email = body.order.customerEmail
  // Paid orders are not limited.
  const limitedBuyer = caller && !claim ? limitedBuyerOf(caller.network, body.order, customerId, 'transfer') : undefined
  return inTransaction(deps.database, async (tx) => {
    const id = crypto.randomUUID()
    const at = deps.clock()
    const keyed = key && { key, requestHash: hashOf(request), orderId: id, createdAt: at }
    // Take the locks first, so that later reads are current.
    const locks = [limitedBuyer && lockLimitedBuyer(tx, limitedBuyer), lockBuyer(tx, buyer)]
    if (isKnown(buyer) || typedBefore) {
      const [replayed] = await concurrently([key ? findIdempotencyKey(tx, key) : undefined, ...locks])
      if (replayed) return { order: await replay(tx, replayed, request), isNew: false }
      await takeOverReservations(tx, buyer, wantedOf(body), { at, typedBefore })
    }
    const productIds = body.items.map((item) => item.productId)
    const [earlier, listed, rules, taken] = await concurrently([
      keyed ? claimIdempotencyKey(tx, keyed) : undefined,
      listOrderableProducts(tx, productIds, language, deps.shop),
      readShippingRules(tx, deps.shop),
      limitedBuyer && readBuyerUnits(tx, limitedBuyer, at),
      ...locks,
    ])
    if (earlier) return { order: await replay(tx, earlier, request), isNew: false }
    const codes = body.order.codes ?? []
    const terms = await claimCoupons(tx, { codes, productIds, buyer: { customerId, email }, now: at })
    const customer = customerOf(body.order, deps.shop)
    const articles = offer?.price(listed) ?? listed
    const shipping = shippingQuoteOf(customer, rules)
    const heldCents = offer?.shipping.method === shipping.method ? offer.shipping.cents : undefined
    const quote = quoteOrder(cartRequestOf(body), articles, { ...shipping, heldCents }, terms)
    if (taken) await refuseHoarding(tx, taken, { quote, articles }, at)
    const giftCards = await claimGiftCards(tx, body.order.giftCards ?? [], quote.totalCents)
    const toPayCents = requireSeenRest(body.order.toPay, quote, giftCards)
    const payment = claim
      ? await claim.bind(tx, { id, toPayCents })
      : unclaimed(body.order.paymentMethod, toPayCents, at)
    const placedFrom = caller?.network ?? null
    const [shortages, order] = await concurrently([
      deductStock(tx, quote.lines, id),
      storeOrder(tx, { id, customer, customerId, language, quote, payment, giftCards, placedFrom, at }, deps),
      // The confirmation mail is never refused; it counts against the limit of other mails.
      limitedBuyer && noteCalls(tx, caller, [{ rule: 'mail', subject: email }], at),
    ])
    if (shortages.length > 0) throw insufficientStock(shortages, quote)
    await storeOrderFields(tx, order, request.fields ?? {}, body.order, deps.shop)
    await offer?.claim(tx, order)
    return { order, isNew: true }
  })
}

/** The amount left after gift cards. @throws Problem 409 price_changed where the customer saw another sum */
function requireSeenRest(seen: number | null | undefined, quote: Quote, giftCards: readonly CardPart[]): number {
  const giftCardCents = sumOfParts(giftCards)
  const toPay = toPayCents({ ...quote, giftCardCents })
  if (seen !== undefined && seen !== null && seen !== toPay) throw priceChanged(quote, giftCardCents)
  return toPay
}

/**
 * Gift cards that cover the total have paid it, whatever the chosen method. @throws Problem 409 gift_card_short where
 * they should
 */
function unclaimed(method: PaymentMethod, toPay: number, at: Date): OrderPayment {
  if (toPay === 0) return { method: 'gift_card', paidAt: at }
  if (method === 'gift_card') throw problem('gift_card_short')
  return { method: method === 'counter' ? 'counter' : 'bank' }
}

/** The hash of a request's content; fields that do not affect the order are left out. */
function hashOf({ body: { order, items }, fields }: PlaceOrderRequest): string {
  const { paymentStatus: _ignored, saveAddress: _kept, accountId: _whose, ...read } = order
  return hash('sha256', JSON.stringify([{ ...read, ...fields }, items]))
}

async function findEarlier(db: Db, request: PlaceOrderRequest): Promise<StoredOrder | undefined> {
  const { idempotencyKey } = request
  const earlier = idempotencyKey ? await findIdempotencyKey(db, idempotencyKey) : undefined
  return earlier && replay(db, earlier, request)
}

async function replay(db: Db, earlier: IdempotencyClaim, request: PlaceOrderRequest): Promise<StoredOrder> {
  if (earlier.requestHash !== hashOf(request)) throw problem('idempotency_conflict')
  const order = await findOrder(db, earlier.orderId)
  if (!order) throw new Error(`idempotency key of order ${earlier.orderId} without the order`)
  return order
}

/** A repeated wallet payment: the same order for the same items, else a conflict. */
async function replayPaid(db: Db, orderId: string, { order: asked, items }: NewOrderBody): Promise<PlacedOutcome> {
  const order = await findOrder(db, orderId)
  if (!order) throw new Error(`payment of order ${orderId} without the order`)
  const lines = await listOrderLines(db, orderId)
  const isSameCustomer = order.customerEmail.toLowerCase() === asked.customerEmail.toLowerCase()
  if (!isSameCustomer || piecesOf(lines) !== piecesOf(items)) throw problem('payment_already_used')
  return { order, isNew: false }
}

function piecesOf(lines: readonly { productId: number; quantity: number }[]): string {
  const units = new Map<number, number>()
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return JSON.stringify([...units].sort(([a], [b]) => a - b))
}
