import type { BicycleChart, BicycleRow } from '#shared/domain/platform/goods/size-chart.ts'
import { sizeName } from '#shared/domain/platform/goods/size-names.ts'
import type { Body } from './body.ts'
import table from './children-wheels.json' with { type: 'json' }

/** Wheels in inches for a child: those whose heights and legs both fit, else those by height; the nearest first. */
export function wheelsForChild({ heightCm, inseamCm }: Body): number[] {
  const byHeight = table.wheels.filter((row) => heightCm >= row.heightFrom && heightCm <= row.heightTo)
  const both = byHeight.filter((row) => inseamCm >= row.inseamFrom && inseamCm <= row.inseamTo)
  const offMiddle = ({ heightFrom, heightTo }: (typeof byHeight)[number]) =>
    Math.abs(heightCm - (heightFrom + heightTo) / 2)
  const fitting = both.length > 0 ? both : byHeight
  return fitting.toSorted((a, b) => offMiddle(a) - offMiddle(b)).map(({ inches }) => inches)
}

/** The table of a children's bicycle: its maker's where that has its sizes, else that of its wheels; undefined for others. */
export function chartForChild(
  wheelSize: string | null,
  sizes: readonly string[],
  of: BicycleChart,
): BicycleChart | undefined {
  const own = new Set(sizes.map(sizeName))
  if (of.brand !== null && of.rows.some(({ size }) => own.has(sizeName(size)))) return of
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
