import type { Job } from '#server/platform/jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { forgetCreditsBefore } from './credit-repository.ts'

const keptMs = 90 * 86_400_000

/** Credits that belong to no order are personal data of third parties: they are deleted (rule 635). */
export function bankStatementJobs({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Job[] {
  return [
    {
      name: 'forget foreign credits',
      everySeconds: 3_600,
      run: () => forgetCreditsBefore(db, new Date(clock().getTime() - keptMs)),
    },
  ]
}
