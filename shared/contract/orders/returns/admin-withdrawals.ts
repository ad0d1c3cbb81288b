import * as z from 'zod/mini'
import { withdrawalReference } from '#shared/contract/orders/order-parts/order-withdrawal.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant, line, paging, searched } from '#shared/contract/platform/fields.ts'
import { withdrawalLife } from '#shared/domain/platform/states/withdrawal-states.ts'

const adminWithdrawal = z.object({
  reference: z.string(),
  createdAt: instant,
  /** Statement of withdrawal, or the shop's own free return. */
  kind: z.enum(['recesso', 'reso30']),
  customerName: z.string(),
  customerEmail: z.string(),
  orderNumber: z.string(),
  orderId: z.nullable(z.string()),
  items: z.string(),
  state: z.enum(withdrawalLife.states),
  stateNote: z.nullable(z.string()),
  /** What staff should look at: an unknown number, another address, too late, twice. */
  flags: z.array(z.string()),
  /** The customer's text, unchanged. */
  statement: z.string(),
  /** The money has to be back by then (rule 449). */
  refundDueAt: instant,
  isOverdue: z.boolean(),
  /** What the pieces it names cost, while it is open and no return carries it out. */
  amount: z.optional(amountOut),
  nextStates: z.array(z.enum(withdrawalLife.states)),
})
export type AdminWithdrawal = z.output<typeof adminWithdrawal>

export const listAdminWithdrawals = endpoint('GET', '/api/admin/withdrawals', {
  summary: 'Withdrawals, open ones first, nearest deadline first',
  query: z.object({
    state: z.optional(z.enum(['open', ...withdrawalLife.states])),
    q: searched,
    /** `true`: only open ones that no return carries out. */
    bare: z.optional(z.literal('true')),
    ...paging,
  }),
  replies: { 200: z.array(adminWithdrawal) },
})

export const changeWithdrawal = endpoint('PATCH', '/api/admin/withdrawals/:reference', {
  summary: 'Notes how far a withdrawal has come; refusing needs the reason',
  params: z.object({ reference: withdrawalReference }),
  body: z.object({ state: z.enum(withdrawalLife.states), stateNote: z.optional(z.nullable(line(0, 300))) }),
  replies: { 200: adminWithdrawal },
  errors: ['withdrawal_not_found', 'invalid_transition'],
})
