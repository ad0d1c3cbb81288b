import { accountJobs } from '#server/accounts/customers/account-jobs.ts'
import { staffJobs } from '#server/accounts/staff/staff-jobs.ts'
import { deletedPictureJob } from '#server/catalog/images/deleted-picture-job.ts'
import { imageGuardJobs } from '#server/catalog/images/image-guard.ts'
import { unlistSoldJob } from '#server/catalog/products/unlist-sold.ts'
import { reviewJobs } from '#server/catalog/reviews/review-jobs.ts'
import { searchWordJobs } from '#server/catalog/search-words/search-word-jobs.ts'
import { expectedDayJob } from '#server/catalog/sizes/expected-day-job.ts'
import { eventJobs } from '#server/messages/events/event-jobs.ts'
import { recipientJobs } from '#server/messages/mail/recipient-jobs.ts'
import { invariantJob } from '#server/orders/consistency/check-invariants.ts'
import { giftCardJob } from '#server/orders/gift-cards/gift-card-jobs.ts'
import { orderJobs } from '#server/orders/order/order-jobs.ts'
import { walletJobs } from '#server/orders/payments/wallet-jobs.ts'
import { returnJobs } from '#server/orders/returns/return-jobs.ts'
import { withdrawalJobs } from '#server/orders/withdrawals/withdrawal-jobs.ts'
import type { Job } from '#server/platform/jobs.ts'
import { throttleJobs } from '#server/platform/throttle/throttle-jobs.ts'
import { reductionJob } from '#server/pricing/reductions/reduction-jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { extensions } from './installed-extensions.ts'

export function shopJobs(deps: Deps): Job[] {
  return [
    ...accountJobs(deps),
    ...staffJobs(deps),
    ...throttleJobs(deps),
    ...recipientJobs(deps),
    unlistSoldJob(deps),
    expectedDayJob(deps),
    ...reviewJobs(deps),
    reductionJob(deps),
    ...orderJobs(deps),
    ...walletJobs(deps),
    giftCardJob(deps),
    invariantJob(deps),
    ...withdrawalJobs(deps),
    ...returnJobs(deps),
    ...searchWordJobs(deps),
    ...eventJobs(deps),
    ...imageGuardJobs(deps),
    deletedPictureJob(deps),
    ...extensions.flatMap(({ jobs }) => jobs?.(deps) ?? []),
  ]
}
