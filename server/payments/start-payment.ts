import { createHash } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { inTransaction, type Tx, together } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { listArticles } from '#server/orders/article-repository.ts'
import { notingHoarders } from '#server/orders/piece-limit.ts'
import { insufficientStock, refuseHoarding } from '#server/orders/place-order.ts'
import { priceChanged, type Quote, quoteOrder, wishOf } from '#server/orders/quote-order.ts'
import { reserveStock } from '#server/orders/stock-repository.ts'
import { lockTaker, readTakenPieces } from '#server/orders/taken-pieces-repository.ts'
import { Problem, problem } from '#server/problems/problem.ts'
import type { Caller } from '#server/throttle/caller.ts'
import { countCallsAlone } from '#server/throttle/count-calls.ts'
import type { NewOrderBody } from '#shared/contract/orders.ts'
import type { Language } from '#shared/domain/language.ts'
import { holdMs, releaseHold } from './checkout-hold.ts'
import { type Checkout, insertCheckout, readCheckout } from './checkout-repository.ts'
import {
  findPaymentByRequestKey,
  insertPayment,
  lockPayment,
  movePayment,
  type Payment,
  updatePayment,
} from './payment-repository.ts'
import { type Wallet, WalletError, type WalletOrderInput } from './wallet.ts'

export interface StartPaymentRequest {
  amountCents: number
  checkout: NewOrderBody | undefined
  customerId: string | null
  language: Language
  idempotencyKey: string | undefined
  /** Whose pieces are counted; undefined where the limits are off. */
  caller: Caller | undefined
}

/** Without goods a payment waits this long for the buyer; the provider itself forgets it about then. */
const unboundMs = 3 * 3_600_000

/**
 * Starts a wallet payment. With a checkout its goods are quoted and held for 30 minutes before the provider is asked;
 * when it cannot be asked, nothing stays held (rule 466).
 * @returns the provider's id of the payment
 * @throws Problem of quoteOrder; 409 price_changed, insufficient_stock, idempotency_conflict; 429 too_many_pieces,
 *   too_many_requests; 503 payment_provider_unavailable
 */
export async function startPayment(deps: Deps, wallet: Wallet, request: StartPaymentRequest): Promise<{ id: string }> {
  const payment = (await findEarlier(deps.database.db, request)) ?? (await beginPayment(deps, request))
  if (payment.providerOrderId) return { id: payment.providerOrderId }
  const checkout = payment.checkoutId ? await readCheckout(deps.database.db, payment.checkoutId) : undefined
  const id = await askProvider(deps, wallet, payment, checkout)
  await updatePayment(deps.database.db, payment.id, { providerOrderId: id }, deps.clock())
  return { id }
}

async function beginPayment(deps: Deps, request: StartPaymentRequest): Promise<Payment> {
  await countCallsAlone(deps, request.caller, { rule: 'wallet_start' })
  return notingHoarders(deps, request.caller, () => openPayment(deps, request))
}

/** Quotes, holds and writes down what will be asked of the provider: a crash after it finds everything it needs. */
async function openPayment(deps: Deps, request: StartPaymentRequest): Promise<Payment> {
  const { amountCents, checkout, customerId, language, idempotencyKey, caller } = request
  const at = deps.clock()
  const id = crypto.randomUUID()
  const taken = new Error('the request key is taken')
  try {
    return await inTransaction(deps.database, async (tx) => {
      const expiresAt = new Date(at.getTime() + (checkout ? holdMs : unboundMs))
      const checkoutId = checkout ? crypto.randomUUID() : null
      if (checkout && checkoutId) {
        const quote = await holdQuoted(tx, deps, checkout, request, at)
        await insertCheckout(tx, {
          id: checkoutId,
          customerId,
          language,
          customer: customerOf(checkout.order),
          quote,
          expiresAt,
          placedFrom: caller?.network ?? null,
          createdAt: at,
        })
      }
      const payment = await insertPayment(tx, {
        id,
        checkoutId,
        customerId,
        language,
        requestKey: idempotencyKey ?? null,
        requestHash: hashOf(request),
        amountCents,
        createdAt: at,
        nextCheckAt: expiresAt,
      })
      if (!payment) throw taken
      return payment
    })
  } catch (error) {
    // Sent twice at once: what stands in this one's way may be its own twin.
    const mayHaveTwin = error === taken || error instanceof Problem
    const twin = mayHaveTwin ? await findEarlier(deps.database.db, request) : undefined
    if (twin) return twin
    throw error
  }
}

async function holdQuoted(
  tx: Tx,
  { shop }: Deps,
  checkout: NewOrderBody,
  { amountCents, customerId, language, caller }: StartPaymentRequest,
  at: Date,
): Promise<Quote> {
  const taker = caller && { network: caller.network, email: checkout.order.customerEmail, customerId }
  if (taker) await lockTaker(tx, taker)
  const [articles, taken] = await together([
    listArticles(
      tx,
      checkout.items.map((item) => item.productId),
      language,
    ),
    taker && readTakenPieces(tx, taker, at),
  ])
  const quote = quoteOrder(wishOf(checkout), articles, shop.shipping)
  if (quote.totalCents !== amountCents) throw priceChanged(quote)
  if (taken) await refuseHoarding(tx, taken, { quote, articles }, at)
  const shortages = await reserveStock(tx, quote.lines)
  if (shortages.length > 0) throw insufficientStock(shortages, quote)
  return quote
}

async function askProvider(
  deps: Deps,
  wallet: Wallet,
  payment: Payment,
  checkout: Checkout | undefined,
): Promise<string> {
  try {
    return (await wallet.createOrder(walletOrder(payment, checkout), `co-${payment.id}-create-1`)).id
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    deps.log[error.failure === 'rejected' ? 'error' : 'warn'](
      { err: error, paymentId: payment.id },
      'a wallet payment could not be started',
    )
    // Nobody can pay for an order that nobody was told of: what was held is free again at once.
    const twinsId = await giveUp(deps, payment, checkout)
    if (twinsId) return twinsId
    throw problem('payment_provider_unavailable', { retryAfterSeconds: 30 })
  }
}

/** @returns the provider's id when the same request, sent twice, has succeeded the other time */
async function giveUp(deps: Deps, payment: Payment, checkout: Checkout | undefined): Promise<string | undefined> {
  const at = deps.clock()
  return inTransaction(deps.database, async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    if (locked.providerOrderId) return locked.providerOrderId
    if (locked.state !== 'created') return undefined
    if (checkout) await releaseHold(tx, await readCheckout(tx, checkout.id), 'cancelled')
    await movePayment(tx, locked, 'expired', { requestKey: null, nextCheckAt: null }, at)
    return undefined
  })
}

async function findEarlier(db: Db, request: StartPaymentRequest): Promise<Payment | undefined> {
  const { idempotencyKey } = request
  const earlier = idempotencyKey ? await findPaymentByRequestKey(db, idempotencyKey) : undefined
  if (earlier && earlier.requestHash !== hashOf(request)) throw problem('idempotency_conflict')
  return earlier
}

function hashOf({ amountCents, checkout }: StartPaymentRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([amountCents, checkout ?? null]))
    .digest('hex')
}

function customerOf(order: NewOrderBody['order']): Checkout['customer'] {
  const { customerName, customerEmail, customerPhone, taxCode, shippingAddress, city, postalCode, province } = order
  return { customerName, customerEmail, customerPhone, taxCode, shippingAddress, city, postalCode, province }
}

function walletOrder(payment: Payment, checkout: Checkout | undefined): WalletOrderInput {
  const { language } = payment
  const base = { customId: payment.id, invoiceId: `PV-${payment.id}`, language, totalCents: payment.amountCents }
  if (!checkout) return { ...base, goods: undefined }
  const { customer, quote } = checkout
  const sizeWord = language === 'it' ? 'taglia' : 'size'
  return {
    ...base,
    goods: {
      shippingCents: quote.shippingCents,
      items: quote.lines.map(({ name, size, productCode, quantity, unitCents }) => ({
        name: size ? `${name} (${sizeWord} ${size})` : name,
        sku: size ? `${productCode}-${size}` : productCode,
        quantity,
        unitCents,
      })),
      shipTo: {
        name: customer.customerName,
        address: customer.shippingAddress,
        city: customer.city,
        postalCode: customer.postalCode,
        province: customer.province,
      },
    },
  }
}
