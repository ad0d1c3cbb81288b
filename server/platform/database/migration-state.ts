import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { rawRows } from './raw-rows.ts'

/** Queries that run before the tables exist. */
export interface Queries {
  execute(query: SQL): PromiseLike<unknown>
}

export interface Migration {
  /** Its moment, by which the database remembers it. */
  when: number
  tag: string
}

export interface SchemaState {
  /** The applied migrations, by time; empty for a new database. */
  applied: number[]
  pending: Migration[]
}

/** The database and this program do not fit together; nothing was changed. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

export function listMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as { entries: Migration[] }
  return journal.entries.map(({ when, tag }) => ({ when, tag }))
}

/** Compares the database with this program's migrations. @throws SchemaError when a newer program has migrated it */
export async function readSchemaState(db: Queries, folder: string, extension?: string): Promise<SchemaState> {
  const known = listMigrations(folder)
  const applied = await appliedMigrations(db, extension)
  const strange = applied.filter((when) => !known.some((migration) => migration.when === when))
  if (strange.length > 0) {
    throw new SchemaError(
      `the database belongs to a newer program${extension ? ` (extension ${extension})` : ''}: of its ${applied.length} migrations this one knows ${applied.length - strange.length}. Start the newer program, or restore the backup that was made before the upgrade`,
    )
  }
  const pending = known.filter(({ when }) => !applied.includes(when))
  const last = Math.max(0, ...applied)
  const late = pending.find(({ when }) => when < last)
  // Drizzle would pass over it in silence.
  if (late) throw new SchemaError(`migration ${late.tag} is older than what the database has had: it has to come last`)
  return { applied, pending }
}

/** Where the database remembers the migrations of the shop, or of an extension. */
export const migrationsTable = (extension?: string) =>
  extension ? `__${extension.replaceAll('-', '_')}_migrations` : '__drizzle_migrations'

/** @param extension its own migrations instead of the shop's */
export async function appliedMigrations(db: Queries, extension?: string): Promise<number[]> {
  const table = migrationsTable(extension)
  if (!(await isThere(db, `drizzle.${table}`))) return []
  const result = await db.execute(sql`select created_at::text as at from drizzle.${sql.identifier(table)} order by 1`)
  return rawRows<{ at: string }>(result).map((row) => Number(row.at))
}

export async function isThere(db: Queries, name: string): Promise<boolean> {
  const result = await db.execute(sql`select to_regclass(${name}) is not null as there`)
  return rawRows<{ there: boolean }>(result)[0]?.there === true
}
