import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as afterSalesTables from '#server/platform/database/schema/after-sales-tables.ts'
import * as catalogTables from '#server/platform/database/schema/catalog-tables.ts'
import * as importTables from '#server/platform/database/schema/import-tables.ts'
import * as jobCardTables from '#server/platform/database/schema/job-card-tables.ts'
import * as mappingTables from '#server/platform/database/schema/mapping-tables.ts'
import * as movedInTables from '#server/platform/database/schema/moved-in-tables.ts'
import * as noteTables from '#server/platform/database/schema/note-tables.ts'
import * as openTables from '#server/platform/database/schema/open-tables.ts'
import * as orderTables from '#server/platform/database/schema/order-tables.ts'
import * as parcelTables from '#server/platform/database/schema/parcel-tables.ts'
import * as paymentTables from '#server/platform/database/schema/payment-tables.ts'
import * as peopleTables from '#server/platform/database/schema/people-tables.ts'
import * as pictureTables from '#server/platform/database/schema/picture-tables.ts'
import * as priceChangeTables from '#server/platform/database/schema/price-change-tables.ts'
import * as reductionTables from '#server/platform/database/schema/reduction-tables.ts'
import * as reviewTables from '#server/platform/database/schema/review-tables.ts'
import * as settingTables from '#server/platform/database/schema/setting-tables.ts'
import * as shelfTables from '#server/platform/database/schema/shelf-tables.ts'
import * as sizeTables from '#server/platform/database/schema/size-tables.ts'
import * as statementTables from '#server/platform/database/schema/statement-tables.ts'
import * as vatTables from '#server/platform/database/schema/vat-tables.ts'
import * as voucherTables from '#server/platform/database/schema/voucher-tables.ts'
import * as wishListTables from '#server/platform/database/schema/wish-list-tables.ts'
import * as workTables from '#server/platform/database/schema/work-tables.ts'
import { knowsRecord } from './actor.ts'
import type { ChangeListener } from './committed-changes.ts'
import { watchDatabaseHeartbeat } from './connection/database-heartbeat.ts'
import { bringUpToDate, migrateAlone } from './migrate-database.ts'
import type { SchemaState } from './migration-state.ts'
import { openPostgresDrizzle } from './postgres-drizzle.ts'
import { listenWithReconnect } from './postgres-listener.ts'
import { watchFloor } from './program-floor.ts'
import { openReadReplica } from './read-replica.ts'

export const tables = {
  ...catalogTables,
  ...importTables,
  ...jobCardTables,
  ...orderTables,
  ...openTables,
  ...vatTables,
  ...parcelTables,
  ...mappingTables,
  ...movedInTables,
  ...noteTables,
  ...priceChangeTables,
  ...pictureTables,
  ...workTables,
  ...paymentTables,
  ...statementTables,
  ...reductionTables,
  ...reviewTables,
  ...afterSalesTables,
  ...voucherTables,
  ...peopleTables,
  ...shelfTables,
  ...settingTables,
  ...wishListTables,
  ...sizeTables,
}

/** Fits PostgreSQL, the embedded database and an open transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>

export interface Database {
  db: Db
  kind: 'postgres' | 'embedded'
  ping(): Promise<void>
  /** Notifies every node that listens on the channel, this one included. */
  notify(channel: string, payload: string): Promise<void>
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>
  readonly listeners: Set<ChangeListener>
  /** For exports and reports: a standby that has caught up, else the database itself. */
  reports(): Promise<Db>
  /** Whether a newer program has stopped this one: it must not write any more. */
  isSuperseded(): boolean
  close(): Promise<void>
}

interface PostgresAddress {
  url: string
  /** The same database as the owner of its tables; undefined: `url` may change them. */
  migrationUrl?: string | undefined
  /** A streaming standby for exports and reports. */
  replicaUrl?: string | undefined
}

export type DatabaseAddress = PostgresAddress | { folder: string }

/** Called before migrations: false leaves the schema unchanged, an error closes the database again. */
export type MayMigrate = (db: Db, state: SchemaState) => Promise<boolean>

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Opens PostgreSQL when an address is given, else the embedded database in a folder, and brings the schema up to date:
 * all missing migrations or none. @throws SchemaError when a newer program has been at work
 */
export async function openDatabase(
  where: DatabaseAddress,
  mayMigrate: MayMigrate = async () => true,
  migrations = migrationsFolder,
): Promise<Database> {
  return 'url' in where ? openPostgres(where, mayMigrate, migrations) : openPglite(where.folder, mayMigrate, migrations)
}

async function openPostgres(
  { url, migrationUrl, replicaUrl }: PostgresAddress,
  mayMigrate: MayMigrate,
  migrations: string,
): Promise<Database> {
  await migrateAlone(migrationUrl ?? url, (db) =>
    bringUpToDate(db as unknown as Db, { mayMigrate, migrations }, (config, locks) =>
      db.transaction(async (tx) => {
        for (const lock of locks) await tx.execute(sql.raw(lock))
        await migratePostgres(tx as unknown as typeof db, config)
      }),
    ),
  )
  const listener = listenWithReconnect(url)
  const floor = watchFloor(listener.ask, migrations)
  const pulse = watchDatabaseHeartbeat(() => ({
    ask: () => listener.ask(),
    isAwaited: () => pool.waitingCount > 0 || pool.totalCount > pool.idleCount,
  }))
  const pool = new pg.Pool({
    Client: pulse.Client,
    pipeline: true,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // The database keeps the limit above while it can be reached; this one also holds behind a dead switch.
    query_timeout: 20_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'pedivella',
    onConnect: async (client) => void (await client.query(knowsRecord)),
  })
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // A connection that dies between two statements of a transaction has no listener either; the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = openPostgresDrizzle(pool) as unknown as Db
  const close = async () => {
    floor.stop()
    pulse.stop()
    await listener.close()
    await pool.end()
  }
  const replica = replicaUrl
    ? await openReadReplica(replicaUrl, pool).catch(async (error: unknown) => {
        await close()
        throw error
      })
    : undefined
  return {
    db,
    kind: 'postgres',
    ping: async () => void (await pool.query('select 1')),
    notify: async (channel, payload) => void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
    listen: listener.listen,
    listeners: new Set(),
    reports: async () => (replica && (await replica.hasCaughtUp()) ? (replica.db as unknown as Db) : db),
    isSuperseded: floor.isSuperseded,
    close: async () => {
      await replica?.close()
      await close()
    },
  }
}

async function openPglite(folder: string, mayMigrate: MayMigrate, migrations: string): Promise<Database> {
  // Loaded on demand: a shop on PostgreSQL does not need this driver.
  const [{ migrate: migratePglite }, { openEmbedded, openEmbeddedDrizzle }] = await Promise.all([
    import('drizzle-orm/pglite/migrator'),
    import('./embedded-database.ts'),
  ])
  await mkdir(folder, { recursive: true })
  const { client, release } = await openEmbedded(folder)
  const db = openEmbeddedDrizzle(client)
  try {
    await client.exec(knowsRecord)
    await bringUpToDate(db as unknown as Db, { mayMigrate, migrations }, (config) => migratePglite(db, config))
  } catch (error) {
    await client.close()
    await release()
    throw error
  }
  return {
    db: db as unknown as Db,
    kind: 'embedded',
    ping: async () => void (await client.query('select 1')),
    notify: async (channel, payload) => void (await client.query('select pg_notify($1, $2)', [channel, payload])),
    listen: async (channel, onMessage) => void (await client.listen(channel, onMessage)),
    listeners: new Set(),
    reports: async () => db as unknown as Db,
    isSuperseded: () => false,
    close: async () => {
      await client.close()
      await release()
    },
  }
}
