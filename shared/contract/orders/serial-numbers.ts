import * as z from 'zod/mini'
import { line } from '#shared/contract/platform/fields.ts'
import { maxLineQuantity, maxOrderLines } from '#shared/domain/orders/cart.ts'

/** Those stamped into the frames of an item's bicycles, unit by unit; empty where unknown. */
export const serialNumbers = z.optional(
  z
    .array(
      z.object({
        line: z.int({ error: 'id' }),
        numbers: z.array(line(0, 40)).check(z.maxLength(maxLineQuantity, { error: 'quantity' })),
      }),
    )
    .check(z.maxLength(maxOrderLines, { error: 'items' })),
)
export type SerialNumbers = z.output<typeof serialNumbers>
