import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * When something in an outbox comes due again: after 1 minute, then 2, 4 … up to 6 hours. That is the back-off after a
 * failure, and also the lease that frees it when its sender has died.
 * @param attempts those before this one
 */
export function nextAttempt(attempts: SQLWrapper, moment: SQL): SQL {
  return sql`${moment} + least(interval '1 minute' * power(2, least(${attempts}, 16)), interval '6 hours')`
}
