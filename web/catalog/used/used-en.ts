import { plural } from '#web/i18n/words/plural.ts'
import type { used as italian } from './used-it.ts'

export const used: typeof italian = {
  forSale: (count) => (count === 0 ? 'None to buy right now' : `${count} to buy right now`),
  onlyOnes: (count) => plural(count, ' · there is only one', ' · there is only one of each'),
  awaited: (count) => `On their way, without photos or inspection yet (${count})`,
  awaitedText:
    'They can be bought online once they can be seen. In a hurry? We describe it on the phone, or come and see it:',
  inList: 'In the list',
  previous: 'Previous',
  next: 'Next',
  place: (at, of) => `${at} of ${of}`,
  backToList: 'Back to the list',
  others: 'Other used ones, the closest to this',
  all: 'All used bikes',
}
