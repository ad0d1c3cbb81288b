import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import { findPaymentByCapture, findPaymentByProviderOrder, type Payment, updatePayment } from './payment-repository.ts'
import { sendRefundsOf } from './send-refunds.ts'
import { settlePayment } from './settle-payment.ts'
import { type Wallet, WalletError, type WebhookHeaders } from './wallet-provider.ts'
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

const link = z.object({ href: z.string().max(2_048), rel: z.string() })
const incoming = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  // Only the payment's ids are read; other fields may be anything.
  resource: z
    .looseObject({
      id: z.string().max(64).optional().catch(undefined),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().max(64) }) })
        .optional()
        .catch(undefined),
      links: z.array(link).optional().catch(undefined),
    })
    .catch({}),
})
type Incoming = z.output<typeof incoming>

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
export async function receiveWebhook(deps: Deps, wallet: Wallet, delivery: Delivery): Promise<void> {
  const { body: rawBody, caller } = delivery
  const event = readEvent(rawBody)
  if (!(await isGenuine(deps, wallet, delivery))) {
    await countCallsAlone(deps, caller, { rule: 'forged_event' })
    deps.log.warn({ security: 'webhook_signature', eventId: event.id }, 'an event with a wrong signature was refused')
    throw problem('invalid_signature')
  }
  const kept = { id: event.id, type: event.event_type, providerOrderId: await orderIdOf(deps, event) }
  const isWaiting = await storeWebhookEvent(deps.database.db, {
    ...kept,
    // Personal data and amounts of events are not trusted, so they are not stored.
    payload: { resourceId: event.resource.id ?? null },
    receivedAt: deps.clock(),
  })
  if (isWaiting) await tryHandling(deps, wallet, kept)
}

export async function handleWaitingWebhooks(deps: Deps, stop?: AbortSignal): Promise<number> {
  const { wallet } = deps
  if (!wallet) return 0
  const receivedBefore = new Date(deps.clock().getTime() - inHandMs)
  const events = await listWaitingWebhookEvents(deps.database.db, receivedBefore, batch)
  for (const event of events) if (!stop?.aborted) await tryHandling(deps, wallet, event)
  return events.length
}

function readEvent(rawBody: Buffer): Incoming {
  try {
    return incoming.parse(JSON.parse(rawBody.toString('utf8')))
  } catch {
    throw problem('invalid_input')
  }
}

async function isGenuine(deps: Deps, wallet: Wallet, { headers, body, caller }: Delivery): Promise<boolean> {
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
async function tryHandling(deps: Deps, wallet: Wallet, event: WebhookEvent): Promise<void> {
  try {
    await handle(deps, wallet, event)
    await markWebhookEventDone(deps.database.db, event.id, deps.clock())
  } catch (error) {
    deps.log.warn({ err: error, eventId: event.id }, 'an event waits to be handled')
    await noteWebhookEventFailure(deps.database.db, event.id, error instanceof Error ? error.message : String(error))
  }
}

async function handle(deps: Deps, wallet: Wallet, { type, providerOrderId }: WebhookEvent): Promise<void> {
  // An approval alone captures nothing: that happens when the buyer returns to the shop.
  if (!providerOrderId || type === 'CHECKOUT.ORDER.APPROVED') return
  const payment = await findPaymentByProviderOrder(deps.database.db, providerOrderId)
  if (!payment) return
  await sendRefundsOf(deps, payment.id)
  if (payment.state === 'refund_pending') return
  if (type === 'PAYMENT.CAPTURE.REVERSED') await noteReversal(deps, payment)
  const order = await wallet.getOrder(providerOrderId)
  if (order) await settlePayment(deps, payment.id, order)
}

/** The buyer's bank or the provider has taken the money back: a person must look at the order. */
async function noteReversal(deps: Deps, { id }: Payment): Promise<void> {
  deps.log.error({ paymentId: id }, 'the provider reversed a payment')
  await updatePayment(deps.database.db, id, { needsAttention: 'reversed' }, deps.clock())
}

async function orderIdOf(deps: Deps, { event_type: type, resource }: Incoming): Promise<string | null> {
  if (type.startsWith('CHECKOUT.ORDER.')) return resource.id ?? null
  const related = resource.supplementary_data?.related_ids.order_id
  if (related) return related
  // A refund names only the capture it is of.
  const up = resource.links?.find((l) => l.rel === 'up')?.href
  const captureId = /\/captures\/([A-Za-z0-9-]{1,64})$/.exec(up ?? '')?.[1]
  const payment = captureId ? await findPaymentByCapture(deps.database.db, captureId) : undefined
  return payment?.providerOrderId ?? null
}
