import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { sizeAdviceTexts } from './size-advice-texts.ts'

/** The source of the table; a general rule is marked as one. */
export function ChartSource({ chart }: { chart: SizeChart }) {
  const t = sizeAdviceTexts.useChunk()
  const { language } = useI18n()
  const note = chart.note[language] || chart.note.it
  return (
    <p className="small muted">
      {note && `${note} `}
      {chart.brand === null ? (
        t.generalRule
      ) : (
        <>
          {t.source(chart.brand)}{' '}
          {chart.sourceUrl ? (
            <a href={chart.sourceUrl} rel="noreferrer">
              {chart.source}
            </a>
          ) : (
            <span lang="it">{chart.source}</span>
          )}
        </>
      )}
    </p>
  )
}
