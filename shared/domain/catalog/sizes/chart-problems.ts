import {
  type BicycleRow,
  type GarmentRow,
  type SizeChart,
  type TapeMeasure,
  tapeMeasures,
} from '#shared/domain/platform/goods/size-chart.ts'
import { bySize, sizeName, systemOf } from '#shared/domain/platform/goods/size-names.ts'
import { tapeLimits } from './advise-garment.ts'
import { inseamShare } from './body.ts'

const chartProblemCodes = [
  'size_twice',
  'size_order',
  'size_gap',
  'size_overlap',
  'size_half',
  'size_body',
  'size_measure',
  'size_standover',
  'size_empty',
] as const
type ChartProblemCode = (typeof chartProblemCodes)[number]

interface ChartProblem {
  /** The path within the chart: `rows.2.heightTo`. */
  path: readonly (string | number)[]
  code: ChartProblemCode
}

type Range = readonly [from: number, to: number]

/** From this gap on, a rider between two sizes would get no answer. */
const gapCm = 1

/** The faults of a chart, by field. */
export function chartProblems(chart: Pick<SizeChart, 'what' | 'rows'>): ChartProblem[] {
  return chart.what === 'bicycle'
    ? bicycleProblems(chart.rows as readonly BicycleRow[])
    : garmentProblems(chart.rows as readonly GarmentRow[])
}

function bicycleProblems(rows: readonly BicycleRow[]): ChartProblem[] {
  const problems: ChartProblem[] = [...twice(rows)]
  for (const [i, row] of rows.entries()) {
    const say = (field: keyof BicycleRow, code: ChartProblemCode) => problems.push({ path: ['rows', i, field], code })
    const { heightFrom, heightTo, inseamFrom, inseamTo } = row
    if (heightFrom > heightTo) say('heightTo', 'size_order')
    if ((inseamFrom === null) !== (inseamTo === null)) say(inseamFrom === null ? 'inseamFrom' : 'inseamTo', 'size_half')
    if (inseamFrom === null || inseamTo === null) continue
    if (inseamFrom > inseamTo) say('inseamTo', 'size_order')
    if (inseamFrom < heightFrom * inseamShare(heightFrom).least) say('inseamFrom', 'size_body')
    if (inseamTo > heightTo * inseamShare(heightTo).most) say('inseamTo', 'size_body')
  }
  const heights = neighbours(rows, (row): Range => [row.heightFrom, row.heightTo])
  for (const { at, code } of heights) problems.push({ path: ['rows', at, 'heightFrom'], code })
  for (const [low, high] of pairs(rows)) {
    const [a, b] = [rows[low]?.standoverMm ?? null, rows[high]?.standoverMm ?? null]
    if (a !== null && b !== null && a > b)
      problems.push({ path: ['rows', high, 'standoverMm'], code: 'size_standover' })
  }
  return problems
}

function garmentProblems(rows: readonly GarmentRow[]): ChartProblem[] {
  const problems: ChartProblem[] = [...twice(rows)]
  for (const [i, { ranges }] of rows.entries()) {
    if (Object.keys(ranges).length === 0) problems.push({ path: ['rows', i, 'ranges'], code: 'size_empty' })
    for (const [measure, [from, to]] of Object.entries(ranges)) {
      const { from: least, to: most } = tapeLimits[measure as TapeMeasure]
      const path = ['rows', i, 'ranges', measure] as const
      if (from < least || to > most) problems.push({ path, code: 'size_measure' })
      else if (from > to) problems.push({ path, code: 'size_order' })
    }
  }
  for (const measure of tapeMeasures)
    for (const { at, code } of neighbours(rows, ({ ranges }) => ranges[measure]))
      problems.push({ path: ['rows', at, 'ranges', measure], code })
  return problems
}

function twice(rows: readonly { size: string }[]): ChartProblem[] {
  const seen = new Set<string>()
  return rows.flatMap(({ size }, i) => {
    const isSecond = seen.has(sizeName(size))
    seen.add(sizeName(size))
    return isSecond ? [{ path: ['rows', i, 'size'], code: 'size_twice' as const }] : []
  })
}

/** Places of sizes that follow each other, small to large, letters apart from numbers. */
function pairs(rows: readonly { size: string }[]): [number, number][] {
  const sorted = [...rows.entries()].toSorted(([, a], [, b]) => bySize(a, b))
  return sorted.slice(1).flatMap(([at, row], i): [number, number][] => {
    const [before, smaller] = sorted[i] ?? [at, row]
    return systemOf(smaller.size) === systemOf(row.size) ? [[before, at]] : []
  })
}

/** A larger size begins and ends above the smaller one, without a gap between both. */
function neighbours<R extends { size: string }>(rows: readonly R[], rangeOf: (row: R) => Range | undefined) {
  return pairs(rows).flatMap(([low, high]): { at: number; code: ChartProblemCode }[] => {
    const [below, above] = [rows[low], rows[high]].map((row) => row && rangeOf(row))
    if (!(below && above) || below[0] > below[1] || above[0] > above[1]) return []
    if (above[0] <= below[0] || above[1] <= below[1]) return [{ at: high, code: 'size_overlap' }]
    return above[0] - below[1] > gapCm ? [{ at: high, code: 'size_gap' }] : []
  })
}
