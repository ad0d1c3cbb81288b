import { postgresCode, sqlStates } from './postgres-code.ts'

/** Whether a write failed because what it refers to has been taken away meanwhile. */
export function isMissingReference(error: unknown): boolean {
  return postgresCode(error) === sqlStates.foreignKeyViolation
}
