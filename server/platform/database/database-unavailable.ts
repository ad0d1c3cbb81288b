import { postgresCode } from './connection/postgres-code.ts'

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // It takes too long, has no disk or no memory left, cannot read or write: none of it is the request's fault.
  '57014',
  '25P03',
  '53100',
  '53200',
  '58030',
])

// Driver errors without a code. A ROLLBACK on a dead connection hides the original error.
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Cannot use a pool/

/** Drizzle wraps the driver's error, which is the cause. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (awayCodes.has(postgresCode(error) ?? '')) return true
  for (let e: unknown = error; e instanceof Error; e = e.cause) if (awayMessages.test(e.message)) return true
  return false
}
