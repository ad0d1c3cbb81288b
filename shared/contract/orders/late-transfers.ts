import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { adminOrder, orderId } from './admin-orders.ts'

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
