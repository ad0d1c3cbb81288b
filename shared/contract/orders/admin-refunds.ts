import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { day, optionalLine, signedAmountIn } from '#shared/contract/platform/fields.ts'
import { maxLineNo, maxLineQuantity, maxOrderLines } from '#shared/domain/platform/goods/cart.ts'
import { piecePlaces } from '#shared/domain/platform/states/refund-states.ts'
import { adminOrder } from './admin-orders.ts'
import { withdrawalReference } from './order-parts/order-withdrawal.ts'
import { refundAccount } from './refund-account.ts'

const quantity = z
  .int({ error: 'quantity' })
  .check(z.minimum(1, { error: 'quantity' }), z.maximum(maxLineQuantity, { error: 'quantity' }))

const lineNo = z.int({ error: 'id' }).check(z.minimum(1, { error: 'id' }), z.maximum(maxLineNo, { error: 'id' }))

const newRefund = z
  .object({
    lines: z.optional(
      z
        .array(z.object({ line: lineNo, quantity, place: z.enum(piecePlaces) }))
        .check(z.maxLength(maxOrderLines * piecePlaces.length, { error: 'items' })),
    ),
    /**
     * The return that it settles; lines and delivery left out are those of the return, with its units to be inspected.
     */
    returnId: z.optional(z.nullable(z.uuid({ error: 'id' }))),
    /** The statement of withdrawal that it settles: its return is opened with these lines. */
    withdrawalReference: z.optional(z.nullable(withdrawalReference)),
    /** True: the delivery charge too. */
    shipping: z.optional(z.boolean()),
    /** An amount that belongs to no line; below 0 it is kept back from the rest. */
    other: z.optional(z.nullable(signedAmountIn)),
    /** Needed with a free amount; its customer reads it. */
    reason: optionalLine(200),
    /** For orders paid by transfer; may be added later. */
    account: z.optional(z.nullable(refundAccount)),
  })
  .check(z.refine(({ other, reason }) => !other || reason !== null, { error: 'refund_reason', path: ['reason'] }))
export type NewRefundBody = z.output<typeof newRefund>

const orderId = z.object({ id: z.uuid({ error: 'id' }) })
const refundId = orderId

export const refundOrder = endpoint('POST', '/api/admin/orders/:id/refunds', {
  summary: 'Gives back pieces, the delivery charge or an amount of a paid order; 200 when the same was asked before',
  params: orderId,
  body: newRefund,
  replies: { 201: adminOrder, 200: adminOrder },
  errors: [
    'order_not_found',
    'refund_not_paid',
    'refund_nothing',
    'refund_pieces',
    'refund_exceeds',
    'gift_card_spent',
    'refund_shipping_done',
    'refund_no_room',
    'return_not_found',
    'return_state',
    'return_pieces',
    'return_kind',
    'return_not_offered',
    'withdrawal_not_found',
    'withdrawal_in_return',
    'idempotency_conflict',
    'invalid_idempotency_key',
  ],
})

export const retryRefund = endpoint('POST', '/api/admin/refunds/:id/retry', {
  summary: 'Asks the wallet once more for a refund that failed',
  params: refundId,
  replies: { 200: adminOrder },
  errors: ['refund_not_found', 'refund_settled'],
})

export const sendRefundTo = endpoint('PUT', '/api/admin/refunds/:id/account', {
  summary: 'Where a transfer goes; a refund that the wallet has failed to make becomes a transfer',
  params: refundId,
  body: refundAccount,
  replies: { 200: adminOrder },
  errors: ['refund_not_found', 'refund_settled'],
})

export const markRefundDone = endpoint('POST', '/api/admin/refunds/:id/done', {
  summary: 'A transfer was made, or what the wallet has failed to give back was given back by hand',
  params: refundId,
  body: z.nullish(
    z.object({
      /** When not today. */
      day: z.optional(z.nullable(day)),
    }),
  ),
  replies: { 200: adminOrder },
  errors: ['refund_not_found', 'refund_settled'],
})

export const settleRefundPieces = endpoint('POST', '/api/admin/refunds/:id/pieces', {
  summary: 'Pieces that had to be checked go back on sale, or are given up',
  params: refundId,
  body: z.object({ line: lineNo, quantity, to: z.enum(['stock', 'none']) }),
  replies: { 200: adminOrder },
  errors: ['refund_not_found', 'refund_pieces', 'refund_no_room'],
})
