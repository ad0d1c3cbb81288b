import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { emailTaken } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCalls, countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import type { Registration } from '#shared/contract/platform/sign-in.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { mailRegistration } from './account-mails.ts'
import { type CustomerRow, findCustomerByEmail, insertCustomer } from './customer-repository.ts'
import { findHeirOfAddress } from './one-time-token-repository.ts'
import { hashPassword } from './password.ts'

/**
 * Creates an account and queues its welcome mail with the link that proves the address.
 * @throws 409 email_taken, whatever the case of the address; 429
 */
export async function registerCustomer(
  deps: Pick<OrdersDeps, 'database' | 'clock'>,
  { password, passwordHash: _ignored, ...fields }: Registration,
  language: Language,
  caller: Caller | undefined,
): Promise<CustomerRow> {
  const { database, clock } = deps
  await countCallsAlone({ database, clock }, caller, { rule: 'registration' })
  const isTaken = await findCustomerByEmail(database.db, fields.email)
  if (isTaken || (await findHeirOfAddress(database.db, fields.email, clock()))) throw emailTaken()
  const passwordHash = await hashPassword(password)
  const now = clock()
  const customer = await inTransaction(database, async (tx) => {
    const row = await insertCustomer(tx, { ...fields, passwordHash, language, createdAt: now })
    if (!row) return undefined
    await countCalls(tx, caller, [{ rule: 'mail', subject: row.email }], now)
    await mailRegistration(tx, row, language, now)
    return row
  })
  if (!customer) throw emailTaken()
  return customer
}
