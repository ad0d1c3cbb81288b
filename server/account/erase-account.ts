import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { forgetGiftCardsOf } from '#server/gift-cards/gift-card-privacy-repository.ts'
import { forgetPastOrdersOf } from '#server/moved-in/past-order-repository.ts'
import { forgetChangedAddresses } from '#server/order-changes/order-change-repository.ts'
import { forgetNotesOf } from '#server/order-notes/order-note-repository.ts'
import { forgetMailsTo } from '#server/outbox/outbox-repository.ts'
import { forgetAppointmentsOf } from '#server/parcels/parcel-repository.ts'
import { problem } from '#server/problems/problem.ts'
import { forgetReturnsOf } from '#server/returns/return-privacy-repository.ts'
import { anonymizeReviewsBy } from '#server/reviews/review-author-repository.ts'
import type { Caller } from '#server/throttle/caller.ts'
import { noteCalls } from '#server/throttle/count-calls.ts'
import { forgetUsedAlertsOf } from '#server/used-alerts/used-alert-repository.ts'
import type { Language } from '#shared/domain/language.ts'
import { mailAccountDeleted } from './account-mails.ts'
import { deleteCustomer, lockCustomer } from './customer-repository.ts'
import { findAddressBefore } from './one-time-token-repository.ts'

/** Orders stay without the account, as accounting law asks (rule 454). @throws 409 email_change_open */
export async function eraseAccount(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  customerId: string,
  language: Language,
  caller?: Caller,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    if (!customer) return
    if (await findAddressBefore(tx, customerId, clock())) throw problem('email_change_open')
    const provenEmail = customer.emailVerifiedAt ? customer.email : null
    await anonymizeReviewsBy(tx, { customerId, provenEmail })
    await forgetReturnsOf(tx, customerId)
    await forgetAppointmentsOf(tx, customerId)
    await forgetNotesOf(tx, customerId)
    await forgetChangedAddresses(tx, customerId)
    await forgetGiftCardsOf(tx, customerId)
    await forgetPastOrdersOf(tx, { customerId, email: provenEmail })
    await forgetMailsTo(tx, customer.email)
    await forgetUsedAlertsOf(tx, customer.email)
    await mailAccountDeleted(tx, customer, language, clock())
    await noteCalls(tx, caller, [{ rule: 'mail', subject: customer.email }], clock())
    await deleteCustomer(tx, customerId)
  })
}
