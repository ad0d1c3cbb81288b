/** The error states that the shop handles, by PostgreSQL's names. */
export const sqlStates = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  inFailedTransaction: '25P02',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
  insufficientPrivilege: '42501',
} as const

/** Why a statement failed: an SQLSTATE, or the network's word. Drizzle wraps the driver's error. */
export function postgresCode(error: unknown): string | undefined {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const { code } = e as NodeJS.ErrnoException
    if (typeof code === 'string') return code
  }
  return undefined
}
