import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, id, idParam, instant } from '#shared/contract/platform/fields.ts'
import { mostWishes } from '#shared/domain/platform/goods/wish-list-limit.ts'

const wish = z.object({
  productId: id,
  /** Also of what is no longer sold. */
  name: z.string(),
  /** When it was put there. */
  price: amountOut,
  addedAt: instant,
})

const wishList = z.object({
  /** The newest first. */
  wishes: z.array(wish),
  /** Of the link that shows the list to others; null: there is none. */
  key: z.nullable(z.string()),
})

export const getWishList = endpoint('GET', '/api/customer/wish-list', {
  summary: "The customer's list",
  replies: { 200: wishList },
  errors: ['unauthorized'],
})

export const addWishes = endpoint('POST', '/api/customer/wish-list', {
  summary: `Puts products on the list, up to ${mostWishes}: one, or all of a browser at login; what is there stays as it is`,
  body: z.object({
    wishes: z
      .array(z.object({ productId: id, price: z.optional(amountIn), addedAt: z.optional(instant) }))
      .check(z.minLength(1), z.maxLength(1_000, { error: 'range' })),
  }),
  replies: {
    200: z.extend(wishList, {
      /** The products that found no room. */
      left: z.array(id),
    }),
  },
  errors: ['unauthorized'],
})

export const removeWish = endpoint('DELETE', '/api/customer/wish-list/:id', {
  summary: 'Takes a product off the list; one that is not there answers the same',
  params: idParam,
  replies: { 204: null },
  errors: ['unauthorized'],
})

const shared = z.object({ key: z.string() })

export const shareWishList = endpoint('POST', '/api/customer/wish-list/link', {
  summary: 'Makes the link that shows the list to others; there is one at a time',
  replies: { 200: shared },
  errors: ['unauthorized'],
})

export const unshareWishList = endpoint('DELETE', '/api/customer/wish-list/link', {
  summary: 'Takes the link back: it opens nothing any more',
  replies: { 204: null },
  errors: ['unauthorized'],
})

export const readSharedWishList = endpoint('GET', '/api/wish-lists/:key', {
  summary: 'The products of a shared list; nothing of its owner',
  params: z.object({ key: z.string().check(z.maxLength(100)) }),
  replies: { 200: z.object({ productIds: z.array(id) }) },
  errors: ['not_found'],
})
