import { Phone, Printer } from 'lucide-react'
import { useState } from 'react'
import { euro, momentText } from '#web/admin/admin-format.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useMay } from '#web/admin/use-may.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { jobSigns } from '../../workshop/admin/job-signs.ts'
import { kindNames } from '../../workshop/admin/kind-names.ts'
import { addJobLabour, type JobDetail, moveJob } from '../jobs/job-calls.ts'
import { EstimatePart } from './estimate-part.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobLabel } from './job-label.tsx'
import { JobLines } from './job-lines.tsx'
import { JobPhotos, PhotoList } from './job-photos.tsx'
import { useJob } from './job-queries.ts'
import { beforeText, bicycleName, eventTexts, mayCancel, stepsOf, waitsForYes, whenText } from './job-words.ts'
import { useJobStep } from './use-job-step.tsx'
import '../../workshop/admin/jobs.css'

export function JobDialog({ id, onClose }: { id: string; onClose(): void }) {
  const query = useJob(id)
  const title = query.data ? `${bicycleName(query.data)}, di ${query.data.name}` : 'Lavoro'
  return (
    <Dialog open onClose={onClose} title={title} size="product">
      <div className="dialog-body">
        <Loaded query={query} failure="Il lavoro non si carica.">
          {(job) => <JobSheet job={job} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function JobSheet({ job }: { job: JobDetail }) {
  const may = useMay()
  const canWork = may(addJobLabour)
  return (
    <div className="stack">
      <JobHead job={job} />
      <div className="account-columns align-start">
        <div className="stack">
          <JobLines job={job} canWork={canWork} />
          <EstimatePart key={job.state} job={job} canWork={canWork} />
          <section className="box" aria-label="La storia">
            <div className="box-head">
              <h3>La storia</h3>
            </div>
            <ol className="box-body stack stack-12 small">
              {job.history.toReversed().map(({ at, kind, by, detail }) => (
                <li key={`${at} ${kind} ${detail}`}>
                  <span className="muted">{momentText(at)}</span> {eventTexts[kind] ?? kind}
                  {kind !== 'moved' && detail && `: ${detail}`}
                  {by && <span className="muted"> ({by})</span>}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <div className="stack">
          <section className="box" aria-label="Di chi è">
            <div className="box-head">
              <h3>Di chi è</h3>
            </div>
            <div className="box-body stack stack-12">
              <p className="bold">{job.name}</p>
              {job.phone && (
                <p className="row spaced-8">
                  <Phone className="icon icon-s" aria-hidden="true" />
                  <a href={`tel:${job.phone.replaceAll(' ', '')}`}>{job.phone}</a>
                </p>
              )}
              {job.email && <a href={`mailto:${job.email}`}>{job.email}</a>}
              {job.problem && <p className="note pre-line">«{job.problem}»</p>}
              <p className="small muted">
                Bici: {[kindNames[job.bicycle.kind], beforeText(job)].filter(Boolean).join(', ')}
              </p>
              <PhotoList jobId={job.id} photos={job.photos} of="del cliente" />
            </div>
          </section>
          <JobPhotos job={job} canWork={canWork} />
          <JobFacts key={`${job.bicycle.serialNumber} ${job.promisedAt}`} job={job} canWork={canWork} />
        </div>
      </div>
    </div>
  )
}

function JobHead({ job }: { job: JobDetail }) {
  const may = useMay()
  const step = useJobStep()
  const [isPrinting, setPrinting] = useState(false)
  const sign = jobSigns[job.state]
  const cancel = useQuestion<JobDetail>({
    title: 'Annullare il lavoro?',
    confirmLabel: 'Annulla il lavoro',
    cancelLabel: 'Tienilo',
    text: () => <p>I pezzi tornano in magazzino, l’ora si libera, e il cliente riceve una mail.</p>,
    act: { send: (row, done) => step.send({ job: row, step: { to: 'cancelled' } }, done), busy: step.busy },
  })
  return (
    <header className="row row-between wraps spaced-16">
      <div>
        <p className="row wraps spaced-8">
          <b className="num job-number">{job.number}</b>
          <Badge tone={sign.tone} icon={sign.icon}>
            {sign.one}
          </Badge>
        </p>
        <p className="small muted above-4">
          {[
            whenText(job),
            `in tutto ${euro(job.total)}`,
            job.isPaid && 'pagata',
            waitsForYes(job) && 'serve il sì del cliente',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="row wraps spaced-8">
        {may(moveJob) &&
          stepsOf(job).map((one, i) => (
            <button
              key={one.to}
              type="button"
              className={`btn btn-small ${i === 0 ? 'btn-main' : ''}`}
              aria-disabled={step.busy}
              onClick={() => step.send({ job, step: one })}
            >
              {one.label}
            </button>
          ))}
        <button type="button" className="btn btn-small" onClick={() => setPrinting(true)}>
          <Printer className="icon icon-s" aria-hidden="true" /> Cartellino
        </button>
        {may(addJobLabour) && mayCancel(job) && (
          <button type="button" className="btn btn-small btn-danger" onClick={() => cancel.ask(job)}>
            Annulla
          </button>
        )}
      </div>
      {cancel.dialog}
      {step.dialog}
      {isPrinting && <JobLabel job={job} onPrinted={() => setPrinting(false)} />}
    </header>
  )
}
