import * as z from 'zod/mini'
import { endpoint, type Reply } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'
import { adminOrder, orderId } from './admin-orders.ts'

const paymentNeedingAttention = z.object({
  id: z.uuid(),
  /** Why: a word of the shop, or `refund: …`, `capture: …` with the provider's. */
  reason: z.string(),
  state: z.string(),
  amount: amountOut,
  createdAt: instant,
  providerOrderId: z.nullable(z.string()),
  captureId: z.nullable(z.string()),
  payerEmail: z.nullable(z.string()),
  order: z.nullable(z.object({ id: z.uuid(), orderNumber: z.string() })),
  refundState: z.nullable(z.enum(['pending', 'completed', 'failed'])),
})
export type PaymentNeedingAttention = z.output<typeof paymentNeedingAttention>

export const listPaymentsNeedingAttentionCall = endpoint('GET', '/api/admin/payments/attention', {
  summary: 'Wallet payments that a person must look at, oldest first; at most 100',
  replies: { 200: z.array(paymentNeedingAttention) },
})

export const markPaymentSeen = endpoint('POST', '/api/admin/payments/:id/seen', {
  summary: 'The administrator has looked: the payment leaves the list; its money stays as it is',
  params: z.object({ id: z.uuid({ error: 'id' }) }),
  replies: { 204: null },
  errors: ['payment_not_found'],
})

export const getWalletState = endpoint('GET', '/api/admin/payments/wallet', {
  summary: 'The wallet: whether it is offered and takes real money, and when it last worked',
  replies: {
    200: z.object({
      /** Null: it is not offered. */
      environment: z.nullable(z.enum(['production', 'sandbox'])),
      /** Set where the shop runs, or the demo's: keys of the dashboard do not count. */
      isFixed: z.boolean(),
      lastPayment: z.nullable(z.object({ at: instant, amount: amountOut })),
      lastEventAt: z.nullable(instant),
      lastRefundAt: z.nullable(instant),
      failedRefunds: z.int(),
    }),
  },
})
export type WalletState = Reply<typeof getWalletState>

export const testWallet = endpoint('POST', '/api/admin/payments/wallet/test', {
  summary: 'Asks the wallet whether it takes the credentials; no money moves',
  replies: { 200: z.object({ state: z.enum(['works', 'refused', 'unreachable', 'off']) }) },
})
export type WalletTest = Reply<typeof testWallet>

export const receiveLateTransfer = endpoint('POST', '/api/admin/orders/:id/late-transfer', {
  summary: 'The transfer of a cancelled order has arrived: reopens it when its pieces are there, else notes the money',
  params: orderId,
  body: z.nullish(
    z.object({
      /** Unless false, the order is reopened when it can be. */
      reopen: z.optional(z.boolean()),
    }),
  ),
  replies: { 200: adminOrder },
  errors: ['order_not_found', 'invalid_transition'],
})

export const markTransferReturned = endpoint('POST', '/api/admin/orders/:id/transfer-returned', {
  summary: 'A transfer that came after the cancellation has been given back',
  params: orderId,
  replies: { 200: adminOrder },
  errors: ['order_not_found', 'invalid_transition'],
})
