import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { addressHashOf } from './recipient-limit.ts'
import { deleteMailsHeldBefore, isProvenAddress, listHeldAddresses } from './recipient-repository.ts'
import { releaseMailsTo } from './release-mails.ts'

const heldMs = 60 * 86_400_000

/** Releases the held mails of addresses that paid goods were sent to, and deletes those that were held for 60 days. */
export function recipientJobs({ config, database, clock }: Pick<MessagesDeps, 'config' | 'database' | 'clock'>): Job[] {
  const { db } = database
  return [
    {
      name: 'release or forget held mails',
      everySeconds: 3_600,
      run: async () => {
        for (const address of await listHeldAddresses(db)) {
          const isProven = await isProvenAddress(db, address, await addressHashOf({ config, database }, address))
          if (isProven) await inTransaction(database, (tx) => releaseMailsTo(tx, address, clock()))
        }
        await deleteMailsHeldBefore(db, new Date(clock().getTime() - heldMs))
      },
    },
  ]
}
