import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { euro, momentText } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Tick } from '#web/ui/form/tick.tsx'
import { type JobDetail, sendEstimate } from '../jobs/job-calls.ts'

const stateTexts = {
  open: 'Aspetta la risposta',
  accepted: 'Il cliente ha detto sì',
  declined: 'Il cliente ha detto no',
  replaced: 'Ce n’è uno più nuovo',
}

let last = 0
const emptyLine = () => ({ id: ++last, name: '', price: '', isNeeded: true })

/** What the customer is asked to agree to. */
export function EstimatePart({ job, canWork }: { job: JobDetail; canWork: boolean }) {
  const mayBeSent = canWork && job.email !== '' && (job.state === 'arrived' || job.state === 'estimate_sent')
  const { estimate } = job
  if (!estimate && !mayBeSent) return null
  return (
    <section className="box" aria-label="Preventivo">
      <div className="box-head">
        <h3>Preventivo</h3>
        {estimate && <span className="small">{stateTexts[estimate.state]}</span>}
      </div>
      <div className="box-body stack">
        {estimate && (
          <>
            <ul className="small">
              {estimate.lines.map(({ name, quantity, total, isNeeded }) => (
                <li key={`${name} ${total}`} className="row row-between">
                  <span>
                    {quantity > 1 && `${quantity} × `}
                    {name}
                    {!isNeeded && <span className="muted">, consigliato</span>}
                  </span>
                  <span>{euro(total)}</span>
                </li>
              ))}
            </ul>
            <p className="small muted">
              {estimate.answeredAt
                ? `Risposta del ${momentText(estimate.answeredAt)}`
                : `Vale fino al ${momentText(estimate.expiresAt)}`}
            </p>
          </>
        )}
        {mayBeSent && <EstimateForm job={job} />}
      </div>
    </section>
  )
}

function EstimateForm({ job }: { job: JobDetail }) {
  const [lines, setLines] = useState(() => [emptyLine()])
  const put = (id: number, change: object) =>
    setLines(lines.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const written = lines.filter(({ name }) => name.trim())
  const isWhole = written.length > 0 && written.every(({ price }) => readAmount(price) !== undefined)
  const send = useAct({
    call: (api) =>
      api(sendEstimate, {
        params: { id: String(job.id) },
        body: {
          lines: written.map(({ name, price, isNeeded }) => ({
            name: name.trim(),
            price: toDecimal(readAmount(price) ?? 0),
            isNeeded,
          })),
        },
      }),
    said: ['Preventivo mandato', job.email],
    failed: 'Il preventivo non è partito',
    onDone: () => setLines([emptyLine()]),
  })
  return (
    <form
      method="dialog"
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole && !send.busy) send.send()
      }}
    >
      <p className="small muted">Che cosa serve in più di quello che è già sul lavoro. Il cliente risponde dal link.</p>
      {lines.map((line, i) => (
        <fieldset key={line.id} className="form">
          <legend className="sr-only">Voce {i + 1}</legend>
          <TextField
            label="Che cosa"
            className="span-4"
            value={line.name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => put(line.id, { name: target.value })}
          />
          <TextField
            label="Prezzo"
            className="span-2"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            value={line.price}
            onChange={({ target }) => put(line.id, { price: target.value })}
          />
          <div className="row row-between">
            <Tick isOn={line.isNeeded} onChange={(isNeeded) => put(line.id, { isNeeded })}>
              Serve davvero
            </Tick>
            {lines.length > 1 && (
              <button
                type="button"
                className="btn btn-icon"
                aria-label={`Togli la voce ${i + 1}`}
                onClick={() => setLines(lines.filter(({ id }) => id !== line.id))}
              >
                <Trash2 className="icon" aria-hidden="true" />
              </button>
            )}
          </div>
        </fieldset>
      ))}
      <p className="row wraps spaced-8">
        <button type="button" className="btn btn-small" onClick={() => setLines([...lines, emptyLine()])}>
          <Plus className="icon icon-s" aria-hidden="true" /> Un’altra voce
        </button>
        <button type="submit" className="btn btn-small btn-main" aria-disabled={!isWhole || send.busy}>
          Manda il preventivo
        </button>
      </p>
    </form>
  )
}
