import type { CartItem } from './cart-item.ts'

/** Changes of a cart. Each resolves when it is stored and throws when it fails. */
export interface CartChanges {
  /** Adds units to the line of this product and size, never beyond `available`; answers the added quantity. */
  add(item: CartItem, available: number): Promise<number>
  /** 0 or less removes the line. */
  setQuantity(key: string, quantity: number): Promise<void>
  clear(): Promise<void>
  restore(item: CartItem, at: number): Promise<void>
  /** Notes the names and prices the visitor has now seen. */
  remember(facts: ReadonlyMap<number, Pick<CartItem, 'name' | 'unitCents' | 'imageUrl'>>): void
}
