import type { Deps } from '#server/deps.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { mayMail } from '#server/messages/mail-choices/mail-choices.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { hashSecretOf } from '#server/platform/throttle/caller.ts'
import { listUnasked } from './review-request-repository.ts'

const dayMs = 86_400_000
const askedAfterDays = 20
/** Later than this no one is asked any more: a shop that begins to ask leaves its old orders alone. */
const askedWithinDays = 27

/**
 * Asks for reviews once for each order: the outbox takes one mail about it, however often this runs.
 * @returns how many were asked
 */
export async function requestReviews(deps: Deps): Promise<number> {
  const { database, clock } = deps
  const at = clock()
  const before = (days: number) => new Date(at.getTime() - days * dayMs)
  await hashSecretOf(deps)
  let asked = 0
  for (const { id, customerEmail: to, language, ...data } of await listUnasked(
    database.db,
    before(askedWithinDays),
    before(askedAfterDays),
  )) {
    await inTransaction(database, async (tx) => {
      const mayAsk = (await mayMail(deps, 'notifications', to, tx)) && (await mayMail(deps, 'review_requests', to, tx))
      if (!mayAsk) return
      await enqueueMail(tx, { kind: 'review_request', about: id, to, language, data, at })
      asked++
    })
  }
  return asked
}
