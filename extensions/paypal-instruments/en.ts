import type { Widen } from '#web/i18n/words/widen.ts'
import type { instruments as italian } from './it.ts'

const notCharged = 'Nothing was charged and everything you’ve typed is still here.'

const sheet = (name: string) => ({
  loading: `Loading ${name}…`,
  waiting: `Waiting for ${name}…`,
  waitingText: `Confirm the payment with ${name}. This page will wait for you.`,
  cancelled: [`You closed ${name}.`, `${notCharged} Try again or choose bank transfer.`],
  declined: ['The card wasn’t accepted.', `${notCharged} Try another card or choose bank transfer.`],
  refused: ['The payment was refused.', `${notCharged} Choose bank transfer, or try again later.`],
  away: [`${name} isn’t responding.`, 'Use another way or try again in a few minutes. Nothing was charged.'],
})
const instead = (name: string) => ({
  title: `Prefer ${name}?`,
  text: 'The order leaves without waiting for the transfer.',
  open: `Pay with ${name}`,
  payNow: (amount: string) => `Pay ${amount} with ${name}`,
})

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
    card: {
      title: 'Prefer a card?',
      text: 'You pay here on the page, and the order leaves without waiting for the transfer.',
      open: 'Pay by card',
      payNow: (amount: string) => `Pay ${amount} by card`,
    },
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
    apple_pay: sheet('Apple Pay'),
    google_pay: sheet('Google Pay'),
    pay_later: {},
    satispay: {
      ...sheet('Satispay'),
      waiting: 'Taking you to Satispay…',
      cancelled: ['The Satispay payment wasn’t completed.', `${notCharged} Try again or choose bank transfer.`],
    },
    card: {
      ...sheet('the card'),
      loading: 'Loading the card form…',
      waiting: 'Waiting for the confirmation…',
      waitingText: 'If your bank asks for a confirmation, answer there. This page will wait for you.',
      cancelled: ['The payment wasn’t completed.', `${notCharged} Try again or choose bank transfer.`],
      away: ['Card payment isn’t responding.', 'Use another way or try again in a few minutes. Nothing was charged.'],
    },
  },
}
