/** The error states that the shop handles, by PostgreSQL's names. */
export const sqlStates = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  inFailedTransaction: '25P02',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
  insufficientPrivilege: '42501',
  cannotConnectNow: '57P03',
} as const

/** Why a statement failed: an SQLSTATE, or the network's word. */
export const postgresCode = (error: unknown): string | undefined => named(error, 'code')

/** The constraint that it met. */
export const postgresConstraint = (error: unknown): string | undefined => named(error, 'constraint')

/** Drizzle wraps the driver's error. */
function named(error: unknown, name: 'code' | 'constraint'): string | undefined {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const value = (e as Partial<Record<typeof name, unknown>>)[name]
    if (typeof value === 'string') return value
  }
  return undefined
}
