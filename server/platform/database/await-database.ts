import { setTimeout } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'
import { postgresCode } from './postgres-code.ts'

/** A database that restarts is back in seconds; one that is not there at all is to be said soon. */
const limitMs = 10_000
const pauseMs = 500

/** A limit for all that a start asks of the database: while it is away it is asked again, beyond the limit no more. */
export function startPatience(now: () => number = Date.now, pause: (ms: number) => Promise<unknown> = setTimeout) {
  const until = now() + limitMs
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        // An unknown name is a wrong address.
        const mayComeBack = isDatabaseAway(error) && postgresCode(error) !== 'ENOTFOUND'
        if (!mayComeBack || now() + pauseMs > until) throw error
        await pause(pauseMs)
      }
    }
  }
}
