import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase, tables } from '#server/db/database.ts'

let opened: Promise<Database> | undefined

/**
 * The worker’s database, opened once and emptied for each shop, which knows nothing of the one before; the kind is the test
 * project’s.
 */
export async function emptyTestDatabase(): Promise<Database> {
  opened ??=
    inject('databaseKind') === 'postgres' ? openOwnPostgres() : openDatabase({ folder: tempFolder('database') })
  const database = await opened
  await database.db.execute(sql.raw(emptyAll))
  return { ...database, listeners: new Set() }
}

/** As on the first day. Most tables are empty, and to truncate them all would cost more than the test. */
const emptyAll = `do $$
declare
  name text;
  isFilled boolean;
begin
  set local session_replication_role = replica;
  foreach name in array array[${Object.values(tables).map((t) => `'${getTableName(t)}'`)}] loop
    execute format('select exists (select from %I)', name) into isFilled;
    if isFilled then execute format('delete from %I', name); end if;
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`

/** A path of the test's own, with nothing there yet. */
export function tempFolder(name: string): string {
  return join(mkdtempSync(join(inject('tempRoot'), 'own-')), name)
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
