import type { Product } from '#shared/contract/catalog/catalog.ts'
import { localDecimal } from '#shared/domain/platform/numbers.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { starPath } from '#web/ui/stars.tsx'

export function CardRating({ rating: { average, count } }: { rating: NonNullable<Product['rating']> }) {
  const { language, texts } = useI18n()
  const shown = localDecimal(average.toFixed(1), language)
  return (
    <span className="stars small" role="img" aria-label={`${texts.ui.starsOf(shown)}, ${texts.catalog.reviews(count)}`}>
      <svg viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
        <path d={starPath} />
      </svg>
      <b>{shown}</b> <span className="hint">({count})</span>
    </span>
  )
}
