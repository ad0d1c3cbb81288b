import { accountJobs } from '#server/accounts/customers/account-jobs.ts'
import { staffJobs } from '#server/accounts/staff/staff-jobs.ts'
import { imageGuardJobs } from '#server/catalog/images/image-guard.ts'
import { unlistSoldJob } from '#server/catalog/products/unlist-sold.ts'
import { reviewJobs } from '#server/catalog/reviews/review-jobs.ts'
import { searchWordJobs } from '#server/catalog/search-words/search-word-jobs.ts'
import { stockAlertJob } from '#server/catalog/stock-alerts/send-stock-alerts.ts'
import { importJobs } from '#server/intake/imports/import-jobs.ts'
import { incomingPictureJobs } from '#server/intake/pictures/incoming-picture-jobs.ts'
import { eventJobs } from '#server/messages/events/event-jobs.ts'
import { recipientJobs } from '#server/messages/mail/recipient-jobs.ts'
import { bankStatementJobs } from '#server/orders/bank-statements/bank-statement-jobs.ts'
import { invariantJob } from '#server/orders/consistency/check-invariants.ts'
import { giftCardJob } from '#server/orders/gift-cards/gift-card-jobs.ts'
import { orderJobs } from '#server/orders/order/order-jobs.ts'
import { walletJobs } from '#server/orders/payments/wallet-jobs.ts'
import { returnJobs } from '#server/orders/returns/return-jobs.ts'
import { withdrawalJobs } from '#server/orders/withdrawals/withdrawal-jobs.ts'
import type { Job } from '#server/platform/jobs.ts'
import { throttleJobs } from '#server/platform/throttle/throttle-jobs.ts'
import { reductionJob } from '#server/pricing/reductions/reduction-jobs.ts'
import { deletedPictureJob } from '#server/site/undo/undo-pictures.ts'
import type { Deps } from './deps.ts'
import { extensions } from './installed-extensions.ts'

export function shopJobs(deps: Deps): Job[] {
  return [
    ...accountJobs(deps),
    ...staffJobs(deps),
    ...throttleJobs(deps),
    ...recipientJobs(deps),
    unlistSoldJob(deps),
    stockAlertJob(deps),
    ...reviewJobs(deps),
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
    deletedPictureJob(deps),
    ...extensions.flatMap(({ jobs }) => jobs?.(deps) ?? []),
  ]
}
