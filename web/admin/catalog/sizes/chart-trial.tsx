import { useState } from 'react'
import { newSizeChart } from '#shared/contract/catalog/size-charts.ts'
import { adviseGarment, checkTape, measuresOf, type Tape } from '#shared/domain/catalog/sizes/advise-garment.ts'
import { adviseSize } from '#shared/domain/catalog/sizes/advise-size.ts'
import { checkBody } from '#shared/domain/catalog/sizes/body.ts'
import type { BicycleChart, GarmentChart, SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { systemOf } from '#shared/domain/platform/goods/size-names.ts'
import { Field } from '#web/ui/form/field.tsx'
import { type ChartValues, chartOf, columnNames } from './chart-fields.ts'
import { trialText } from './trial-text.ts'

/** Answers of the table as typed. */
export function ChartTrial({ values }: { values: ChartValues }) {
  const chart = chartOf(values)
  const isSound = newSizeChart.safeParse(chart).success
  return (
    <section aria-labelledby="chart-trial">
      <h3 id="chart-trial">Prova subito</h3>
      {isSound ? (
        <Trial key={chart.what} chart={chart} />
      ) : (
        <p className="small muted above-8">La prova comincia quando la tabella è completa e senza errori.</p>
      )}
    </section>
  )
}

function Trial({ chart }: { chart: SizeChart }) {
  return chart.what === 'bicycle' ? <BicycleTrial chart={chart} /> : <GarmentTrial chart={chart} />
}

function BicycleTrial({ chart }: { chart: BicycleChart }) {
  const [typed, setTyped] = useState({ height: '178', inseam: '83', arm: '' })
  const { body, problems } = checkBody(typed)
  const systems = [...new Set(chart.rows.map(({ size }) => systemOf(size)))]
  const input = (name: 'height' | 'inseam', label: string) => (
    <Field label={label} className="span-3" error={problems[name] && 'Un corpo così non c’è: rimisura.'}>
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </Field>
  )
  return (
    <>
      <div className="form above-8">
        {input('height', 'Altezza di prova (cm)')}
        {input('inseam', 'Cavallo di prova (cm)')}
      </div>
      <div role="status" className="stack above-16">
        {body &&
          systems.map((system) => {
            const sizes = chart.rows.filter(({ size }) => systemOf(size) === system).map(({ size }) => size)
            const advice = adviseSize(body, 'mixed', chart, sizes)
            return (
              <p key={system} className="size-chart-answer">
                {advice?.state === 'fits' && <b className="num">{advice.row.size}</b>}
                <span>{trialText(body, advice)}</span>
              </p>
            )
          })}
      </div>
    </>
  )
}

function GarmentTrial({ chart }: { chart: GarmentChart }) {
  const [typed, setTyped] = useState<Tape>({})
  const measures = measuresOf(chart)
  const { tape, problems } = checkTape(typed, measures)
  const advice = adviseGarment(tape, chart)
  return (
    <>
      <div className="form above-8">
        {measures.map((measure) => (
          <Field
            key={measure}
            label={`${columnNames[measure]} di prova (cm)`}
            className="span-3"
            error={problems[measure] && 'Un corpo così non c’è: rimisura.'}
          >
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={typed[measure] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [measure]: target.value })}
            />
          </Field>
        ))}
      </div>
      <p role="status" className="bold above-16">
        {advice?.state === 'fits' && `Risposta: ${advice.size}`}
        {advice?.state === 'outside' &&
          `Fuori tabella: ${columnNames[advice.measure].toLowerCase()} ${advice.side === 'below' ? 'comincia da' : 'arriva a'} ${advice.limitCm} cm`}
      </p>
    </>
  )
}
