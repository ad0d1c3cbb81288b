import type { Widen } from '#web/i18n/it.ts'
import type { usedAlert as italian } from './used-alert-it.ts'

export const usedAlert: Widen<typeof italian> = {
  lead: 'Would you like to know when a similar one comes in? Leave your email: we’ll write just once.',
  leadOfNew:
    'Would you like to know when a used one of its kind comes in? Leave your email: we’ll write just once. To hear whether it comes back new, call us.',
  labels: { email: 'Email', website: 'Website' },
  required: { email: 'Enter your email.' },
  onlySize: (size) => `Only in size ${size}`,
  submit: 'Tell me if one comes in',
  done: (email) => `Done: we’ll write to ${email} when one comes in, and then delete the address.`,
  forgotten: 'If none comes in within a year, we delete it anyway.',
  privacy: 'Privacy notice',
}
