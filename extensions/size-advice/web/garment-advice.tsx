import type { Product } from '#shared/contract/catalog/catalog.ts'
import { adviseGarment, checkTape, measuresOf, tapeLimits } from '#shared/domain/catalog/sizes/advise-garment.ts'
import type { GarmentChart } from '#shared/domain/platform/goods/size-chart.ts'
import { bySize, sizeName } from '#shared/domain/platform/goods/size-names.ts'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AskUs } from './ask-us.tsx'
import { ChartSource } from './chart-source.tsx'
import { sizeAdviceTexts } from './size-advice-texts.ts'
import { StaysHere } from './stays-here.tsx'
import { useMeasurements } from './use-measurements.ts'

interface Props {
  product: Product
  chart: GarmentChart
  purchase: Purchase
}

/** The maker's table, how to measure, and the size for typed measures. */
export function GarmentAdvice({ product, chart, purchase }: Props) {
  const t = sizeAdviceTexts.useChunk()
  const { sizeValue } = useI18n().texts.catalog
  const memory = useMeasurements()
  const { tape: typed } = memory.values
  const measures = measuresOf(chart)
  const { tape, problems } = checkTape(typed, measures)
  const isWrong = Object.keys(problems).length > 0
  const advice = isWrong ? undefined : adviseGarment(tape, chart)
  const size = advice?.state === 'fits' ? advice.size : undefined
  const stocked = product.sizes.find((one) => size !== undefined && sizeName(one.size) === sizeName(size))
  const isLeft = (stocked?.stock ?? 0) > 0
  return (
    <div className="size-advice-answer">
      <div className="size-advice-pair">
        {measures.map((measure) => {
          const { from, to } = tapeLimits[measure]
          return (
            <Field
              key={measure}
              label={t.measures[measure]}
              error={problems[measure] && t.tapeRange(t.measures[measure], from, to)}
              aside={<span className="input-unit absolute muted">cm</span>}
            >
              <input
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                value={typed[measure] ?? ''}
                onChange={({ target }) => memory.change({ tape: { ...typed, [measure]: target.value } })}
              />
            </Field>
          )
        })}
      </div>
      <ul className="small">
        {measures.map((measure) => (
          <li key={measure}>{t.tapeSteps[measure]}</li>
        ))}
      </ul>
      <div role="status">
        {advice?.state === 'fits' && size !== undefined && (
          <div className="answer">
            <p className="answer-size">
              <span className="sr-only">{t.yourSize} </span>
              <span className="num">{sizeValue(size)}</span>
            </p>
            <div>
              <p>{t.garmentFits(sizeValue(size), t.measures[advice.by])}</p>
              <p className="small">
                {advice.others.map((other) => (
                  <span
                    key={other.measure}
                  >{`${t.garmentOther(t.measures[other.measure], sizeValue(other.size))} `}</span>
                ))}
              </p>
              {!isLeft && <p className="bold">{stocked ? t.soldOut(sizeValue(size)) : t.notMade(sizeValue(size))}</p>}
            </div>
          </div>
        )}
        {advice?.state === 'outside' && (
          <div className="answer">
            <p>
              {advice.side === 'below'
                ? t.garmentSmall(t.measures[advice.measure], advice.limitCm)
                : t.garmentLarge(t.measures[advice.measure], advice.limitCm)}
            </p>
          </div>
        )}
      </div>
      <div className="size-advice-actions">
        {stocked && isLeft && product.sizes.length > 1 && (
          <button
            type="button"
            className="btn btn-main"
            aria-pressed={purchase.size === stocked.size}
            onClick={() => purchase.chooseSize(stocked.size)}
          >
            {purchase.size === stocked.size ? t.chosen(sizeValue(stocked.size)) : t.choose(sizeValue(stocked.size))}
          </button>
        )}
        <AskUs />
      </div>
      <GarmentTable {...{ chart, measures, size }} />
      <ChartSource chart={chart} />
      <StaysHere isEmpty={memory.isEmpty} onForget={memory.forget} />
    </div>
  )
}

interface TableProps {
  chart: GarmentChart
  measures: ReturnType<typeof measuresOf>
  /** The advised size, marked in the table. */
  size: string | undefined
}

function GarmentTable({ chart, measures, size }: TableProps) {
  const t = sizeAdviceTexts.useChunk()
  const { sizeValue } = useI18n().texts.catalog
  return (
    <table className="size-advice-table tabular-nums">
      <caption className="sr-only">{t.tableOf}</caption>
      <thead>
        <tr>
          <th scope="col">{t.sizeColumn}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {t.measures[measure]} <small>cm</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.rows.toSorted(bySize).map((row) => (
          <tr key={row.size} className={row.size === size ? 'on' : undefined}>
            <th scope="row">{sizeValue(row.size)}</th>
            {measures.map((measure) => (
              <td key={measure}>{row.ranges[measure] && t.range(row.ranges[measure])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
