import * as z from 'zod/mini'
import { day } from '#shared/contract/platform/fields.ts'
import { setting } from '#shared/contract/platform/setting.ts'

export const makerRules = ['at_once', 'in_time', 'never'] as const

const safetyValue = z.object({
  /** Whether a product on sale needs its maker: a new one at once, in 90 days, or never. */
  needsMaker: z.enum(makerRules),
  /** The last day of products of before; null: 90 days from the first day of this rule, or of the product. */
  existingUntil: z.nullable(day),
})
export type SafetyValue = z.output<typeof safetyValue>

/** A shop that sells already is not stopped by an upgrade; art. 19 asks the maker of each offer. */
export const shippedSafety: SafetyValue = { needsMaker: 'in_time', existingUntil: null }

export const safetySetting = setting(
  'product-safety',
  'whether products on sale need their maker, and until when those of before have time',
  safetyValue,
)
