import { accountJobs } from './account/account-jobs.ts'
import { bankStatementJobs } from './bank-statements/bank-statement-jobs.ts'
import { invariantJob } from './books/check-invariants.ts'
import { unlistSoldJob } from './catalog/unlist-sold.ts'
import type { Deps } from './deps.ts'
import { eventJobs } from './events/event-jobs.ts'
import { giftCardJob } from './gift-cards/gift-card-jobs.ts'
import { imageGuardJobs } from './images/image-guard.ts'
import { importJobs } from './imports/import-jobs.ts'
import type { Job } from './jobs.ts'
import { orderJobs } from './orders/order-jobs.ts'
import { walletJobs } from './payments/wallet-jobs.ts'
import { incomingPictureJobs } from './picture-import/incoming-picture-jobs.ts'
import { reductionJob } from './reductions/reduction-jobs.ts'
import { returnJobs } from './returns/return-jobs.ts'
import { searchWordJobs } from './search-words/search-word-jobs.ts'
import { throttleJobs } from './throttle/throttle-jobs.ts'
import { usedAlertJob } from './used-alerts/send-used-alerts.ts'
import { withdrawalJobs } from './withdrawals/withdrawal-jobs.ts'

export function shopJobs(deps: Deps): Job[] {
  return [
    ...accountJobs(deps),
    ...throttleJobs(deps),
    unlistSoldJob(deps),
    usedAlertJob(deps),
    reductionJob(deps),
    ...orderJobs(deps),
    ...walletJobs(deps),
    giftCardJob(deps),
    invariantJob(deps),
    ...withdrawalJobs(deps),
    ...bankStatementJobs(deps),
    ...returnJobs(deps),
    ...searchWordJobs(deps),
    ...eventJobs(deps),
    ...importJobs(deps),
    ...incomingPictureJobs(deps),
    ...imageGuardJobs(deps),
  ]
}
