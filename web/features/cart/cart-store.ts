import { useSyncExternalStore } from 'react'
import { addLine, lineKey, maxLineQuantity, setQuantity } from '#shared/domain/cart.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { CartItem } from './cart-item.ts'
import { emptyGuestCart, guestCart } from './guest-cart.ts'

/** A cart wherever it is kept. Each change resolves when it stands and throws when it does not. */
export interface CartStore {
  items: readonly CartItem[]
  /** True until the cart is known: on the server, and while a customer's cart is on its way. */
  isLoading: boolean
  /** Adds pieces to the line of this product and size, never beyond `available`; answers how many were added. */
  add(item: CartItem, available: number): Promise<number>
  /** 0 or less removes the line. */
  setQuantity(key: string, quantity: number): Promise<void>
  clear(): Promise<void>
  /** Puts a removed line back where it was. */
  restore(item: CartItem, at: number): Promise<void>
  /** Notes the names and prices the visitor has now seen. */
  remember(facts: ReadonlyMap<number, Pick<CartItem, 'name' | 'unitCents' | 'imageUrl'>>): void
}

/** The one place that says which cart a visitor has: a guest's in the browser, a customer's on the server. */
export function useCartStore(): CartStore {
  const items = useSyncExternalStore(guestCart.subscribe, guestCart.lines, emptyGuestCart)
  return { items, isLoading: !useHydrated(), ...guestChanges }
}

const guestChanges: Omit<CartStore, 'items' | 'isLoading'> = {
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
