import type { BicycleMeasures } from './bicycle-measures.ts'

/** Millimetres from the middle of the bottom bracket, forwards and upwards. */
export interface Point {
  x: number
  y: number
}

const radians = Math.PI / 180
/** A head tube is never shorter: a fork that is longer lifts the bar. */
const shortestHeadTube = 92

export const moved = (p: Point, by: Point, times = 1): Point => ({ x: p.x + by.x * times, y: p.y + by.y * times })
export const between = (p: Point, q: Point, share: number): Point => moved(p, { x: q.x - p.x, y: q.y - p.y }, share)
export const direction = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
/** To the left of a direction. */
export const leftOf = ({ x, y }: Point): Point => ({ x: -y, y: x })

export type BicycleGeometry = ReturnType<typeof bicycleGeometry>

/** The positions of all parts, with both wheels on the ground line. */
export function bicycleGeometry(measures: BicycleMeasures) {
  const { wheel, chainstay, rake, fork, reach } = measures
  const head = measures.headAngle * radians
  const seat = measures.seatAngle * radians
  const axleHeight = wheel - measures.bottomBracket
  const down = { x: Math.cos(head), y: -Math.sin(head) }
  const ahead = { x: Math.sin(head), y: Math.cos(head) }
  const seatwards = { x: -Math.cos(seat), y: Math.sin(seat) }
  const crownHeight = axleHeight + fork * Math.sin(head) - rake * ahead.y
  // The crown's ring lies between fork and head tube.
  const headTubeFoot = crownHeight + 10 * Math.sin(head)
  const stack = Math.max(measures.stack, headTubeFoot + shortestHeadTube * Math.sin(head))
  const headTop = { x: reach, y: stack }
  const headFoot = moved(headTop, down, (stack - headTubeFoot) / Math.sin(head))
  const crown = moved(headFoot, down, 10)
  const front = moved(moved(crown, down, fork), ahead, rake)
  const rear = { x: -Math.sqrt(chainstay ** 2 - axleHeight ** 2), y: axleHeight }
  const origin = { x: 0, y: 0 }
  return {
    bottomBracket: origin,
    rear,
    front,
    down,
    ahead,
    seatwards,
    headTop,
    headFoot,
    crown,
    seatTop: moved(origin, seatwards, measures.seatTube),
    saddle: moved(origin, seatwards, measures.saddle),
    ground: -measures.bottomBracket,
    wheelbase: front.x - rear.x,
  }
}
