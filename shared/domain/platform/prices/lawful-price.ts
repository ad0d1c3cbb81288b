import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import type { Cents } from '#shared/domain/platform/money.ts'

/** A price, and its start. */
export interface PricePoint {
  cents: Cents
  at: Date
}

export interface Comparison {
  cents: Cents
  /** Start of the examined history: 30 days before, or the first price of a younger product. */
  since: Date
  isWhole: boolean
}

/** The previous step of a continuing reduction: its comparison, and its end. */
export interface EarlierStep {
  reducedCents: Cents
  endedAt: Date
  comparison: Comparison
}

const lookBackDays = 30

/** The shop's day 30 days before, from its beginning: days of 23 and of 25 hours are days (rule 724). */
function lookBackStart(start: Date): Date {
  return startOfRomeDay(addDays(romeDayOf(start), -lookBackDays))
}

/**
 * The lowest price of the 30 days before a reduction began. Zero prices are ignored.
 * @param history oldest first; of several prices of one moment the last one counts
 */
export function lowestBefore(history: readonly PricePoint[], start: Date): Comparison | undefined {
  const from = lookBackStart(start)
  let lowest: Comparison | undefined
  for (const [i, { cents, at }] of history.entries()) {
    const since = new Date(Math.max(+at, +from))
    const until = Math.min(+(history[i + 1]?.at ?? start), +start)
    if (cents <= 0 || +since >= until) continue
    if (lowest === undefined) lowest = { cents, since, isWhole: +since === +from }
    else if (cents < lowest.cents) lowest = { ...lowest, cents }
  }
  return lowest
}

/** The comparison price of a new price; a further step without a break keeps that of the first one. */
export function comparisonFor(
  reducedCents: Cents,
  history: readonly PricePoint[],
  start: Date,
  earlier?: EarlierStep,
): Comparison | undefined {
  const goesOn = earlier && +earlier.endedAt === +start && reducedCents < earlier.reducedCents
  return goesOn ? earlier.comparison : lowestBefore(history, start)
}

/** Rounded down: never more than is true. */
export function percentLess(reducedCents: Cents, comparisonCents: Cents): number {
  return Math.floor(((comparisonCents - reducedCents) * 100) / comparisonCents)
}
