import type { Widen } from '#web/i18n/words/widen.ts'
import type { card as italian } from './it.ts'

export const card: Widen<typeof italian> = {
  way: {
    title: 'Card and other ways',
    text: 'Credit or debit card, here on the page; Apple Pay, Google Pay, Satispay or Klarna where the shop has them.',
    submit: 'Pay now',
  },
  order: {
    title: 'Prefer a card?',
    text: 'You pay here on the page, and the order leaves without waiting for the transfer.',
    open: 'Pay by card',
    payNow: (amount: string) => `Pay ${amount} by card`,
  },
  fields: 'Card details',
  loading: 'Loading the card form…',
  waiting: 'Waiting for the confirmation…',
  waitingText: 'If your bank asks for a confirmation, answer there. This page will wait for you.',
  cancelled: ['The payment wasn’t completed.', 'Nothing was charged. Try again or choose bank transfer.'],
  declined: [
    'The card wasn’t accepted.',
    'Nothing was charged and everything you’ve typed is still here. Try another card or choose bank transfer.',
  ],
  refused: ['The payment was refused.', 'Nothing was charged. Choose bank transfer, or try again later.'],
  away: ['Card payment isn’t responding.', 'Use another way or try again in a few minutes. Nothing was charged.'],
}
