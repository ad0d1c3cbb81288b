import type { newsletter as italian } from './it.ts'

export const newsletter: typeof italian = {
  title: 'Newsletter',
  lead: 'News, arrivals and offers, now and then. It’s separate from the emails about your orders, and one click in every email ends it.',
  labels: { email: 'Email' },
  required: { email: 'Enter your email.' },
  agree: 'Tick the box: we don’t write without your consent.',
  submit: 'Sign me up',
  asked: (email: string) => `Check the mailbox of ${email}: you’re signed up once you confirm there.`,
  done: (email: string) => `Done: our news comes to ${email}.`,
  failed: 'We couldn’t sign you up',
  privacy: 'Privacy notice',
  account: {
    off: 'You aren’t signed up.',
    requested: 'We’ve written to you: confirm from the email.',
    on: 'You’re signed up, and can leave whenever you like.',
    join: 'Sign me up',
    leave: 'Unsubscribe',
    left: 'You won’t get the newsletter any more',
  },
}
