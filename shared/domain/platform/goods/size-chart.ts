import type { Subcategory } from './categories.ts'
import { bySize, sizeNumber, systemOf } from './size-names.ts'

/** Measured on the wearer with a tape; the foot is a length. */
export const tapeMeasures = ['chest', 'waist', 'hips', 'head', 'hand', 'foot'] as const
export type TapeMeasure = (typeof tapeMeasures)[number]

export const wearers = ['donna', 'uomo'] as const
export type Wearer = (typeof wearers)[number]

/** Heights and inseams in centimetres, frame measures in millimetres; null where unknown. */
export interface BicycleRow {
  size: string
  heightFrom: number
  heightTo: number
  inseamFrom: number | null
  inseamTo: number | null
  standoverMm: number | null
  seatTubeMm: number | null
  stackMm: number | null
  reachMm: number | null
  headTubeMm?: number | null | undefined
  chainstayMm?: number | null | undefined
  wheelbaseMm?: number | null | undefined
  /** Degrees. */
  headAngle?: number | null | undefined
  seatAngle?: number | null | undefined
}

/** The geometry of a frame, as customers read it. */
export const frameMeasures = [
  'stackMm',
  'reachMm',
  'seatTubeMm',
  'headTubeMm',
  'wheelbaseMm',
  'chainstayMm',
  'headAngle',
  'seatAngle',
  'standoverMm',
] as const satisfies readonly (keyof BicycleRow)[]

export interface GarmentRow {
  size: string
  /** Centimetres; of each measure of the chart that this size has. */
  ranges: Partial<Record<TapeMeasure, readonly [from: number, to: number]>>
}

interface Origin {
  /** Null: a general rule, for makers of whom there is no table. */
  brand: string | null
  source: string
  sourceUrl: string | null
  note: { it: string; en: string }
}

export interface BicycleChart extends Origin {
  what: 'bicycle'
  kind: Subcategory
  /** The required clearance between inseam and top tube; null for frames without a top tube to stand over. */
  clearanceCm: number | null
  /** Only for these models, by their keys; without, for all of its maker and kind. */
  models?: readonly string[] | undefined
  rows: readonly BicycleRow[]
}

export interface GarmentChart extends Origin {
  what: 'garment'
  /** A shelf or a category by its slug; its children are included. */
  shelf: string
  /** Null: for all. */
  wearer: Wearer | null
  rows: readonly GarmentRow[]
}

export type SizeChart = BicycleChart | GarmentChart

/**
 * The rows for these sizes, small to large, letters and numbers apart. A number between two of the chart is
 * interpolated.
 */
export function rowsFor(rows: readonly BicycleRow[], sizes: readonly string[]): BicycleRow[] {
  const [first] = sizes
  if (first === undefined) return []
  const own = rows.filter((row) => systemOf(row.size) === systemOf(first)).toSorted(bySize)
  const between = sizes.flatMap((size) => interpolated(own, size) ?? [])
  return [...own, ...between].toSorted(bySize)
}

function interpolated(rows: readonly BicycleRow[], size: string): BicycleRow | undefined {
  const at = sizeNumber(size)
  if (at === undefined || rows.some((row) => sizeNumber(row.size) === at)) return undefined
  const above = rows.findIndex((row) => (sizeNumber(row.size) ?? 0) > at)
  const [a, b] = [rows[above - 1], rows[above]]
  if (!(a && b)) return undefined
  const [low = at, high = at] = [sizeNumber(a.size), sizeNumber(b.size)]
  const part = (at - low) / (high - low)
  const mix = (x: number, y: number, step = 1) => Math.round((x + (y - x) * part) / step) * step
  const mixed = (key: Exclude<keyof BicycleRow, 'size'>) => {
    const [x, y] = [a[key] ?? null, b[key] ?? null]
    return x === null || y === null ? null : mix(x, y, key.endsWith('Angle') ? 0.1 : 1)
  }
  return {
    size,
    heightFrom: mix(a.heightFrom, b.heightFrom),
    heightTo: mix(a.heightTo, b.heightTo),
    inseamFrom: mixed('inseamFrom'),
    inseamTo: mixed('inseamTo'),
    standoverMm: mixed('standoverMm'),
    seatTubeMm: mixed('seatTubeMm'),
    stackMm: mixed('stackMm'),
    reachMm: mixed('reachMm'),
    headTubeMm: mixed('headTubeMm'),
    chainstayMm: mixed('chainstayMm'),
    wheelbaseMm: mixed('wheelbaseMm'),
    headAngle: mixed('headAngle'),
    seatAngle: mixed('seatAngle'),
  }
}

/** The most specific chart for a product: its maker's before a general one. */
export function pickChart(
  charts: readonly SizeChart[],
  product: {
    brand: string | null
    kind: Subcategory | null
    model?: string | null
    shelves: readonly string[]
    wearer: Wearer | null
  },
): SizeChart | undefined {
  const maker = product.brand?.trim().toLowerCase()
  const rank = (chart: SizeChart): number => {
    const isMakers = chart.brand !== null && chart.brand.trim().toLowerCase() === maker
    if (chart.brand !== null && !isMakers) return 0
    if (chart.what === 'bicycle') {
      if (chart.kind !== product.kind) return 0
      if (!chart.models?.length) return isMakers ? 2 : 1
      return product.model && chart.models.includes(product.model) ? 3 : 0
    }
    // The nearer shelf speaks before the one above it.
    const depth = product.shelves.indexOf(chart.shelf) + 1
    if (product.kind !== null || depth === 0 || (chart.wearer !== null && chart.wearer !== product.wearer)) return 0
    return (isMakers ? 100 : 0) + (chart.wearer === null ? 0 : 50) + depth
  }
  const best = charts.toSorted((a, b) => rank(b) - rank(a))[0]
  return best && rank(best) > 0 ? best : undefined
}
