import { postgresCode, sqlStates } from '#server/db/postgres-code.ts'
import { inTransaction, type Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { emailTaken, problem } from '#server/problems/problem.ts'
import { deleteCustomerSessions } from '#server/sessions/session-repository.ts'
import type { Caller } from '#server/throttle/caller.ts'
import { countCalls, noteCalls } from '#server/throttle/count-calls.ts'
import type { Profile } from '#shared/contract/account.ts'
import type { Language } from '#shared/domain/language.ts'
import { mailEmailChanged, mailVerification } from './account-mails.ts'
import { type CustomerRow, isEmailOfAnother, lockCustomer, updateCustomer } from './customer-repository.ts'
import { deleteTokens } from './one-time-token-repository.ts'

/**
 * Changes a profile. A new e-mail address has to be proven again; links sent to the old one stop working, the old one
 * is told, and all other sessions end (ASVS 7.5.1).
 * @throws 409 email_taken; 429
 */
export async function updateProfile(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  customerId: string,
  profile: Profile,
  language: Language,
  { currentSessionHash, caller }: { currentSessionHash: string | undefined; caller: Caller | undefined },
): Promise<CustomerRow> {
  const now = clock()
  const work = async (tx: Tx) => {
    await countCalls(tx, caller, [{ rule: 'account_change', subject: customerId }], now)
    const before = await lockCustomer(tx, customerId)
    if (!before) throw problem('unauthorized')
    if (await isEmailOfAnother(tx, profile.email, customerId)) throw emailTaken()
    const isNewAddress = before.email.toLowerCase() !== profile.email.toLowerCase()
    const after = await updateCustomer(tx, customerId, { ...profile, ...(isNewAddress && { emailVerifiedAt: null }) })
    if (!after) throw problem('unauthorized')
    if (isNewAddress) {
      await countCalls(tx, caller, [{ rule: 'mail', subject: after.email }], now)
      // The one before learns of it in any case.
      await noteCalls(tx, caller, [{ rule: 'mail', subject: before.email }], now)
      await deleteTokens(tx, customerId)
      await deleteCustomerSessions(tx, customerId, currentSessionHash)
      await mailVerification(tx, after, language, now)
      await mailEmailChanged(tx, before, before.emailVerifiedAt ? after.email : null, language, now)
    }
    return after
  }
  try {
    return await inTransaction(database, work)
  } catch (error) {
    // Two customers took the same address at the same moment: the database let one of them.
    throw postgresCode(error) === sqlStates.uniqueViolation ? emailTaken() : error
  }
}
