import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { deleteMailsHeldBefore } from './recipient-repository.ts'

const heldMs = 14 * 86_400_000

/** Deletes the mails that waited 14 days for their address to be confirmed. */
export function recipientJobs({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Job[] {
  return [
    {
      name: 'forget mails to addresses that were not confirmed',
      everySeconds: 3_600,
      run: () => deleteMailsHeldBefore(db, new Date(clock().getTime() - heldMs)),
    },
  ]
}
