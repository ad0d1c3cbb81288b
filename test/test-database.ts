import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase, tables } from '#server/db/database.ts'
import { rawRows } from '#server/db/raw-rows.ts'

let opened: Promise<Database> | undefined

/**
 * The worker’s database, opened once and emptied for each shop, which knows nothing of the one before; the kind is the test
 * project’s.
 */
export async function emptyTestDatabase(): Promise<Database> {
  opened ??= inject('databaseKind') === 'postgres' ? openOwnPostgres() : openOwnEmbedded()
  const database = await opened
  await emptyAll(database)
  return { ...database, listeners: new Set() }
}

let embedded: Promise<string> | undefined

/** A folder with an embedded database of no rows: copied, because to make one anew takes seconds. */
export async function emptyEmbedded(folder = tempFolder('database')): Promise<string> {
  embedded ??= makeEmbedded()
  cpSync(await embedded, folder, { recursive: true })
  return folder
}

async function makeEmbedded(): Promise<string> {
  const folder = tempFolder('empty')
  const database = await openDatabase({ folder })
  await database.close()
  return folder
}

const names = Object.values(tables).map((table) => `"${getTableName(table)}"`)
const whichAreFilled = sql.raw(
  names.map((n) => `select '${n}' as name where exists (select from ${n})`).join(' union all '),
)
const restartCounters = sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where schemaname = 'public' and last_value is not null`

/**
 * As on the first day. Most tables are empty, and to truncate them all would cost more than the test. Vacuumed, with their
 * pages given back: a table of pages without rows is planned as one that stays empty.
 */
async function emptyAll({ db }: Database): Promise<void> {
  const filled = rawRows<{ name: string }>(await db.execute(whichAreFilled)).map(({ name }) => name)
  if (filled.length === 0) return
  const deletes = filled.map((name) => `delete from ${name};`).join(' ')
  await db.execute(sql.raw(`do $$ begin set local session_replication_role = replica; ${deletes} end $$`))
  await db.execute(restartCounters)
  await db.execute(sql.raw(`vacuum ${filled.join(', ')}`))
}

/** A path of the test's own, with nothing there yet. */
export function tempFolder(name: string): string {
  return join(mkdtempSync(join(inject('tempRoot'), 'own-')), name)
}

/** It need not outlive its process, so no commit waits for the disk; what must has databases of its own. */
async function openOwnEmbedded(): Promise<Database> {
  const database = await openDatabase({ folder: await emptyEmbedded() })
  await database.db.execute(sql`set synchronous_commit = off`)
  return database
}

async function openOwnPostgres(): Promise<Database> {
  const server = inject('postgresUrl')
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return openDatabase({ url: server.replace(/\/postgres$/, `/${name}`) })
}
