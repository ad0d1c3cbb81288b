import type { Db } from '#server/platform/database/database.ts'
import { concurrently, inTransaction } from '#server/platform/database/transaction.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { tooManyRequests } from '#server/platform/problems/problem.ts'
import type { Caller } from './caller.ts'
import { type CallRow, insertCalls, listFillingMoments, lockNames } from './counted-call-repository.ts'
import { type CountedCall, type Limit, limitRules } from './limit-rules.ts'

const rowOf = ({ network, hashOf }: Caller, { rule, subject }: CountedCall): CallRow => ({
  rule,
  network,
  subject: subject === undefined ? '' : hashOf(subject),
})

/** Seconds until all of these calls are allowed; 0: now. A window ends when the call that fills it leaves it. */
export async function secondsToWait(db: Db, caller: Caller, calls: readonly CountedCall[], now: Date): Promise<number> {
  const waits = await concurrently(
    calls.map(async (call) => {
      const limits: readonly Limit[] = limitRules[call.rule]
      const moments = await listFillingMoments(db, rowOf(caller, call), limits, now)
      return limits.map(({ withinMs }, i) => {
        const filledMs = moments[i]
        return typeof filledMs === 'number' ? filledMs + withinMs - now.getTime() : 0
      })
    }),
  )
  const longestMs = Math.max(0, ...waits.flat())
  return longestMs === 0 ? 0 : Math.max(1, Math.ceil(longestMs / 1_000))
}

/** Serialises counting of the same limits until the end of the transaction. */
export async function lockCalls(tx: Db, caller: Caller, calls: readonly CountedCall[]): Promise<void> {
  const names = calls.flatMap((call) => {
    const { rule, network, subject } = rowOf(caller, call)
    return limitRules[rule].map(({ of }) => `${rule}/${of === 'subject' ? subject : network}`)
  })
  await lockNames(tx, names)
}

export async function noteCalls(
  tx: Db,
  caller: Caller | undefined,
  calls: readonly CountedCall[],
  now: Date,
): Promise<void> {
  if (!caller) return
  await insertCalls(
    tx,
    calls.map((call) => rowOf(caller, call)),
    now,
  )
}

/** Counts all of these calls, or none of them. @returns the waiting time where a limit is reached, else 0 */
export async function tryCalls(
  tx: Db,
  caller: Caller | undefined,
  calls: readonly CountedCall[],
  now: Date,
): Promise<number> {
  if (!caller) return 0
  await lockCalls(tx, caller, calls)
  const seconds = await secondsToWait(tx, caller, calls, now)
  if (seconds === 0) await noteCalls(tx, caller, calls, now)
  return seconds
}

/** The same inside the transaction of the calls: a roll-back undoes the counts. @throws 429 */
export async function countCalls(
  tx: Db,
  caller: Caller | undefined,
  calls: readonly CountedCall[],
  now: Date,
): Promise<void> {
  const seconds = await tryCalls(tx, caller, calls, now)
  if (seconds > 0) throw tooManyRequests(seconds)
}

/** The same in a transaction of its own, kept whatever the outcome of the call. @throws 429 */
export async function countCallsAlone(
  { database, clock }: Pick<PlatformDeps, 'database' | 'clock'>,
  caller: Caller | undefined,
  ...calls: readonly CountedCall[]
): Promise<void> {
  if (caller) await inTransaction(database, (tx) => countCalls(tx, caller, calls, clock()))
}
