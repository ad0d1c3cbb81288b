import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { tooManyRequests } from '#server/http/errors.ts'
import { networkOf } from '#server/http/network-address.ts'
import { insertLoginFailure, type LoginKey, listLoginFailures, lockLoginFailures } from './login-failure-repository.ts'

const windowMs = 15 * 60_000

/** Failures within the window after which an address has to wait (contract.md section 5). */
const limits: Record<LoginKey['kind'], { perPair: number; perAddress: number }> = {
  customer: { perPair: 10, perAddress: 30 },
  admin: { perPair: 10, perAddress: 10 },
}

/**
 * Runs a check of a password and counts its failure. Counts are of e-mail and address together or of an address, never
 * of an e-mail alone: nobody can lock somebody else out.
 * @returns what `verify` returns; undefined means a wrong password
 * @throws 429 until the window ends, also when the limit was reached by others while this check ran
 */
export async function guardLogin<T>(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  attempt: LoginKey,
  verify: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { config, database, clock } = deps
  if (!config.rateLimit) return verify()
  const key = { ...attempt, email: attempt.email.toLowerCase(), address: networkOf(attempt.address) }
  const before = await secondsToWait(database.db, key, clock())
  if (before > 0) throw tooManyRequests(before)
  const outcome = await verify()
  const after = await inTransaction(database, async (tx) => {
    await lockLoginFailures(tx, key)
    const seconds = await secondsToWait(tx, key, clock())
    if (seconds === 0 && outcome === undefined) await insertLoginFailure(tx, key, clock())
    return seconds
  })
  if (after > 0) throw tooManyRequests(after)
  return outcome
}

async function secondsToWait(db: Deps['database']['db'], key: LoginKey, now: Date): Promise<number> {
  const { perPair, perAddress } = limits[key.kind]
  const failures = await listLoginFailures(db, key, new Date(now.getTime() - windowMs), perAddress)
  // The window ends when the oldest of the failures that make a limit leaves it.
  const ends = [failures.filter((f) => f.email === key.email)[perPair - 1], failures[perAddress - 1]]
    .filter((failure) => failure !== undefined)
    .map(({ createdAt }) => createdAt.getTime() + windowMs - now.getTime())
  return ends.length === 0 ? 0 : Math.max(1, Math.ceil(Math.max(...ends) / 1_000))
}
