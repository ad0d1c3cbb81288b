import { paymentKeys } from '#server/orders/extension-ports/payment-keys.ts'
import type { Config } from '#server/platform/config.ts'

/** Without the secret of events none is believed, and payments are asked for instead. */
export const cardKeys = paymentKeys('stripe', {
  plain: { publishableKey: 'STRIPE_PUBLISHABLE_KEY' },
  sealed: { secretKey: 'STRIPE_SECRET_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' },
  optional: ['webhookSecret'],
})
export type CardKeys = NonNullable<ReturnType<typeof cardKeys.keysOf>>

export const apiUrlOf = ({ variables: { STRIPE_API_URL = 'https://api.stripe.com' } }: Config) =>
  STRIPE_API_URL.replace(/\/+$/, '')

const modeOf = (text: string) => /_(?:test|live)_/.exec(text)?.[0]

export const isOneMode = ({ secretKey, publishableKey }: CardKeys) => modeOf(secretKey) === modeOf(publishableKey)
