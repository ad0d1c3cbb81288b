import type { Widen } from '#web/i18n/words/widen.ts'
import { cardInstead, paidByCard } from '#web/orders/wallet/card-words-en.ts'
import type { card as italian } from './it.ts'

export const card: Widen<typeof italian> = {
  ...paidByCard,
  way: {
    title: 'Card and other ways',
    text: 'Credit or debit card, here on the page; Apple Pay, Google Pay, Satispay or Klarna where the shop has them.',
    submit: 'Pay now',
  },
  order: cardInstead,
  fields: 'Card details',
}
