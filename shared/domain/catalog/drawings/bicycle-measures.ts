import type { DrawnBicycle, FrameKind } from './drawn-bicycle.ts'

/** Centimetres of the seat tube in the size M, of which the measures below are. */
export const baseSizes: Readonly<Record<FrameKind, number>> = {
  road: 54,
  track: 54,
  gravel: 54,
  trail: 44,
  full: 44,
  city: 54,
  wave: 50,
  fold: 44,
}

/** Millimetres and degrees of a frame. */
interface FrameMeasures {
  headAngle: number
  seatAngle: number
  /** From the bottom bracket to the top of the head tube, upwards and forwards. */
  stack: number
  reach: number
  chainstay: number
  /** From the ground to the bottom bracket's centre. */
  bottomBracket: number
  rake: number
  seatTube: number
  /** From the bottom bracket to the saddle, along the seat tube. */
  saddle: number
  stem: number
  stemAngle: number
  spacers: number
  rise: number
  rimDepth: number
  tyre: number
  rim: number
  crank: number
}

/**
 * The frame in size M for each kind of bicycle: the mean of published geometries, because products state size and
 * wheels but hardly ever angles. Drawings and the size advisor use it.
 */
const frames: Readonly<Record<FrameKind, FrameMeasures>> = {
  road: {
    headAngle: 73,
    seatAngle: 73.5,
    stack: 562,
    reach: 388,
    chainstay: 412,
    bottomBracket: 269,
    rake: 45,
    seatTube: 510,
    saddle: 745,
    stem: 100,
    stemAngle: 8,
    spacers: 20,
    rise: 0,
    rimDepth: 28,
    tyre: 28,
    rim: 622,
    crank: 172,
  },
  track: {
    headAngle: 73.5,
    seatAngle: 74,
    stack: 556,
    reach: 386,
    chainstay: 404,
    bottomBracket: 276,
    rake: 40,
    seatTube: 520,
    saddle: 740,
    stem: 90,
    stemAngle: 6,
    spacers: 14,
    rise: 8,
    rimDepth: 30,
    tyre: 28,
    rim: 622,
    crank: 165,
  },
  gravel: {
    headAngle: 71.5,
    seatAngle: 73.5,
    stack: 588,
    reach: 396,
    chainstay: 430,
    bottomBracket: 282,
    rake: 50,
    seatTube: 490,
    saddle: 738,
    stem: 80,
    stemAngle: 12,
    spacers: 20,
    rise: 0,
    rimDepth: 24,
    tyre: 42,
    rim: 622,
    crank: 172,
  },
  trail: {
    headAngle: 67.5,
    seatAngle: 74,
    stack: 625,
    reach: 438,
    chainstay: 438,
    bottomBracket: 306,
    rake: 44,
    seatTube: 440,
    saddle: 735,
    stem: 60,
    stemAngle: 10,
    spacers: 16,
    rise: 14,
    rimDepth: 20,
    tyre: 57,
    rim: 622,
    crank: 175,
  },
  full: {
    headAngle: 66,
    seatAngle: 76,
    stack: 625,
    reach: 462,
    chainstay: 440,
    bottomBracket: 334,
    rake: 44,
    seatTube: 430,
    saddle: 730,
    stem: 45,
    stemAngle: 8,
    spacers: 16,
    rise: 22,
    rimDepth: 22,
    tyre: 60,
    rim: 622,
    crank: 172,
  },
  city: {
    headAngle: 71,
    seatAngle: 72,
    stack: 590,
    reach: 372,
    chainstay: 455,
    bottomBracket: 284,
    rake: 55,
    seatTube: 540,
    saddle: 720,
    stem: 70,
    stemAngle: 18,
    spacers: 40,
    rise: 10,
    rimDepth: 20,
    tyre: 40,
    rim: 622,
    crank: 170,
  },
  wave: {
    headAngle: 69,
    seatAngle: 72,
    stack: 640,
    reach: 365,
    chainstay: 480,
    bottomBracket: 298,
    rake: 60,
    seatTube: 430,
    saddle: 700,
    stem: 60,
    stemAngle: 30,
    spacers: 50,
    rise: 10,
    rimDepth: 22,
    tyre: 47,
    rim: 622,
    crank: 165,
  },
  fold: {
    headAngle: 72,
    seatAngle: 71,
    stack: 345,
    reach: 452,
    chainstay: 398,
    bottomBracket: 290,
    rake: 32,
    seatTube: 320,
    saddle: 705,
    stem: 14,
    stemAngle: 0,
    spacers: 0,
    rise: 4,
    rimDepth: 22,
    tyre: 42,
    rim: 406,
    crank: 170,
  },
}

/** The effect of one centimetre more of seat tube, in millimetres. */
const perCentimetre = { stack: 9, reach: 3.6, seatTube: 10, saddle: 11 } as const

export const frameOf = (kind: FrameKind): FrameMeasures => frames[kind]

/** The measures of this bicycle's frame: those of its kind, grown to its size and set on its wheels. */
export function measuresOf({
  kind,
  size,
  rim,
  tyre,
  travel,
}: Pick<DrawnBicycle, 'kind' | 'size' | 'rim' | 'tyre' | 'travel'>) {
  const frame = frames[kind]
  const grown = kind === 'fold' ? 0 : size - baseSizes[kind]
  const wheel = rim / 2 + tyre
  const larger = wheel - (frame.rim / 2 + frame.tyre)
  return {
    ...frame,
    // A step-through frame has no top tube that would have to grow with it.
    seatTube: frame.seatTube + perCentimetre.seatTube * grown * (kind === 'wave' ? 0.7 : 1),
    stack: frame.stack + perCentimetre.stack * grown * (kind === 'trail' || kind === 'full' ? 0.8 : 1),
    reach: frame.reach + perCentimetre.reach * grown * (kind === 'trail' || kind === 'full' ? 1.6 : 1),
    saddle: frame.saddle + perCentimetre.saddle * grown,
    headAngle: frame.headAngle + Math.min(Math.max(grown, -6), 4) * 0.12,
    seatAngle: frame.seatAngle - Math.min(Math.max(grown, -6), 6) * 0.1,
    wheel,
    chainstay: Math.max(frame.chainstay + Math.max(larger, 0), wheel + 62),
    // A smaller wheel lowers the bottom bracket by a third of the difference; the frame compensates the rest.
    bottomBracket: frame.bottomBracket + larger / 3,
    /** From the wheel's centre to the crown: room for the tyre, and for the fork's travel. */
    fork: wheel + 34 + (travel > 0 ? travel + 12 : 0),
  }
}
export type BicycleMeasures = ReturnType<typeof measuresOf>
