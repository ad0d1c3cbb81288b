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
  const names = Object.values(tables).map((t) => `"${getTableName(t)}"`)
  await database.db.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`))
  return { ...database, listeners: new Set() }
}

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
