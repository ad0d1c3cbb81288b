import * as z from 'zod/mini'
import { amountOut } from '#shared/contract/platform/fields.ts'

/** Only for a line with a coupon discount: its units, the refunded ones, and its whole discount. */
export const discountedLine = {
  coded: z.optional(z.object({ bought: z.int(), refunded: z.int(), discount: amountOut })),
}
