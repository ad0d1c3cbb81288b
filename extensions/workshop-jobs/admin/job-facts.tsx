import { useState } from 'react'
import { useAct } from '#web/admin/use-act.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type JobDetail, moveJob } from '../jobs/job-calls.ts'
import { localMoment } from './local-moment.ts'

/** What is noted on a job: the promise, the frame number, and what else the next one has to know. */
export function JobFacts({ job, canWork }: { job: JobDetail; canWork: boolean }) {
  const [serialNumber, setSerialNumber] = useState(job.bicycle.serialNumber)
  const [promised, setPromised] = useState(localMoment(job.promisedAt))
  const [note, setNote] = useState('')
  const save = useAct({
    call: (api) =>
      api(moveJob, {
        params: { id: String(job.id) },
        body: {
          ...(serialNumber !== job.bicycle.serialNumber && { serialNumber }),
          ...(promised && promised !== localMoment(job.promisedAt) && { promisedAt: new Date(promised).toISOString() }),
          ...(note.trim() && { note: note.trim() }),
        },
      }),
    said: ['Scritto', job.number],
    onDone: () => setNote(''),
  })
  if (!canWork || job.endedAt) return null
  return (
    <section className="box" aria-label="Appunti">
      <div className="box-head">
        <h3>Appunti</h3>
      </div>
      <form
        method="dialog"
        className="box-body stack stack-12"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.busy) save.send()
        }}
      >
        <TextField
          label="Numero di telaio"
          value={serialNumber}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSerialNumber(target.value)}
        />
        <TextField
          label="Promessa per"
          type="datetime-local"
          value={promised}
          onChange={({ target }) => setPromised(target.value)}
        />
        <TextField
          label="Nota"
          optional
          value={note}
          maxLength={300}
          onChange={({ target }) => setNote(target.value)}
        />
        <button type="submit" className="btn btn-small" aria-disabled={save.busy}>
          Scrivi
        </button>
      </form>
    </section>
  )
}
