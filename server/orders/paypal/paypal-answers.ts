import { z } from 'zod'
import { WalletError, type WalletOrder, type WalletRefund } from '#server/orders/deps/wallet-provider.ts'
import { centsOf, parseDecimal } from '#shared/domain/platform/money.ts'

// The trusted fields of the provider's answers; an unexpected answer is an unknown outcome, not a success.
const money = z
  .object({
    currency_code: z.string().regex(/^[A-Z]{3}$/),
    value: z.string().refine((v) => /^\d/.test(v) && parseDecimal(v) !== undefined),
  })
  .transform(({ currency_code, value }) => ({ currency: currency_code, amountCents: centsOf(value) }))

const providerId = z.string().min(1).max(64)

const capture = z
  .object({ id: providerId, status: z.string(), amount: money })
  .transform(({ id, status, amount }) => ({ id, status, ...amount }))

const refund = z
  .object({
    id: providerId,
    status: z.string(),
    amount: money.optional().catch(undefined),
    custom_id: z.string().optional().catch(undefined),
  })
  .transform(({ id, status, amount, custom_id }): WalletRefund => {
    return { id, status, customId: custom_id, amountCents: amount?.amountCents }
  })

// The payer decides nothing: an odd name or address must not invalidate an answer.
const payer = z
  .object({ email_address: z.string().max(254) })
  .optional()
  .catch(undefined)
const account = z.looseObject({ paypal: payer }).optional().catch(undefined)
const instruments = ['card', 'apple_pay', 'google_pay', 'satispay'] as const

/** An empty value counts as missing. */
const absent = (value: unknown) => value ?? undefined
const listOf = <T extends z.ZodType>(item: T) => z.preprocess(absent, z.array(item).default([]))
const readable = <T extends z.ZodType>(item: T) =>
  listOf(z.unknown()).transform((all) => all.flatMap((one) => item.safeParse(one).data ?? []) as z.output<T>[])

const order = z
  .object({
    id: providerId,
    status: z.string(),
    purchase_units: listOf(
      z.object({
        custom_id: z.preprocess(absent, z.string().optional()),
        payments: z.preprocess(absent, z.object({ captures: listOf(capture), refunds: readable(refund) }).optional()),
      }),
    ),
    payer,
    payment_source: account,
  })
  .transform(
    ({ id, status, purchase_units: [unit], payer: person, payment_source: source }): WalletOrder => ({
      id,
      status,
      customId: unit?.custom_id,
      payerEmail: source?.paypal?.email_address ?? person?.email_address,
      instrument: instruments.find((one) => source?.[one]) ?? 'wallet',
      captures: unit?.payments?.captures ?? [],
      refunds: unit?.payments?.refunds ?? [],
    }),
  )

const created = z.object({ id: providerId })
const subscription = z.object({ id: providerId, url: z.string() })
const subscriptions = z.object({ webhooks: z.array(subscription).default([]) })
const verdict = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })

function reader<T>(schema: z.ZodType<T>) {
  return (answer: unknown): T => {
    const result = schema.safeParse(answer)
    if (!result.success) throw new WalletError('unknown', 'UNEXPECTED_ANSWER', { cause: result.error })
    return result.data
  }
}

export const readOrder = reader(order)
export const readRefund = reader(refund)
export const readCreated = reader(created)
export const readSubscription = reader(subscription)
export const readSubscriptions = reader(subscriptions)
export const readVerdict = reader(verdict)
