import type { Product } from '#shared/contract/catalog/catalog.ts'
import { usedFactsTexts } from './used-facts-texts.ts'

/** Year, grade and day of the test ride, as its card says them. */
export function UsedFacts({
  inspection: { grade, year, isDecade, testedOn },
}: {
  inspection: NonNullable<Product['inspection']>
}) {
  const t = usedFactsTexts.useChunk()
  return (
    <p className="used-facts flex wraps align-center">
      {year !== null && <b className="num">{isDecade ? t.decade(year % 100) : year}</b>}
      <span>
        <span className="sr-only">{t.grade} </span>
        <b className="used-grade">{grade}</b> {t.grades[grade]}
      </span>
      {testedOn && (
        <span className="used-tested">
          {t.tested}{' '}
          <time className="num" dateTime={testedOn}>
            {testedOn.slice(2).split('-').reverse().join('.')}
          </time>
        </span>
      )}
    </p>
  )
}
