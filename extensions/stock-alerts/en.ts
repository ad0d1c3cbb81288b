import type { Widen } from '#web/i18n/words/widen.ts'
import type { stockAlert as italian } from './it.ts'

export const stockAlert: Widen<typeof italian> = {
  lead: 'Would you like to know when a similar one comes in? Leave your email: we’ll write just once.',
  leadOfProduct: 'We’ll write just once when it’s back, in the order of requests. We don’t set it aside.',
  leadOfPrice: 'We’ll write just once, as soon as it costs less than today. We don’t set it aside.',
  submitOfPrice: 'Tell me if the price comes down',
  labels: { email: 'Email' },
  required: { email: 'Enter your email.' },
  onlySize: (size) => `Only in size ${size}`,
  submit: 'Tell me if one comes in',
  submitOfProduct: 'Tell me when it’s back',
  submitOfSize: (size) => `Tell me when size ${size} is back`,
  asked: (email) => `Check the inbox of ${email}: the alert counts once you confirm it there.`,
  done: (email) => `Done: we’ll write to ${email}, and then delete the address.`,
  forgotten: 'If none comes in within a year, we delete it anyway.',
  forgottenOfProduct: 'After six months we delete it anyway.',
  privacy: 'Privacy notice',
  page: {
    title: 'Your alerts',
    lead: 'We write just once for each, in the order of requests, and then your address leaves the list. We set nothing aside.',
    ofKind: (kind) => `A used bike: ${kind}`,
    size: (size) => `size ${size}`,
    below: (amount) => `when it costs less than ${amount}`,
    confirm: 'Yes, tell me',
    cancel: 'No, delete my address',
    confirmed: 'Confirmed: we’ll write as soon as it’s there.',
    cancelled: 'Deleted: we won’t write.',
    badTitle: 'This link no longer works',
    badText: 'The alert has been sent or deleted, or too much time has passed. Ask again on the item’s page.',
    toShop: 'Go to the shop',
  },
}
