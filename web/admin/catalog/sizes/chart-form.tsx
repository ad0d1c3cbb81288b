import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { changeSizeCharts, type SizeChartSettings } from '#shared/contract/catalog/size-charts.ts'
import { categories, isBicycleCategory, subcategories } from '#shared/domain/catalog/catalog.ts'
import { type SizeChart, wearers } from '#shared/domain/catalog/sizes/size-chart.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useVersionedForm } from '#web/admin/use-versioned-form.ts'
import { OvertakenNote } from '#web/admin/versioned-dialog.tsx'
import { useApi } from '#web/api.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { ChartRows } from './chart-rows.tsx'
import { ChartTrial } from './chart-trial.tsx'
import {
  type ChartValues,
  chartKey,
  chartLabels,
  chartOf,
  chartValues,
  checkChart,
  emptyChart,
} from './chart-values.ts'
import { sizeChartsQuery } from './size-charts-query.ts'

interface Props {
  stored: SizeChartSettings
  /** Of the one that is edited; empty for a new one. */
  chartKey: string
  onClose(): void
}

/** One table and a preview of its answers. All tables are stored together under one version. */
export function ChartForm({ stored, chartKey: own, onClose }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const latest = useRef(stored)
  const [isAsking, setAsking] = useState(false)
  const chartsNow = () => latest.current.charts as SizeChart[]
  const others = () => chartsNow().filter((chart) => chartKey(chart) !== own)
  const valuesOf = ({ charts }: SizeChartSettings): ChartValues => {
    const chart = (charts as SizeChart[]).find((one) => chartKey(one) === own)
    return chart ? chartValues(chart) : emptyChart
  }
  const send = (charts: SizeChart[], version: number) =>
    api(changeSizeCharts, { body: { version, charts: charts as SizeChartSettings['charts'] } })
  const done = () => {
    void queries.invalidateQueries(sizeChartsQuery(api))
    void queries.invalidateQueries({ queryKey: ['size-chart'] })
    onClose()
  }
  const fields = useVersionedForm<ChartValues, SizeChartSettings>({
    name: 'chart',
    labels: chartLabels,
    stored,
    values: valuesOf(stored),
    valuesOf,
    check: (values) => checkChart(values, others()),
    store: (values, version = 0) => send([...others(), chartOf(values)], version),
    nowOf: ({ problem }) => {
      const now = problem?.sizeCharts as SizeChartSettings | undefined
      if (now) latest.current = now
      return now
    },
    said: 'Tabella salvata',
    onStored: done,
  })
  const remove = useMutation({
    mutationFn: () => send(others(), latest.current.version),
    onSuccess: () => {
      say('Tabella eliminata')
      done()
    },
    onError: (error) => sayError(messageOf(error, 'La tabella non è stata eliminata.')),
  })
  const values = fields.form.watch()
  return (
    <form
      noValidate
      className="side-columns size-chart-columns"
      onChange={fields.recheck}
      onSubmit={(event) => (fields.isSending ? event.preventDefault() : fields.submit(event))}
    >
      <div className="side-main">
        <p>
          <button type="button" className="btn btn-text btn-small" onClick={onClose}>
            <ArrowLeft className="icon icon-s" aria-hidden="true" /> Tutte le tabelle
          </button>
        </p>
        <ErrorSummary {...fields.summary} />
        <OvertakenNote fields={fields} />
        <ChartPlace fields={fields} values={values} />
        <ChartRows fields={fields} values={values} />
        <div className="form">
          <TextField {...fields.field('source')} className="span-3" autoComplete="off" maxLength={200} />
          <TextField
            {...fields.field('sourceUrl')}
            className="span-3"
            optional
            inputMode="url"
            autoComplete="off"
            maxLength={300}
          />
          <Note fields={fields} name="noteIt" />
          <Note fields={fields} name="noteEn" />
        </div>
      </div>
      <div className="side-box">
        <ChartTrial values={values} />
        <button type="submit" className="btn btn-main btn-wide" aria-disabled={fields.isSending}>
          {fields.isSending && <span className="spin" aria-hidden="true" />} Salva la tabella
        </button>
        {own && (
          <button type="button" className="btn btn-danger btn-wide" onClick={() => setAsking(true)}>
            Elimina la tabella
          </button>
        )}
      </div>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Elimina la tabella"
        confirmLabel="Elimina"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>
          {values.brand
            ? 'Per questi articoli varrà la regola generale, se c’è.'
            : 'Per le marche senza una tabella loro non ci sarà più una risposta.'}
        </p>
      </AlertDialog>
    </form>
  )
}

type Fields = ReturnType<typeof useVersionedForm<ChartValues, SizeChartSettings>>

function Note({ fields, name }: { fields: Fields; name: 'noteIt' | 'noteEn' }) {
  const { label, error, ...rest } = fields.field(name)
  return (
    <Field label={label} error={error} className="span-3" optional>
      <textarea {...rest} rows={2} maxLength={300} />
    </Field>
  )
}

/** Whose table it is, and of what. */
function ChartPlace({ fields, values }: { fields: Fields; values: ChartValues }) {
  const { data: shelves = [] } = useQuery(adminShelvesQuery(useApi()))
  const { subcategories: kindNames } = useTexts().places
  const select = (name: 'what' | 'kind' | 'shelf' | 'wearer') => {
    const { label, error, ...rest } = fields.field(name)
    return { field: { label, error, className: 'span-3' }, rest }
  }
  const [what, kind, shelf, wearer] = [select('what'), select('kind'), select('shelf'), select('wearer')]
  return (
    <div className="form">
      <Field {...what.field}>
        <select {...what.rest}>
          <option value="bicycle">Biciclette</option>
          <option value="garment">Abbigliamento, caschi</option>
        </select>
      </Field>
      <TextField
        {...fields.field('brand')}
        className="span-3"
        hint="Vuota: la regola generale."
        autoComplete="off"
        maxLength={80}
      />
      {values.what === 'bicycle' ? (
        <>
          <Field {...kind.field}>
            <select {...kind.rest}>
              {subcategories.map((one) => (
                <option key={one} value={one}>
                  {kindNames[one]}
                </option>
              ))}
            </select>
          </Field>
          <TextField
            {...fields.field('clearance')}
            className="span-3"
            hint="Quanto deve restare, almeno."
            optional
            inputMode="decimal"
            autoComplete="off"
            maxLength={4}
          />
        </>
      ) : (
        <>
          <Field {...shelf.field}>
            {/* The list comes after the form: the value waits for its option. */}
            <select key={shelves.length} {...shelf.rest}>
              <option value="">Scegli</option>
              {categories
                .filter((one) => !isBicycleCategory(one))
                .map((category) => (
                  <optgroup key={category} label={categoryNames[category]}>
                    {shelves
                      .filter((one) => one.category === category)
                      .map(({ slug, name }) => (
                        <option key={slug} value={slug}>
                          {name.it}
                        </option>
                      ))}
                  </optgroup>
                ))}
            </select>
          </Field>
          <Field {...wearer.field}>
            <select {...wearer.rest}>
              <option value="">Tutti</option>
              {wearers.map((one) => (
                <option key={one} value={one}>
                  {one === 'donna' ? 'Donna' : 'Uomo'}
                </option>
              ))}
            </select>
          </Field>
        </>
      )}
    </div>
  )
}
