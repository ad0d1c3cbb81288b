import { releaseMailsTo } from '#server/messages/mail/release-mails.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import { deleteCustomerSessions } from '#server/platform/sessions/session-repository.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { noteCalls, tryCalls } from '#server/platform/throttle/count-calls.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { mailPasswordChanged, mailPasswordReset } from './account-mails.ts'
import {
  type CustomerRow,
  findCustomer,
  findCustomerByEmail,
  linkGuestOrders,
  updateCustomer,
} from './customer-repository.ts'
import {
  countRecentTokens,
  deleteTokens,
  findAddressBefore,
  findHeirOfAddress,
  findTokenOwner,
  spendToken,
} from './one-time-token-repository.ts'
import { hashPassword } from './password.ts'

type Parts = Pick<OrdersDeps, 'database' | 'clock'>

/** More links an hour only fill a stranger's inbox. */
const maxLinksAnHour = 3

async function findCustomerOf(db: Db, email: string, now: Date): Promise<CustomerRow | undefined> {
  const found = await findCustomerByEmail(db, email)
  const heir = found ? undefined : await findHeirOfAddress(db, email, now)
  return heir ? findCustomer(db, heir) : found
}

/**
 * Queues the mail with the link when the address has an account. The answer reveals neither that nor a used-up mail
 * limit.
 */
export async function requestReset(
  deps: Parts,
  email: string,
  language: Language,
  caller: Caller | undefined,
): Promise<void> {
  const { database, clock } = deps
  const now = clock()
  const found = await findCustomerOf(database.db, email, now)
  if (!found) return
  // After a change without the password the address before decides.
  const customer = { ...found, email: (await findAddressBefore(database.db, found.id, now)) ?? found.email }
  if ((await countRecentTokens(database.db, customer.id, 'reset', now)) >= maxLinksAnHour) return
  await inTransaction(database, async (tx) => {
    // Other mails to the address, and other mails of the network, keep no customer out of the account.
    if ((await tryCalls(tx, caller, [{ rule: 'password_reset' }], now)) > 0) return
    await noteCalls(tx, caller, [{ rule: 'mail', subject: customer.email }], now)
    await mailPasswordReset(tx, customer, language, now)
  })
}

/**
 * Sets a new password with the link of the mail. The link proves the address, so it counts as proven; all other
 * sessions end.
 * @throws 400 invalid_token for a link that is unknown, used or older than an hour
 */
export async function confirmReset(
  deps: Parts,
  { token, password }: { token: string; password: string },
  language: Language,
  currentSessionHash: string | undefined,
): Promise<CustomerRow> {
  const { database, clock } = deps
  const hash = hashSecretToken(token)
  // Checked before the costly hash, so that invented links cost nothing.
  if (!(await findTokenOwner(database.db, hash, 'reset', clock()))) throw problem('invalid_token')
  const passwordHash = await hashPassword(password)
  const now = clock()
  const customer = await inTransaction(database, async (tx) => {
    const id = await spendToken(tx, hash, 'reset', now)
    if (!id) return undefined
    const addressBefore = await findAddressBefore(tx, id, now)
    const proof = addressBefore ? {} : { emailVerifiedAt: now }
    const row = await updateCustomer(tx, id, { passwordHash, ...proof })
    if (!row) return undefined
    await deleteTokens(tx, row.id, 'reset', 'verify')
    await deleteCustomerSessions(tx, row.id, currentSessionHash)
    if (!addressBefore) await releaseMailsTo(tx, row.email, now)
    await linkGuestOrders(tx, row.id)
    await mailPasswordChanged(tx, { ...row, email: addressBefore ?? row.email }, language, now)
    return row
  })
  if (!customer) throw problem('invalid_token')
  return customer
}
