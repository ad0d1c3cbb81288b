import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { changeSizeCharts, type SizeChartSettings } from '#shared/contract/catalog/size-charts.ts'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { OvertakenNote } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { FormRows } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { chartForm, chartKey, chartOf, chartProblems, storedChart } from './chart-fields.ts'
import { ChartRows } from './chart-rows.tsx'
import { ChartTrial } from './chart-trial.tsx'

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
  const chartsOf = ({ charts }: SizeChartSettings) => charts as SizeChart[]
  const others = (known = stored) => chartsOf(known).filter((chart) => chartKey(chart) !== own)
  const send = (charts: SizeChart[], version: number) =>
    api(changeSizeCharts, { body: { version, charts: charts as SizeChartSettings['charts'] } })
  const done = () => {
    void queries.invalidateQueries({ queryKey: ['size-chart'] })
    onClose()
  }
  const fields = useEditForm({
    name: 'chart',
    table: chartForm,
    stored,
    read: (known) => {
      const chart = chartsOf(known).find((one) => chartKey(one) === own)
      return chart ? storedChart(chart) : {}
    },
    problems: (values, known) => chartProblems(values, others(known)),
    store: (values, version = 0, known) => send([...others(known), chartOf(values)], version),
    said: 'Tabella salvata',
    onStored: done,
  })
  const remove = useAct({
    call: () => send(others(fields.known), fields.known?.version ?? 0),
    said: 'Tabella eliminata',
    failed: 'La tabella non è stata eliminata.',
    onDone: done,
  })
  const values = fields.form.watch()
  const removal = useQuestion<string>({
    title: 'Elimina la tabella',
    confirmLabel: 'Elimina',
    text: (brand) => (
      <p>
        {brand
          ? 'Per questi articoli varrà la regola generale, se c’è.'
          : 'Per le marche senza una tabella loro non ci sarà più una risposta.'}
      </p>
    ),
    act: { busy: remove.busy, send: () => remove.send() },
  })
  const rows = { table: chartForm, fields }
  return (
    <form
      method="dialog"
      noValidate
      className="card-sizes wraps bold ink"
      onChange={fields.recheck}
      onSubmit={(event) => (fields.isSending ? event.preventDefault() : fields.submit(event))}
    >
      <div className="side-main grid spaced-32">
        <p>
          <button type="button" className="btn btn-text btn-small" onClick={onClose}>
            <ArrowLeft className="icon icon-s" aria-hidden="true" /> Tutte le tabelle
          </button>
        </p>
        <ErrorSummary {...fields.summary} />
        <OvertakenNote fields={fields} />
        <FormRows {...rows} names={['what', 'brand', 'kind', 'clearance', 'shelf', 'wearer']} />
        <ChartRows fields={fields} values={values} />
        <FormRows {...rows} names={['source', 'sourceUrl', 'noteIt', 'noteEn']} />
      </div>
      <div className="side-box grid spaced-12">
        <ChartTrial values={values} />
        <SubmitButton className="btn btn-main btn-wide" isSending={fields.isSending}>
          Salva la tabella
        </SubmitButton>
        {own && (
          <button type="button" className="btn btn-danger btn-wide" onClick={() => removal.ask(values.brand)}>
            Elimina la tabella
          </button>
        )}
      </div>
      {removal.dialog}
    </form>
  )
}
