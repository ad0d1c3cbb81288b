import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import {
  type PaymentProvider,
  type ProviderEvent,
  WalletError,
  type WebhookHeaders,
} from '#server/orders/deps/wallet-provider.ts'
import { providerOf } from '#server/orders/extension-ports/payment-providers.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import { findPaymentByCapture, findPaymentByProviderOrder, type Payment, updatePayment } from './payment-repository.ts'
import { sendRefundsOf } from './send-refunds.ts'
import { settlePayment } from './settle-payment.ts'
import {
  listWaitingWebhookEvents,
  markWebhookEventDone,
  noteWebhookEventFailure,
  storeWebhookEvent,
  type WebhookEvent,
} from './webhook-event-repository.ts'

const batch = 50
/** An event younger than this is still in the hands of the request that brought it. */
const inHandMs = 20_000

interface Delivery {
  headers: WebhookHeaders
  body: Buffer
  caller: Caller | undefined
}

/**
 * Receives an event of the provider: verified, stored, handled once. Only the payment's id is trusted; its state is
 * read from the provider (rule 473).
 * @throws Problem 400 invalid_signature, invalid_input; 429 for a network that has sent many forged ones; 503
 * payment_provider_unavailable (the provider sends it again)
 */
export async function receiveWebhook(deps: OrdersDeps, wallet: PaymentProvider, delivery: Delivery): Promise<void> {
  const { body: rawBody, caller } = delivery
  const event = wallet.readEvent(rawBody)
  if (!event) throw problem('invalid_input')
  if (!(await isGenuine(deps, wallet, delivery))) {
    await countCallsAlone(deps, caller, { rule: 'forged_event' })
    deps.log.warn({ security: 'webhook_signature', eventId: event.id }, 'an event with a wrong signature was refused')
    throw problem('invalid_signature')
  }
  const kept = { id: event.id, type: event.type, providerOrderId: await orderIdOf(deps, event) }
  const isWaiting = await storeWebhookEvent(deps.database.db, {
    ...kept,
    // Personal data and amounts of events are not trusted, so they are not stored.
    payload: { resourceId: event.resourceId ?? null },
    receivedAt: deps.clock(),
  })
  if (isWaiting) await tryHandling(deps, kept)
}

export async function handleWaitingWebhooks(deps: OrdersDeps, stop?: AbortSignal): Promise<number> {
  const receivedBefore = new Date(deps.clock().getTime() - inHandMs)
  const events = await listWaitingWebhookEvents(deps.database.db, receivedBefore, batch)
  for (const event of events) if (!stop?.aborted) await tryHandling(deps, event)
  return events.length
}

async function isGenuine(
  deps: OrdersDeps,
  wallet: PaymentProvider,
  { headers, body, caller }: Delivery,
): Promise<boolean> {
  try {
    return await wallet.verifyWebhook(headers, body)
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    await countCallsAlone(deps, caller, { rule: 'forged_event' })
    deps.log.warn({ err: error }, 'an event could not be verified')
    throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
  }
}

/** Storing is enough for an acknowledgement: a failed event is handled later, and the provider need not repeat it. */
async function tryHandling(deps: OrdersDeps, event: WebhookEvent): Promise<void> {
  try {
    await handle(deps, event)
    await markWebhookEventDone(deps.database.db, event.id, deps.clock())
  } catch (error) {
    deps.log.warn({ err: error, eventId: event.id }, 'an event waits to be handled')
    await noteWebhookEventFailure(deps.database.db, event.id, error instanceof Error ? error.message : String(error))
  }
}

async function handle(deps: OrdersDeps, { type, providerOrderId }: WebhookEvent): Promise<void> {
  if (!providerOrderId) return
  const payment = await findPaymentByProviderOrder(deps.database.db, providerOrderId)
  const provider = payment && providerOf(deps, payment)
  if (!provider) return
  const meaning = provider.meaningOf(type)
  const isTooLate = ['expired', 'denied'].includes(payment.state) && provider.voidOrder !== undefined
  if (meaning === 'approval' && !isTooLate) return
  await sendRefundsOf(deps, payment.id)
  if (payment.state === 'refund_pending') return
  if (meaning === 'reversal') await noteReversal(deps, payment)
  const order = await provider.getOrder(providerOrderId)
  if (order?.isReversed) await noteReversal(deps, payment)
  // Approved after its end: it would be kept on the buyer's account for days.
  if (isTooLate && order?.status === 'APPROVED') return provider.voidOrder?.(providerOrderId)
  if (order) await settlePayment(deps, payment.id, order)
}

/** The buyer's bank or the provider has taken the money back: a person must look at the order. */
async function noteReversal(deps: OrdersDeps, { id }: Payment): Promise<void> {
  deps.log.error({ paymentId: id }, 'the provider reversed a payment')
  await updatePayment(deps.database.db, id, { needsAttention: 'reversed' }, deps.clock())
}

async function orderIdOf(deps: OrdersDeps, { orderId, captureId }: ProviderEvent): Promise<string | null> {
  if (orderId) return orderId
  const payment = captureId ? await findPaymentByCapture(deps.database.db, captureId) : undefined
  return payment?.providerOrderId ?? null
}
