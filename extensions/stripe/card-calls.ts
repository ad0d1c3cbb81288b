import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { keyLike, paymentKeyCalls } from '#shared/contract/platform/payment-key-calls.ts'

export const getCardSetup = endpoint('GET', '/api/payments/card-setup', {
  summary: 'What the browser needs to show the fields of a card',
  replies: {
    200: z.object({
      publishableKey: z.string(),
      /** Where the provider's script is not the one its own package loads. */
      scriptUrl: z.nullable(z.string()),
    }),
  },
  errors: ['payment_provider_unavailable'],
})

export const cardKeyCalls = paymentKeyCalls('stripe', 'cards', {
  what: 'card payments',
  plain: { publishableKey: keyLike(/^pk_\w+$/, 'publishable_key') },
  sealed: {
    secretKey: keyLike(/^(sk|rk)_\w+$/, 'secret_key'),
    webhookSecret: keyLike(/^whsec_[\w+/=]+$/, 'webhook_secret'),
  },
})
