import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { getSizeCharts, type SizeChartSettings } from '#shared/contract/catalog/size-charts.ts'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { dayText } from '#web/admin/admin-format.ts'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { chartKey } from './chart-fields.ts'
import { ChartForm } from './chart-form.tsx'
import './size-charts.css'

/** Size charts by maker and kind: the list, and the open one. */
export default function SizeChartsPanel() {
  const query = useQuery({ ...readQuery(useApi(), getSizeCharts), ...openedFresh })
  const { show } = useAdminAddress()
  const [open, setOpen] = useState<string>()
  return (
    <AdminPanel
      id="chart"
      title="Tabelle delle taglie"
      aside={
        <button type="button" className="btn btn-small" onClick={() => show({ tab: 'prodotti' })}>
          <ArrowLeft className="icon icon-s" aria-hidden="true" /> Torna ai prodotti
        </button>
      }
    >
      <div className="box-body">
        <Loaded query={query} failure="Le tabelle delle taglie non si caricano.">
          {(stored) =>
            open === undefined ? (
              <ChartList stored={stored} onOpen={setOpen} />
            ) : (
              <ChartForm key={open} stored={stored} chartKey={open} onClose={() => setOpen(undefined)} />
            )
          }
        </Loaded>
      </div>
    </AdminPanel>
  )
}

const makerOf = ({ brand }: SizeChart) => brand ?? 'Regola generale'

interface Props {
  stored: SizeChartSettings
  onOpen(key: string): void
}

function ChartList({ stored, onOpen }: Props) {
  const { data: shelves = [] } = useQuery(adminShelvesQuery(useApi()))
  const { subcategories } = useTexts().places
  const placeOf = (chart: SizeChart) => {
    if (chart.what === 'bicycle') return `Bici: ${subcategories[chart.kind].toLowerCase()}`
    const name = shelves.find(({ slug }) => slug === chart.shelf)?.name.it ?? chart.shelf
    return chart.wearer ? `${name}, ${chart.wearer}` : name
  }
  const charts = (stored.charts as SizeChart[]).toSorted((a, b) =>
    `${a.brand ?? '\uffff'} ${placeOf(a)}`.localeCompare(`${b.brand ?? '\uffff'} ${placeOf(b)}`, 'it'),
  )
  return (
    <div className="stack">
      <p className="small muted">
        {stored.since ? `In uso dal ${dayText(stored.since)}.` : 'In uso: le regole generali con cui nasce il negozio.'}{' '}
        Senza una tabella della marca vale la regola generale del tipo, e il cliente lo legge. Le misure del cliente
        restano sul suo apparecchio.
      </p>
      <p>
        <button type="button" className="btn btn-small" onClick={() => onOpen('')}>
          <Plus className="icon icon-s" aria-hidden="true" /> Nuova tabella
        </button>
      </p>
      <table className="size-chart-list">
        <thead>
          <tr>
            <th scope="col">Marca</th>
            <th scope="col">Per che cosa</th>
            <th scope="col">Taglie</th>
            <th scope="col">Da dove viene</th>
          </tr>
        </thead>
        <tbody>
          {charts.map((chart) => (
            <tr key={chartKey(chart)}>
              <th scope="row">
                <button
                  type="button"
                  className="link"
                  aria-label={`${makerOf(chart)}, ${placeOf(chart)}`}
                  onClick={() => onOpen(chartKey(chart))}
                >
                  {makerOf(chart)}
                </button>
              </th>
              <td>{placeOf(chart)}</td>
              <td>{chart.rows.map(({ size }) => size).join(' ')}</td>
              <td>{chart.source}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
