import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { type Comparison, comparisonFor, type EarlierStep, type PricePoint } from './lawful-price.ts'

export const reductionKinds = ['percent', 'amount', 'price'] as const
export type ReductionKind = (typeof reductionKinds)[number]

export const reductionTargets = ['products', 'shelf', 'brand'] as const
export type ReductionTarget = (typeof reductionTargets)[number]

export const reductionStates = ['planned', 'running', 'ended'] as const

/** By how much: whole percent, or cents. */
export interface Cut {
  kind: ReductionKind
  value: number
}

/** Rounds in the customer's favour: 15 % off is never less. */
export function reducedPrice(regularCents: Cents, { kind, value }: Cut): Cents {
  if (kind === 'price') return value
  if (kind === 'amount') return regularCents - value
  return Math.floor((regularCents * (100 - value)) / 100)
}

/** Why a reduction cannot start for a product. `taken`: it has another one. */
export const reductionRefusals = ['taken', 'not_positive', 'not_lower', 'no_history', 'not_lowest'] as const
export type ReductionRefusal = (typeof reductionRefusals)[number]

interface Verdict {
  reducedCents: Cents
  comparison: Comparison | undefined
  refusal: ReductionRefusal | undefined
}

/** Whether the law lets a price be called reduced (rule 725). */
export function judgeReduction(cut: Cut, { regularCents, history, start, earlier }: ReductionGround): Verdict {
  const reducedCents = reducedPrice(regularCents, cut)
  const comparison = comparisonFor(reducedCents, history, start, earlier)
  const refusal = refusalOf(reducedCents, regularCents, comparison)
  return { reducedCents, comparison, refusal }
}

interface ReductionGround {
  regularCents: Cents
  history: readonly PricePoint[]
  start: Date
  earlier?: EarlierStep | undefined
}

function refusalOf(reduced: Cents, regular: Cents, comparison: Comparison | undefined): ReductionRefusal | undefined {
  if (reduced <= 0) return 'not_positive'
  if (reduced >= regular) return 'not_lower'
  if (!comparison) return 'no_history'
  return reduced >= comparison.cents ? 'not_lowest' : undefined
}

const hourMs = 3_600_000

/**
 * The moment at which the shop's clock shows this: "2026-11-20T00:00". Of an hour that comes twice the first, of one that
 * is left out the moment an hour later.
 */
export function momentOnClock(wall: string): Date {
  const shown = Date.parse(`${wall}:00Z`)
  const summer = new Date(shown - 2 * hourMs)
  return +romeClock(summer) === shown ? summer : new Date(shown - hourMs)
}

export function clockShows(moment: Date): string {
  return romeClock(moment).toISOString().slice(0, 16)
}
