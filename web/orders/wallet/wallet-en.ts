import type { Widen } from '#web/i18n/words/widen.ts'
import type { wallet as italian } from './wallet-it.ts'

export const wallet: Widen<typeof italian> = {
  loading: 'Loading PayPal…',
  waiting: 'Waiting for PayPal…',
  waitingText: 'Complete the payment in the PayPal window. This page will wait for you.',
  capturing: 'Confirming the payment…',
  verifying: 'Checking…',
  verifyingTitle: 'We’re checking your payment.',
  verifyingText: 'Don’t pay again: this usually takes a few seconds.',
  verifyingLong:
    'This is taking longer than usual. You can close this: if the payment went through you’ll get a confirmation by email, otherwise nothing will be charged.',
  cancelled: ['You cancelled the payment.', 'Nothing was charged. Try again or choose bank transfer.'],
  approved: [
    'You authorised the payment, but it isn’t confirmed yet.',
    'Nothing has been charged yet: complete the payment or choose bank transfer.',
  ],
  complete: 'Complete the payment',
  declined: [
    'PayPal didn’t accept this card or account.',
    'Nothing was charged. Try again with another one or choose bank transfer.',
  ],
  refused: ['PayPal refused the payment.', 'Nothing was charged. Choose bank transfer, or try again later.'],
  blocked: [
    'The browser blocked the PayPal window.',
    'Allow pop-ups from this site and try again, or continue on this page.',
  ],
  redirect: 'Continue to PayPal on this page',
  away: ['PayPal isn’t responding.', 'Use bank transfer or try again in a few minutes. Nothing was charged.'],
  expired: ['The time to pay has run out.', 'Nothing was charged. Try again or choose bank transfer.'],
  soldOut: ['Some items have sold out in the meantime.', 'We’ll refund your payment in full and confirm by email.'],
  refunded: ['The payment didn’t become an order.', 'We’ll refund it in full and confirm by email.'],
  signedOut: [
    'Your payment went through, but your session has ended.',
    'Don’t pay again: the confirmation comes by email. Log in again to see it here too.',
  ],
  signInAgain: 'Log in again',
  useBank: 'Choose bank transfer',
  returnTitle: 'Your payment',
  returned: {
    declined: ['The payment wasn’t accepted.', 'Nothing was charged. Try another way or choose bank transfer.'],
    refused: ['The payment was refused.', 'Nothing was charged. Choose bank transfer, or try again later.'],
    away: [
      'The payment service isn’t responding.',
      'Use bank transfer or try again in a few minutes. Nothing was charged.',
    ],
  },
  returnDone: (orderNumber: string) => `Payment received: your order is ${orderNumber}.`,
  returnDoneText: 'We’ve sent you an email with the confirmation and a link to your order.',
  backToCheckout: 'Back to checkout',
  backToOrder: 'Back to the order',
  backToShop: 'Back to the shop',
}
