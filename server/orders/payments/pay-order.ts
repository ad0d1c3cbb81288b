import { markPaid } from '#server/orders/checkout/confirm-payment.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { PaymentProvider } from '#server/orders/deps/wallet-provider.ts'
import { methodOf } from '#server/orders/extension-ports/payment-providers.ts'
import {
  findOrder,
  listOrderLines,
  lockOrder,
  type StoredOrder,
} from '#server/orders/order-records/order-repository.ts'
import { isBeingPaidByWallet } from '#server/orders/order-records/unpaid-order-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import { maySwitchToWallet, type ProvidedInstrument } from '#shared/domain/platform/states/order-states.ts'
import { unboundMs } from './checkout-hold.ts'
import { insertPayment, type Payment } from './payment-repository.ts'
import { findEarlier, paymentKey } from './payment-request-key.ts'
import { offerPayment, type StartedPayment } from './start-payment.ts'
import { itemsOfOrder } from './wallet-items.ts'

/**
 * Starts a wallet payment of an order that waits for its transfer (decision 0045). No stock is reserved: the order has
 * its items.
 * @returns the provider's id of the payment
 * @throws Problem 409 order_not_payable, payment_under_way, idempotency_conflict; 429 too_many_requests; 503
 * payment_provider_unavailable
 */
export async function startOrderPayment(
  deps: OrdersDeps,
  wallet: PaymentProvider,
  { id, customerId, language }: StoredOrder,
  {
    idempotencyKey,
    caller,
    instrument,
  }: { idempotencyKey: string | undefined; caller: Caller | undefined; instrument?: ProvidedInstrument },
): Promise<StartedPayment> {
  const { db } = deps.database
  const key = paymentKey(idempotencyKey, ['order', id, wallet.name, ...(instrument ? [instrument] : [])])
  const start = async () => {
    await countCallsAlone(deps, caller, { rule: 'wallet_start' })
    return inTransaction(deps.database, async (tx) => {
      const order = await requirePayable(tx, { forOrderId: id })
      const at = deps.clock()
      const nextCheckAt = new Date(at.getTime() + unboundMs)
      const amountCents = toPayCents(order)
      const base = {
        id: crypto.randomUUID(),
        provider: wallet.name,
        instrument,
        checkoutId: null,
        forOrderId: id,
        customerId,
        language,
        ...key,
      }
      return insertPayment(tx, { ...base, amountCents, createdAt: at, nextCheckAt })
    })
  }
  // Undefined: sent twice at once, and the other one has the key.
  const payment = (await findEarlier(db, key)) ?? (await start()) ?? (await findEarlier(db, key))
  if (!payment) throw problem('idempotency_conflict')
  return offerPayment(deps, wallet, payment, async () => {
    const order = await findOrder(db, id)
    // Changed meanwhile: then it is not captured either.
    return order && toPayCents(order) === payment.amountCents
      ? itemsOfOrder(order, await listOrderLines(db, id))
      : undefined
  })
}

/**
 * The order of a payment, locked, if it still waits for exactly this money and nothing else is taking it.
 * @throws Problem 409 order_not_payable, payment_under_way
 */
export async function requirePayable(
  tx: Tx,
  { id, forOrderId, amountCents }: { id?: string; forOrderId: string; amountCents?: number },
): Promise<StoredOrder> {
  const order = await lockOrder(tx, forOrderId)
  if (!order || !maySwitchToWallet(order) || (amountCents ?? toPayCents(order)) !== toPayCents(order))
    throw problem('order_not_payable')
  if (await isBeingPaidByWallet(tx, forOrderId, id)) throw problem('payment_under_way')
  return order
}

/**
 * The money of a payment has come in: its order is paid by it, and no longer by transfer.
 * @returns false where the order does not wait for it any more: the caller gives it back
 */
export async function payOrder(tx: Tx, payment: Payment, shop: Shop, at: Date): Promise<boolean> {
  const { id, forOrderId, amountCents, instrument } = payment
  const order = forOrderId ? await lockOrder(tx, forOrderId) : undefined
  if (!order || !maySwitchToWallet(order) || toPayCents(order) !== amountCents) return false
  const paymentMethod = methodOf(payment)
  const change = { paymentMethod, paymentId: id, instrument, bankReference: null }
  await markPaid(tx, order, { actor: 'system', data: { paymentMethod }, change, at, shop })
  return true
}
