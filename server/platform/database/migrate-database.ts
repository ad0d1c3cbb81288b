import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { knowsRecord } from './actor.ts'
import { postgresCode, sqlStates } from './connection/postgres-code.ts'
import { extensionTables } from './extension-tables.ts'
import {
  isThere,
  type Migration,
  migrationsTable,
  type Queries,
  readSchemaState,
  SchemaError,
  type SchemaState,
} from './migration-state.ts'
import { openPostgresDrizzle } from './postgres-drizzle.ts'
import { migrationLock, stopOlderPrograms } from './program-floor.ts'
import { makeSearchIndexes } from './text-search/search-indexes.ts'

/** Below the second after which PostgreSQL looks for a deadlock: it is the migration that gives way. */
const lockWaitMs = 700
const lockPauseMs = 500
const lockTries = 120

/**
 * As an order takes them. A migration that began with another would hold what each order under way waits for, and wait
 * for that order: on a busy shop no try would succeed.
 */
const tablesOfAnOrder = ['products', 'product_sizes', 'orders', 'outbox']

type Migrate = (
  config: { migrationsFolder: string; migrationsTable: string },
  /** Statements, to be carried out first in its transaction. */
  locks: readonly string[],
) => Promise<void>

export async function bringUpToDate<D extends Queries>(
  db: D,
  { mayMigrate, migrations }: { mayMigrate: (db: D, state: SchemaState) => Promise<boolean>; migrations: string },
  migrate: Migrate,
): Promise<void> {
  const core = await readSchemaState(db, migrations)
  const own: { name: string; folder: string; pending: Migration[] }[] = []
  for (const { name, migrations: folder } of extensionTables())
    own.push({ name, folder, pending: (await readSchemaState(db, folder, name)).pending })
  const later = own.flatMap(({ name, pending }) => pending.map(({ when, tag }) => ({ when, tag: `${name}/${tag}` })))
  const state = { applied: core.applied, pending: [...core.pending, ...later] }
  if (!(await mayMigrate(db, state)) || state.pending.length === 0) return
  try {
    await stopOlderPrograms(db, migrations, core.pending)
    const run = async (folder: string, pending: readonly Migration[], extension?: string) => {
      const config = { migrationsFolder: folder, migrationsTable: migrationsTable(extension) }
      const locks = await locksOfAnOrder(db, folder, pending)
      await whenLocksAreFree(() => migrate(config, locks))
    }
    await run(migrations, core.pending)
    // Their tables may refer to the shop's. Older programs know nothing of them and go on.
    for (const { name, folder, pending } of own.filter(({ pending }) => pending.length > 0))
      await run(folder, pending, name)
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
    const tags = state.pending.map(({ tag }) => tag).join(', ')
    if (postgresCode(error) === sqlStates.insufficientPrivilege) {
      throw new SchemaError(
        `the database has to be brought up to date (${tags}), which its user may not do: set DATABASE_MIGRATION_URL to the owner of the tables, or start the new program once with it`,
        { cause: error },
      )
    }
    throw new SchemaError(`the database cannot be brought up to date (${tags}) and is as it was: ${reason.message}`, {
      cause: error,
    })
  }
}

/** Locks no stronger than the migrations need themselves: an index of a large table lets everything be read meanwhile. */
async function locksOfAnOrder(db: Queries, folder: string, pending: readonly Migration[]): Promise<string[]> {
  const text = pending.map(({ tag }) => readFileSync(join(folder, `${tag}.sql`), 'utf8')).join('\n')
  const locks: string[] = []
  for (const table of tablesOfAnOrder) {
    if (!text.includes(`"${table}"`) || !(await isThere(db, `public.${table}`))) continue
    const isChanged = new RegExp(`ALTER TABLE "${table}"|DROP TRIGGER \\S+ ON "${table}"`, 'i').test(text)
    locks.push(`lock table ${table} in ${isChanged ? 'access exclusive' : 'share row exclusive'} mode`)
  }
  return locks
}

/**
 * A migration waits for no lock longer than `lockWaitMs`: later requests for the table would wait behind it, and two
 * that wait for each other would cost an order. It gives all its locks back and begins again.
 */
async function whenLocksAreFree(migrate: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrate()
    } catch (error) {
      const code = postgresCode(error)
      const isBusy = code === sqlStates.lockNotAvailable || code === sqlStates.deadlockDetected
      if (!isBusy || attempt >= lockTries) throw error
      await setTimeout(lockPauseMs)
    }
  }
}

/**
 * Several nodes start at once: one migrates, the others wait for it as long as it takes. The backup before a migration
 * and the migration of a large table may take minutes, so these connections have no time limit; a node that dies gives
 * the lock back with its connection.
 */
export async function migrateAlone(
  url: string,
  migrate: (db: ReturnType<typeof openPostgresDrizzle>) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    max: 2,
    connectionTimeoutMillis: 5_000,
    lock_timeout: lockWaitMs,
    keepAlive: true,
    application_name: 'pedivella-migrations',
    onConnect: async (client) => void (await client.query(knowsRecord)),
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const client = await pool.connect()
    try {
      await client.query('set lock_timeout = 0')
      await lockMigrations(client)
      await migrate(openPostgresDrizzle(pool))
      await makeSearchIndexes(client)
    } finally {
      await client.query(`select pg_advisory_unlock(${migrationLock})`).catch(() => undefined)
      client.release()
    }
  } finally {
    await pool.end()
  }
}

/** A statement that waits would keep a snapshot, for which an index that another node makes would wait in turn. */
async function lockMigrations(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>(
      `select pg_try_advisory_lock(${migrationLock}) as "isMine"`,
    )
    if (rows[0]?.isMine) return
    await setTimeout(lockPauseMs)
  }
}
