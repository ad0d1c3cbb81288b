import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { euro } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { takesParts } from '../../workshop/bookings/job-life.ts'
import { listAdminServices } from '../../workshop/services/service-calls.ts'
import { addJobLabour, type JobDetail, removeJobLine } from '../jobs/job-calls.ts'
import { PartSearch } from './part-search.tsx'

type Line = JobDetail['lines'][number]

const columns: Column<Line>[] = [
  {
    label: 'Che cosa',
    className: 'cell-wide',
    cell: ({ name, kind, size, quantity }) => (
      <>
        <b className="bold">{quantity > 1 ? `${quantity} × ${name}` : name}</b>
        <br />
        <span className="small muted">
          {kind === 'part'
            ? ['pezzo, preso dal magazzino', size && `taglia ${size}`].filter(Boolean).join(', ')
            : 'lavoro'}
        </span>
      </>
    ),
  },
  { label: 'Tempo', cell: ({ minutes }) => (minutes ? `${minutes} min` : '') },
  { label: 'IVA inclusa', isRight: true, cell: ({ total }) => euro(total) },
]

/** Labour and parts in one list. */
export function JobLines({ job, canWork }: { job: JobDetail; canWork: boolean }) {
  const isOpen = canWork && takesParts(job.state)
  const remove = useAct({
    call: (api, { id }: Line) => api(removeJobLine, { params: { id: String(job.id), line: String(id) } }),
    said: (_answer, { name }) => ['Tolto', name],
    failed: 'È rimasto sul lavoro',
  })
  const actions = useRowActions<Line>(({ name }) => name, [{ icon: Trash2, label: 'Togli', isRed: true, act: remove }])
  return (
    <section className="box" aria-label="Lavori e pezzi">
      <div className="box-head">
        <h3>Lavori e pezzi</h3>
        <b className="price">{euro(job.total)}</b>
      </div>
      {job.lines.length === 0 ? (
        <p className="box-body muted">Ancora niente.</p>
      ) : (
        <AdminTable
          caption="Lavori e pezzi"
          rows={job.lines}
          isBusy={false}
          rowKey="id"
          columns={isOpen ? [...columns, actions.column] : columns}
        />
      )}
      {job.lines.length > 0 && <Sums job={job} />}
      {isOpen && (
        <div className="box-body stack">
          <LabourForm job={job} />
          <PartSearch jobId={job.id} />
        </div>
      )}
    </section>
  )
}

/** Labour, parts, and what of them is tax. */
function Sums({ job: { sums, total, isPaid, orderId } }: { job: JobDetail }) {
  return (
    <dl className="job-sums box-body">
      <div>
        <dt>Manodopera{sums.minutes > 0 && `, ${sums.minutes} minuti`}</dt>
        <dd>{euro(sums.labour)}</dd>
      </div>
      <div>
        <dt>Pezzi</dt>
        <dd>{euro(sums.parts)}</dd>
      </div>
      <div className="job-total">
        <dt>
          {isPaid ? (
            <a className="admin-link" href={`/admin?tab=ordini&apri=ordine-${orderId}`}>
              Pagato al banco
            </a>
          ) : (
            'Totale'
          )}
        </dt>
        <dd className="price">{euro(total)}</dd>
      </div>
      {sums.vat.map(({ vatRate, gross, vat }) => (
        <div key={vatRate} className="small muted">
          <dt>{vatRate === null ? 'regime del margine' : `di cui IVA ${vatRate} %`}</dt>
          <dd>{euro(vatRate === null ? gross : vat)}</dd>
        </div>
      ))}
    </dl>
  )
}

function LabourForm({ job }: { job: JobDetail }) {
  const services = useQuery(readQuery(useApi(), listAdminServices)).data ?? []
  const [service, setService] = useState('')
  const [name, setName] = useState('')
  const [price, setPrice] = useState('')
  const cents = readAmount(price)
  const add = useAct({
    call: (api) =>
      api(addJobLabour, {
        params: { id: String(job.id) },
        body: service ? { service: Number(service) } : { name, price: toDecimal(cents ?? 0) },
      }),
    said: ['Lavoro aggiunto', job.number],
    onDone: () => {
      setName('')
      setPrice('')
      setService('')
    },
  })
  const isWhole = service !== '' || (name.trim() !== '' && cents !== undefined)
  return (
    <form
      method="dialog"
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && !add.busy) add.send()
      }}
    >
      <Field label="Aggiungi un lavoro">
        <select value={service} onChange={({ target }) => setService(target.value)}>
          <option value="">Un altro, scritto qui sotto</option>
          {services.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}, {euro(one.price)}
            </option>
          ))}
        </select>
      </Field>
      {service === '' && (
        <>
          <TextField
            label="Che lavoro"
            className="span-4"
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label="Prezzo"
            className="span-2"
            value={price}
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            onChange={({ target }) => setPrice(target.value)}
          />
        </>
      )}
      <p>
        <button type="submit" className="btn btn-small" aria-disabled={!isWhole || add.busy}>
          Aggiungi il lavoro
        </button>
      </p>
    </form>
  )
}
