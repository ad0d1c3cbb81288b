import { z } from 'zod'
import { returnKinds, returnOutcomes } from '#shared/domain/platform/states/after-sales-states.ts'

/** The data of a return for mails and the return note. */
export const returnMailData = z.object({
  code: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  kind: z.enum(returnKinds),
  outcome: z.enum(returnOutcomes),
  isCourtesy: z.boolean(),
  /** Days as "2026-12-03". */
  sendByDay: z.string(),
  heldUntilDay: z.string().nullable(),
  /** The items are still in the shop: nothing to send. */
  isStillHere: z.boolean(),
  lines: z.array(
    z.object({
      name: z.string(),
      size: z.string().nullable(),
      quantity: z.int(),
      exchangeSize: z.string().nullable(),
    }),
  ),
})
export type ReturnMailData = z.output<typeof returnMailData>
