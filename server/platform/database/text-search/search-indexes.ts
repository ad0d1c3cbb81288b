import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { postgresCode, sqlStates } from '#server/platform/database/connection/postgres-code.ts'
import { type Searched, searched } from './searched-columns.ts'
import { textOf } from './text-match-repository.ts'

const dialect = new PgDialect()

function written(part: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(part)
  if (params.length > 0) throw new Error(`an index has no parameters: ${text}`)
  return text
}

const indexes = Object.entries<Searched>(searched).map(([table, one]) => ({
  name: `${table}_search`,
  definition: `on "${table}" using gin (${written(textOf(one))} gin_trgm_ops)${one.only ? ` where ${written(one.only)}` : ''}`,
}))

/**
 * Indexes for the dashboard's searches, made beside the shop's work and without a lock that waits on it: nodes that run
 * already go on selling. The embedded database does without, as does a server without `pg_trgm`: a search there reads
 * every row.
 */
export async function makeSearchIndexes(client: pg.ClientBase): Promise<void> {
  try {
    if (!(await canSearch(client))) return
    for (const index of indexes) await makeIndex(client, index)
  } catch (error) {
    // A user who may not change the tables, or not extend the database: its administrator can (docs/operations.md).
    // Or an older program waits for the migrations in a statement: the next start makes the index.
    const code = postgresCode(error)
    if (code !== sqlStates.insufficientPrivilege && code !== sqlStates.deadlockDetected) throw error
  }
}

async function canSearch(client: pg.ClientBase): Promise<boolean> {
  // The youngest of the searched tables.
  const { rows } = await client.query<{ can: boolean }>(
    `select to_regclass('people') is not null
       and exists (select from pg_available_extensions where name = 'pg_trgm') as can`,
  )
  if (!rows[0]?.can) return false
  await client.query('create extension if not exists pg_trgm')
  return true
}

async function makeIndex(client: pg.ClientBase, { name, definition }: (typeof indexes)[number]): Promise<void> {
  const { rows } = await client.query<{ valid: boolean; definition: string | null }>(
    `select indisvalid as valid, obj_description(indexrelid) as definition
     from pg_index where indexrelid = to_regclass($1)`,
    [name],
  )
  const [before] = rows
  if (before?.valid && before.definition === definition) return
  // One that broke off, or of other columns.
  if (before) await client.query(`drop index concurrently "${name}"`)
  await client.query(`create index concurrently "${name}" ${definition}`)
  await client.query(`comment on index "${name}" is ${client.escapeLiteral(definition)}`)
}
