import { postgresCode, sqlStates } from './postgres-code.ts'

/** Whether a write failed because the row it refers to was deleted meanwhile. */
export function isMissingReference(error: unknown): boolean {
  return postgresCode(error) === sqlStates.foreignKeyViolation
}
