import type { FactValues } from './facts.ts'

export const frameKinds = ['road', 'track', 'gravel', 'trail', 'full', 'city', 'wave', 'fold'] as const
export type FrameKind = (typeof frameKinds)[number]

export const bars = ['drop', 'flat', 'swept'] as const
export const brakeKinds = ['disc', 'caliper', 'pads', 'none'] as const
export const motorKinds = ['none', 'mid', 'rear', 'front'] as const
/** Kind of gears: sprockets side by side, hub gears, or single speed. */
export const gearings = ['derailleur', 'hub', 'single'] as const
export const materials = ['aluminium', 'steel', 'carbon'] as const
export const extras = [
  'mudguards',
  'frontRack',
  'rearRack',
  'lights',
  'chaincase',
  'dropper',
  'tubeBattery',
  'rackBattery',
] as const
export type Extra = (typeof extras)[number]

/** All input of a bicycle's drawing. Millimetres, unless noted. */
export interface DrawnBicycle {
  kind: FrameKind
  /** Centimetres of the seat tube. */
  size: number
  /** Diameter of the rim where the tyre sits. */
  rim: number
  tyre: number
  rimDepth: number
  bar: (typeof bars)[number]
  /** Of the fork; 0 is rigid. */
  travel: number
  gearing: (typeof gearings)[number]
  chainrings: number
  /** How many can be counted. */
  sprockets: number
  brakes: (typeof brakeKinds)[number]
  motor: (typeof motorKinds)[number]
  material: (typeof materials)[number]
  extras: readonly Extra[]
  /** Six hex digits. */
  paint: string
}

/** The product fields that a drawing is computed from. */
export interface DrawnProduct {
  category: string
  subcategory: string | null
  name: string
  description: string
  sizes: readonly string[]
  wheelSize: string | null
  gearCount: number | null
  material: string | null
  color: string | null
  facts: FactValues
}

/** All drawings have this size, one scale and one ground line (decision 0064). */
export const bicycleDrawing = { width: 800, height: 533, pixelsPerMm: 0.38, ground: 472 } as const
