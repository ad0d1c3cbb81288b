import type { mailChoice as italian } from './mail-choice-it.ts'

export const mailChoice: typeof italian = {
  title: 'Your emails',
  lead: 'The emails the shop may send you, and how to stop them.',
  noLink: 'Each email that you can stop carries its own link: open it from there.',
  topics: {
    review_requests: 'Asking for a review',
    notifications: 'Emails about your reviews',
  },
  to: (email: string) => `To ${email}`,
  isOn: 'You get these emails.',
  isOff: 'You don’t get these emails.',
  askJoin: 'Would you like these emails at this address?',
  confirm: 'Yes, sign me up',
  decline: 'No, thanks',
  stop: 'Don’t write to me any more',
  joined: 'Confirmed: from now on these emails come.',
  stopped: 'Done: we won’t send you these emails any more. Those about your orders go on.',
  badTitle: 'This link no longer works',
  badText: 'The request was deleted, too much time has passed, or the link isn’t whole.',
  toShop: 'Go to the shop',
}
