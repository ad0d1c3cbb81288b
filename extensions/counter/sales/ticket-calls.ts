import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, id, instant, optionalLine } from '#shared/contract/platform/fields.ts'
import { maxLineQuantity, maxOrderLines } from '#shared/domain/platform/goods/cart.ts'

const ticket = z.object({
  /** What it is found by. */
  name: optionalLine(120),
  items: z
    .array(
      z.object({
        productId: id,
        size: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
        quantity: z
          .int({ error: 'quantity' })
          .check(z.minimum(1, { error: 'quantity' }), z.maximum(maxLineQuantity, { error: 'quantity' })),
        price: z.optional(z.nullable(amountOut)),
        reason: optionalLine(200),
      }),
    )
    .check(z.minLength(1, { error: 'items' }), z.maxLength(maxOrderLines, { error: 'items' })),
  customer: z.optional(
    z.nullable(z.object({ name: optionalLine(120), email: optionalLine(254), phone: optionalLine(40) })),
  ),
})
export type ParkedTicket = z.output<typeof ticket>

const parked = z.object({
  id: z.string(),
  createdAt: instant,
  name: z.nullable(z.string()),
  items: z.array(
    z.object({
      productId: z.int(),
      size: z.nullable(z.string()),
      quantity: z.int(),
      price: z.nullable(amountOut),
      reason: z.nullable(z.string()),
    }),
  ),
  customer: z.nullable(
    z.object({ name: z.nullable(z.string()), email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  ),
})
export type ParkedView = z.output<typeof parked>

export const parkTicket = endpoint('POST', '/api/admin/counter/tickets', {
  summary: 'Puts a ticket aside; it holds no stock',
  body: ticket,
  replies: { 201: parked, 200: parked },
  errors: ['idempotency_conflict', 'invalid_idempotency_key'],
})

export const listTickets = endpoint('GET', '/api/admin/counter/tickets', {
  summary: 'Tickets that were put aside, the newest first',
  replies: { 200: z.array(parked) },
})

export const deleteTicket = endpoint('DELETE', '/api/admin/counter/tickets/:id', {
  summary: 'Takes a ticket back, or throws it away',
  params: z.object({ id: z.uuid({ error: 'id' }) }),
  replies: { 204: null },
  errors: ['ticket_unknown'],
})
