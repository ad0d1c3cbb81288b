import * as z from 'zod/mini'
import { adminOrder } from '#shared/contract/orders/admin-orders.ts'
import { adminReturn, returnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import { carrierIn } from '#shared/contract/orders/order-parts/carrier-in.ts'
import { withdrawalReference } from '#shared/contract/orders/order-parts/order-withdrawal.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { line, paging, searched } from '#shared/contract/platform/fields.ts'
import { maxLineNo, maxLineQuantity } from '#shared/domain/platform/goods/cart.ts'
import { returnLife } from '#shared/domain/platform/states/after-sales-states.ts'
import { newReturn, newReturnErrors } from './new-return.ts'

const id = z.object({ id: z.uuid({ error: 'id' }) })

export const listAdminReturns = endpoint('GET', '/api/admin/returns', {
  summary: 'Returns, open ones first, nearest deadline first; X-Total-Count tells how many there are',
  query: z.object({
    state: z.optional(z.enum(['open', ...returnLife.states])),
    q: searched,
    ...paging,
  }),
  replies: { 200: z.array(adminReturn) },
})

export const getAdminReturnOffer = endpoint('GET', '/api/admin/orders/:id/return-offer', {
  summary: 'What of an order can come back, how and until when',
  params: id,
  replies: { 200: returnOffer },
  errors: ['order_not_found'],
})

export const openAdminReturn = endpoint('POST', '/api/admin/orders/:id/returns', {
  summary: 'Opens a return for a customer, or from the statement of withdrawal that they have sent',
  params: id,
  body: z.extend(newReturn, {
    /** The statement to which these items belong; its receipt and its 14 days stay valid. */
    withdrawalReference: z.optional(z.nullable(withdrawalReference)),
  }),
  replies: { 201: adminOrder, 200: adminOrder },
  errors: [...newReturnErrors, 'withdrawal_not_found', 'withdrawal_in_return'],
})

const moved = { replies: { 200: adminOrder }, errors: ['return_not_found', 'return_state'] } as const

export const receiveReturn = endpoint('POST', '/api/admin/returns/:id/received', {
  summary: 'The pieces have come; also after the money has gone back',
  params: id,
  ...moved,
})

export const refuseReturn = endpoint('POST', '/api/admin/returns/:id/refuse', {
  summary: 'Refuses a return; its customer reads why',
  params: id,
  body: z.object({ reason: line(3, 300) }),
  ...moved,
})

export const cancelAdminReturn = endpoint('POST', '/api/admin/returns/:id/cancel', {
  summary: 'Takes a return back for its customer before anything has come',
  params: id,
  ...moved,
})

const sending = z.nullish(
  z.object({
    carrier: z.optional(z.nullable(carrierIn)),
    trackingCode: z.optional(z.nullable(line(0, 80))),
  }),
)

export const sendExchange = endpoint('POST', '/api/admin/returns/:id/exchange', {
  summary: 'What was held has left: the exchange is settled',
  params: id,
  body: sending,
  ...moved,
  errors: [...moved.errors, 'invalid_transition'],
})

export const sendRepaired = endpoint('POST', '/api/admin/returns/:id/repaired', {
  summary: 'What was repaired is on its way back: the return is settled',
  params: id,
  body: sending,
  ...moved,
})

export const settleReturnUnits = endpoint('POST', '/api/admin/returns/:id/pieces', {
  summary: 'Exchanged pieces that came back go on sale again, or are given up',
  params: id,
  body: z.object({
    line: z.int({ error: 'id' }).check(z.minimum(1, { error: 'id' }), z.maximum(maxLineNo, { error: 'id' })),
    quantity: z
      .int({ error: 'quantity' })
      .check(z.minimum(1, { error: 'quantity' }), z.maximum(maxLineQuantity, { error: 'quantity' })),
    to: z.enum(['stock', 'none']),
  }),
  replies: { 200: adminOrder },
  errors: ['return_not_found', 'return_pieces', 'refund_no_room'],
})

export const getAdminReturnPhoto = endpoint('GET', '/api/admin/return-photos/:id', {
  summary: 'A picture of a return',
  params: id,
  replies: { 200: null },
  answersFile: 'image/webp',
  errors: ['return_photo_not_found'],
})

export const getAdminReturnNote = endpoint('GET', '/api/admin/returns/:id/note', {
  summary: 'The note that goes into the parcel, as PDF',
  params: id,
  replies: { 200: null },
  answersFile: 'application/pdf',
  errors: ['return_not_found'],
})
