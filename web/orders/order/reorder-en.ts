import { plural } from '#web/i18n/words/plural.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { reorder as italian } from './reorder-it.ts'

const inSize = (size: string | null) => (size ? `, size ${size}` : '')

export const reorder: Widen<typeof italian> = {
  open: 'Order again',
  openOf: (number) => `Order again, order ${number}`,
  title: 'Before they go back into the cart',
  gone: (name, size) => `${name}${inSize(size)}: we no longer sell it.`,
  soldOut: (name, size) => `${name}${inSize(size)}: sold out for now.`,
  sizeGone: (name, size) => `${name}: no longer there in size ${size}.`,
  fewer: (name, size, wanted, left) =>
    `${name}${inSize(size)}: there ${plural(left, 'is 1', `are ${left}`)} left, you had ${wanted}.`,
  dearer: (name, size, now, before) => `${name}${inSize(size)}: costs ${now}, it was ${before}.`,
  others: (count) =>
    plural(count, 'The other one is there, and costs no more.', `The other ${count} are there, and cost no more.`),
  all: 'Everything is there, and costs no more.',
  nothing: 'Nothing of this order can be bought any more.',
  add: (count, amount) => `Put ${count} ${plural(count, 'item', 'items')} into the cart · ${amount}`,
  leave: 'Leave it',
  added: (count) => `${count} ${plural(count, 'item is', 'items are')} in the cart`,
  addedLess: (count, wanted) =>
    `${count} of ${wanted} went into the cart: the others are there already, or have just sold out.`,
  failed: 'We could not put them into the cart. Try again.',
  loadFailed: 'The items don’t load.',
}
