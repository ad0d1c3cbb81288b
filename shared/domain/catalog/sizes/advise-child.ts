import { type Body, centimetresOf, type TypedBody } from './body.ts'
import table from './children-wheels.json' with { type: 'json' }
import type { BicycleChart, BicycleRow } from './size-chart.ts'

/** From here on the tables of adults begin. */
const adultCm = 130
/** A child's legs are shorter than an adult's of the same share. */
const share = { least: 0.36, middle: 0.45, most: 0.52 }

const smallestCm = Math.min(...table.wheels.map(({ heightFrom }) => heightFrom))

/** A body below the adults' tables; legs that are not told, or cannot be, are the usual ones. */
export function childOf({ height, inseam }: TypedBody): Body | undefined {
  const heightCm = centimetresOf(height)
  if (heightCm === undefined || heightCm < smallestCm || heightCm >= adultCm) return undefined
  const legs = centimetresOf(inseam)
  const isPossible = legs !== undefined && legs >= heightCm * share.least && legs <= heightCm * share.most
  return { heightCm, inseamCm: isPossible ? legs : Math.round(heightCm * share.middle) }
}

/** Wheels in inches for a child: those whose heights and legs both fit, else those by height; the nearest first. */
export function wheelsForChild({ heightCm, inseamCm }: Body): number[] {
  const byHeight = table.wheels.filter((row) => heightCm >= row.heightFrom && heightCm <= row.heightTo)
  const both = byHeight.filter((row) => inseamCm >= row.inseamFrom && inseamCm <= row.inseamTo)
  const offMiddle = ({ heightFrom, heightTo }: (typeof byHeight)[number]) =>
    Math.abs(heightCm - (heightFrom + heightTo) / 2)
  const fitting = both.length > 0 ? both : byHeight
  return fitting.toSorted((a, b) => offMiddle(a) - offMiddle(b)).map(({ inches }) => inches)
}

/** The table of a children's bicycle, which goes by its wheels; undefined for others. */
export function chartOfWheels(
  wheelSize: string | null,
  sizes: readonly string[],
  of: BicycleChart,
): BicycleChart | undefined {
  const inches = Number.parseFloat(wheelSize ?? '')
  const wheel = table.wheels.find((row) => row.inches === inches)
  if (!wheel) return undefined
  const { heightFrom, heightTo, inseamFrom, inseamTo } = wheel
  const unknown = { standoverMm: null, seatTubeMm: null, stackMm: null, reachMm: null }
  const rows = (sizes.length > 0 ? sizes : ['Unica']).map(
    (size): BicycleRow => ({ size, heightFrom, heightTo, inseamFrom, inseamTo, ...unknown }),
  )
  const { source, sourceUrl } = table
  return { ...of, brand: null, source, sourceUrl, clearanceCm: null, rows }
}
