import { setTimeout } from 'node:timers/promises'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { postgresCode } from './postgres-code.ts'

/** A restarting database is back in seconds; a missing one should be reported soon. */
const limitMs = 10_000
const pauseMs = 500

/** One time limit for all database calls of a start: they are retried until then. */
export function databaseStartTimeout(
  now: () => number = Date.now,
  pause: (ms: number) => Promise<unknown> = setTimeout,
) {
  const until = now() + limitMs
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        // An unknown name is a wrong address.
        const mayComeBack = isDatabaseUnavailable(error) && postgresCode(error) !== 'ENOTFOUND'
        if (!mayComeBack || now() + pauseMs > until) throw error
        await pause(pauseMs)
      }
    }
  }
}
