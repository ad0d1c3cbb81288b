import { hashPassword, isOutdated, verifyPassword } from '#server/accounts/customers/password.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { randomGroups } from '#server/platform/random-groups.ts'
import { deleteAdminSessions } from '#server/platform/sessions/session-repository.ts'
import { findAdminHash, insertAdminHash, replaceAdminHash } from './admin-account-repository.ts'
import { requireUncommonConfigured } from './uncommon-password.ts'

type PasswordDeps = Pick<OrdersDeps, 'config' | 'database' | 'clock' | 'shop'>

// No letter or digit that another one looks like: it is read from a terminal and typed.

/**
 * At each start: applies ADMIN_PASSWORD where it is set, else generates a first password.
 * @param carriedHash of the shop that this process ran before: its password opens this one too
 * @returns the generated password, to be shown once; undefined when there is nothing to show
 * @throws ConfigError for an ADMIN_PASSWORD that is tried first
 */
export async function ensureAdminPassword(deps: PasswordDeps, carriedHash?: string): Promise<string | undefined> {
  const { config, database, clock } = deps
  requireUncommonConfigured(deps)
  const stored = await findAdminHash(database.db)
  if (config.adminPassword !== undefined) {
    const isSame = stored !== undefined && (await verifyPassword(config.adminPassword, stored)) && !isOutdated(stored)
    if (!isSame) await setAdminPassword({ database, clock }, config.adminPassword)
    return undefined
  }
  if (carriedHash !== undefined) {
    await replaceAdminHash(database.db, carriedHash, clock())
    return undefined
  }
  if (stored !== undefined) return undefined
  const password = newPassword()
  const isMine = await insertAdminHash(database.db, await hashPassword(password), clock())
  return isMine ? password : undefined
}

/** 99 bits: "k7mw-p3xd-9qhe-v2ns-u6rb". */
const newPassword = () => randomGroups(5, 4)

/** The way back for an owner who is locked out. @returns the new password, to be shown once */
export async function renewAdminPassword(deps: Pick<OrdersDeps, 'database' | 'clock'>): Promise<string> {
  const password = newPassword()
  await setAdminPassword(deps, password)
  return password
}

/** Whether this is the administrator's password; without a stored one it takes as long and is false. */
export async function isAdminPassword({ database }: Pick<OrdersDeps, 'database'>, password: string): Promise<boolean> {
  return verifyPassword(password, await findAdminHash(database.db))
}

/** Stores a new password and ends every session. @param also in the same transaction */
export async function setAdminPassword(
  { database, clock }: Pick<OrdersDeps, 'database' | 'clock'>,
  password: string,
  also?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await inTransaction(database, async (tx) => {
    await replaceAdminHash(tx, passwordHash, clock())
    await deleteAdminSessions(tx)
    await also?.(tx)
  })
}
