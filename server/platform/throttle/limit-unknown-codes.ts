import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { tooManyRequests } from '#server/platform/problems/problem.ts'
import type { Caller } from './caller.ts'
import { lockCalls, noteCalls, secondsToWait } from './count-calls.ts'
import type { CountedCall } from './limit-rules.ts'

/**
 * Counts codes that do not exist, and refuses the next after too many. A discount code may be a word, so then one that
 * exists is refused too; the others are too long to guess, and who holds one is not refused for a neighbour's tries.
 * @param countKnown how many of the codes exist
 * @throws Problem 429
 */
export async function limitUnknownCodes(
  { database, clock }: Pick<PlatformDeps, 'database' | 'clock'>,
  caller: Caller | undefined,
  guess: CountedCall & { rule: 'code_guess' | 'gift_card_guess' | 'bicycle_code_guess' },
  codes: readonly string[],
  countKnown: (tx: Db) => Promise<number>,
): Promise<void> {
  if (!caller || codes.length === 0) return
  await inTransaction(database, async (tx) => {
    await lockCalls(tx, caller, [guess])
    const seconds = await secondsToWait(tx, caller, [guess], clock())
    if (seconds > 0 && guess.rule === 'code_guess') throw tooManyRequests(seconds)
    const unknown = codes.slice(await countKnown(tx)).map(() => guess)
    if (unknown.length === 0) return
    if (seconds > 0) throw tooManyRequests(seconds)
    await noteCalls(tx, caller, unknown, clock())
  })
}
