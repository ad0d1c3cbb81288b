import { queryOptions } from '@tanstack/react-query'
import { type CartLineItem, listCart } from '#shared/contract/cart.ts'
import type { Api } from '#web/api.ts'
import { accountKey } from '#web/features/account/account-queries.ts'
import { type CartItem, cartItem } from './cart-item.ts'

export const customerCartKey = [accountKey, 'own', 'cart'] as const

/** The cart of the customer who is logged in, in the order things were added. */
export const customerCartQuery = (api: Api) =>
  queryOptions({
    queryKey: customerCartKey,
    queryFn: ({ signal }): Promise<CartLineItem[]> => api(listCart, {}, { signal }),
  })

/** A server's line as the cart shows it. */
export function itemOf({ product, frameSize, quantity }: CartLineItem): CartItem {
  return cartItem(product, frameSize, quantity)
}
