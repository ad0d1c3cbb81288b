import * as z from 'zod/mini'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'

export const withdrawalReference = z.string().check(z.regex(/^[A-Za-z0-9-]{4,40}$/, { error: 'id' }))

/** A statement of withdrawal, beside its order in the dashboard. */
export const orderWithdrawal = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.string(),
  createdAt: instant,
  refundDueAt: instant,
  customerEmail: z.string(),
  flags: z.array(z.string()),
  /** The words for what comes back; empty for everything. */
  items: z.string(),
  /** What comes back by these words; null once a return carries it out, and where they name nothing that is left. */
  proposal: z.nullable(
    z.object({
      kind: z.enum(['withdrawal', 'shop_return']),
      lines: z.array(z.object({ line: z.int(), quantity: z.int(), frameSize: z.nullable(z.string()) })),
      shipping: amountOut,
      amount: amountOut,
    }),
  ),
})
