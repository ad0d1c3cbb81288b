import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, prose } from '#shared/contract/platform/fields.ts'
import { adminOrder } from './admin-orders.ts'
import { tagName } from './order-list/tag-name.ts'
import { maxNoteLength } from './order-notes.ts'

const orderId = z.object({ id: z.uuid({ error: 'id' }) })

export const addOrderNote = endpoint('POST', '/api/admin/orders/:id/notes', {
  summary: 'Staff write a note on an order; its customer does not see it',
  params: orderId,
  body: z.object({ text: prose(1, maxNoteLength) }),
  replies: { 201: adminOrder },
  errors: ['order_not_found'],
})

export const deleteOrderNote = endpoint('DELETE', '/api/admin/order-notes/:id', {
  summary: 'Takes a note away',
  params: idParam,
  replies: { 200: adminOrder },
  errors: ['order_note_not_found'],
})

export const listOrderTags = endpoint('GET', '/api/admin/order-tags', {
  summary: 'The words that orders are tagged with, most used first',
  replies: { 200: z.array(z.object({ name: z.string(), orders: z.int() })) },
})

export const addOrderTag = endpoint('POST', '/api/admin/orders/:id/tags', {
  summary: 'Tags an order with a short word, once',
  params: orderId,
  body: z.object({ name: tagName }),
  replies: { 200: adminOrder },
  errors: ['order_not_found'],
})

export const removeOrderTag = endpoint('DELETE', '/api/admin/orders/:id/tags/:name', {
  summary: 'Takes a tag from an order; one that it does not have is no fault',
  params: z.extend(orderId, { name: tagName }),
  replies: { 200: adminOrder },
  errors: ['order_not_found'],
})
