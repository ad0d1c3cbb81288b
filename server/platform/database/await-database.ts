import { setTimeout } from 'node:timers/promises'
import { postgresCode, sqlStates } from './connection/postgres-code.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

/** A restarting database is back in seconds; a missing one should be reported soon. */
const limitMs = 10_000
const pauseMs = 500

/**
 * One time limit for all database calls of a start: they are retried until then. A database that answers that it is
 * starting up is coming, however long its recovery takes: the limit begins again with each such answer.
 */
export function databaseStartTimeout(
  sayComing: () => void,
  now: () => number = Date.now,
  pause: (ms: number) => Promise<unknown> = setTimeout,
) {
  let until = now() + limitMs
  let isSaid = false
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (postgresCode(error) === sqlStates.cannotConnectNow) {
          until = now() + limitMs
          if (!isSaid) sayComing()
          isSaid = true
        }
        // An unknown name is a wrong address.
        const mayComeBack = isDatabaseUnavailable(error) && postgresCode(error) !== 'ENOTFOUND'
        if (!mayComeBack || now() + pauseMs > until) throw error
        await pause(pauseMs)
      }
    }
  }
}
