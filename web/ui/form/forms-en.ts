import type { Widen } from '#web/i18n/words/widen.ts'
import type { forms as italian } from './forms-it.ts'

export const forms: Widen<typeof italian> = {
  titlePrefix: 'Error: ',
  problems: {
    required: 'This field is required',
    too_short: 'Enter at least 2 characters',
    too_long: 'This text is too long',
    email: 'Invalid email',
    password: 'Use 6 to 128 characters',
    postal_code: 'Enter a 5-digit postcode',
    control_characters: 'This text contains characters that aren’t allowed',
    first_name: 'First name required',
    last_name: 'Last name required',
    invalid: 'This value isn’t valid',
  },
  otherPlace: (cap, places, town) =>
    `Postcode ${cap} usually belongs to ${places}. Is “${town}” right? If so, just go on.`,
  offline: 'The shop isn’t responding. Check your connection and try again: what you’ve typed stays here.',
  showPassword: 'Show',
  hidePassword: 'Hide',
  commonPassword:
    'This is one of the most common passwords: another one would protect you better. Try three or four random words.',
  capsLock: 'Caps lock is on',
}
