import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { postgresCode, sqlStates } from '#server/platform/database/connection/postgres-code.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { emailTaken, problem } from '#server/platform/problems/problem.ts'
import { deleteCustomerSessions } from '#server/platform/sessions/session-repository.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCalls, noteCalls } from '#server/platform/throttle/count-calls.ts'
import type { Profile } from '#shared/contract/accounts/account.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { mailEmailChanged, mailVerification } from './account-mails.ts'
import { type CustomerRow, isEmailOfAnother, lockCustomer, updateCustomer } from './customer-repository.ts'
import { deleteTokens, findHeirOfAddress } from './one-time-token-repository.ts'

export const isOtherAddress = (one: string, other: string) => one.toLowerCase() !== other.toLowerCase()

interface Asker {
  currentSessionHash: string | undefined
  caller: Caller | undefined
  isConfirmed: boolean
}

/**
 * Changes a profile. A new e-mail address has to be proven again; links sent to the old one stop working, the old one
 * gets a mail, and all other sessions end (ASVS 7.5.1). `isConfirmed`: with the password; else the old address may undo
 * it.
 * @throws 409 email_taken; 429
 */
export async function updateProfile(
  { database, clock }: Pick<OrdersDeps, 'database' | 'clock'>,
  customerId: string,
  { currentPassword: _asked, ...profile }: Profile,
  language: Language,
  { currentSessionHash, caller, isConfirmed }: Asker,
): Promise<CustomerRow> {
  const now = clock()
  const work = async (tx: Tx) => {
    await countCalls(tx, caller, [{ rule: 'account_change', subject: customerId }], now)
    const before = await lockCustomer(tx, customerId)
    if (!before) throw problem('unauthorized')
    const heir = await findHeirOfAddress(tx, profile.email, now)
    if ((heir && heir !== customerId) || (await isEmailOfAnother(tx, profile.email, customerId))) throw emailTaken()
    const isNewAddress = isOtherAddress(before.email, profile.email)
    const after = await updateCustomer(tx, customerId, { ...profile, ...(isNewAddress && { emailVerifiedAt: null }) })
    if (!after) throw problem('unauthorized')
    if (isNewAddress) {
      await countCalls(tx, caller, [{ rule: 'mail', subject: after.email }], now)
      // The one before learns of it in any case.
      await noteCalls(tx, caller, [{ rule: 'mail', subject: before.email }], now)
      await deleteTokens(tx, customerId, 'reset', 'verify', ...(isConfirmed ? (['undo_email'] as const) : []))
      await deleteCustomerSessions(tx, customerId, currentSessionHash)
      await mailVerification(tx, after, language, now)
      const change = { newEmail: before.emailVerifiedAt ? after.email : null, canUndo: !isConfirmed }
      await mailEmailChanged(tx, before, change, language, now)
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
