import type { KnownFacts } from './fit.ts'

/** What can be typed of a bicycle, in the order in which it is asked; all other facts come with one of the shop's. */
export const bikeQuestions = [
  'beadSeat',
  'tyreWidth',
  'tyreClearance',
  'mudguards',
  'valve',
  'rimDepth',
  'rimWidth',
  'hookless',
  'gearing',
  'speeds',
  'drivetrain',
  'freehub',
  'sprockets',
  'maxSprocket',
  'links',
  'hubFamily',
  'brakes',
  'padShape',
  'wheelBrake',
  'discDiameter',
  'discRear',
  'maxDisc',
  'seatpostDiameter',
  'motor',
  'bottomBracket',
  'shellWidth',
  'crankAxle',
  'axleLength',
] as const
export type BikeQuestion = (typeof bikeQuestions)[number]

/** Between which a typed number makes sense; millimetres, teeth, links or sprockets. */
export const typedRanges: Partial<Record<BikeQuestion, readonly [from: number, to: number]>> = {
  tyreWidth: [18, 130],
  tyreClearance: [18, 130],
  rimDepth: [8, 120],
  rimWidth: [12, 100],
  speeds: [1, 14],
  maxSprocket: [18, 60],
  links: [60, 220],
  discDiameter: [120, 250],
  discRear: [120, 250],
  maxDisc: [120, 250],
  seatpostDiameter: [20, 45],
  shellWidth: [50, 140],
  axleLength: [90, 160],
}

export interface DescribedBike {
  category: string
  subcategory: string | null
  wheelSize: string | null
  gearCount: number | null
}

/** What follows from what is told of a bicycle; what could be two things follows not. */
export function bikeFacts(bike: DescribedBike, told: KnownFacts): KnownFacts {
  return { beadSeat: rimOf(bike, told), speeds: sprocketsOf(bike, told), ...told }
}

function rimOf({ category, subcategory, wheelSize }: DescribedBike, told: KnownFacts): string | undefined {
  const etrto = typeof told.etrto === 'string' ? told.etrto.match(/^\d{2,3}-(\d{3})$/)?.[1] : undefined
  if (etrto) return etrto
  const size = wheelSize
    ?.toLowerCase()
    .replace(/["”″\s]/g, '')
    .replace(',', '.')
  const isNew = category === 'biciclette'
  switch (size) {
    case '700c':
    case '29':
      return '622'
    case '27.5':
    case '650b':
      return '584'
    // An old one may be 635 or 590.
    case '28':
      return isNew ? '622' : undefined
    case '26':
      return subcategory === 'mountain' ? '559' : undefined
    default:
      return undefined
  }
}

/** Sprockets behind, where the number of gears leaves only one: 22 are two rings and eleven, 24 may be 2 × 12 or 3 × 8. */
function sprocketsOf({ category, gearCount }: DescribedBike, told: KnownFacts): number | undefined {
  if (gearCount === null || told.gearing !== 'deragliatore') return undefined
  const rings = typeof told.chainrings === 'string' ? told.chainrings.match(/\d+/g)?.length : undefined
  // Fewer than seven behind are those of old bicycles.
  const [fewest, most] = category === 'biciclette' ? [7, 13] : [5, 13]
  const possible = (rings ? [rings] : [1, 2, 3])
    .map((count) => gearCount / count)
    .filter((behind) => Number.isInteger(behind) && behind >= fewest && behind <= most)
  return possible.length === 1 ? possible[0] : undefined
}
