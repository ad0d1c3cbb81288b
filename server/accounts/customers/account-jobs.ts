import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { deleteEndedSessions } from '#server/platform/sessions/session-repository.ts'
import { deleteTokensBefore } from './one-time-token-repository.ts'

const dayMs = 24 * 3_600_000

/** Deletes used and expired rows (rule 455). */
export function accountJobs({ database: { db }, clock }: Pick<OrdersDeps, 'database' | 'clock'>): Job[] {
  return [
    {
      name: 'account-housekeeping',
      everySeconds: 3_600,
      run: async () => {
        const now = clock()
        const yesterday = new Date(now.getTime() - dayMs)
        await deleteEndedSessions(db, now)
        await deleteTokensBefore(db, yesterday)
      },
    },
  ]
}
