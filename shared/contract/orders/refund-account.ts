import * as z from 'zod/mini'
import { line } from '#shared/contract/platform/fields.ts'
import { isIban, normalizeIban } from '#shared/domain/platform/shop/iban.ts'

/** The account of a transfer. */
export const refundAccount = z.object({
  iban: z.pipe(
    z.string().check(
      z.maxLength(60),
      z.refine((text) => isIban(text), { error: 'iban' }),
    ),
    z.transform(normalizeIban),
  ),
  holder: line(2, 70),
})
export type RefundAccount = z.output<typeof refundAccount>
