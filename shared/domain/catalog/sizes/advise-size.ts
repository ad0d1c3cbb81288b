import { type BicycleChart, type BicycleRow, rowsFor } from '#shared/domain/platform/goods/size-chart.ts'
import { isOneSize } from '#shared/domain/platform/goods/sizes.ts'
import { type Body, heightOfInseam, type Riding, usualArm, usualInseam } from './body.ts'

type Side = 'below' | 'above'

export type Doubt =
  /** The size itself leaves too little above the top tube. */
  | { kind: 'clearance'; size: string; cm: number; least: number }
  /** The next one would, and that is why it is not this one. */
  | { kind: 'next-clearance'; size: string; cm: number; least: number }
  /** The next one is as near: both may be right. */
  | { kind: 'between'; size: string; longerMm: number | null; tallerMm: number | null }
  /** Distance in centimetres of height to the next size. */
  | { kind: 'near'; size: string; cm: number }
  /** The legs are not those the table gives this size. */
  | { kind: 'inseam'; side: Side; from: number; to: number }
  /** Kind of riding, or arms, have decided against the next one. */
  | { kind: 'riding'; size: string }
  | { kind: 'arms'; size: string }

export interface Fit {
  state: 'fits'
  row: BicycleRow
  /** All sizes of the table whose heights this body has. */
  possible: readonly BicycleRow[]
  clearanceCm: number | null
  /** Never empty without a reason: what speaks against the size, the weightiest first. */
  doubts: readonly Doubt[]
}

/** Smaller or taller than any size of the table: from or up to which height, or with one size which inseam, it goes. */
interface Outside {
  state: 'outside'
  side: Side
  limitCm: number
  by?: 'inseam'
}

export type Advice = Fit | Outside

/** Centimetres of height that a kind of riding is worth: lower and shorter to be fast, higher and longer to travel. */
const worth: Record<Riding, number> = { fast: -1.5, mixed: 0, travel: 1.5 }
const legsWorth = { share: 0.5, most: 2 }
const armsWorth = { share: 0.5, most: 1.5 }
/** This close to the limit of two sizes, both are possible. */
const betweenCm = 1.5
const nearCm = 3
/** So close to where two sizes meet, both are right whatever the legs. */
const borderCm = 1
/** Legs that differ so much from the usual ones speak for the next size. */
const unusualCm = 3

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))
const clamp = (at: number, low: number, high: number) => Math.max(low, Math.min(high, at))

/** The height that counts: legs, arms and kind of riding make a rider count as taller or smaller. */
function countedHeight({ heightCm, inseamCm, armCm }: Body, riding: Riding): number {
  const legs = (inseamCm - usualInseam(heightCm)) * legsWorth.share
  const arms = armCm === undefined ? 0 : (armCm - usualArm(heightCm)) * armsWorth.share
  return heightCm + worth[riding] + within(legs, legsWorth.most) + within(arms, armsWorth.most)
}

/**
 * The size of this body by a chart, among the given sizes. Undefined where the chart does not cover
 * them. Never a size outside the heights of the table: that is reported instead.
 */
export function adviseSize(
  body: Body,
  riding: Riding,
  chart: Pick<BicycleChart, 'rows' | 'clearanceCm'>,
  sizes: readonly string[],
): Advice | undefined {
  const rows = rowsFor(chart.rows, sizes)
  const [first, last] = [rows[0], rows.at(-1)]
  if (!(first && last)) return undefined
  if (body.heightCm < first.heightFrom) return { state: 'outside', side: 'below', limitCm: first.heightFrom }
  if (body.heightCm > last.heightTo) return { state: 'outside', side: 'above', limitCm: last.heightTo }
  const at = chosenAt(rows, body, riding, chart.clearanceCm)
  const row = rows[at] ?? first
  // A seat post ends somewhere, and there is no other size.
  if (isOneSize(row.size) && row.inseamFrom !== null && row.inseamTo !== null && !hasLegs(row, body)) {
    const isShort = body.inseamCm < row.inseamFrom
    return {
      state: 'outside',
      side: isShort ? 'below' : 'above',
      limitCm: isShort ? row.inseamFrom : row.inseamTo,
      by: 'inseam',
    }
  }
  return {
    state: 'fits',
    row,
    possible: rows.slice(...spanOf(rows, body)),
    clearanceCm: clearanceOf(row, body),
    doubts: doubtsAbout(rows, at, body, riding, chart.clearanceCm),
  }
}

export function clearanceOf({ standoverMm }: BicycleRow, { inseamCm }: Body): number | null {
  return standoverMm === null ? null : Math.round(inseamCm - standoverMm / 10)
}

/** The sizes whose heights include this one; between two that leave a gap, both. */
function spanOf(rows: readonly BicycleRow[], { heightCm }: Body): [from: number, to: number] {
  const low = rows.findIndex((row) => heightCm <= row.heightTo)
  const high = rows.findLastIndex((row) => heightCm >= row.heightFrom)
  return [Math.min(low, high), Math.max(low, high) + 1]
}

/** The limit between a size and the next larger one. */
const meetingPoint = (below: BicycleRow, above: BicycleRow) => (below.heightTo + above.heightFrom) / 2

function chosenAt(rows: readonly BicycleRow[], body: Body, riding: Riding, least: number | null): number {
  const counted = countedHeight(body, riding)
  let at = rows.slice(1).filter((above, i) => counted > meetingPoint(rows[i] ?? above, above)).length
  // The table's inseams, then the required clearance; its heights decide last.
  const legs = rows.flatMap((row, i) => (hasLegs(row, body) ? [i] : []))
  if (legs.length > 0) at = clamp(at, legs[0] ?? 0, legs.at(-1) ?? 0)
  const tall = rows.findIndex((row) => isTooTall(row, body, least))
  if (tall > 0) at = Math.min(at, tall - 1)
  const [from, to] = spanOf(rows, body)
  return clamp(at, from, to - 1)
}

const hasLegs = ({ inseamFrom, inseamTo }: BicycleRow, { inseamCm }: Body) =>
  inseamFrom !== null && inseamTo !== null && inseamCm >= inseamFrom && inseamCm <= inseamTo

function isTooTall(row: BicycleRow, body: Body, least: number | null): boolean {
  const clearance = clearanceOf(row, body)
  return least !== null && clearance !== null && clearance < least
}

function doubtsAbout(
  rows: readonly BicycleRow[],
  at: number,
  body: Body,
  riding: Riding,
  least: number | null,
): Doubt[] {
  const row = rows[at]
  if (!row) return []
  const doubts: Doubt[] = []
  const [from, to] = spanOf(rows, body)
  if (least !== null && isTooTall(row, body, least))
    doubts.push({ kind: 'clearance', size: row.size, cm: clearanceOf(row, body) ?? 0, least })
  const { inseamFrom, inseamTo } = row
  if (inseamFrom !== null && inseamTo !== null && !hasLegs(row, body))
    doubts.push({
      kind: 'inseam',
      side: body.inseamCm < inseamFrom ? 'below' : 'above',
      from: inseamFrom,
      to: inseamTo,
    })
  const elsewhere = (other: Body, kind: Riding) => rows[chosenAt(rows, other, kind, least)]
  const calm = elsewhere(body, 'mixed')
  const armless = elsewhere({ ...body, armCm: undefined }, riding)
  const above = rows[at + 1]
  if (above && !isTooTall(row, body, least) && isTooTall(above, body, least) && at + 1 <= to)
    doubts.push({ kind: 'next-clearance', size: above.size, cm: clearanceOf(above, body) ?? 0, least: least ?? 0 })
  if (calm && calm !== row) doubts.push({ kind: 'riding', size: calm.size })
  if (armless && armless !== row && armless !== calm) doubts.push({ kind: 'arms', size: armless.size })
  const named = new Set(doubts.map((doubt) => ('size' in doubt ? doubt.size : '')))
  for (const next of nextTo(rows, at, body, riding)) {
    if (named.has(next.row.size) || isTooTall(next.row, body, least)) continue
    const isPossible = next.at >= from && next.at < to
    if ((isPossible && next.distance <= betweenCm) || next.onBorder || next.byLegs)
      doubts.push({ kind: 'between', size: next.row.size, ...step(row, next.row) })
    else if (next.isNearer && !isPossible && next.cm <= nearCm)
      doubts.push({ kind: 'near', size: next.row.size, cm: Math.max(1, Math.ceil(next.cm)) })
  }
  return doubts
}

/** The neighbours, the one that is nearer to the height that counts first. */
function nextTo(rows: readonly BicycleRow[], at: number, body: Body, riding: Riding) {
  const row = rows[at]
  if (!row) return []
  const counted = countedHeight(body, riding)
  const { heightCm, inseamCm } = body
  const legs = inseamCm - usualInseam(heightCm)
  const neighbours = [at - 1, at + 1].flatMap((i) => {
    const other = rows[i]
    if (!other) return []
    const point = i < at ? meetingPoint(other, row) : meetingPoint(row, other)
    const cm = i < at ? heightCm - other.heightTo : other.heightFrom - heightCm
    const byLegs = (i < at ? -legs : legs) >= unusualCm && isForLegs(other, body)
    return [
      {
        at: i,
        row: other,
        distance: Math.abs(counted - point),
        cm,
        onBorder: Math.abs(heightCm - point) <= borderCm,
        byLegs,
      },
    ]
  })
  const sorted = neighbours.toSorted((a, b) => a.distance - b.distance)
  return sorted.map((one, i) => ({ ...one, isNearer: i === 0 }))
}

/** By the table's inseams, or where it has none by the height that usually goes with these legs. */
function isForLegs(row: BicycleRow, body: Body): boolean {
  if (row.inseamFrom !== null) return hasLegs(row, body)
  const heightCm = heightOfInseam(body.inseamCm)
  return heightCm >= row.heightFrom && heightCm <= row.heightTo
}

/** The differences in reach and stack; negative for a smaller frame. */
function step(row: BicycleRow, other: BicycleRow): { longerMm: number | null; tallerMm: number | null } {
  const difference = (a: number | null, b: number | null) => (a === null || b === null ? null : b - a)
  return {
    longerMm: difference(row.reachMm, other.reachMm),
    tallerMm: difference(row.stackMm, other.stackMm),
  }
}
