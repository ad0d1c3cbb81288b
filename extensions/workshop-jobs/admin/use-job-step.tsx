import { useState } from 'react'
import { useAct } from '#web/admin/use-act.ts'
import { jobSigns } from '../../workshop/admin/job-signs.ts'
import { type Job, moveJob } from '../jobs/job-calls.ts'
import { HandOverJobDialog } from './hand-over-job-dialog.tsx'
import type { Step } from './job-words.ts'

/** The steps of jobs; the last one takes the money in a dialog. */
export function useJobStep() {
  const [given, give] = useState<Job>()
  const act = useAct({
    call: (api, { job, step }: { job: Job; step: Pick<Step, 'to'> }) =>
      api(moveJob, { params: { id: String(job.id) }, body: { state: step.to } }),
    said: ({ state, number }) => [jobSigns[state].one, number],
    failed: 'Il lavoro è rimasto com’era',
  })
  return {
    ...act,
    send: (...[input, done]: Parameters<typeof act.send>) =>
      input.step.to === 'collected' ? give(input.job) : act.send(input, done),
    dialog: given && <HandOverJobDialog job={given} onClose={() => give(undefined)} />,
  }
}
