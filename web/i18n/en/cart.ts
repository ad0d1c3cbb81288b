import { isOneSize } from '#shared/domain/sizes.ts'
import type { Dictionary } from '../it.ts'
import { plural } from '../plural.ts'

export const cart: Dictionary['cart'] = {
  left: (count) => `Only ${count} left`,
  added: 'Product added to cart',
  addedSize: (name, size) => `${name}, ${isOneSize(size) ? 'one size' : `size ${size}`}`,
  addedFewer: (added, left) => `We added ${added}: only ${left} left in all.`,
  allInCart: 'They are all in your cart already',
  showCart: 'Go to cart',
  errorTitle: 'Error',
  addError: 'Error adding to cart.',
  buyError: 'Error during the purchase.',
  carriedTitle: 'Your cart',
  carried: (count) =>
    plural(
      count,
      'One item has moved to the cart of your account.',
      `${count} items have moved to the cart of your account.`,
    ),
  carriedLess: (count) =>
    plural(
      count,
      'One item was left out: there are not enough pieces.',
      `${count} items were left out: there are not enough pieces.`,
    ),
  carriedLater: 'The rest of the cart will move to your account when the shop answers.',
}
