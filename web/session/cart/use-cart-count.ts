import { useCartStore } from './cart-store.ts'

/** Pieces in the cart, for the header's badge; 0 in the server's page, which is the same for everybody. */
export function useCartCount(): number {
  return useCartStore().items.reduce((sum, item) => sum + item.quantity, 0)
}
