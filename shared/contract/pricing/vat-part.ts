import * as z from 'zod/mini'
import { amountOut } from '#shared/contract/platform/fields.ts'

/** The VAT of an order's total or of a refund, delivery included; the margin scheme has no rate and no tax (rule 721). */
export const vatPart = z.object({
  rate: z.nullable(z.int()),
  gross: amountOut,
  taxable: z.nullable(amountOut),
  tax: z.nullable(amountOut),
})
export type VatPart = z.output<typeof vatPart>
