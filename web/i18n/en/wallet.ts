import type { wallet as italian } from '../it/wallet.ts'
import type { Widen } from '../it.ts'

export const wallet: Widen<typeof italian> = {
  loading: 'Loading PayPal…',
  waiting: 'Waiting for PayPal…',
  waitingText: 'Complete the payment in the PayPal window. This page waits for you.',
  capturing: 'Confirming the payment…',
  verifying: 'Checking…',
  verifyingTitle: 'We are checking your payment.',
  verifyingText: 'Do not pay again: it usually takes a few seconds.',
  verifyingLong:
    'It is taking longer than usual. You may close this: if the payment went through you get the confirmation by email, otherwise nothing is charged.',
  cancelled: ['You cancelled the payment.', 'Nothing was charged. Try again or choose bank transfer.'],
  approved: [
    'You authorised the payment, but it is not confirmed.',
    'Nothing has been charged yet: complete the payment or choose bank transfer.',
  ],
  complete: 'Complete the payment',
  declined: [
    'PayPal did not accept this card or account.',
    'Nothing was charged. Try again with another one or choose bank transfer.',
  ],
  refused: ['PayPal refused the payment.', 'Nothing was charged. Choose bank transfer, or try again later.'],
  blocked: [
    'The browser blocked the PayPal window.',
    'Allow windows of this site and try again, or continue on this page.',
  ],
  redirect: 'Continue to PayPal on this page',
  away: ['PayPal is not answering.', 'Use bank transfer or try again in a few minutes. Nothing was charged.'],
  expired: ['The time to pay has run out.', 'Nothing was charged. Try again or choose bank transfer.'],
  soldOut: ['Some pieces have sold out meanwhile.', 'Your payment is refunded in full: we confirm it by email.'],
  refunded: ['The payment did not become an order.', 'It is refunded in full: we confirm it by email.'],
  useBank: 'Choose bank transfer',
  returnTitle: 'Payment with PayPal',
  returnDone: (orderNumber: string) => `Payment received: your order is ${orderNumber}.`,
  returnDoneText: 'We have sent you an email with the confirmation and the link to your order.',
  returnUnknown: ['We do not know this payment.', 'Nothing was charged. Try again from the cart.'],
  backToCheckout: 'Back to the checkout',
  backToShop: 'Back to the shop',
}
