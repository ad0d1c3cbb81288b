import { z } from 'zod'
import { parseDecimal } from '#shared/domain/money.ts'
import { WalletError, type WalletOrder, type WalletRefund } from './wallet.ts'

// The provider's answers, as far as the shop believes them; whatever does not fit is an unknown outcome, not a success.
const money = z
  .object({
    currency_code: z.string().regex(/^[A-Z]{3}$/),
    value: z.string().refine((v) => /^\d/.test(v) && parseDecimal(v) !== undefined),
  })
  .transform(({ currency_code, value }) => ({ currency: currency_code, amountCents: parseDecimal(value) ?? 0 }))

const providerId = z.string().min(1).max(64)

const capture = z
  .object({ id: providerId, status: z.string(), amount: money })
  .transform(({ id, status, amount }) => ({ id, status, ...amount }))

const refund = z
  .object({ id: providerId, status: z.string(), amount: money.optional() })
  .transform(({ id, status, amount }): WalletRefund => ({ id, status, amountCents: amount?.amountCents }))

const payer = z.object({ email_address: z.string().max(254).optional() })

const order = z
  .object({
    id: providerId,
    status: z.string(),
    purchase_units: z
      .array(
        z.object({
          custom_id: z.string().optional(),
          payments: z
            .object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) })
            .optional(),
        }),
      )
      .default([]),
    payer: payer.optional(),
    payment_source: z.object({ paypal: payer.optional() }).optional(),
  })
  .transform(
    ({ id, status, purchase_units: [unit], payer: person, payment_source: source }): WalletOrder => ({
      id,
      status,
      customId: unit?.custom_id,
      payerEmail: source?.paypal?.email_address ?? person?.email_address,
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
