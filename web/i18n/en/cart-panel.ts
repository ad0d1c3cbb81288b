import type { cartPanel as italian } from '../it/cart-panel.ts'
import type { Widen } from '../it.ts'
import { plural } from '../plural.ts'

export const cartPanel: Widen<typeof italian> = {
  title: 'Cart',
  close: 'Close the cart',
  orderFacts: (wallet) =>
    wallet
      ? 'Delivery in Italy only. Payment: PayPal or bank transfer.'
      : 'Delivery in Italy only. Payment: bank transfer.',
  missingBefore: 'You are',
  missingAfter: 'away from free delivery',
  shippingIsFree: 'Delivery is free',
  quantityOf: (name) => `Quantity of ${name}`,
  less: 'Decrease',
  more: 'Increase',
  remove: (name) => `Remove ${name}`,
  takeLeft: (count) => plural(count, 'Take the last one', `Take ${count}`),
  gone: 'No longer for sale: not part of the order.',
  soldOut: 'Sold out: not part of the order.',
  priceChanged: (former) => `The price has changed: it was ${former}.`,
  usedGuarantee: (months) => `Used goods: legal guarantee of ${months} months, as agreed with the order.`,
  changeFailed: 'The change did not go through. Try again.',
  checkFailed: 'We cannot check prices and stock right now. We will when you order.',
  fixQuantities: 'Before ordering, reduce the quantity where there are not enough pieces.',
  nothingToOrder: 'Nothing in the cart is available.',
  subtotal: 'Subtotal',
  shipping: 'Delivery',
  upTo: (amount) => `up to ${amount}`,
  free: 'Free',
  total: 'Total',
  vatIncluded: 'VAT included',
  toCheckout: 'Go to checkout',
  keepShopping: 'Continue shopping',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Start from a bicycle, or from what yours needs.',
  emptyLink: 'See the bicycles',
  removed: 'Removed from cart',
  undo: 'Undo',
}
