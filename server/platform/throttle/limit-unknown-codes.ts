import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { tooManyRequests } from '#server/platform/problems/problem.ts'
import type { Caller } from './caller.ts'
import { lockCalls, noteCalls, secondsToWait } from './count-calls.ts'

/**
 * Counts codes that do not exist: after too many the answer is a refusal, whether the next one exists or not.
 * @param countKnown how many of the codes exist
 * @throws Problem 429
 */
export async function limitUnknownCodes(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  caller: Caller | undefined,
  rule: 'code_guess' | 'gift_card_guess' | 'bicycle_code_guess',
  codes: readonly string[],
  countKnown: (tx: Db) => Promise<number>,
): Promise<void> {
  if (!caller || codes.length === 0) return
  const guess = { rule }
  await inTransaction(database, async (tx) => {
    await lockCalls(tx, caller, [guess])
    const seconds = await secondsToWait(tx, caller, [guess], clock())
    if (seconds > 0) throw tooManyRequests(seconds)
    const unknown = codes.slice(await countKnown(tx))
    if (unknown.length > 0)
      await noteCalls(
        tx,
        caller,
        unknown.map(() => guess),
        clock(),
      )
  })
}
