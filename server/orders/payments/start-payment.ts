import { reserveStock } from '#server/catalog/products/stock-repository.ts'
import { buyingUnpaid, guardCheckout } from '#server/orders/checkout/guard-checkout.ts'
import { recordHoarding, refuseHoarding } from '#server/orders/checkout/hoarding-guard.ts'
import { insufficientStock } from '#server/orders/checkout/insufficient-stock.ts'
import { listOrderableProducts } from '#server/orders/checkout/orderable-product-repository.ts'
import {
  cartRequestOf,
  priceChanged,
  type Quote,
  quoteOrder,
  shippingQuoteOf,
} from '#server/orders/checkout/quote-order.ts'
import { customerOf } from '#server/orders/checkout/store-order.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type PaymentProvider, WalletError, type WalletOrderInput } from '#server/orders/deps/wallet-provider.ts'
import { type HeldFields, holdOrderFields } from '#server/orders/extension-ports/order-fields.ts'
import type { CardPart } from '#server/orders/gift-cards/gift-card-repository.ts'
import { claimGiftCards, sumOfParts } from '#server/orders/gift-cards/spend-gift-cards.ts'
import {
  limitedBuyerOf,
  lockLimitedBuyer,
  readBuyerUnits,
} from '#server/orders/order-records/buyer-units-repository.ts'
import type { ArrivedBuyer } from '#server/orders/reservations/buyer.ts'
import { lockBuyer, takeOverReservations, wantedOf } from '#server/orders/reservations/take-over-reservations.ts'
import { concurrently, inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import { claimCoupons } from '#server/pricing/coupons/judge-coupons.ts'
import { readShippingRules } from '#server/pricing/shipping/live-shipping.ts'
import type { NewOrderBody } from '#shared/contract/orders/orders.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { numberPrefixOf } from '#shared/domain/platform/number-prefix.ts'
import type { ProvidedInstrument } from '#shared/domain/platform/states/order-states.ts'
import { holdMs, nextLook, releaseHold, unboundMs } from './checkout-hold.ts'
import { insertCheckout, readCheckout } from './checkout-repository.ts'
import { insertPayment, lockPayment, movePayment, type Payment, updatePayment } from './payment-repository.ts'
import { findEarlier, paymentKey } from './payment-request-key.ts'
import { itemsOfCheckout } from './wallet-items.ts'

/** What the browser needs to pay; the secret where the provider has one. */
export interface StartedPayment {
  id: string
  clientSecret?: string | undefined
}

interface StartPaymentRequest {
  provider: string
  /** What it is started for, if not for the provider's usual way. */
  instrument?: ProvidedInstrument | undefined
  amountCents: number
  checkout: NewOrderBody | undefined
  /** Of extensions. */
  fields?: HeldFields | undefined
  /** The buyer whose earlier reservations this one takes over; the account owns the payment. */
  buyer: ArrivedBuyer
  language: Language
  idempotencyKey: string | undefined
  /** The counted caller; undefined with limits off. */
  caller: Caller | undefined
}

/**
 * Starts a wallet payment. For a checkout the items are quoted and reserved for 30 minutes before the provider is
 * called; when the call fails, nothing stays reserved.
 * @returns the provider's id of the payment
 * @throws Problem of quoteOrder and claimCoupons; 409 price_changed, insufficient_stock, idempotency_conflict; 429
 * too_many_pieces, too_many_requests; 503 payment_provider_unavailable
 */
export async function startPayment(
  deps: OrdersDeps,
  wallet: PaymentProvider,
  given: Omit<StartPaymentRequest, 'provider'>,
): Promise<StartedPayment> {
  const request = { ...given, provider: wallet.name }
  const payment = (await findEarlier(deps.database.db, keyOf(request))) ?? (await begin(deps, request))
  const { checkoutId } = payment
  return offerPayment(deps, wallet, payment, async () =>
    checkoutId ? itemsOfCheckout(await readCheckout(deps.database.db, checkoutId)) : undefined,
  )
}

async function begin(deps: OrdersDeps, request: StartPaymentRequest): Promise<Payment> {
  const { checkout, buyer, caller } = request
  if (checkout) await guardCheckout(deps, { checkout, at: 'checkout.order', buyer, caller })
  await countCallsAlone(deps, caller, { rule: 'wallet_start' })
  if (!checkout) return recordHoarding(deps, caller, () => openPayment(deps, request, undefined))
  return buyingUnpaid(deps, { checkout, buyer, caller }, (typedBefore) => openPayment(deps, request, typedBefore))
}

/** Creates a stored payment at the provider, unless it exists there. @returns the provider's id of it */
export async function offerPayment(
  deps: OrdersDeps,
  wallet: PaymentProvider,
  payment: Payment,
  readGoods: () => Promise<WalletOrderInput['goods']>,
): Promise<StartedPayment> {
  if (payment.providerOrderId) return { id: payment.providerOrderId }
  const started = await askProvider(deps, wallet, payment, await readGoods())
  const at = deps.clock()
  const look = wallet.takesApproved && { nextCheckAt: nextLook(wallet, at) }
  await updatePayment(deps.database.db, payment.id, { providerOrderId: started.id, ...look }, at)
  return started
}

/** Quotes, reserves and stores the request to the provider, so that a crash after it loses nothing. */
async function openPayment(
  deps: OrdersDeps,
  request: StartPaymentRequest,
  typedBefore: Date | undefined,
): Promise<Payment> {
  const { amountCents, checkout, fields, buyer, language, caller } = request
  const { customerId } = buyer
  const at = deps.clock()
  const id = crypto.randomUUID()
  const taken = new Error('the request key is taken')
  try {
    return await inTransaction(deps.database, async (tx) => {
      const expiresAt = new Date(at.getTime() + (checkout ? holdMs : unboundMs))
      const checkoutId = checkout ? crypto.randomUUID() : null
      if (checkout && checkoutId) {
        const { quote, giftCards } = await holdQuoted(tx, deps, checkout, request, { at, typedBefore })
        await insertCheckout(tx, {
          id: checkoutId,
          customerId,
          browser: buyer.browser,
          typedHash: buyer.typedHash,
          language,
          customer: { ...customerOf(checkout.order, deps.shop), ...(fields && { fields }) },
          quote,
          giftCards,
          expiresAt,
          placedFrom: caller?.network ?? null,
          createdAt: at,
        })
        const held = { id: checkoutId, customer: checkout.order, lines: quote.lines, at }
        if (fields) await holdOrderFields(tx, held, fields, deps.shop)
      }
      const payment = await insertPayment(tx, {
        id,
        provider: request.provider,
        instrument: request.instrument,
        checkoutId,
        customerId,
        language,
        ...keyOf(request),
        amountCents,
        createdAt: at,
        nextCheckAt: expiresAt,
      })
      if (!payment) throw taken
      return payment
    })
  } catch (error) {
    // A concurrent duplicate of the same request may be the obstacle.
    const mayHaveTwin = error === taken || error instanceof Problem
    const twin = mayHaveTwin ? await findEarlier(deps.database.db, keyOf(request)) : undefined
    if (twin) return twin
    throw error
  }
}

async function holdQuoted(
  tx: Tx,
  { shop }: OrdersDeps,
  checkout: NewOrderBody,
  { amountCents, buyer: who, language, caller }: StartPaymentRequest,
  { at, typedBefore }: { at: Date; typedBefore: Date | undefined },
): Promise<{ quote: Quote; giftCards: CardPart[] }> {
  const { customerId } = who
  const taker = caller && limitedBuyerOf(caller.network, checkout.order, customerId, 'wallet')
  await concurrently([taker && lockLimitedBuyer(tx, taker), lockBuyer(tx, who)])
  await takeOverReservations(tx, who, wantedOf(checkout), { at, typedBefore })
  const productIds = checkout.items.map((item) => item.productId)
  const [articles, rules, taken] = await concurrently([
    listOrderableProducts(tx, productIds, language, shop),
    readShippingRules(tx, shop),
    taker && readBuyerUnits(tx, taker, at),
  ])
  const buyer = { customerId, email: checkout.order.customerEmail }
  const terms = await claimCoupons(tx, { codes: checkout.order.codes ?? [], productIds, buyer, now: at })
  const quote = quoteOrder(
    cartRequestOf(checkout),
    articles,
    shippingQuoteOf(customerOf(checkout.order, shop), rules),
    terms,
  )
  const giftCards = await claimGiftCards(tx, checkout.order.giftCards ?? [], quote.totalCents)
  const giftCardCents = sumOfParts(giftCards)
  if (quote.totalCents - giftCardCents !== amountCents) throw priceChanged(quote, giftCardCents)
  if (taken) await refuseHoarding(tx, taken, { quote, articles }, at)
  const shortages = await reserveStock(tx, quote.lines)
  if (shortages.length > 0) throw insufficientStock(shortages, quote)
  return { quote, giftCards }
}

async function askProvider(
  deps: OrdersDeps,
  wallet: PaymentProvider,
  payment: Payment,
  goods: WalletOrderInput['goods'],
): Promise<StartedPayment> {
  const { id, amountCents, language } = payment
  const order = {
    customId: id,
    invoiceId: `${numberPrefixOf(deps.shop)}-${id}`,
    language,
    totalCents: amountCents,
    goods,
  }
  try {
    return await wallet.createOrder(order, `co-${id}-create-1`)
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    deps.log[error.failure === 'rejected' ? 'error' : 'warn'](
      { err: error, paymentId: id },
      'a wallet payment could not be started',
    )
    // An order without a confirmation cannot be paid: release its stock at once.
    const twinsId = await giveUp(deps, payment)
    if (twinsId) return { id: twinsId }
    throw problem('payment_provider_unavailable', { retryAfterSeconds: 30 })
  }
}

/** @returns the provider's id when the same request, sent twice, has succeeded the other time */
async function giveUp(deps: OrdersDeps, payment: Payment): Promise<string | undefined> {
  const at = deps.clock()
  return inTransaction(deps.database, async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    if (locked.providerOrderId) return locked.providerOrderId
    if (locked.state !== 'created') return undefined
    if (locked.checkoutId) await releaseHold(tx, await readCheckout(tx, locked.checkoutId), 'cancelled')
    await movePayment(tx, locked, 'expired', { requestKey: null, nextCheckAt: null }, at)
    return undefined
  })
}

function keyOf({ idempotencyKey, provider, instrument, amountCents, checkout, fields }: StartPaymentRequest) {
  const more = [...(fields ? [fields.values] : []), ...(instrument ? [instrument] : [])]
  return paymentKey(idempotencyKey, [provider, amountCents, checkout ?? null, ...more])
}
