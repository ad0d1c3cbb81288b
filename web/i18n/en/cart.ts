import { isOneSize } from '#shared/domain/platform/goods/sizes.ts'
import { plural } from '#web/i18n/words/plural.ts'
import type { cart as italian } from '../it/cart.ts'
import type { Widen } from '../words/widen.ts'

export const cart: Widen<typeof italian> = {
  left: (count) => `Only ${count} left`,
  added: 'Product added to cart',
  addedSize: (name, size) => `${name}, ${isOneSize(size) ? 'one size' : `size ${size}`}`,
  allInCart: (count) => plural(count, 'It’s in your cart already', 'They’re all in your cart already'),
  allOfThem: (count) => plural(count, 'It’s the only one we have.', `We have ${count} in all.`),
  addedFewer: (added, wanted, all) => `Added ${added} of ${wanted}: we have ${all} in all.`,
  onlyOneInCart: 'It’s already in your cart: it’s the only one',
  showCart: 'Go to cart',
  errorTitle: 'Error',
  addError: 'Error adding to cart.',
  buyError: 'Something went wrong with your purchase.',
  carriedTitle: 'Your cart',
  carried: (count) =>
    plural(count, 'One item has moved to your account’s cart.', `${count} items have moved to your account’s cart.`),
  carriedLess: (count) =>
    plural(
      count,
      'One item was left out: there isn’t enough stock.',
      `${count} items were left out: there isn’t enough stock.`,
    ),
  delivery: {
    short: 'arrives',
    shortFetched: 'ready',
    fetched: (street) => `collect it at ${street} from`,
    orderBy: (time) => `Order by ${time}:`,
    orderNow: 'Order now:',
    arrives: 'it arrives on',
    inTown: (town, day) => `${day} in ${town}`,
    builtArrives: 'it arrives on',
    days: 'days',
    inDays: (days) => `Delivery within ${days} working days, some more to islands.`,
  },
  carriedLater: 'The rest of your cart will move to your account when the shop responds.',
}
