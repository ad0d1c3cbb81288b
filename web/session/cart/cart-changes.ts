import type { CartItem } from './cart-item.ts'

/** What can be done to a cart. Each change resolves when it stands and throws when it does not. */
export interface CartChanges {
  /** Adds pieces to the line of this product and size, never beyond `available`; answers how many were added. */
  add(item: CartItem, available: number): Promise<number>
  /** 0 or less removes the line. */
  setQuantity(key: string, quantity: number): Promise<void>
  clear(): Promise<void>
  restore(item: CartItem, at: number): Promise<void>
  /** Notes the names and prices the visitor has now seen. */
  remember(facts: ReadonlyMap<number, Pick<CartItem, 'name' | 'unitCents' | 'imageUrl'>>): void
}
