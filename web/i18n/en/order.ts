import { isOneSize } from '#shared/domain/sizes.ts'
import type { order as italian } from '../it/order.ts'
import type { Widen } from '../it.ts'
import { plural } from '../plural.ts'

export const order: Widen<typeof italian> = {
  thanks: (name) => `Thank you, ${name}`,
  confirmed: 'Order confirmed!',
  mailSent: (email) => `We’ve sent an email to ${email}.`,
  onlyTransfer: 'All we need now is your bank transfer: as soon as it arrives, we’ll get to work.',
  walletChecking: 'PayPal is checking the payment: we’ll email you once it’s confirmed.',
  paidAlready: 'Payment processed successfully: we’re getting to work.',
  order: 'Order',
  toPay: 'To pay',
  paid: 'Paid',
  vatIncluded: 'VAT included',
  transferTitle: 'Bank transfer details',
  transferBy: (day) => `By ${day}. Enter the reference exactly as shown: it tells us the payment is yours.`,
  beneficiary: 'Beneficiary',
  iban: 'IBAN',
  bic: 'BIC',
  bankName: 'Bank',
  amount: 'Amount',
  reference: 'Reference',
  copy: (what) => `Copy ${what}`,
  copyShort: 'Copy',
  copied: 'Copied',
  nextTitle: 'What happens next',
  next: {
    transfer: ['Your transfer arrives.', 'It usually takes 1–2 working days. We’ll confirm by email.'],
    prepare: ['We prepare and check.', 'Every bike goes over the workbench before it’s packed.'],
    ship: 'We ship.',
  },
  shipText: (days) => `Delivery within ${days} working days, with a tracking number.`,
  account: {
    open: 'Create an account with these details',
    text: (email) => `You’ll log in with ${email}; your details are already filled in. All you need is a password.`,
    done: (email) => `Your account is ready. Open the link we sent to ${email}: this order will then be there too.`,
  },
  backToShop: 'Back to the shop',
  seeOrder: 'See your order',
  withdraw: 'Withdraw from contract here',
  pageTitle: (number) => `Order ${number}`,
  placedOn: (day) => `Ordered on ${day}`,
  statusLabel: 'Status',
  status: {
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  payment: {
    pending: 'Awaiting bank transfer',
    pendingWallet: 'Awaiting payment',
    paid: 'Paid',
    refunded: 'Refunded',
  },
  statusText: {
    pending: (amount, day) => `To pay: ${amount} by ${day}. Until then your items are reserved.`,
    paid: 'Your payment has arrived and we’re preparing your order.',
    shipped: (day) => `Shipped on ${day}.`,
    delivered: (day) => `Delivered on ${day}.`,
    cancelled: (day) => `Cancelled on ${day}.`,
  },
  tracking: 'Tracking number',
  followParcel: (carrier: string | null) => (carrier ? `Track your parcel with ${carrier}` : 'Track your parcel'),
  transferToReturn:
    'Your bank transfer arrived after the order had been cancelled, so we’re returning it. Reply to our email with your IBAN.',
  transferReturned: (day: string) =>
    `Your bank transfer arrived after the order had been cancelled. We returned it on ${day}.`,
  review: 'Write a review',
  print: 'Print',
  linesTitle: 'Items',
  size: (size) => (isOneSize(size) ? 'One size' : `Size ${size}`),
  quantity: (count) => plural(count, `${count} item`, `${count} items`),
  each: (amount) => `${amount} each`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  deliveryTitle: 'Delivery',
  paymentTitle: 'Payment',
  method: { bank: 'Bank transfer', paypal: 'PayPal' },
  rightsTitle: 'Your rights',
  rights: (legal, ours) =>
    ours > legal
      ? `By law you can withdraw within ${legal} days of delivery, and you can return items to us within ${ours}, without giving a reason.`
      : `You can withdraw within ${legal} days of delivery, without giving a reason.`,
  guarantee: 'Legal guarantee of conformity',
  help: (phone, email) => `Questions about your order? Call us on ${phone} or write to ${email}.`,
  wrongLinkTitle: 'This order link is incomplete',
  wrongLink: (phone, email) =>
    `Open it from your confirmation email: the key at its end shows the order to you alone. If you can’t find it, call us on ${phone} or write to ${email}.`,
}
