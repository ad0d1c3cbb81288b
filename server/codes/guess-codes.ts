import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { tooManyRequests } from '#server/problems/problem.ts'
import type { Caller } from '#server/throttle/caller.ts'
import { lockCalls, noteCalls, secondsToWait } from '#server/throttle/count-calls.ts'
import { findCodes } from './code-repository.ts'

const guess = { rule: 'code_guess' } as const

/**
 * Counts codes that nobody has made: whoever has tried too many is not told of any more, made or not (rule 736).
 * @throws Problem 429
 */
export async function countGuesses(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  caller: Caller | undefined,
  codes: readonly string[],
): Promise<void> {
  if (!caller || codes.length === 0) return
  await inTransaction(database, async (tx) => {
    await lockCalls(tx, caller, [guess])
    const seconds = await secondsToWait(tx, caller, [guess], clock())
    if (seconds > 0) throw tooManyRequests(seconds)
    const known = await findCodes(tx, codes)
    const unknown = codes.slice(known.length)
    if (unknown.length > 0)
      await noteCalls(
        tx,
        caller,
        unknown.map(() => guess),
        clock(),
      )
  })
}
