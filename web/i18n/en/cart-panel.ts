import type { cartPanel as italian } from '../it/cart-panel.ts'
import type { Widen } from '../it.ts'
import { plural } from '../plural.ts'

export const cartPanel: Widen<typeof italian> = {
  title: 'Cart',
  close: 'Close cart',
  orderFacts: (wallet) =>
    wallet
      ? 'Delivery in Italy only. Payment: PayPal or bank transfer.'
      : 'Delivery in Italy only. Payment: bank transfer.',
  missingBefore: 'You are',
  missingAfter: 'away from free shipping',
  feeUpTo: (limit, fee) => `Up to ${limit}, shipping costs ${fee}.`,
  oneOfThese: 'Any of these makes shipping free',
  add: 'Add',
  addNamed: (name) => `Add ${name}`,
  shippingIsFree: 'Shipping is free',
  quantityOf: (name) => `Quantity of ${name}`,
  less: 'Decrease',
  more: 'Increase',
  remove: (name) => `Remove ${name}`,
  takeLeft: (count) => plural(count, 'Take the last one', `Take all ${count}`),
  gone: 'No longer for sale: won’t be part of your order.',
  soldOut: 'Sold out: won’t be part of your order.',
  sold: 'Sold: not part of the order.',
  priceChanged: (former) => `The price has changed: it was ${former}.`,
  changeFailed: 'We couldn’t make that change. Try again.',
  checkFailed: 'We can’t check prices and stock right now. We’ll do it when you order.',
  fixQuantities: 'Before you order, reduce the quantity where there isn’t enough stock.',
  nothingToOrder: 'Nothing in your cart is available.',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  upTo: (amount) => `up to ${amount}`,
  free: 'Free',
  total: 'Total',
  vat: { included: 'VAT included', where_due: 'VAT included where due', none: '' },
  toCheckout: 'Go to checkout',
  keepShopping: 'Continue shopping',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Start with a bike, or with what yours needs.',
  emptyLink: 'See the bikes',
  removed: 'Removed from cart',
  undo: 'Undo',
}
