import type { StoredPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { isPercent } from '#shared/domain/platform/prices/price-change.ts'
import type { ListedPriceChange } from './price-change-repository.ts'

export function priceChangeView({
  change,
  articles,
  keyName,
  fileName,
  importUndoneAt,
}: ListedPriceChange): StoredPriceChange {
  const { value, createdAt, importId, apiKeyId, ...row } = change
  const undoneAt = row.undoneAt ?? importUndoneAt
  return {
    ...row,
    articles,
    percent: isPercent(row.kind) ? value / 10 : null,
    amount: isPercent(row.kind) || row.kind === 'written' ? null : toDecimal(value),
    by: apiKeyId ? 'program' : importId ? 'file' : 'staff',
    byName: apiKeyId ? keyName : fileName,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }
}
