import type { CartLine } from '#shared/domain/platform/goods/cart.ts'
import type { Cents } from '#shared/domain/platform/money.ts'

export interface CartItem extends CartLine {
  name: string
  unitCents: Cents
  imageUrl: string | null
}

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
