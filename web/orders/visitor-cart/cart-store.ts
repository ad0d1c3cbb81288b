import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { addLine, lineKey, maxLineQuantity, setQuantity } from '#shared/domain/platform/goods/cart.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { userKey, userQuery, useUser } from '#web/session/account-queries.ts'
import type { CartChanges, CartItem } from '#web/session/cart-changes.ts'
import { useCartChanges } from '#web/session/installed-orders.ts'
import { emptyList } from '#web/session/stored-list.ts'
import { customerCartQuery, itemOf, type KnownProduct, productOf } from './customer-cart-query.ts'
import { guestCart } from './guest-cart.ts'

interface CartStore extends CartChanges {
  items: readonly CartItem[]
  /** True until the cart is known: on the server, and while a customer's cart is on its way. */
  isLoading: boolean
  products: readonly KnownProduct[] | undefined
}

/**
 * Decides which cart a visitor has: a guest's in the browser, a customer's on the server. Until the user is known, the
 * guest's is shown; changes wait for the answer, so that they reach the right one.
 */
export function useCartStore(): CartStore {
  const api = useApi()
  const isHydrated = useHydrated()
  const user = useUser()
  const guestItems = useSyncExternalStore(guestCart.subscribe, isHydrated ? guestCart.lines : emptyList, emptyList)
  const { data: lines, isPending } = useQuery({ ...customerCartQuery(api), enabled: Boolean(user) })
  const items = useMemo(() => (user ? (lines ?? []).map(itemOf) : guestItems), [user, lines, guestItems])
  const products = useMemo(() => (user ? (lines ?? []).map(productOf) : undefined), [user, lines])
  const changes = useCartChanges()
  return { items, products, isLoading: !isHydrated || (Boolean(user) && isPending), ...changes }
}

/** Each change goes to the cart of the current user. */
export function cartChanges(api: Api, queries: QueryClient): CartChanges {
  const now = async () => {
    // When the user cannot be read, the visitor counts as a guest.
    const user = await queries.ensureQueryData(userQuery(api)).catch(() => null)
    return user ? (await import('./customer-cart.ts')).customerChanges(api, queries) : guestChanges
  }
  return {
    add: async (item, available) => (await now()).add(item, available),
    setQuantity: async (key, quantity) => (await now()).setQuantity(key, quantity),
    clear: async () => (await now()).clear(),
    restore: async (item, at) => (await now()).restore(item, at),
    remember: (facts) => {
      if (!queries.getQueryData(userKey)) guestChanges.remember(facts)
    },
  }
}

const guestChanges: CartChanges = {
  async add(item, available) {
    const key = keyOf(item)
    const held = guestCart.lines().find((l) => keyOf(l) === key)?.quantity ?? 0
    const added = Math.max(0, Math.min(item.quantity, Math.min(available, maxLineQuantity) - held))
    if (added > 0) guestCart.change((lines) => addLine(lines, { ...item, quantity: added }))
    return added
  },
  async setQuantity(key, quantity) {
    guestCart.change((lines) => setQuantity(lines, key, quantity))
  },
  async clear() {
    guestCart.change(() => [])
  },
  async restore(item, at) {
    guestCart.change((lines) =>
      lines.some((l) => keyOf(l) === keyOf(item))
        ? addLine(lines, item)
        : [...lines.slice(0, at), item, ...lines.slice(at)],
    )
  },
  remember(facts) {
    guestCart.change((lines) => lines.map((l) => ({ ...l, ...facts.get(l.productId) })))
  },
}

export function keyOf(item: CartItem): string {
  return lineKey(item.productId, item.frameSize)
}
