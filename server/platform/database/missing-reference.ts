import { postgresCode, sqlStates } from './connection/postgres-code.ts'

/** Whether a write failed because the row it refers to was deleted meanwhile. */
export function isMissingReference(error: unknown): boolean {
  return postgresCode(error) === sqlStates.foreignKeyViolation
}
