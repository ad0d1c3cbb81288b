import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useDownload } from '#web/admin/save-file.ts'
import { useApi } from '#web/platform/api.ts'
import { getSalesTakings, getSalesTakingsCsv } from '../accounts-calls.ts'
import { PeriodChoice } from './period-choice.tsx'
import { TakingsChart } from './takings-chart.tsx'
import { TakingsFigures } from './takings-figures.tsx'
import { TakingsGoods } from './takings-goods.tsx'
import { chartSpan, ownPeriod, type Period, periodOf, type Span } from './takings-periods.ts'
import { RatesTable, WaysTable } from './takings-tables.tsx'
import './takings.css'

/** Money of a day or a longer time: how it came, its tax, what was sold for it. */
export default function TakingsView() {
  const [today] = useState(() => romeDayOf(new Date()))
  const [period, setPeriod] = useState<Period>(() => periodOf(today, 'yesterday'))
  // A bar that is pressed opens its day and leaves the chart where it is.
  const [chart, setChart] = useState<Span>(() => chartSpan(period))
  const [isBeside, setBeside] = useState(true)
  const { from, to } = period
  const choose = (next: Period) => {
    setPeriod(next)
    setChart(chartSpan(next))
  }
  const api = useApi()
  const takings = useQuery({ ...readQuery(api, getSalesTakings, { query: { from, to } }), ...shownFresh })
  const download = useDownload()
  return (
    <div className="box-body stack">
      <div className="row row-between wraps">
        <p className="small muted">Soldi arrivati davvero, e a parte quelli restituiti. IVA compresa.</p>
        <a className="btn btn-small" {...download(getSalesTakingsCsv, { query: { from, to } })}>
          <Download className="icon icon-s" aria-hidden="true" /> CSV
        </a>
      </div>
      <section className="box" aria-label={`Incassi, ${period.label}`}>
        <PeriodChoice today={today} period={period} onChoose={choose} beside={[isBeside, setBeside]} />
        <Loaded query={takings} failure="Gli incassi non si caricano.">
          {(read) => <TakingsFigures takings={read} before={isBeside ? period.before : undefined} />}
        </Loaded>
        <TakingsChart span={chart} selected={period} onSelect={(span) => setPeriod(ownPeriod(span))} />
      </section>
      <Loaded query={takings} failure="Gli incassi non si caricano.">
        {(read) => (
          <>
            <div className="takings-tables">
              <section className="box" aria-labelledby="takings-ways">
                <div className="box-head">
                  <h3 id="takings-ways">Come hanno pagato</h3>
                </div>
                <div className="box-body">
                  {read.ways.length === 0 ? (
                    <p className="empty">Nessun pagamento in questi giorni.</p>
                  ) : (
                    <WaysTable ways={read.ways} name={period.label} />
                  )}
                </div>
              </section>
              <section className="box" aria-labelledby="takings-vat">
                <div className="box-head">
                  <h3 id="takings-vat">IVA</h3>
                </div>
                <div className="box-body">
                  <RatesTable rates={read.rates} name={period.label} />
                  <p className="small muted above-10">Vendite meno resi. I buoni regalo contano quando si spendono.</p>
                </div>
              </section>
            </div>
            <TakingsGoods period={period} days={read.days.length} />
          </>
        )}
      </Loaded>
    </div>
  )
}
