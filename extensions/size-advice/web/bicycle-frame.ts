import type { Subcategory } from '#shared/domain/platform/goods/categories.ts'
import type { BicycleRow } from '#shared/domain/platform/goods/size-chart.ts'

export interface Point {
  x: number
  y: number
}

interface Shape {
  headDegrees: number
  seatDegrees: number
  chainstay: number
  /** The drop of the crank axle below the wheel axles; negative for small wheels. */
  drop: number
  wheel: number
  fork: number
  bar: 'drop' | 'flat' | 'high'
}

/** The differences between the kinds, in millimetres. */
const shapes: Record<Subcategory, Shape> = {
  strada: { headDegrees: 72.5, seatDegrees: 73.5, chainstay: 412, drop: 70, wheel: 338, fork: 372, bar: 'drop' },
  gravel: { headDegrees: 71.5, seatDegrees: 73.5, chainstay: 430, drop: 74, wheel: 350, fork: 395, bar: 'drop' },
  mountain: { headDegrees: 66.5, seatDegrees: 74.5, chainstay: 437, drop: 60, wheel: 370, fork: 525, bar: 'flat' },
  citta: { headDegrees: 69.5, seatDegrees: 71, chainstay: 450, drop: 62, wheel: 348, fork: 400, bar: 'high' },
  elettrica: { headDegrees: 68, seatDegrees: 72, chainstay: 460, drop: 60, wheel: 355, fork: 455, bar: 'flat' },
  pieghevole: { headDegrees: 72, seatDegrees: 71, chainstay: 390, drop: -48, wheel: 232, fork: 300, bar: 'high' },
}

const rake = 46
const crank = 170

export interface BicycleFrame extends Shape {
  headTop: Point
  headFoot: Point
  seatTop: Point
  rear: Point
  front: Point
  /** The middle of the bar, and where the hands are. */
  stem: Point
  hand: Point
  saddle: Point
  pedal: Point
  farPedal: Point
  ground: number
  /** It was drawn from the table's own figures. */
  isKnown: boolean
}

/** The side view of a size; the origin is the crank axle, forward and up are positive. */
export function frameOf(row: BicycleRow, kind: Subcategory, saddleMm: number): BicycleFrame {
  const shape = shapes[kind]
  const middle = (row.heightFrom + row.heightTo) / 2
  const isFolding = kind === 'pieghevole'
  const stack = row.stackMm ?? (isFolding ? 560 : 562 + (middle - 170) * 2.6)
  const reach = row.reachMm ?? (isFolding ? 360 : 385 + (middle - 170) * 1.3)
  const seatTube = row.seatTubeMm ?? (isFolding ? 330 : 490 + (middle - 170) * 4)
  const head = (shape.headDegrees * Math.PI) / 180
  const seat = (shape.seatDegrees * Math.PI) / 180
  const down = { x: Math.cos(head), y: -Math.sin(head) }
  const steering = (stack + rake * Math.cos(head) - shape.drop) / Math.sin(head)
  const along = (from: Point, way: Point, length: number): Point => ({
    x: from.x + way.x * length,
    y: from.y + way.y * length,
  })
  const headTop = { x: reach, y: stack }
  const up = { x: -Math.cos(seat), y: Math.sin(seat) }
  const nought = { x: 0, y: 0 }
  const rise = { drop: 35, flat: 45, high: isFolding ? 330 : 120 }[shape.bar]
  const collar = along(headTop, down, -rise)
  const stem = { x: collar.x + { drop: 88, flat: 55, high: 40 }[shape.bar], y: collar.y + 12 }
  return {
    ...shape,
    headTop,
    headFoot: along(headTop, down, Math.max(60, steering - shape.fork)),
    seatTop: along(nought, up, seatTube),
    rear: { x: -Math.sqrt(shape.chainstay ** 2 - shape.drop ** 2), y: shape.drop },
    front: { x: reach + steering * down.x + rake * Math.sin(head), y: shape.drop },
    stem,
    hand: {
      x: stem.x + { drop: 96, flat: -22, high: -90 }[shape.bar],
      y: stem.y + { drop: 40, flat: 34, high: 40 }[shape.bar],
    },
    saddle: along(nought, up, Math.max(saddleMm, seatTube + 60)),
    pedal: { x: crank * 0.97, y: -crank * 0.24 },
    farPedal: { x: -crank * 0.97, y: crank * 0.24 },
    ground: shape.drop - shape.wheel,
    isKnown: row.stackMm !== null && row.reachMm !== null,
  }
}
