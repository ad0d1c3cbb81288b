import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { tooManyRequests } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { lockCalls, noteCalls, secondsToWait } from '#server/platform/throttle/count-calls.ts'
import type { CountedCall } from '#server/platform/throttle/limit-rules.ts'

const rules = { customer: 'login', admin: 'admin_login', code: 'staff_code' } as const

/** A login attempt: e-mail address (empty for the administrator) and network address. */
interface LoginAttempt {
  kind: keyof typeof rules
  email: string
  address: string
}

/**
 * Runs a check of a password and counts its failure.
 * @returns what `verify` returns; undefined means a wrong password
 * @throws 429 until the window ends, also when the limit was reached by others while this check ran
 */
export async function guardLogin<T>(
  deps: Pick<Deps, 'config' | 'database' | 'clock'>,
  { kind, email, address }: LoginAttempt,
  verify: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { database, clock } = deps
  const caller = await callerOf(deps, address)
  if (!caller) return verify()
  const calls: CountedCall[] = [{ rule: rules[kind], subject: email }]
  const before = await secondsToWait(database.db, caller, calls, clock())
  if (before > 0) throw tooManyRequests(before)
  const outcome = await verify()
  const after = await inTransaction(database, async (tx) => {
    await lockCalls(tx, caller, calls)
    const seconds = await secondsToWait(tx, caller, calls, clock())
    if (seconds === 0 && outcome === undefined) await noteCalls(tx, caller, calls, clock())
    return seconds
  })
  if (after > 0) throw tooManyRequests(after)
  return outcome
}
