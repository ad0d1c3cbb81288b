import { forgetQuestionsBy } from '#server/catalog/reviews/question-repository.ts'
import { anonymizeReviewsBy } from '#server/catalog/reviews/review-author-repository.ts'
import { forgetMailsTo } from '#server/messages/mail/outbox-repository.ts'
import { forgetNotesOf } from '#server/orders/admin-orders/order-note-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { forgetGiftCardsOf } from '#server/orders/gift-cards/gift-card-privacy-repository.ts'
import { forgetChangedAddresses } from '#server/orders/order-edits/order-edit-repository.ts'
import { forgetAppointmentsOf } from '#server/orders/parcels/parcel-repository.ts'
import { forgetPastOrdersOf } from '#server/orders/past-orders/past-order-repository.ts'
import { forgetReturnsOf } from '#server/orders/returns/return-privacy-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { noteCalls } from '#server/platform/throttle/count-calls.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { mailAccountDeleted } from './account-mails.ts'
import { deleteCustomer, lockCustomer } from './customer-repository.ts'
import { findAddressBefore } from './one-time-token-repository.ts'
import { erasePersonalData } from './personal-data.ts'

/** Orders stay without the account, as accounting law asks (rule 454). @throws 409 email_change_open */
export async function eraseAccount(
  { database, clock }: Pick<OrdersDeps, 'database' | 'clock'>,
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
    await forgetQuestionsBy(tx, { customerId, provenEmail })
    await forgetReturnsOf(tx, customerId)
    await forgetAppointmentsOf(tx, customerId)
    await forgetNotesOf(tx, customerId)
    await forgetChangedAddresses(tx, customerId)
    await forgetGiftCardsOf(tx, customerId)
    await forgetPastOrdersOf(tx, { customerId, email: provenEmail })
    await forgetMailsTo(tx, customer.email)
    await erasePersonalData(tx, { customerId, email: customer.email, provenEmail })
    await mailAccountDeleted(tx, customer, language, clock())
    await noteCalls(tx, caller, [{ rule: 'mail', subject: customer.email }], clock())
    await deleteCustomer(tx, customerId)
  })
}
