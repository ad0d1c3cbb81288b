import * as z from 'zod/mini'
import { line } from '#shared/contract/platform/fields.ts'
import { setting } from '#shared/contract/platform/setting.ts'
import { cleanCode } from '#shared/domain/platform/clean-text.ts'
import { isIban, normalizeIban } from '#shared/domain/platform/shop/iban.ts'
import { isBic } from '#shared/domain/platform/shop/retailer-rules.ts'

const bank = {
  beneficiary: line(1, 140),
  iban: z
    .string()
    .check(z.overwrite(normalizeIban), z.minLength(1), z.maxLength(100), z.refine(isIban, { error: 'iban' })),
  bic: z.string().check(z.overwrite(cleanCode), z.minLength(1), z.maxLength(100), z.refine(isBic, { error: 'bic' })),
  bankName: line(1, 140),
}

/** As it is read: empty until it is typed. */
const paymentsValue = z.object({
  ...{ beneficiary: z.string(), iban: z.string(), bic: z.string(), bankName: z.string() },
})
export type PaymentsValue = z.output<typeof paymentsValue>

/** Changing the account asks the administrator's password again: it is where the money goes. */
const paymentsInput = z.object({
  ...bank,
  currentPassword: z.string().check(z.minLength(1), z.maxLength(256)),
})

export const paymentsSetting = setting('payments', 'bank account', paymentsValue, {
  input: paymentsInput,
  errors: ['wrong_password', 'too_many_requests'],
})
