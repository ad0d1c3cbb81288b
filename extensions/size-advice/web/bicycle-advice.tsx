import { useId, useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { wheelsForChild } from '#shared/domain/catalog/sizes/advise-child.ts'
import { adviseSize } from '#shared/domain/catalog/sizes/advise-size.ts'
import { type BodyProblem, checkBody, isChild, ridings, type TypedBody } from '#shared/domain/catalog/sizes/body.ts'
import { type BicycleChart, rowsFor } from '#shared/domain/platform/goods/size-chart.ts'
import { sizeName } from '#shared/domain/platform/goods/size-names.ts'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { AskUs } from './ask-us.tsx'
import { ChartSource } from './chart-source.tsx'
import { NearestInSize } from './nearest-in-size.tsx'
import { RiderFigure } from './rider-figure.tsx'
import { sizeAdviceTexts } from './size-advice-texts.ts'
import { SizeAnswer } from './size-answer.tsx'
import { StaysHere } from './stays-here.tsx'
import { useMeasurements } from './use-measurements.ts'

interface Props {
  product: Product
  chart: BicycleChart
  purchase: Purchase
}

export function BicycleAdvice({ product, chart, purchase }: Props) {
  const t = sizeAdviceTexts.useChunk()
  const { sizeValue } = useI18n().texts.catalog
  const memory = useMeasurements()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const { values } = memory
  const { body, problems } = checkBody(values)
  const child = body && isChild(body) ? body : undefined
  const wheels = child ? wheelsForChild(child) : []
  const sizes = product.sizes.map(({ size }) => size)
  const advice = body && adviseSize(body, values.riding, chart, sizes)
  const fit = advice?.state === 'fits' ? advice : undefined
  const stocked = fit && product.sizes.find(({ size }) => sizeName(size) === sizeName(fit.row.size))
  const isLeft = (stocked?.stock ?? 0) > 0
  const isOne = sizes.length === 1
  const made = rowsFor(chart.rows, sizes).filter((row) => sizes.some((size) => sizeName(size) === sizeName(row.size)))
  const shown = made.find(({ size }) => size === purchase.size) ?? made[Math.floor((made.length - 1) / 2)]
  const name: Record<keyof TypedBody, string> = { height: t.height, inseam: t.inseam, arm: t.arm }
  const field = (of: keyof TypedBody, optional = false) => (
    <Field
      label={name[of]}
      error={sentence(t, of, problems[of])}
      aside={<span className="input-unit absolute muted">cm</span>}
      optional={optional}
    >
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={values[of]}
        onChange={({ target }) => memory.change({ [of]: target.value })}
      />
    </Field>
  )
  return (
    <div ref={setBox} className="size-advice-answer">
      <div className="size-advice-pair">
        {field('height')}
        {field('inseam')}
        {field('arm', true)}
      </div>
      <details className="size-advice-how">
        <summary>{t.howToMeasure}</summary>
        <ol>
          {t.measureSteps.map((step) => (
            <li className="above-8" key={step}>
              {step}
            </li>
          ))}
        </ol>
      </details>
      <RidingChoice riding={values.riding} onChange={(riding) => memory.change({ riding })} />
      <div role="status">
        {body && (
          <SizeAnswer
            {...{ body, advice, isOne, isLeft }}
            riding={values.riding}
            only={isOne ? sizes[0] : undefined}
            isMade={stocked !== undefined}
          />
        )}
      </div>
      {child && advice?.state !== 'fits' && wheels.length > 0 && <p>{t.childWheels(child.heightCm, wheels)}</p>}
      {body && !child && advice && !(isOne ? fit && stocked : isLeft) && (
        <NearestInSize product={product} body={body} riding={values.riding} />
      )}
      {body && <ChartSource chart={chart} />}
      <div className="size-advice-actions">
        {fit && isLeft && !isOne && stocked && (
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
      {box && fit && body && <RiderFigure {...{ body, chart, product }} row={fit.row} at={box} />}
      {box && !body && shown && <RiderFigure {...{ chart, product }} row={shown} at={box} />}
      <StaysHere isEmpty={memory.isEmpty} onForget={memory.forget} />
    </div>
  )
}

type Texts = ReturnType<typeof sizeAdviceTexts.useChunk>

function sentence(t: Texts, of: keyof TypedBody, problem: BodyProblem | undefined): string | undefined {
  if (!problem) return undefined
  if (problem.kind === 'number') return t.noNumber
  if (problem.kind === 'height') return t.noHeight
  const { heightCm, from, to } = problem
  return of === 'arm' ? t.noArm(heightCm, from, to) : t.noInseam(heightCm, from, to)
}

interface RidingProps {
  riding: (typeof ridings)[number]
  onChange(riding: (typeof ridings)[number]): void
}

function RidingChoice({ riding, onChange }: RidingProps) {
  const t = sizeAdviceTexts.useChunk()
  const group = useId()
  return (
    <fieldset className="usage flex wraps">
      <legend className="label">{t.howRidden}</legend>
      {ridings.map((one) => (
        <label className="segment grid center-items bold text-s" key={one}>
          <input
            type="radio"
            className="sr-only"
            name={group}
            checked={one === riding}
            onChange={() => onChange(one)}
          />
          {t.ridings[one]}
        </label>
      ))}
    </fieldset>
  )
}
