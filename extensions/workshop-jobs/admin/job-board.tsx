import { CircleAlert, Plus } from 'lucide-react'
import { countText, euro, isPriced } from '#web/admin/admin-format.ts'
import { ListFilter } from '#web/admin/list-filter.tsx'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { jobSigns } from '../../workshop/admin/job-signs.ts'
import { DayLoad, useWeek } from '../../workshop/admin/job-week.tsx'
import { OutsideNote } from '../../workshop/admin/outside-note.tsx'
import { createJob, type Job, moveJob } from '../jobs/job-calls.ts'
import { JobDialog } from './job-dialog.tsx'
import { useJobs } from './job-queries.ts'
import { bicycleName, boardStates, stepsOf, waitsForYes, whenText } from './job-words.ts'
import { NewJobDialog } from './new-job-dialog.tsx'
import { useJobStep } from './use-job-step.tsx'
import '../../workshop/admin/jobs.css'

const filters: Record<string, { label: string; has(job: Job): boolean }> = {
  '': { label: 'Tutti', has: () => true },
  ritardo: { label: 'In ritardo', has: ({ isLate }) => isLate },
  pronte: { label: 'Pronti', has: ({ state }) => state === 'ready' },
}

/** Jobs by state, one next step a card. */
export default function JobBoard() {
  const { address, set, show, open, close, opened } = useAdminAddress()
  const may = useMay()
  const query = useJobs(address.cerca)
  const chosen = filters[address.stato ?? ''] ? (address.stato ?? '') : ''
  const counts = Object.entries(filters).map(([name, { label, has }]) => [
    name,
    `${label} (${countText(query.data?.filter(has).length ?? 0)})`,
  ])
  const names = { ...Object.fromEntries(counts), calendario: 'Calendario' }
  const choose = (stato: string) =>
    stato === 'calendario' ? show({ tab: 'lavori', vista: 'calendario' }) : set({ stato })
  const job = opened('lavoro')
  const week = useWeek().data
  const today = week?.days[0]
  return (
    <>
      <div className="box-body row row-between wraps">
        {week && today && <DayLoad day={today} title="Oggi" stands={week.capacity} />}
        <ListFilter names={names} value={chosen} onChoose={choose} />
        {may(createJob) && (
          <button type="button" className="btn btn-main btn-small" onClick={() => open('lavoro-nuovo')}>
            <Plus className="icon icon-s" aria-hidden="true" /> Nuovo lavoro
          </button>
        )}
      </div>
      <OutsideNote />
      <Loaded query={query} failure="I lavori non si caricano.">
        {(jobs) => (
          <div className="job-board">
            {boardStates.map((state) => (
              <Column
                key={state}
                title={jobSigns[state].label}
                jobs={jobs.filter((one) => one.state === state && filters[chosen]?.has(one))}
              />
            ))}
          </div>
        )}
      </Loaded>
      {week && (
        <p className="box-body small muted">
          {week.promised > 0 && `Promesse tenute questo mese: ${week.kept} su ${week.promised}. `}
          Ritirate negli ultimi sette giorni: {countText(week.collected)}.{' '}
          <a href="/admin?tab=negozio&vista=orari">Chiudi un giorno</a>
        </p>
      )}
      {job === 'nuovo' && <NewJobDialog onClose={close} />}
      {job && job !== 'nuovo' && <JobDialog key={job} id={job} onClose={close} />}
    </>
  )
}

function Column({ title, jobs }: { title: string; jobs: readonly Job[] }) {
  return (
    <section className="job-column" aria-label={title}>
      <h3 className="row row-between">
        {title} <span className="num">{countText(jobs.length)}</span>
      </h3>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </section>
  )
}

function JobCard({ job }: { job: Job }) {
  const { open } = useAdminAddress()
  const may = useMay()
  const step = useJobStep()
  const [next] = stepsOf(job)
  const trouble = job.isLate ? 'In ritardo' : waitsForYes(job) ? 'Serve il sì del cliente' : undefined
  const openJob = () => open(`lavoro-${job.id}`)
  return (
    <article className={`job-card${job.isLate ? ' is-late' : ''}`}>
      <p className="row row-between wraps small muted">
        <span>{whenText(job)}</span> <span className="nowrap">{job.number}</span>
      </p>
      <h4>
        <button type="button" className="admin-link bold" onClick={openJob}>
          {bicycleName(job)}
        </button>
      </h4>
      <p className="small">{job.name}</p>
      <p className="small muted">
        {[job.title, isPriced({ price: job.total }) && euro(job.total)].filter(Boolean).join(' · ')}
      </p>
      {job.isPaid && <p className="small bold">Pagata</p>}
      {trouble && (
        <p className={`row spaced-8 small bold ${job.isLate ? 'error-text' : 'job-waits'}`}>
          <CircleAlert className="icon icon-s" aria-hidden="true" /> {trouble}
        </p>
      )}
      {next && may(moveJob) ? (
        <button
          type="button"
          className="btn btn-small full-width"
          aria-disabled={step.busy}
          onClick={() => step.send({ job, step: next })}
        >
          {next.label}
          <span className="sr-only"> {job.number}</span>
        </button>
      ) : (
        <button type="button" className="btn btn-small full-width" onClick={openJob}>
          Apri<span className="sr-only"> {job.number}</span>
        </button>
      )}
      {step.dialog}
    </article>
  )
}
