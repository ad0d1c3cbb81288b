import type { ShownReduction } from '#shared/contract/catalog/catalog.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

interface Props {
  reduction: Pick<ShownReduction, 'comparison' | 'since' | 'isWhole'>
}

/** «Prezzo più basso degli ultimi 30 giorni», struck (decision 0048). */
export function ComparedPrice({ reduction }: Props) {
  const { language, texts } = useI18n()
  const { lowestOf30, lowestSince } = texts.catalog
  const since = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return (
    <p className="prior-price">
      {reduction.isWhole ? lowestOf30 : lowestSince(since.format(romeClock(new Date(reduction.since))))}{' '}
      <s>{formatEuro(centsOf(reduction.comparison), language)}</s>
    </p>
  )
}
