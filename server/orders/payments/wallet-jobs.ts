import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { blankCompletedCheckouts, deleteAbandoned, deleteHandledWebhookEvents } from './abandoned-repository.ts'
import { handleWaitingWebhooks } from './receive-webhook.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { sendDueRefunds } from './send-refunds.ts'

/** Two nodes at it harm nothing, so that after a node's death a buyer need not wait long for another. */
const spareSeconds = 5

export function walletJobs(deps: OrdersDeps): Job[] {
  return [
    { name: 'reconcile payments', everySeconds: 5, spareSeconds, run: (stop) => reconcilePayments(deps, stop) },
    { name: 'send refunds', everySeconds: 5, spareSeconds, run: (stop) => sendDueRefunds(deps, stop) },
    { name: 'handle wallet events', everySeconds: 10, spareSeconds, run: (stop) => handleWaitingWebhooks(deps, stop) },
    { name: 'forget abandoned payments', everySeconds: 3_600, run: () => forgetAbandoned(deps) },
  ]
}

const dayMs = 86_400_000
/** Long after the provider has forgotten an unpaid order. */
const abandonedDays = 7
/** The provider repeats an event for three days. */
const eventDays = 30

/** Deletes names and addresses of people who did not buy. @returns how many payments were deleted */
export async function forgetAbandoned({ database, clock }: Pick<OrdersDeps, 'database' | 'clock'>): Promise<number> {
  const now = clock().getTime()
  return inTransaction(database, async (tx) => {
    const before = new Date(now - abandonedDays * dayMs)
    await blankCompletedCheckouts(tx, before)
    await deleteHandledWebhookEvents(tx, new Date(now - eventDays * dayMs))
    return deleteAbandoned(tx, before)
  })
}
