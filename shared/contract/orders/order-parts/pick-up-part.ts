import * as z from 'zod/mini'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'

/** Of an order that is collected in the shop. */
export const pickUpPart = {
  /** Only of one that is paid there. */
  keptUntil: z.optional(instant),
  /** Six digits, until it is handed over; programs never get it. */
  pickupCode: z.optional(z.string()),
  /** The start of the time that was chosen. */
  pickupSlot: z.optional(instant),
  /** The start of one that was gone when the payment came: another is to be chosen. */
  pickupSlotLost: z.optional(instant),
  /** What it was paid by, in the shop. */
  tenders: z.optional(z.array(z.object({ tender: z.enum(['cash', 'terminal', 'gift_card']), amount: amountOut }))),
}
const whole = z.object(pickUpPart)
export type PickUpPart = z.output<typeof whole>
