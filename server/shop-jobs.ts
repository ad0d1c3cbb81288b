import { accountJobs } from './account/account-jobs.ts'
import type { Deps } from './deps.ts'
import type { Job } from './jobs.ts'
import { orderJobs } from './orders/order-jobs.ts'

/** Everything the shop does by itself, again and again. */
export function shopJobs(deps: Deps): Job[] {
  return [...accountJobs(deps), ...orderJobs(deps)]
}
