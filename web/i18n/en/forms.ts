import type { forms as italian } from '../it/forms.ts'
import type { Widen } from '../it.ts'

export const forms: Widen<typeof italian> = {
  titlePrefix: 'Error: ',
  problems: {
    required: 'This field is required',
    too_short: 'Write at least 2 characters',
    too_long: 'The text is too long',
    email: 'Invalid email',
    password: 'The password has 6 to 128 characters',
    postal_code: 'The postcode has 5 digits',
    control_characters: 'The text holds characters that are not allowed',
    first_name: 'First name required',
    last_name: 'Last name required',
    invalid: 'The value is not valid',
  },
  offline: 'The shop is not answering. Check your connection and try again: what you have typed stays here.',
  showPassword: 'Show',
  hidePassword: 'Hide',
  capsLock: 'Caps lock is on',
}
