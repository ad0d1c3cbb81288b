import type { ShownReduction } from '#shared/contract/catalog/catalog.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'

interface Props {
  reduction: Pick<ShownReduction, 'comparison' | 'since' | 'isWhole'>
}

/** «Prezzo più basso degli ultimi 30 giorni», struck (decision 0048). */
export function ComparedPrice({ reduction }: Props) {
  const { language, texts } = useI18n()
  const { lowestOf30, lowestSince } = texts.catalog
  return (
    <p className="prior-price">
      {reduction.isWhole ? lowestOf30 : lowestSince(shopDate(reduction.since, language, 'day'))}{' '}
      <s>{formatEuro(centsOf(reduction.comparison), language)}</s>
    </p>
  )
}
