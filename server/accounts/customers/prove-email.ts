import { releaseMailsTo } from '#server/messages/mail/release-mails.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import { linkGuestOrders, updateCustomer } from './customer-repository.ts'
import { findTokenOwner, spendToken } from './one-time-token-repository.ts'

/**
 * Takes a link from a mail as the proof that a customer reads that address; the guest orders of the address join the
 * account. The link counts only for its own account and in that account's session: otherwise registering a stranger's
 * address would yield their orders as soon as a mail scanner opens the link.
 * @returns false for a link that is unknown, used, too old or of another account
 */
export async function proveEmail(
  { database, clock }: Pick<OrdersDeps, 'database' | 'clock'>,
  customerId: string,
  token: string,
): Promise<boolean> {
  const hash = hashSecretToken(token)
  const now = clock()
  return inTransaction(database, async (tx) => {
    if ((await findTokenOwner(tx, hash, 'verify', now)) !== customerId) return false
    if ((await spendToken(tx, hash, 'verify', now)) === undefined) return false
    const customer = await updateCustomer(tx, customerId, { emailVerifiedAt: now })
    if (customer) await releaseMailsTo(tx, customer.email, now)
    await linkGuestOrders(tx, customerId)
    return true
  })
}
