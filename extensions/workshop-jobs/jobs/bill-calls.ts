import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, line } from '#shared/contract/platform/fields.ts'

const ofBill = { params: z.object({ key: line(1, 100) }) }
const billed = z.object({ orderNumber: z.string(), accessKey: z.string() })

const bill = z.object({
  number: z.string(),
  title: z.string(),
  bicycle: z.string(),
  lines: z.array(z.object({ name: z.string(), quantity: z.int(), total: amountOut })),
  total: amountOut,
  /** Ordered: its order waits for the money. Over: the bicycle is no longer here. */
  state: z.enum(['open', 'ordered', 'paid', 'over']),
  order: z.nullable(billed),
})
export type Bill = z.output<typeof bill>

export const getBill = endpoint('GET', '/api/workshop/bills/:key', {
  summary: 'What is to pay for a job that is ready, by the key of its mail',
  ...ofBill,
  replies: { 200: bill },
  errors: ['bill_unknown'],
})

export const payBill = endpoint('POST', '/api/workshop/bills/:key', {
  summary: 'Makes the order that pays a job, to be paid on its page by any way; again: the same order',
  ...ofBill,
  replies: { 201: billed, 200: billed },
  errors: ['bill_unknown', 'invalid_transition', 'shop_not_ready', 'stock_full', 'insufficient_stock'],
})
