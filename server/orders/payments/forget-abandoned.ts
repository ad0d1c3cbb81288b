import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { blankCompletedCheckouts, deleteAbandoned, deleteHandledWebhookEvents } from './abandoned-repository.ts'

const dayMs = 86_400_000
/** Long after the provider has forgotten an order that nobody paid. */
const abandonedDays = 7
/** The provider repeats an event for three days. */
const eventDays = 30

/** Names and addresses of people who did not buy are nobody's business for long. @returns how many payments went */
export async function forgetAbandoned({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const now = clock().getTime()
  return inTransaction(database, async (tx) => {
    const before = new Date(now - abandonedDays * dayMs)
    await blankCompletedCheckouts(tx, before)
    await deleteHandledWebhookEvents(tx, new Date(now - eventDays * dayMs))
    return deleteAbandoned(tx, before)
  })
}
