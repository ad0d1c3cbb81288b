import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Language } from '#shared/domain/language.ts'
import { mailPasswordChanged } from './account-mails.ts'
import { updateCustomer } from './customer-repository.ts'
import { deleteTokens } from './one-time-token-repository.ts'
import { hashPassword } from './password.ts'
import { deleteCustomerSessions, type SessionCustomer } from './session-repository.ts'

/** Sets a new password, ends all other sessions, makes open reset links void and tells the customer by mail. */
export async function changePassword(
  { database, clock, mailSender }: Pick<Deps, 'database' | 'clock' | 'mailSender'>,
  customer: SessionCustomer,
  password: string,
  language: Language,
  currentSessionHash: string | undefined,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await inTransaction(database, async (tx) => {
    await updateCustomer(tx, customer.id, { passwordHash })
    await deleteTokens(tx, customer.id, 'reset')
    await deleteCustomerSessions(tx, customer.id, currentSessionHash)
    await mailPasswordChanged(tx, customer, language, clock())
  })
  mailSender.kick()
}
