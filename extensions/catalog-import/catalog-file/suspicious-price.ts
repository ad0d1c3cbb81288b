export interface PriceChange {
  beforeCents: number | undefined
  afterCents: number
  category: string
  isOnSale: boolean
}

/** Between these lie nearly all prices of a category. */
export interface PriceRange {
  category: string
  lowCents: number
  highCents: number
}

export type SuspiciousPrice = 'tenfold' | 'tenth' | 'category'

/** A misplaced separator makes ten times as much, or a tenth, less the real change of the price. */
const slip = 9
const farOut = 5

/** The reason for a question about a price; undefined for an ordinary one. */
export function suspiciousPrice(
  { beforeCents, afterCents, category, isOnSale }: PriceChange,
  ranges: readonly PriceRange[],
): SuspiciousPrice | undefined {
  // Products without a price are not sold: reported, without a question. A known product that loses its price is asked
  // about.
  if (afterCents === (beforeCents ?? 0)) return undefined
  if (beforeCents && afterCents >= beforeCents * slip) return 'tenfold'
  if (beforeCents && afterCents * slip <= beforeCents) return 'tenth'
  // Rows that come in switched off are checked before they are sold, so a dealer's thousand small parts need no
  // confirmation.
  if (!isOnSale) return undefined
  const range = ranges.find((one) => one.category === category)
  const isFar = (cents: number) => range && (cents * farOut < range.lowCents || cents > range.highCents * farOut)
  // A former outlier may stay one.
  if (isFar(afterCents) && !(beforeCents && isFar(beforeCents))) return 'category'
  return undefined
}

/** The minimum of prices for a category's range. */
export const enoughPrices = 10

/** The stored products' ranges; a category that the shop hardly has yet is judged by the file itself. */
export function rangesWith(stored: readonly PriceRange[], changes: readonly PriceChange[]): PriceRange[] {
  const known = new Set(stored.map(({ category }) => category))
  const byCategory = Map.groupBy(
    changes.filter(({ category, afterCents }) => !known.has(category) && afterCents > 0),
    ({ category }) => category,
  )
  const found = [...byCategory].flatMap(([category, all]) => {
    if (all.length < enoughPrices) return []
    const sorted = all.map(({ afterCents }) => afterCents).sort((a, b) => a - b)
    const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
    return [{ category, lowCents: at(lowShare), highCents: at(highShare) }]
  })
  return [...stored, ...found]
}

/** A few wrong prices among many do not stretch the range. */
export const lowShare = 0.02
export const highShare = 0.98
