import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { email, instant, line, prose } from '#shared/contract/platform/fields.ts'

/** The confirmed statement: step two of the withdrawal page (rules 442, 444). */
const withdrawalStatement = z.object({
  customerName: line(1, 120),
  /** As typed; an unknown number is received too. */
  orderNumber: line(1, 64),
  customerEmail: email,
  /** The items in the customer's words; empty: the whole order. */
  items: z._default(prose(0, 2000), ''),
})
export type WithdrawalStatement = z.output<typeof withdrawalStatement>

/** The same for known and unknown orders: content and time of receipt, no judgement (rules 445, 446). */
export const withdrawalReceipt = z.object({
  reference: z.string(),
  createdAt: instant,
  /** Date and time in the shop, with seconds and offset, in the reader's language. */
  receivedAt: z.string(),
  statement: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  orderNumber: z.string(),
  items: z.string(),
})
export type WithdrawalReceipt = z.output<typeof withdrawalReceipt>

export const sendWithdrawal = endpoint('POST', '/api/withdrawals', {
  summary: 'Receives a statement of withdrawal; always stored, acknowledged on screen and by mail',
  body: withdrawalStatement,
  replies: { 201: withdrawalReceipt },
})

const withdrawableOrder = z.object({
  orderNumber: z.string(),
  createdAt: instant,
  customerName: z.string(),
  customerEmail: z.string(),
  deliveredAt: z.nullable(instant),
  /** `open`: not delivered yet, so the 14 days have not begun. `ended`: a statement can still be sent. */
  phase: z.enum(['open', 'withdrawal', 'voluntary_return', 'ended']),
  withdrawalLastDay: z.nullable(z.string()),
  returnLastDay: z.nullable(z.string()),
  items: z.array(z.object({ name: z.string(), frameSize: z.nullable(z.string()), quantity: z.int() })),
  withdrawals: z.array(
    z.object({
      reference: z.string(),
      createdAt: instant,
      items: z.string(),
      state: z.enum(['received', 'in_return', 'goods_received', 'refunded', 'refused']),
      /** Null for a statement from another e-mail address: its sender is not the customer's business. */
      receipt: z.nullable(withdrawalReceipt),
    }),
  ),
})
export type WithdrawableOrder = z.output<typeof withdrawableOrder>

export const listWithdrawable = endpoint('GET', '/api/customer/withdrawals', {
  summary: "The customer's orders with the days in which each can be given back",
  replies: { 200: z.array(withdrawableOrder) },
  errors: ['unauthorized'],
})
