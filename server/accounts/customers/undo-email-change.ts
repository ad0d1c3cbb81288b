import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { postgresCode, sqlStates } from '#server/platform/database/connection/postgres-code.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import { deleteCustomerSessions } from '#server/platform/sessions/session-repository.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { mailEmailChanged } from './account-mails.ts'
import { lockCustomer, updateCustomer } from './customer-repository.ts'
import { deleteTokens, takeUndo } from './one-time-token-repository.ts'

/**
 * Gives an account back to the former address, ends all its sessions and invalidates open links; the other address gets
 * a mail.
 * @returns false for a link that is unknown, used or older than 72 hours
 */
export async function undoEmailChange(
  { database, clock }: Pick<OrdersDeps, 'database' | 'clock'>,
  token: string,
  language: Language,
): Promise<boolean> {
  const now = clock()
  try {
    return await inTransaction(database, async (tx) => {
      const change = await takeUndo(tx, hashSecretToken(token), now)
      const customer = change && (await lockCustomer(tx, change.customerId))
      if (!change?.emailBefore || !customer) return false
      const { emailBefore: email, provenBefore: emailVerifiedAt } = change
      await updateCustomer(tx, customer.id, { email, emailVerifiedAt })
      await deleteTokens(tx, customer.id, 'reset', 'verify')
      await deleteCustomerSessions(tx, customer.id)
      await mailEmailChanged(tx, customer, { newEmail: null, canUndo: false }, language, now)
      return true
    })
  } catch (error) {
    if (postgresCode(error) === sqlStates.uniqueViolation) return false
    throw error
  }
}
