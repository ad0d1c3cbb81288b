import { type Cents, maxPriceCents } from '#shared/domain/platform/money.ts'

export const priceChangeKinds = ['percent_up', 'percent_down', 'amount_up', 'amount_down'] as const
export type PriceChangeKind = (typeof priceChangeKinds)[number]
/** Beside the rules: a price of its own for each product. */
export const storedPriceChangeKinds = [...priceChangeKinds, 'written'] as const
export type StoredPriceChangeKind = (typeof storedPriceChangeKinds)[number]
/** To the cent, to the nearest price that ends in ,90, or to whole euro. */
export const priceRoundings = ['cent', 'ninety', 'euro'] as const
export type PriceRounding = (typeof priceRoundings)[number]

export interface PriceChange {
  kind: StoredPriceChangeKind
  /** Tenths of a percent, or cents; the new price where it is written. */
  value: number
  rounding: PriceRounding
}

/** Why a product keeps its price; `against`: rounded, it would go the other way. */
export const priceChangeRefusals = ['same', 'against', 'reduced', 'unpriced', 'not_positive', 'too_high'] as const
export type PriceChangeRefusal = (typeof priceChangeRefusals)[number]

export const isPercent = (kind: StoredPriceChangeKind): boolean => kind === 'percent_up' || kind === 'percent_down'

const isUp = (kind: StoredPriceChangeKind): boolean => kind === 'percent_up' || kind === 'amount_up'

interface JudgedChange {
  /** The price before, where it keeps it. */
  afterCents: Cents
  refusal: PriceChangeRefusal | undefined
  /** The rounding moves it further than the change itself. */
  isOdd: boolean
}

/** The new price of a product: a lowering never raises, a rise never lowers. */
export function judgePrice(beforeCents: Cents, isReduced: boolean, change: PriceChange): JudgedChange {
  const exactCents = exactPrice(beforeCents, change)
  const afterCents = roundedPrice(exactCents, change)
  const refusal = isReduced ? 'reduced' : refusalOf(beforeCents, afterCents, change)
  if (refusal) return { afterCents: beforeCents, refusal, isOdd: false }
  return { afterCents, refusal, isOdd: Math.abs(afterCents - exactCents) > Math.abs(exactCents - beforeCents) }
}

function exactPrice(cents: Cents, { kind, value }: PriceChange): Cents {
  if (kind === 'written') return value
  const signed = isUp(kind) ? value : -value
  return isPercent(kind) ? Math.round((cents * (1000 + signed)) / 1000) : cents + signed
}

function roundedPrice(cents: Cents, { kind, rounding }: PriceChange): Cents {
  if (cents <= 0 || kind === 'written' || rounding === 'cent') return cents
  const ending = rounding === 'ninety' ? 90 : 0
  // Never down to nothing.
  const lowest = rounding === 'ninety' ? 90 : 100
  return Math.max(lowest, Math.round((cents - ending) / 100) * 100 + ending)
}

function refusalOf(before: Cents, after: Cents, { kind }: PriceChange): PriceChangeRefusal | undefined {
  if (before <= 0 && kind !== 'written') return 'unpriced'
  if (after <= 0) return 'not_positive'
  if (after > maxPriceCents) return 'too_high'
  if (after === before) return 'same'
  return kind !== 'written' && after > before !== isUp(kind) ? 'against' : undefined
}
