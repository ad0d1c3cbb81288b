import { accountJobs } from './account/account-jobs.ts'
import type { Deps } from './deps.ts'
import { imageGuardJobs } from './images/image-guard.ts'
import type { Job } from './jobs.ts'
import { invariantJob } from './orders/check-invariants.ts'
import { orderJobs } from './orders/order-jobs.ts'
import { walletJobs } from './payments/wallet-jobs.ts'
import { withdrawalJobs } from './withdrawals/withdrawal-jobs.ts'

/** Everything the shop does by itself, again and again. */
export function shopJobs(deps: Deps): Job[] {
  return [
    ...accountJobs(deps),
    ...orderJobs(deps),
    ...walletJobs(deps),
    invariantJob(deps),
    ...withdrawalJobs(deps),
    ...imageGuardJobs(deps),
  ]
}
