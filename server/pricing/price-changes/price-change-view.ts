import type { StoredPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { isPercent } from '#shared/domain/pricing/price-change.ts'
import type { CountedPriceChange } from './price-change-repository.ts'

export function priceChangeView({ value, createdAt, undoneAt, ...row }: CountedPriceChange): StoredPriceChange {
  return {
    ...row,
    percent: isPercent(row.kind) ? value / 10 : null,
    amount: isPercent(row.kind) || row.kind === 'written' ? null : toDecimal(value),
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }
}
