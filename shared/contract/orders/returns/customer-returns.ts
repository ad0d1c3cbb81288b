import * as z from 'zod/mini'
import { orderReturn, returnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import { orderKeyQuery, orderNumberParam } from '#shared/contract/orders/orders.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { maxOrderLines } from '#shared/domain/platform/goods/cart.ts'
import { newReturn, newReturnErrors } from './new-return.ts'
import { withdrawalReceipt } from './withdrawals.ts'

// A guest sends the order's key, as on the order's page; a customer's own order opens without one.

const returnParam = z.extend(orderNumberParam, {
  code: z.string().check(z.regex(/^[A-Za-z0-9-]{4,32}$/, { error: 'id' })),
})
const photoParam = z.extend(orderNumberParam, { id: z.uuid({ error: 'id' }) })

export const getReturnOffer = endpoint('GET', '/api/orders/:orderNumber/returns', {
  summary: 'What of an order can come back, how and until when, and its returns so far',
  params: orderNumberParam,
  query: orderKeyQuery,
  replies: { 200: returnOffer },
  errors: ['order_not_found'],
})

const openedReturn = z.object({
  return: orderReturn,
  /** For a withdrawal: the legal receipt, which is mailed too. */
  receipt: z.nullable(withdrawalReceipt),
})
export type OpenedReturn = z.output<typeof openedReturn>

const openedReturns = z.extend(openedReturn, { others: z.array(openedReturn) })

export const openReturn = endpoint('POST', '/api/orders/:orderNumber/returns', {
  summary:
    'Opens a return or an exchange, and others of the same order with it: all or none. A withdrawal is its statement too. 200 when the same was opened before',
  params: orderNumberParam,
  query: orderKeyQuery,
  body: z.extend(newReturn, {
    /** Items that are returned in another way; each becomes a return of its own. */
    others: z._default(z.array(newReturn).check(z.maxLength(maxOrderLines, { error: 'items' })), []),
  }),
  replies: { 201: openedReturns, 200: openedReturns },
  errors: newReturnErrors,
})

export const sendReturnPhoto = endpoint('POST', '/api/orders/:orderNumber/return-photos', {
  summary: 'Takes one picture for a return that is being opened (multipart, field `image`), as pictures of products',
  takesFile: 'multipart/form-data',
  params: orderNumberParam,
  query: orderKeyQuery,
  replies: { 201: z.object({ id: z.string() }) },
  errors: [
    'order_not_found',
    'return_not_offered',
    'return_photos_many',
    'image_too_large',
    'image_too_many_pixels',
    'image_type',
  ],
})

export const getReturnPhoto = endpoint('GET', '/api/orders/:orderNumber/return-photos/:id', {
  summary: 'A picture of a return, for those who may see its order',
  params: photoParam,
  query: orderKeyQuery,
  replies: { 200: null },
  answersFile: 'image/webp',
  errors: ['order_not_found', 'return_photo_not_found'],
})

export const cancelReturn = endpoint('POST', '/api/orders/:orderNumber/returns/:code/cancel', {
  summary: 'Takes a return back that nothing was sent for; what was held is free again',
  params: returnParam,
  query: orderKeyQuery,
  replies: { 200: orderReturn },
  errors: ['order_not_found', 'return_not_found', 'return_state'],
})

export const getReturnNote = endpoint('GET', '/api/orders/:orderNumber/returns/:code/note', {
  summary: 'The note that goes into the parcel, as PDF',
  params: returnParam,
  query: orderKeyQuery,
  replies: { 200: null },
  answersFile: 'application/pdf',
  errors: ['order_not_found', 'return_not_found'],
})
