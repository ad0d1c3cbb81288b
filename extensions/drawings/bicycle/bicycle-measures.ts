import type { DrawnBicycle, FrameKind } from '#shared/domain/platform/goods/drawn-bicycle.ts'
import frameMeasures from './frame-measures.json' with { type: 'json' }

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
const frames: Readonly<Record<FrameKind, FrameMeasures>> = frameMeasures

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
