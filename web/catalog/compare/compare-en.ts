import type { Widen } from '#web/i18n/it.ts'
import { plural } from '#web/i18n/plural.ts'
import type { compare as italian } from './compare-it.ts'

export const compare: Widen<typeof italian> = {
  pageTitle: (names) => `Comparison: ${names}`,
  crumb: 'Comparison',
  title: (count, kind) => `${['One', 'Two', 'Three'][count - 1]} compared: ${kind}`,
  lead: 'What differs stands out. Where it says “not stated” we don’t know yet: it doesn’t mean no.',
  caption: 'Comparison',
  onlyDifferences: 'Differences only',
  allSame: 'Nothing differs here.',
  copy: 'Copy address',
  copyLabel: 'Copy address of this comparison',
  look: 'View',
  lookAt: (name) => `View ${name}`,
  remove: (name) => `Remove ${name} from the comparison`,
  unknown: 'not stated',
  groups: {
    first: 'What decides',
    technical: 'Technical details',
    condition: 'Its condition',
    geometry: (size) => (size === undefined ? 'Geometry' : `Geometry, size ${size}`),
  },
  geometry: {
    size: 'Size',
    stackMm: 'Stack',
    reachMm: 'Reach',
    seatTubeMm: 'Seat tube',
    standoverMm: 'Standover height',
  },
  overlay: {
    label: (names) => `Drawing of the frames over each other: ${names.join(', ')}`,
    inSize: (size) => `The frames in size ${size}, over each other to one scale.`,
    inSizes: (sizes) =>
      `The frames over each other to one scale${sizes.length > 0 ? `, in size ${sizes.join(', ')}` : ''}.`,
    differs: (number, up, ahead) => {
      const parts = [
        up !== 0 && `${Math.abs(up)} mm ${up > 0 ? 'higher' : 'lower'}`,
        ahead !== 0 && `${Math.abs(ahead)} mm further ${ahead > 0 ? 'forward' : 'back'}`,
      ].filter(Boolean)
      return parts.length === 0
        ? `${number} has its head tube where 1 has it.`
        : `The head tube of ${number} ends ${parts.join(' and ')} than that of\u00a01.`
    },
    typical: (numbers, count) =>
      numbers.length === count
        ? 'Their makers don’t publish the measurements: they’re drawn with those typical of their kind.'
        : `The maker of ${numbers.join(' and ')} doesn’t publish its measurements: ${plural(numbers.length, 'it’s', 'they’re')} drawn with those typical of the kind.`,
  },
  price: 'Price',
  ready: 'Sizes in stock',
  soldOut: 'sold out',
  pieces: (count) => plural(count, 'last one', 'in stock'),
  year: 'Year',
  kilometres: 'Kilometres',
  grade: 'Condition',
  owners: 'Owners',
  addTitle: 'Add to the comparison',
  addText: 'Of these, the nearest in price:',
  addNamed: (name) => `Add ${name}`,
  gone: (count) => plural(count, 'One item of this comparison is gone.', 'Some items of this comparison are gone.'),
  otherKind: 'Items of one category are compared: we’ve left the others out.',
  inWordsTitle: 'In two lines',
  cheapest: (name, less) => `${name} costs least, by ${less}.`,
  samePrice: 'The price is the same.',
  lightest: (name, less) => `${name} is the lightest, by ${less}.`,
  emptyTitle: 'What would you like to compare?',
  emptyText: 'Open an item and press “Compare”: up to three of one category stand side by side.',
  emptyLink: 'See the bikes',
}
