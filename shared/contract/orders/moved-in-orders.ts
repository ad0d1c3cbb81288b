import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'

/** An order of the shop of before: history, to be read and nothing else. */
export const pastOrder = z.object({
  id: z.int(),
  number: z.string(),
  placedAt: instant,
  /** In the reader's words where they are known, else in the file's. */
  state: z.string(),
  total: amountOut,
  currency: z.string(),
  refunded: z.nullable(amountOut),
  lines: z.array(
    z.object({ name: z.string(), code: z.nullable(z.string()), quantity: z.int(), total: z.nullable(amountOut) }),
  ),
})
export type PastOrder = z.output<typeof pastOrder>

export const listPastOrders = endpoint('GET', '/api/customer/past-orders', {
  summary: 'What the customer ordered from the shop before this one, newest first; only once the address is proven',
  replies: { 200: z.array(pastOrder) },
})
