import type { KnownFacts } from './compatibility-rules.ts'

/** The questions about a bicycle, in order; all other facts come with a bicycle of the shop. */
export const bikeQuestions = [
  'beadSeat',
  'tyreWidth',
  'tyreClearance',
  'mudguards',
  'valve',
  'rimDepth',
  'rimWidth',
  'hookless',
  'rimMaterial',
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
  'padCompound',
  'rotorPads',
  'wheelBrake',
  'discDiameter',
  'discRear',
  'minDisc',
  'maxDisc',
  'seatpostDiameter',
  'postShape',
  'postCable',
  'motor',
  'bottomBracket',
  'shellWidth',
  'crankAxle',
  'axleLength',
  'pedalThread',
  'frontAxle',
  'frontSpacing',
  'frontAxleLength',
  'frontAxleThread',
  'rearAxle',
  'rearSpacing',
  'rearAxleLength',
  'rearAxleThread',
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
  minDisc: [120, 250],
  maxDisc: [120, 250],
  seatpostDiameter: [20, 45],
  shellWidth: [50, 140],
  axleLength: [90, 160],
  frontSpacing: [70, 160],
  frontAxleLength: [80, 200],
  rearSpacing: [100, 210],
  rearAxleLength: [100, 260],
}

export interface DescribedBike {
  category: string
  subcategory: string | null
  wheelSize: string | null
  gearCount: number | null
}

/** Facts derived from known ones; ambiguous ones are not derived. */
export function bikeFacts(bike: DescribedBike, reported: KnownFacts): KnownFacts {
  const rim = rimOf(bike, reported)
  const behind = sprocketsOf(bike, reported)
  return {
    beadSeat: rim,
    speeds: behind.length === 1 ? behind[0] : undefined,
    // The possible values of an unknown fact: enough to exclude incompatible parts.
    ...(rim === undefined && { wheel: bike.wheelSize ?? undefined, beadSeatOneOf: rimsOf(bike)?.join(' ') }),
    ...(behind.length > 1 && { speedsOneOf: behind.join(' ') }),
    ...reported,
  }
}

const inchesOf = (wheelSize: string | null) =>
  wheelSize
    ?.toLowerCase()
    .replace(/["”″\s]/g, '')
    .replace(',', '.')

/** All bead seats that have ever been called by these inches (ETRTO, and sizes before it). */
const rimsOfInches: Readonly<Record<string, readonly number[]>> = {
  '28': [622, 635, 642],
  '27': [630],
  '26': [559, 571, 584, 587, 590, 597],
  '24': [507, 520, 531, 534, 540, 541, 547],
  '20': [400, 406, 413, 419, 428, 432, 438, 440, 451],
  '18': [342, 355, 369, 387, 390, 400],
  '16': [305, 317, 330, 335, 337, 340, 349],
}
const rimsOf = ({ wheelSize }: DescribedBike) => rimsOfInches[inchesOf(wheelSize) ?? '']

function rimOf({ category, subcategory, wheelSize }: DescribedBike, reported: KnownFacts): string | undefined {
  const etrto = typeof reported.etrto === 'string' ? reported.etrto.match(/^\d{2,3}-(\d{3})$/)?.[1] : undefined
  if (etrto) return etrto
  const size = inchesOf(wheelSize)
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

/**
 * The possible numbers of rear sprockets: 22 gears with a derailleur are two rings and eleven, 24 may be 2 × 12 or 3 ×
 * 8. With an unknown kind of shifting, any number that divides them: hub gears have one sprocket, or a few.
 */
function sprocketsOf({ category, gearCount }: DescribedBike, reported: KnownFacts): number[] {
  if (gearCount === null) return []
  if (gearCount === 1) return [1]
  const upTo = Array.from({ length: mostBehind }, (_, i) => i + 1)
  if (reported.gearing === undefined) return upTo.filter((behind) => gearCount % behind === 0)
  if (reported.gearing !== 'deragliatore') return []
  const rings = typeof reported.chainrings === 'string' ? reported.chainrings.match(/\d+/g)?.length : undefined
  const fewest = category === 'biciclette' ? 7 : fewestOfUsed(reported)
  return (rings ? [rings] : [1, 2, 3])
    .map((count) => gearCount / count)
    .filter((behind) => Number.isInteger(behind) && behind >= fewest && behind <= mostBehind)
}

const mostBehind = 13

/** Blocks of five are older than disc brakes, those of six than what only new bicycles have. */
function fewestOfUsed({ brakes, motor, dropperPost, tubeless }: KnownFacts): number {
  if (motor === 'centrale' || dropperPost === true || tubeless === true) return 7
  return typeof brakes === 'string' && brakes.startsWith('disco') ? 6 : 5
}
