import type { ShownReduction } from '#shared/contract/catalog/catalog.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'

/** The last day, and the price after it; empty without a planned end. */
export function ReductionEnd({ reduction }: { reduction: ShownReduction }) {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  if (!reduction.until) return null
  // A reduction that ends at midnight ends on the day before.
  const lastDay = shopDate(new Date(Date.parse(reduction.until) - 1), language, 'promise')
  return <p className="prior-price">{t.reducedUntil(lastDay, formatEuro(centsOf(reduction.after), language))}</p>
}
