import type Stripe from 'stripe'
import type { PaymentProvider, WalletOrder, WalletOrderInput } from '#server/orders/deps/wallet-provider.ts'
import { foundOrNothing } from '#server/orders/provider-line/json-line.ts'
import { isLocalAddress } from '#server/platform/local-machine.ts'
import { apiUrlOf, type CardKeys, cardKeys } from './card-keys.ts'
import { meaningOfStripe, readIntent, readRefund, readStripeEvent } from './read-intent.ts'
import { StripeLine } from './stripe-line.ts'

/** Two tries: a lost answer is asked for again with the same key. */
const usual = { timeout: 5_000, maxNetworkRetries: 1 }
/** A single one: without an answer the outcome is looked up later, and the buyer hears so within 16 s. */
const ofCapture = { timeout: 12_000, maxNetworkRetries: 0 }
/** Events older than this are refused, however well signed. */
const replayWindowSeconds = 300
/** The provider takes no less. */
const leastCents = 50

const label = { it: 'Carta di credito o debito', en: 'Credit or debit card' }

const browserOrigins = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://api.stripe.com',
  'https://hooks.stripe.com',
]

interface CardProvider extends PaymentProvider {
  readonly environment: 'sandbox' | 'production'
  readonly scriptUrl: string | null
  readonly publishableKey: string
}

export const stripeOf = cardKeys.opening((keys, config) => makeProvider(keys, new URL(apiUrlOf(config))))

function makeProvider(keys: CardKeys, api: URL): CardProvider {
  const isLocal = isLocalAddress(api.hostname)
  const line = new StripeLine(keys.secretKey, api)
  const call = line.call.bind(line)

  return {
    name: 'stripe',
    company: { name: 'Stripe', company: 'Stripe Payments Europe, Limited' },
    method: 'card',
    takesApproved: true,
    environment: keys.secretKey.includes('_live_') ? 'production' : 'sandbox',
    publishableKey: keys.publishableKey,
    scriptUrl: isLocal ? `${api.origin}/v3` : null,
    browserOrigins: isLocal ? [api.origin] : browserOrigins,
    describe: ({ totalCents = leastCents, language }) =>
      totalCents < leastCents ? [] : [{ method: 'card', instrument: 'card', label: label[language] }],

    createOrder: (input, requestId) =>
      call('start a payment', async (stripe) => {
        const options = { ...usual, idempotencyKey: requestId }
        const { id, client_secret: secret } = await stripe.paymentIntents.create(intentOf(input), options)
        return { id, ...(secret && { clientSecret: secret }) }
      }),

    getOrder: (id) =>
      foundOrNothing(
        call('read a payment', async (stripe) => {
          const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, usual)
          return withRefunds(stripe, intent)
        }),
      ),

    captureOrder: (id, requestId) =>
      call('take a payment', async (stripe) => {
        const options = { ...ofCapture, idempotencyKey: requestId }
        const intent = await stripe.paymentIntents.capture(id, { expand: ['latest_charge'] }, options)
        return readIntent(intent, [])
      }),

    voidOrder: (id) =>
      call('let a payment go', async (stripe) => {
        await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }, usual)
      }),

    refundCapture: ({ captureId, amountCents, customId }, requestId) =>
      call('refund a payment', async (stripe) => {
        const body = { charge: captureId, amount: amountCents, metadata: { refund: customId } }
        return readRefund(await stripe.refunds.create(body, { ...usual, idempotencyKey: requestId }))
      }),

    getRefund: (id) =>
      foundOrNothing(call('read a refund', async (stripe) => readRefund(await stripe.refunds.retrieve(id, {}, usual)))),

    readEvent: readStripeEvent,
    meaningOf: meaningOfStripe,

    async verifyWebhook(headers, rawBody) {
      const signature = headers['stripe-signature']
      if (!keys.webhookSecret || typeof signature !== 'string') return false
      const { webhooks, errors } = (await import('stripe')).default
      try {
        await webhooks?.constructEventAsync(rawBody, signature, keys.webhookSecret, replayWindowSeconds)
        return webhooks !== undefined
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError) return false
        throw error
      }
    },
  }
}

async function withRefunds(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<WalletOrder> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  if (!charge?.amount_refunded) return readIntent(intent, [])
  const { data } = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 }, usual)
  return readIntent(intent, data)
}

/** Authorised by the buyer, taken by the shop once the goods are certain. */
function intentOf({ customId, invoiceId, totalCents, goods }: WalletOrderInput): Stripe.PaymentIntentCreateParams {
  const { shipTo } = goods ?? {}
  return {
    amount: totalCents,
    currency: 'eur',
    capture_method: 'manual',
    automatic_payment_methods: { enabled: true },
    metadata: { payment: customId },
    description: invoiceId,
    ...(shipTo && {
      shipping: {
        name: shipTo.name,
        address: {
          line1: shipTo.address,
          city: shipTo.city,
          postal_code: shipTo.postalCode,
          country: 'IT',
          ...(shipTo.province && { state: shipTo.province }),
        },
      },
    }),
  }
}
