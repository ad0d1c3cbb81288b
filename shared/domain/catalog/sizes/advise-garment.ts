import {
  type GarmentChart,
  type GarmentRow,
  type TapeMeasure,
  tapeMeasures,
} from '#shared/domain/platform/goods/size-chart.ts'
import { bySize } from '#shared/domain/platform/goods/size-names.ts'
import { centimetresOf } from './body.ts'

/** The range of adults and children, in centimetres. */
export const tapeLimits: Record<TapeMeasure, { from: number; to: number }> = {
  chest: { from: 50, to: 160 },
  waist: { from: 45, to: 160 },
  hips: { from: 50, to: 170 },
  head: { from: 40, to: 68 },
  hand: { from: 13, to: 28 },
  foot: { from: 15, to: 33 },
}

/** As typed, by measure. */
export type Tape = Partial<Record<TapeMeasure, string>>

interface CheckedTape {
  tape: Partial<Record<TapeMeasure, number>>
  problems: Partial<Record<TapeMeasure, 'number' | 'range'>>
}

export function checkTape(typed: Tape, measures: readonly TapeMeasure[]): CheckedTape {
  const checked: CheckedTape = { tape: {}, problems: {} }
  for (const measure of measures) {
    const text = typed[measure]?.trim()
    if (!text) continue
    const value = centimetresOf(text)
    const { from, to } = tapeLimits[measure]
    if (value === undefined) checked.problems[measure] = 'number'
    else if (value < from || value > to) checked.problems[measure] = 'range'
    else checked.tape[measure] = value
  }
  return checked
}

/** Those that the chart has a column for. */
export const measuresOf = ({ rows }: Pick<GarmentChart, 'rows'>): TapeMeasure[] =>
  tapeMeasures.filter((measure) => rows.some(({ ranges }) => ranges[measure]))

type GarmentAdvice =
  | { state: 'fits'; size: string; by: TapeMeasure; others: { measure: TapeMeasure; size: string }[] }
  | { state: 'outside'; side: 'below' | 'above'; measure: TapeMeasure; limitCm: number }

/**
 * The smallest size that is large enough for every measure; measures that suggest a smaller one are reported.
 */
export function adviseGarment(tape: CheckedTape['tape'], chart: Pick<GarmentChart, 'rows'>): GarmentAdvice | undefined {
  const rows = chart.rows.toSorted(bySize)
  const found: { measure: TapeMeasure; at: number }[] = []
  for (const measure of tapeMeasures) {
    const value = tape[measure]
    const known = rows.flatMap((row, at) => (row.ranges[measure] ? [{ at, range: row.ranges[measure] }] : []))
    const [smallest, largest] = [known[0], known.at(-1)]
    if (value === undefined || !(smallest && largest)) continue
    if (value < smallest.range[0]) return { state: 'outside', side: 'below', measure, limitCm: smallest.range[0] }
    if (value > largest.range[1]) return { state: 'outside', side: 'above', measure, limitCm: largest.range[1] }
    found.push({ measure, at: (known.find(({ range }) => value <= range[1]) ?? largest).at })
  }
  const decides = found.toSorted((a, b) => b.at - a.at)[0]
  if (!decides) return undefined
  const sizeAt = (at: number) => (rows[at] as GarmentRow).size
  return {
    state: 'fits',
    size: sizeAt(decides.at),
    by: decides.measure,
    others: found.flatMap(({ measure, at }) => (at === decides.at ? [] : [{ measure, size: sizeAt(at) }])),
  }
}
