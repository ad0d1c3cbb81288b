import { useCartStore } from './cart-store.ts'

/** Units in the cart, for the header's badge; 0 in the server's page, which is cached for all. */
export function useCartCount(): number {
  return useCartStore().items.reduce((sum, item) => sum + item.quantity, 0)
}
