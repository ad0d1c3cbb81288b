import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { blankCompletedCheckouts, deleteAbandoned, deleteHandledWebhookEvents } from './abandoned-repository.ts'

const dayMs = 86_400_000
/** Long after the provider has forgotten an unpaid order. */
const abandonedDays = 7
/** The provider repeats an event for three days. */
const eventDays = 30

/** Deletes names and addresses of people who did not buy. @returns how many payments were deleted */
export async function forgetAbandoned({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const now = clock().getTime()
  return inTransaction(database, async (tx) => {
    const before = new Date(now - abandonedDays * dayMs)
    await blankCompletedCheckouts(tx, before)
    await deleteHandledWebhookEvents(tx, new Date(now - eventDays * dayMs))
    return deleteAbandoned(tx, before)
  })
}
