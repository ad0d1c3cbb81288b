import { queryOptions } from '@tanstack/react-query'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { type CartLineItem, listCart } from '#shared/contract/orders/cart-endpoints.ts'
import { cartItem } from '#web/catalog/product-parts/cart-item.ts'
import type { Api } from '#web/platform/api.ts'
import { accountKey } from '#web/session/account-queries.ts'
import type { CartItem } from '#web/session/cart-changes.ts'

export const customerCartKey = [accountKey, 'own', 'cart'] as const

export const customerCartQuery = (api: Api) =>
  queryOptions({
    queryKey: customerCartKey,
    queryFn: ({ signal }): Promise<CartLineItem[]> => api(listCart, { query: { lang: api.lang } }, { signal }),
  })

export function itemOf({ product, frameSize, quantity }: CartLineItem): CartItem {
  return cartItem(product, frameSize, quantity)
}

/** A product's id with its catalogue data. */
export type KnownProduct = readonly [id: number, now: Product | 'gone']

export function productOf({ product }: CartLineItem): KnownProduct {
  return [product.id, product.isActive ? product : 'gone']
}
