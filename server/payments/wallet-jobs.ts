import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs.ts'
import { forgetAbandoned } from './forget-abandoned.ts'
import { handleWaitingWebhooks } from './receive-webhook.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { sendDueRefunds } from './send-refunds.ts'

/** What brings every payment to its end, whatever died in between. Cheap while nothing is due. */
export function walletJobs(deps: Deps): Job[] {
  return [
    { name: 'reconcile payments', everySeconds: 10, run: () => reconcilePayments(deps) },
    { name: 'send refunds', everySeconds: 10, run: () => sendDueRefunds(deps) },
    { name: 'handle wallet events', everySeconds: 30, run: () => handleWaitingWebhooks(deps) },
    { name: 'forget abandoned payments', everySeconds: 3_600, run: () => forgetAbandoned(deps) },
  ]
}
