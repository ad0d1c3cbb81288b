import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { forgetAbandoned } from './forget-abandoned.ts'
import { handleWaitingWebhooks } from './receive-webhook.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { sendDueRefunds } from './send-refunds.ts'

/** Two nodes at it harm nothing, so that after a node's death a buyer need not wait long for another. */
const spareSeconds = 5

export function walletJobs(deps: Deps): Job[] {
  return [
    { name: 'reconcile payments', everySeconds: 5, spareSeconds, run: (stop) => reconcilePayments(deps, stop) },
    { name: 'send refunds', everySeconds: 5, spareSeconds, run: (stop) => sendDueRefunds(deps, stop) },
    { name: 'handle wallet events', everySeconds: 10, spareSeconds, run: (stop) => handleWaitingWebhooks(deps, stop) },
    { name: 'forget abandoned payments', everySeconds: 3_600, run: () => forgetAbandoned(deps) },
  ]
}
