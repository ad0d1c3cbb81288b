import * as z from 'zod/mini'
import { setting } from '#shared/contract/platform/setting.ts'

const trimmed = (text: string) => text.trim()
const code = z.string().check(z.overwrite(trimmed), z.maxLength(200), z.regex(/^[\w-]*$/, { error: 'paypal_key' }))

const keysView = z.object({
  /** Empty: PayPal is not offered. */
  clientId: code,
  environment: z.enum(['production', 'sandbox']),
  /** Its end, "…4242"; null while there is none. */
  clientSecret: z.nullable(z.string()),
  /** Whether PayPal tells the shop what happens to a payment. */
  hasEvents: z.boolean(),
})
export type PaypalKeysView = z.output<typeof keysView>

const paypalKeysInput = z.object({
  clientId: code,
  environment: z.enum(['production', 'sandbox']),
  /** Null: the one that is there. */
  clientSecret: z.nullable(code),
  /** Asked again: it is where the money goes. */
  currentPassword: z.string().check(z.minLength(1), z.maxLength(256)),
})
export type PaypalKeysInput = z.output<typeof paypalKeysInput>

export const paypalKeysSetting = setting('paypal', 'keys of the PayPal account', keysView, {
  input: paypalKeysInput,
  errors: ['wrong_password', 'too_many_requests'],
})
