import type { Product } from '#shared/contract/catalog/catalog.ts'
import {
  type BicycleGeometry,
  bicycleGeometry,
  moved,
  type Point,
} from '#shared/domain/catalog/drawings/bicycle-geometry.ts'
import { baseSizes, measuresOf } from '#shared/domain/catalog/drawings/bicycle-measures.ts'
import { bicycleOfName } from '#shared/domain/catalog/drawings/drawing-name.ts'
import type { DrawnBicycle } from '#shared/domain/catalog/drawings/drawn-bicycle.ts'
import { frameSizeOf } from '#shared/domain/catalog/drawings/drawn-facts.ts'
import { jointsOf, mainTubes, pivot, type Tube } from '#shared/domain/catalog/drawings/frame-tubes.ts'
import { type BicycleRow, rowsFor, type SizeChart } from '#shared/domain/catalog/sizes/size-chart.ts'
import { bySize, sizeName } from '#shared/domain/catalog/sizes/size-names.ts'
import { isOneSize } from '#shared/domain/catalog/sizes/sizes.ts'

type Sized = Pick<Product, 'slug' | 'drawingUrl' | 'sizes'>

export interface OverlaidFrame {
  slug: string
  /** The shop's name of the size; undefined for one-size products. */
  size: string | undefined
  /** The row of the maker's table, where it gives the end of the head tube. */
  row: BicycleRow | undefined
  bicycle: DrawnBicycle
  points: BicycleGeometry
  tubes: Tube[]
  wheel: number
}

const ownSizes = ({ sizes }: Sized) => sizes.map(({ size }) => size).filter((size) => !isOneSize(size))

/** The size that all of them have: M or 54, else the middle one; undefined where there is none. */
function commonSize(products: readonly Sized[], base: DrawnBicycle): string | undefined {
  const [first = [], ...others] = products.map(ownSizes)
  const common = first
    .filter((size) => others.every((sizes) => sizes.some((one) => sizeName(one) === sizeName(size))))
    .toSorted((a, b) => bySize({ size: a }, { size: b }))
  const usual = common.find((size) => frameSizeOf([size], base.kind) === baseSizes[base.kind])
  return usual ?? common[Math.floor((common.length - 1) / 2)]
}

/** The frames over one bottom bracket, in a common size if there is one; undefined where a product has no drawing. */
export function overlaidFrames(
  products: readonly Sized[],
  charts: readonly (SizeChart | null | undefined)[],
): OverlaidFrame[] | undefined {
  const drawn = products.flatMap((product) => bicycleOfName(product.drawingUrl?.slice('/images/'.length) ?? '') ?? [])
  const [base] = drawn
  if (!base || products.length < 2 || drawn.length < products.length) return undefined
  const common = commonSize(products, base)
  return drawn.map((bicycle, at) => {
    const product = products[at] as Sized
    const sizes = ownSizes(product)
    const size = common ?? sizes.find((one) => frameSizeOf([one], bicycle.kind) === bicycle.size)
    const row = size === undefined ? undefined : knownRow(charts[at], sizes, size)
    return { slug: product.slug, ...frameIn(bicycle, size, row) }
  })
}

function knownRow(chart: SizeChart | null | undefined, sizes: readonly string[], size: string) {
  if (chart?.what !== 'bicycle') return undefined
  const row = rowsFor(chart.rows, sizes).find((one) => sizeName(one.size) === sizeName(size))
  return row && row.stackMm !== null && row.reachMm !== null ? row : undefined
}

function frameIn(drawn: DrawnBicycle, size: string | undefined, row: BicycleRow | undefined) {
  const bicycle = size === undefined ? drawn : { ...drawn, size: frameSizeOf([size], drawn.kind) }
  const typical = measuresOf(bicycle)
  const { stackMm, reachMm, seatTubeMm } = row ?? {}
  const measures = {
    ...typical,
    stack: stackMm ?? typical.stack,
    reach: reachMm ?? typical.reach,
    seatTube: seatTubeMm ?? typical.seatTube,
  }
  const points = bicycleGeometry(measures)
  // A fork of its kind may be longer than this frame takes.
  const tooHigh = points.headTop.y - measures.stack
  const shorter = tooHigh > 0.5 ? tooHigh / Math.abs(points.down.y) : 0
  const whole = shorter > 0 ? bicycleGeometry({ ...measures, fork: measures.fork - shorter - 1 }) : points
  const known = { bicycle, measures, points: whole }
  return { size, row, bicycle, points: whole, tubes: tubesOf(known), wheel: measures.wheel }
}

function tubesOf(known: Parameters<typeof mainTubes>[0]): Tube[] {
  const { headTop, headFoot, front, rear, bottomBracket, seatwards } = known.points
  const { seat, down, top } = mainTubes(known)
  const { seatStayEnd } = jointsOf(known)
  const stays: Tube[] =
    known.bicycle.kind === 'full'
      ? [
          [rear, pivot],
          [rear, moved(bottomBracket, seatwards, 300)],
        ]
      : [
          [rear, bottomBracket],
          [rear, known.bicycle.kind === 'fold' ? moved(bottomBracket, seatwards, 235) : seatStayEnd],
        ]
  return [seat, down, ...(top ? [top] : []), ...stays, [headTop, headFoot], [headFoot, front]]
}

interface View {
  left: number
  /** The highest point: the plane has its heights upwards, the picture downwards. */
  top: number
  width: number
  height: number
}

/** The visible area: from the rear hub to beyond the front one, the wheels cut off below. */
export function viewOf(frames: readonly OverlaidFrame[], highest: number): View {
  const from = (value: (frame: OverlaidFrame) => number) => frames.map(value)
  const left = Math.min(...from(({ points }) => points.rear.x)) - 30
  const right = Math.max(...from(({ points }) => points.front.x)) + 70
  const top = Math.max(highest, ...from(({ points }) => Math.max(points.headTop.y, points.seatTop.y))) + 50
  return { left, top, width: right - left, height: top + 90 }
}

/** Heights of the numbers beside the heads, none over another. */
export function labelHeights(frames: readonly OverlaidFrame[], apart: number): number[] {
  const order = frames.map((_, at) => at).toSorted((a, b) => headOf(frames, b).y - headOf(frames, a).y)
  const middle = frames.reduce((sum, _, at) => sum + headOf(frames, at).y, 0) / frames.length
  const heights: number[] = []
  for (const [place, at] of order.entries()) heights[at] = middle + ((frames.length - 1) / 2 - place) * apart
  return heights
}

const headOf = (frames: readonly OverlaidFrame[], at: number): Point => frames[at]?.points.headTop ?? { x: 0, y: 0 }

interface HeadDifference {
  /** Millimetres; lower and further back are negative. */
  up: number
  ahead: number
}

/** For two frames with known geometry; undefined where one is drawn by its kind. */
export function headDifference(frame: OverlaidFrame, first: OverlaidFrame): HeadDifference | undefined {
  if (!frame.row || !first.row) return undefined
  const of = (key: 'stackMm' | 'reachMm') => (frame.row?.[key] ?? 0) - (first.row?.[key] ?? 0)
  return { up: of('stackMm'), ahead: of('reachMm') }
}
