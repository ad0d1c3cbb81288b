import type { PgTable } from 'drizzle-orm/pg-core'
import { unrecordedTables } from './unrecorded-tables.ts'

/** The part of the database that belongs to an extension. */
export interface ExtensionTables {
  /** Of the extension: its migrations are counted under it. */
  name: string
  tables: readonly PgTable[]
  /** The folder of its migrations. */
  migrations: string
  /** Why a table has no record, by its name. */
  unrecorded?: Readonly<Record<string, string>>
}

let all: readonly ExtensionTables[] | undefined

/** Once, for all extensions together. */
export function setExtensionTables(rows: readonly ExtensionTables[]): void {
  all = rows
  for (const { unrecorded } of rows) Object.assign(unrecordedTables, unrecorded)
}

/** @throws in a program that opens the database and has not imported server/installed-extensions.ts */
export function extensionTables(): readonly ExtensionTables[] {
  if (!all) throw new Error('the extensions are not installed: import server/installed-extensions.ts first')
  return all
}
