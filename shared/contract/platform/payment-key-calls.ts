import * as z from 'zod/mini'
import { endpoint, type Reply, type Schema } from '#shared/contract/platform/endpoint.ts'
import { setting } from '#shared/contract/platform/setting.ts'

const unspaced = (text: string) => text.replace(/\s/gu, '')

/** A key as it is copied from the provider's pages; empty too. @param error of a key that looks otherwise */
export const keyLike = (pattern: RegExp, error: string) =>
  z.string().check(
    z.overwrite(unspaced),
    z.maxLength(300),
    z.refine((text) => text === '' || pattern.test(text), { error }),
  )
type Key = ReturnType<typeof keyLike>
type Shown = z.ZodMiniNullable<z.ZodMiniString>

/**
 * The calls of a provider's keys in the dashboard. Plain keys are shown; of a sealed one its end, "…4242", or null while
 * there is none. A sealed key that is null in a change stays.
 * @param at its part of the addresses of state and test
 */
export function paymentKeyCalls<P extends string, S extends string>(
  key: string,
  at: string,
  { what, plain, sealed }: { what: string; plain: Record<P, Key>; sealed: Record<S, Key> },
) {
  const names = [...Object.keys(plain), ...Object.keys(sealed)] as (P | S)[]
  const each = (schemaOf: (schema: Key) => Schema) =>
    Object.fromEntries(Object.entries<Key>(sealed).map(([name, schema]) => [name, schemaOf(schema)]))
  const view = z.object({ ...plain, ...each(() => z.nullable(z.string())) } as Record<P, Key> & Record<S, Shown>)
  const typed = { ...plain, ...each(z.nullable) } as Record<P, Key> & Record<S, z.ZodMiniNullable<Key>>
  /** The person's own, asked again: the keys are where the money goes. */
  const currentPassword = z.string().check(z.minLength(1), z.maxLength(256))
  const path = `/api/admin/payments/${at}`
  return {
    setting: setting(key, `keys of ${what}`, view, {
      input: z.object({ ...typed, currentPassword }),
      errors: ['wrong_password', 'too_many_requests'],
    }),
    state: endpoint('GET', path, {
      summary: `The provider of ${what}: whether it is offered, and what is missing`,
      replies: {
        200: z.object({
          environment: z.nullable(z.enum(['production', 'sandbox'])),
          /** Set where the shop runs: the dashboard's keys do not count. */
          isFromEnvironment: z.boolean(),
          missing: z.array(z.enum(names)),
          /** Where the provider has to send its events. */
          eventsUrl: z.string(),
        }),
      },
    }),
    test: endpoint('POST', `${path}/test`, {
      summary: `Asks the provider of ${what} whether it takes the keys; no money moves`,
      replies: { 200: z.object({ state: z.enum(['works', 'refused', 'unreachable', 'off']) }) },
    }),
  }
}

export type PaymentKeyCalls<P extends string, S extends string> = ReturnType<typeof paymentKeyCalls<P, S>>
export type PaymentKeyState = Reply<PaymentKeyCalls<string, string>['state']>
export type PaymentKeyTest = Reply<PaymentKeyCalls<string, string>['test']>['state']
