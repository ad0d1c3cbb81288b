import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { deleteCustomerSessions, type SessionCustomer } from '#server/platform/sessions/session-repository.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCalls } from '#server/platform/throttle/count-calls.ts'
import type { CountedCall } from '#server/platform/throttle/limit-rules.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { mailPasswordChanged } from './account-mails.ts'
import { updateCustomer } from './customer-repository.ts'
import { deleteTokens } from './one-time-token-repository.ts'
import { hashPassword } from './password.ts'

interface NewPassword {
  password: string
  language: Language
  current: string | undefined
  caller: Caller | undefined
}

/**
 * Sets a new password, ends all other sessions, invalidates open reset links and sends a mail.
 * @throws 429
 */
export async function changePassword(
  { database, clock }: Pick<OrdersDeps, 'database' | 'clock'>,
  customer: SessionCustomer,
  { password, language, current, caller }: NewPassword,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await inTransaction(database, async (tx) => {
    await countCalls(tx, caller, callsOfChange(customer), clock())
    await updateCustomer(tx, customer.id, { passwordHash })
    await deleteTokens(tx, customer.id, 'reset')
    await deleteCustomerSessions(tx, customer.id, current)
    await mailPasswordChanged(tx, customer, language, clock())
  })
}

/** Each change sends a mail, and an unproven address may belong to a stranger, so it counts against the mail limits. */
function callsOfChange({ id, email, emailVerifiedAt }: SessionCustomer): CountedCall[] {
  const change: CountedCall = { rule: 'account_change', subject: id }
  return emailVerifiedAt ? [change] : [change, { rule: 'mail', subject: email }]
}
