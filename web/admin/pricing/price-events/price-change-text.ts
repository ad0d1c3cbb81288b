import type { StoredPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import { euro } from '#web/admin/admin-format.ts'

/** «+ 5 %, con ,90». */
export function changeText({ kind, percent, amount: by, rounding, articles, by: source }: StoredPriceChange): string {
  if (source === 'file') return 'Prezzi da un’importazione'
  if (kind === 'written') return articles === 1 ? 'Un prezzo cambiato' : 'Prezzi scritti uno per uno'
  const sign = kind === 'percent_up' || kind === 'amount_up' ? '+' : '−'
  const size = percent === null ? euro(by ?? '0') : `${String(percent).replace('.', ',')} %`
  return `${sign} ${size}${rounding === 'ninety' ? ', con ,90' : rounding === 'euro' ? ', all’euro' : ''}`
}
