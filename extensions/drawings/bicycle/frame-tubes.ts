import type { DrawnBicycle } from '#shared/domain/platform/goods/drawn-bicycle.ts'
import { type BicycleGeometry, between, moved, type Point } from './bicycle-geometry.ts'
import type { BicycleMeasures } from './bicycle-measures.ts'

/** A bent tube by the four points of its Bézier curve. */
export type Curve = readonly [from: Point, bend: Point, bendThere: Point, to: Point]
/** The middle of a tube: straight, or bent. */
export type Tube = readonly [from: Point, to: Point] | Curve

/** The known data of a bicycle before drawing. */
interface MeasuredBicycle {
  bicycle: Pick<DrawnBicycle, 'kind' | 'motor'>
  measures: BicycleMeasures
  points: BicycleGeometry
}

/** The joints of the tubes, on which all other parts hang. */
export type Joints = Record<'downTubeEnd' | 'topTubeEnd' | 'topTubeStart' | 'seatStayEnd' | 'stayFoot', Point>

export function jointsOf({ points, measures, bicycle }: MeasuredBicycle): Joints {
  const { headFoot, headTop, down, bottomBracket, seatwards } = points
  const isSloping = bicycle.kind === 'trail' || bicycle.kind === 'full' || bicycle.kind === 'gravel'
  const topDrop = isSloping ? 30 : 24
  const motor = bicycle.motor === 'mid' ? 18 : 0
  return {
    downTubeEnd: moved(headFoot, down, -22),
    topTubeEnd: moved(headTop, down, topDrop),
    topTubeStart: moved(bottomBracket, seatwards, measures.seatTube - 24),
    seatStayEnd: moved(bottomBracket, seatwards, measures.seatTube - 34),
    stayFoot: { x: -18 - motor / 3, y: 8 },
  }
}

/** On which the rear of a full suspension turns. */
export const pivot: Point = { x: 6, y: 92 }

interface MainTubes {
  seat: Tube
  /** From the bottom bracket to the head tube. */
  down: Tube
  /** None where one steps through, or where the frame folds. */
  top?: Tube
}

export function mainTubes(known: MeasuredBicycle): MainTubes {
  const { bottomBracket, seatTop, headTop, headFoot, seatwards } = known.points
  const { downTubeEnd, topTubeStart, topTubeEnd } = jointsOf(known)
  switch (known.bicycle.kind) {
    case 'full':
      return {
        seat: [{ x: -6, y: 6 }, seatTop],
        down: [{ x: 8, y: 6 }, { x: 120, y: 30 }, moved(downTubeEnd, { x: -160, y: -175 }), downTubeEnd],
        top: [topTubeStart, moved(topTubeStart, { x: 120, y: 14 }), moved(topTubeEnd, { x: -130, y: -18 }), topTubeEnd],
      }
    case 'wave':
      return {
        seat: [bottomBracket, seatTop],
        down: [downTubeEnd, moved(downTubeEnd, { x: -120, y: -205 }), { x: 190, y: 30 }, { x: 10, y: 10 }],
      }
    case 'fold': {
      const joint = moved(bottomBracket, seatwards, 112)
      const head = between(headTop, headFoot, 0.5)
      return {
        seat: [{ x: 10, y: -30 }, seatTop],
        down: [head, moved(head, { x: -120, y: -52 }), moved(joint, { x: 150, y: 10 }), joint],
      }
    }
    default:
      return {
        seat: [bottomBracket, seatTop],
        down: [{ x: 4, y: 4 }, downTubeEnd],
        top: [topTubeStart, topTubeEnd],
      }
  }
}
