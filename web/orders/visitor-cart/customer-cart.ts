import type { QueryClient } from '@tanstack/react-query'
import {
  addToCart,
  type CartLineItem,
  clearCart,
  removeCartLine,
  setCartQuantity,
} from '#shared/contract/orders/cart-endpoints.ts'
import { lineKey } from '#shared/domain/platform/goods/cart.ts'
import { type Api, ApiError } from '#web/platform/api.ts'
import { userKey } from '#web/session/account-queries.ts'
import type { CartChanges, CartItem } from '#web/session/cart-changes.ts'
import { customerCartKey, customerCartQuery } from './customer-cart-query.ts'

/** After each change, successful or not, the cart is read again. */
export function customerChanges(api: Api, queries: QueryClient): CartChanges {
  const known = () => queries.getQueryData<CartLineItem[]>(customerCartKey) ?? []
  const find = (key: string) => known().find((l) => lineKey(l.product.id, l.frameSize) === key)
  const put = (lines: CartLineItem[]) => queries.setQueryData(customerCartKey, lines)

  /** Optimistic: the screen shows the change at once, the server's answer follows. */
  async function change<T>(expected: CartLineItem[] | undefined, call: () => Promise<T>): Promise<T> {
    await queries.cancelQueries({ queryKey: customerCartKey })
    if (expected) put(expected)
    try {
      return await call()
    } catch (error) {
      // The session has ended meanwhile: the page learns that it shows a guest.
      if (error instanceof ApiError && (error.status === 401 || error.code === 'other_account'))
        void queries.invalidateQueries({ queryKey: userKey })
      throw error
    } finally {
      await queries.invalidateQueries({ queryKey: customerCartKey })
    }
  }

  async function add({ productId, frameSize, quantity }: CartItem): Promise<number> {
    await queries.ensureQueryData(customerCartQuery(api))
    const held = find(lineKey(productId, frameSize))?.quantity ?? 0
    try {
      const body = { productId, frameSize, quantity, capToStock: true }
      const line = await change(undefined, () => api(addToCart, { body }))
      // Another device may have added to the line since it was read here.
      return Math.max(0, Math.min(quantity, line.quantity - held))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'insufficient_stock') return 0
      throw error
    }
  }

  return {
    add,
    async setQuantity(key, quantity) {
      const line = find(key)
      if (!line) return
      const params = { id: String(line.id) }
      if (quantity <= 0) {
        const rest = known().filter((l) => l.id !== line.id)
        await change(rest, () => goneIsFine(api(removeCartLine, { params })))
      } else {
        const next = known().map((l) => (l.id === line.id ? { ...l, quantity } : l))
        await change(next, () => api(setCartQuantity, { params, body: { quantity } }))
      }
    },
    async clear() {
      await change([], () => api(clearCart))
    },
    async restore(item) {
      await add(item)
    },
    // The server's lines always carry current data.
    remember: () => undefined,
  }
}

/** A line that another tab has removed is removed. */
async function goneIsFine(removal: Promise<unknown>): Promise<void> {
  try {
    await removal
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}
