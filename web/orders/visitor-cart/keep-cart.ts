import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { CartLineItem } from '#shared/contract/orders/cart-endpoints.ts'
import type { User } from '#shared/contract/platform/user.ts'
import { addLine } from '#shared/domain/platform/goods/cart.ts'
import { userKey } from '#web/session/account-queries.ts'
import { customerCartKey, itemOf } from './customer-cart-query.ts'
import { guestCart } from './guest-cart.ts'
import { lendCart } from './lent-cart.ts'

/**
 * Keeps the cart of a customer whose session ends as a guest's: copied before the page renders without its customer.
 * @returns ends it
 */
export function keepCartPastSession(queries: QueryClient): () => void {
  const userHash = hashKey(userKey)
  let account = queries.getQueryData<User | null>(userKey)?.id
  return queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== userHash) return
    const user = query.state.data as User | null | undefined
    if (user === undefined) return
    if (user === null && account !== undefined) copyCart(queries, account)
    account = user?.id
  })
}

function copyCart(queries: QueryClient, accountId: string): void {
  const items = (queries.getQueryData<CartLineItem[]>(customerCartKey) ?? []).map(itemOf)
  if (items.length === 0) return
  lendCart(accountId, items)
  guestCart.change((lines) => items.reduce(addLine, [...lines]))
}
