import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { takeFallen } from './low-stock-repository.ts'
import { deleteEventsBefore, failEventsBefore } from './outgoing-event-repository.ts'
import { hasWebhookEndpoints } from './webhook-endpoint-repository.ts'
import { writeLowStockEvents } from './write-events-repository.ts'

const dayMs = 86_400_000
const pendingDays = 7
const deliveredDays = 30
const failedDays = 90

type JobDeps = Pick<MessagesDeps, 'database' | 'clock'>

export function eventJobs(deps: JobDeps): Job[] {
  return [
    { name: 'low-stock', everySeconds: 30, run: () => writeDueLowStockEvents(deps) },
    { name: 'old-events', everySeconds: 3_600, run: () => forgetOldEvents(deps) },
  ]
}

/**
 * Writes an event for each product whose stock has become low, once per fall; costs nothing without
 * receivers.
 */
export async function writeDueLowStockEvents({ database, clock }: JobDeps): Promise<void> {
  if (!(await hasWebhookEndpoints(database.db, 'stock.low'))) return
  await inTransaction(database, async (tx) => writeLowStockEvents(tx, await takeFallen(tx), clock()))
}

async function forgetOldEvents({ database: { db }, clock }: JobDeps): Promise<void> {
  const ago = (days: number) => new Date(clock().getTime() - days * dayMs)
  await failEventsBefore(db, ago(pendingDays))
  await deleteEventsBefore(db, 'delivered', ago(deliveredDays))
  await deleteEventsBefore(db, 'failed', ago(failedDays))
}
