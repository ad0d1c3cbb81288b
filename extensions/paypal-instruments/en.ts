import type { Widen } from '#web/i18n/words/widen.ts'
import { cardInstead, instead, paidAt, paidBy, paidByCard } from '#web/orders/wallet/card-words-en.ts'
import type { instruments as italian } from './it.ts'

export const instruments: Widen<typeof italian> = {
  ways: {
    apple_pay: { title: 'Apple Pay', text: 'With the cards on this device.', submit: 'Pay with Apple Pay' },
    google_pay: { title: 'Google Pay', text: 'With the cards of your Google account.', submit: 'Pay with Google Pay' },
    satispay: {
      title: 'Satispay',
      text: 'We take you to Satispay, then you come back here. If you pay and don’t come back, your order still arrives.',
      submit: 'Pay now with Satispay',
    },
    card: {
      title: 'Card',
      text: 'Credit or debit, here on the page. PayPal sees the numbers, we don’t.',
      submit: 'Pay now',
    },
    pay_later: {
      title: 'In instalments, with PayPal',
      text: 'PayPal decides, on its own terms.',
      submit: 'Pay now in instalments',
    },
  },
  order: {
    apple_pay: instead('Apple Pay'),
    google_pay: instead('Google Pay'),
    satispay: instead('Satispay'),
    card: cardInstead,
    pay_later: {
      title: 'Prefer instalments?',
      text: 'PayPal decides, on its own terms. The order leaves without waiting for the transfer.',
      open: 'Pay in instalments with PayPal',
      payNow: (amount: string) => `Pay ${amount} in instalments`,
    },
  },
  fields: 'Card details',
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'MM/YY',
  cvv: 'Security code',
  cvvHint: '3 or 4 digits',
  name: 'Name on the card',
  wrong: (fields: string) => `Missing or not right: ${fields}.`,
  bank: 'Your bank may ask for a confirmation in its app.',
  notHere: (name: string) => `${name} isn’t available here: choose another way to pay.`,
  words: {
    apple_pay: paidBy('Apple Pay'),
    google_pay: paidBy('Google Pay'),
    pay_later: {},
    satispay: paidAt('Satispay'),
    card: paidByCard,
  },
}
