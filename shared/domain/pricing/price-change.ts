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

/** Why a product keeps its price. */
export const priceChangeRefusals = ['same', 'reduced', 'unpriced', 'not_positive', 'too_high'] as const
export type PriceChangeRefusal = (typeof priceChangeRefusals)[number]

export const isPercent = (kind: StoredPriceChangeKind): boolean => kind === 'percent_up' || kind === 'percent_down'

/** The new price of a product. */
export function changedPrice(cents: Cents, { kind, value, rounding }: PriceChange): Cents {
  if (kind === 'written') return value
  const signed = kind === 'percent_up' || kind === 'amount_up' ? value : -value
  const raw = isPercent(kind) ? Math.round((cents * (1000 + signed)) / 1000) : cents + signed
  if (raw <= 0 || rounding === 'cent') return raw
  const ending = rounding === 'ninety' ? 90 : 0
  // Never down to nothing.
  const lowest = rounding === 'ninety' ? 90 : 100
  return Math.max(lowest, Math.round((raw - ending) / 100) * 100 + ending)
}

export function judgePrice(
  beforeCents: Cents,
  isReduced: boolean,
  change: PriceChange,
): { afterCents: Cents; refusal: PriceChangeRefusal | undefined } {
  const afterCents = changedPrice(beforeCents, change)
  const refusal = isReduced
    ? 'reduced'
    : beforeCents <= 0 && change.kind !== 'written'
      ? 'unpriced'
      : afterCents <= 0
        ? 'not_positive'
        : afterCents > maxPriceCents
          ? 'too_high'
          : afterCents === beforeCents
            ? 'same'
            : undefined
  return { afterCents, refusal }
}
