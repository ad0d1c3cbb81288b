import { inTransaction } from '#server/platform/database/transaction.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { tooManyRequests } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { lockCalls, noteCalls, secondsToWait } from '#server/platform/throttle/count-calls.ts'
import type { CountedCall } from '#server/platform/throttle/limit-rules.ts'

/** A try at a secret: from where, and the counters of what it guesses at. */
export interface Guess {
  address: string
  counts: readonly CountedCall[]
}

/**
 * Runs a check of a password or code and counts its failure.
 * @returns what `verify` returns; undefined means a wrong one
 * @throws 429 until the window ends, also when the limit was reached by others while this check ran
 */
export async function guardLogin<T>(
  deps: Pick<PlatformDeps, 'config' | 'database' | 'clock'>,
  { address, counts }: Guess,
  verify: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { database, clock } = deps
  const caller = await callerOf(deps, address)
  if (!caller) return verify()
  const before = await secondsToWait(database.db, caller, counts, clock())
  if (before > 0) throw tooManyRequests(before)
  const outcome = await verify()
  const after = await inTransaction(database, async (tx) => {
    await lockCalls(tx, caller, counts)
    const seconds = await secondsToWait(tx, caller, counts, clock())
    if (seconds === 0 && outcome === undefined) await noteCalls(tx, caller, counts, clock())
    return seconds
  })
  if (after > 0) throw tooManyRequests(after)
  return outcome
}
