import type { Shortage, StockItem } from '#server/catalog/products/sellable-stock-repository.ts'
import { type Problem, problem } from '#server/platform/problems/problem.ts'

/** Requested units, by their name in a refusal. */
export interface NamedPieces {
  lines: readonly (StockItem & { name: string })[]
}

/** 409 with the available quantity of each short line; for a single line it is also at the top. */
export function insufficientStock(shortages: readonly Shortage[], quote: NamedPieces): Problem {
  const items = shortages.map(({ productId, size, available }) => ({
    productId,
    frameSize: size || null,
    available,
    name: quote.lines.find((l) => l.productId === productId)?.name,
  }))
  const only = items.length === 1 ? items[0] : undefined
  return problem('insufficient_stock', { details: { ...(only && { available: only.available }), items } })
}
