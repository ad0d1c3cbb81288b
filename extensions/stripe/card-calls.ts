import * as z from 'zod/mini'
import { endpoint, type Reply } from '#shared/contract/platform/endpoint.ts'
import { setting } from '#shared/contract/platform/setting.ts'

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

const keysView = z.object({
  publishableKey: z.string(),
  /** Its end, "…4242"; null while there is none. */
  secretKey: z.nullable(z.string()),
  webhookSecret: z.nullable(z.string()),
})
export type CardKeysView = z.output<typeof keysView>

const unspaced = (text: string) => text.replace(/\s/gu, '')

const keyLike = (prefix: RegExp, error: string) =>
  z.string().check(
    z.overwrite(unspaced),
    z.maxLength(300),
    z.refine((text) => text === '' || prefix.test(text), { error }),
  )

const keysInput = z.object({
  publishableKey: keyLike(/^pk_\w+$/, 'publishable_key'),
  secretKey: z.nullable(keyLike(/^(sk|rk)_\w+$/, 'secret_key')),
  webhookSecret: z.nullable(keyLike(/^whsec_[\w+/=]+$/, 'webhook_secret')),
  /** Asked again: it is where the money goes. */
  currentPassword: z.string().check(z.minLength(1), z.maxLength(256)),
})
export type CardKeysInput = z.output<typeof keysInput>

export const cardKeysSetting = setting('stripe', 'keys of card payments', keysView, {
  input: keysInput,
  errors: ['wrong_password', 'too_many_requests'],
})

export const getCardState = endpoint('GET', '/api/admin/payments/cards', {
  summary: 'Card payments: whether they are offered, and what is missing',
  replies: {
    200: z.object({
      environment: z.nullable(z.enum(['production', 'sandbox'])),
      /** Set where the shop runs: the dashboard's keys do not count. */
      isFromEnvironment: z.boolean(),
      missing: z.array(z.enum(['publishable_key', 'secret_key', 'webhook_secret'])),
      /** Where the provider has to send its events. */
      eventsUrl: z.string(),
    }),
  },
})
export type CardState = Reply<typeof getCardState>

export const testCards = endpoint('POST', '/api/admin/payments/cards/test', {
  summary: 'Asks the provider of card payments whether it takes the keys; no money moves',
  replies: { 200: z.object({ state: z.enum(['works', 'refused', 'unreachable', 'off']) }) },
})
export type CardTest = Reply<typeof testCards>
