import { useQuery } from '@tanstack/react-query'
import type { ShownProduct } from '#shared/contract/catalog/catalog.ts'
import type { ProductMeasures } from '#shared/contract/catalog/product-measures.ts'
import { type BicycleRow, frameMeasures, rowsFor } from '#shared/domain/platform/goods/size-chart.ts'
import { sizeName } from '#shared/domain/platform/goods/size-names.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { sizeChartQuery } from '#web/catalog/sizes/size-chart-query.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'

/** The rows of the maker's table for the sizes of a bicycle. */
export function useFrameRows({ slug, sizes }: ShownProduct): BicycleRow[] {
  const { data: chart } = useQuery(sizeChartQuery(useApi(), slug))
  if (chart?.what !== 'bicycle') return []
  const names = sizes.map(({ size }) => size)
  const rows = rowsFor(chart.rows, names)
  return names.flatMap((size) => {
    const row = rows.find((one) => sizeName(one.size) === sizeName(size))
    return row ? [{ ...row, size }] : []
  })
}

interface Props {
  rows: readonly BicycleRow[]
  /** Letters of measures in the drawing. */
  marks?: ProductMeasures['marks'] | undefined
  chosen?: string | null | undefined
}

/** The geometry by size, with the chosen one marked. */
export function FrameTable({ rows, marks = [], chosen }: Props) {
  const t = productTexts.useChunk()
  const { texts, language } = useI18n()
  const { sizeValue } = texts.catalog
  const letters = new Map(marks.map(({ of, text }) => [of, text]))
  const told = frameMeasures.filter((measure) => rows.some((row) => row[measure]))
  if (told.length === 0) return null
  return (
    <div className="frame-table">
      <table>
        <caption className="sr-only">{t.frameCaption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t.measure}</span>
            </th>
            {rows.map(({ size }) => (
              <th scope="col" key={size} className={size === chosen ? 'is-chosen' : undefined}>
                {sizeValue(size)}
                {size === chosen && <span className="sr-only">, {t.chosen}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map((measure) => (
            <tr key={measure}>
              <th scope="row">
                {letters.has('stackMm') && <b aria-hidden="true">{letters.get(measure)}</b>}
                {t.frameMeasures[measure]}
              </th>
              {rows.map((row) => (
                <td key={row.size} className={row.size === chosen ? 'is-chosen' : undefined}>
                  {row[measure]
                    ? measure.endsWith('Angle')
                      ? `${roundedDecimal(row[measure], 1, language)}°`
                      : Math.round(row[measure])
                    : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
