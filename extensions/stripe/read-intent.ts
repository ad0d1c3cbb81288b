import type Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderEvent, WalletCapture, WalletOrder, WalletRefund } from '#server/orders/deps/wallet-provider.ts'
import type { ProvidedInstrument } from '#shared/domain/platform/states/order-states.ts'

/** The states of an intent that is captured by hand, in the words of the port. */
const statuses: Record<Stripe.PaymentIntent.Status, string> = {
  requires_payment_method: 'CREATED',
  requires_confirmation: 'CREATED',
  requires_action: 'PAYER_ACTION_REQUIRED',
  requires_capture: 'APPROVED',
  processing: 'COMPLETED',
  succeeded: 'COMPLETED',
  canceled: 'VOIDED',
}

const wallets: Record<string, ProvidedInstrument> = { apple_pay: 'apple_pay', google_pay: 'google_pay' }
const direct: Record<string, ProvidedInstrument> = { card: 'card', satispay: 'satispay', klarna: 'klarna' }

function instrumentOf(details: Stripe.Charge.PaymentMethodDetails | null | undefined): ProvidedInstrument | undefined {
  return wallets[details?.card?.wallet?.type ?? ''] ?? direct[details?.type ?? '']
}

export function readIntent(intent: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[]): WalletOrder {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const capture = captureOf(intent, charge)
  return {
    id: intent.id,
    status: statuses[intent.status] ?? intent.status,
    customId: intent.metadata.payment,
    payerEmail: charge?.billing_details?.email ?? intent.receipt_email ?? undefined,
    instrument: instrumentOf(charge?.payment_method_details),
    clientSecret: intent.client_secret ?? undefined,
    captures: capture ? [capture] : [],
    refunds: refunds.map(readRefund),
  }
}

function captureOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): WalletCapture | undefined {
  const id = charge?.id ?? intent.id
  const currency = intent.currency.toUpperCase()
  const amountCents = intent.amount_received
  if (intent.status === 'succeeded') {
    const back = charge?.amount_refunded ?? 0
    const status = back === 0 ? 'COMPLETED' : back < amountCents ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
    return { id, status, amountCents, currency }
  }
  if (intent.status === 'processing') return { id, status: 'PENDING', amountCents: intent.amount, currency }
  // It was captured, and the bank has said no since; a declined authorisation may be tried again.
  if (charge?.status === 'failed' && charge.captured)
    return { id, status: 'DECLINED', amountCents: intent.amount, currency }
  return undefined
}

const refundStatuses: Record<string, string> = {
  succeeded: 'COMPLETED',
  pending: 'PENDING',
  requires_action: 'PENDING',
  failed: 'FAILED',
  canceled: 'CANCELLED',
}

export function readRefund({ id, status, metadata, amount }: Stripe.Refund): WalletRefund {
  const known = refundStatuses[status ?? '']
  return { id, status: known ?? 'PENDING', customId: metadata?.refund, amountCents: amount }
}

const id = z.string().min(1).max(200)
const event = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  // Only ids are read; the state is asked for.
  data: z.object({ object: z.object({ id, object: z.string(), payment_intent: id.nullish().catch(undefined) }) }),
})

export function readStripeEvent(rawBody: Buffer): ProviderEvent | undefined {
  try {
    const { id: eventId, type, data } = event.parse(JSON.parse(rawBody.toString('utf8')))
    const { object } = data
    const orderId = object.object === 'payment_intent' ? object.id : (object.payment_intent ?? undefined)
    return { id: eventId, type, resourceId: object.id, orderId, captureId: undefined }
  } catch {
    return undefined
  }
}

const approvals = new Set([
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.amount_capturable_updated',
])

export const meaningOfStripe = (type: string): 'approval' | 'reversal' | 'change' =>
  approvals.has(type) ? 'approval' : type === 'charge.dispute.funds_withdrawn' ? 'reversal' : 'change'
