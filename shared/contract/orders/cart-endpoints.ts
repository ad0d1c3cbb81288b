import * as z from 'zod/mini'
import { lang, product } from '#shared/contract/catalog/catalog.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { id, idParam } from '#shared/contract/platform/fields.ts'

/** Above any stock: a number this large is a mistake, a smaller one may ask for more than there is (409). */
const maxAsked = 1_000_000

const cartLine = z.object({
  id: z.int(),
  quantity: z.int(),
  frameSize: z.nullable(z.string()),
  /** Current data; `isActive` is false when the shop no longer sells it. */
  product,
  /** Available units of this size; 0 when sold out or no longer sold. */
  available: z.int(),
})
export type CartLineItem = z.output<typeof cartLine>

export const listCart = endpoint('GET', '/api/customer/cart', {
  summary: "The customer's cart, in the order things were added",
  query: z.object({ lang }),
  replies: { 200: z.array(cartLine) },
  errors: ['unauthorized'],
})

export const addToCart = endpoint('POST', '/api/customer/cart', {
  summary: 'Adds pieces; the same product in the same size is one line',
  body: z.object({
    productId: id,
    quantity: z._default(
      z.int().check(z.minimum(1, { error: 'quantity' }), z.maximum(maxAsked, { error: 'quantity' })),
      1,
    ),
    frameSize: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    /** For the guest cart at login: takes as many as there are instead of refusing. */
    capToStock: z.optional(z.boolean()),
  }),
  replies: { 201: cartLine },
  errors: ['product_not_found', 'product_unavailable', 'insufficient_stock', 'unknown_size', 'size_required'],
})

export const setCartQuantity = endpoint('PATCH', '/api/customer/cart/:id', {
  summary: "Sets a line's quantity; 0 or less removes it",
  params: idParam,
  body: z.object({ quantity: z.int().check(z.maximum(maxAsked, { error: 'quantity' })) }),
  replies: { 200: cartLine, 204: null },
  errors: ['insufficient_stock', 'product_unavailable'],
})

export const removeCartLine = endpoint('DELETE', '/api/customer/cart/:id', {
  summary: 'Removes a line',
  params: idParam,
  replies: { 204: null },
})

export const clearCart = endpoint('DELETE', '/api/customer/cart/clear', {
  summary: 'Empties the cart',
  replies: { 204: null },
})

const reservation = z.object({ productId: z.int(), frameSize: z.nullable(z.string()), quantity: z.int() })
export type Reservation = z.output<typeof reservation>

export const listReservations = endpoint('GET', '/api/reservations', {
  summary: "What this browser's or account's unfinished wallet payments reserve; its next order takes it over",
  replies: { 200: z.array(reservation) },
})
