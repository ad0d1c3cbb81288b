import * as z from 'zod/mini'
import { amountOut } from '#shared/contract/platform/fields.ts'

/** Only of a line that codes took something off: its pieces, those of them that were given back, and its whole discount. */
export const codedLine = {
  coded: z.optional(z.object({ bought: z.int(), refunded: z.int(), discount: amountOut })),
}
