import type { Body } from '#shared/domain/catalog/sizes/body.ts'
import type { BicycleFrame, Point } from './bicycle-frame.ts'

export interface Leg {
  knee: Point
  ankle: Point
  heel: Point
  toe: Point
}

export interface RiderPose {
  hip: Point
  shoulder: Point
  elbow: Point
  hand: Point
  near: Leg
  far: Leg
  head: Point
  /** From the hip to the shoulder, and across it. */
  trunk: Point
  across: Point
}

/** Parts of the height, and of it which the inseam is. */
const parts = { thigh: 0.245, shank: 0.246, trunk: 0.3, upperArm: 0.178, forearm: 0.152, inseam: 0.467, arm: 0.33 }

/** The joint of two limbs between two points; the sign decides the side of the bend. */
function joint(from: Point, first: number, to: Point, second: number, side: 1 | -1): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const distance = Math.hypot(dx, dy)
  const reached = Math.max(Math.abs(first - second) + 2, Math.min(distance, first + second - 2))
  const along = (first * first - second * second + reached * reached) / (2 * reached)
  const aside = Math.sqrt(Math.max(0, first * first - along * along)) * side
  const way = { x: dx / distance, y: dy / distance }
  return { x: from.x + along * way.x - aside * way.y, y: from.y + along * way.y + aside * way.x }
}

/** The pose of a body on a frame, in its millimetres: saddle and pedals determine the legs, the bar trunk and arms. */
export function poseOf(frame: BicycleFrame, { heightCm, inseamCm, armCm }: Body): RiderPose {
  const height = heightCm * 10
  const legs = inseamCm / (parts.inseam * heightCm)
  const arms = armCm === undefined ? 1 : armCm / (parts.arm * heightCm)
  const trunkLength = parts.trunk * height * (2 - legs) * 0.98
  const upperArm = parts.upperArm * height * arms
  const forearm = parts.forearm * height * arms
  const hip = { x: frame.saddle.x + 6, y: frame.saddle.y + 78 }
  const { hand } = frame
  const shoulder = joint(hip, trunkLength, hand, (upperArm + forearm) * 0.965, 1)
  const legTo = (pedal: Point): Leg => {
    const ankle = { x: pedal.x - 95, y: pedal.y + 112 }
    return {
      ankle,
      knee: joint(hip, parts.thigh * height * legs, ankle, parts.shank * height * legs, 1),
      heel: { x: pedal.x - 150, y: pedal.y + 62 },
      toe: { x: pedal.x + 78, y: pedal.y + 18 },
    }
  }
  const [dx, dy] = [shoulder.x - hip.x, shoulder.y - hip.y]
  const length = Math.hypot(dx, dy)
  const trunk = { x: dx / length, y: dy / length }
  return {
    hip,
    shoulder,
    elbow: joint(shoulder, upperArm, hand, forearm, -1),
    hand,
    near: legTo(frame.pedal),
    far: legTo(frame.farPedal),
    head: { x: shoulder.x + trunk.x * 70 + 78, y: shoulder.y + trunk.y * 70 + 118 },
    trunk,
    across: { x: -trunk.y, y: trunk.x },
  }
}
