import type { DrawnBicycle } from '#shared/domain/platform/goods/drawn-bicycle.ts'
import type { BicycleGeometry, Point } from '../bicycle/bicycle-geometry.ts'
import type { BicycleMeasures } from '../bicycle/bicycle-measures.ts'
import type { Joints } from '../bicycle/frame-tubes.ts'
import type { Pen } from './pen.ts'

/** The input of every part of a drawing. */
export interface Sketch {
  bicycle: DrawnBicycle
  measures: BicycleMeasures
  points: BicycleGeometry
  joints: Joints
  train: Drivetrain
  pen: Pen
}

/** The known data of a bicycle before drawing. */
export type Known = Pick<Sketch, 'bicycle' | 'measures' | 'points'>

export interface Drivetrain {
  ring: number
  sprockets: readonly number[]
  /** The sprocket that the chain runs on. */
  chainOn: number
  cage: { guide: Point; tension: Point } | undefined
}
