import { z } from 'zod'
import { returnKinds, returnOutcomes } from '#shared/domain/orders/returns/return-states.ts'

/** What mails and the return note know of a return. */
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
  /** The goods have not left the shop: nothing is to be sent. */
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
