import { postgresCode, sqlStates } from '#server/platform/database/connection/postgres-code.ts'
import { LockedError } from '#server/platform/database/connection/single-writer-lock.ts'
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts'
import { SchemaError } from '#server/platform/database/migration-state.ts'
import { BackupError } from './backup-error.ts'
import { ConfigError } from './problems/config-error.ts'

const mendable = [ConfigError, LockedError, SchemaError, BackupError]

/** One clear line for a fault that the operator can fix; the whole error for bugs. */
export function explainStartFailure(error: unknown): string {
  if (mendable.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, path, message, syscall } = error as NodeJS.ErrnoException
  if (syscall === 'listen') return `${code === 'EACCES' ? 'PORT' : 'PORT or HOST'} cannot be listened on: ${message}`
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOSPC') {
    return `DATA_DIR cannot be written: ${path ?? message} (${code})`
  }
  const databaseCode = postgresCode(error)
  if (databaseCode === '53100') return `the disk of the database is full: ${rootMessage(error)}`
  if (isDatabaseUnavailable(error)) return `DATABASE_URL does not answer: ${rootMessage(error)}`
  if (databaseCode === '28P01' || databaseCode === '28000' || databaseCode === '3D000')
    return `DATABASE_URL is refused: ${rootMessage(error)}`
  if (databaseCode === sqlStates.insufficientPrivilege)
    return `DATABASE_URL lacks a right that the shop needs: ${rootMessage(error)}`
  return error instanceof Error ? (error.stack ?? message) : String(error)
}

function root(error: unknown): unknown {
  return error instanceof Error && error.cause ? root(error.cause) : error
}

function rootMessage(error: unknown): string {
  const cause = root(error)
  if (cause instanceof AggregateError) return cause.errors.map((e) => (e as Error).message).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
