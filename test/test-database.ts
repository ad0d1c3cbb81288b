import '#server/installed-extensions.ts'
import { appendFileSync, cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { emptyAll, emptyAllButShelves, prepareEmptying } from './database/empty-database.ts'
import { watchShape } from './database/watch-shape.ts'

let opened: Promise<Database> | undefined

/**
 * The worker’s database, opened once and emptied for each shop, which knows nothing of the one before; the kind is the test
 * project’s.
 */
export async function emptyTestDatabase(): Promise<Database> {
  const database = await ownDatabase()
  await emptyAll(database)
  return { ...database, listeners: new Set() }
}

/** The same in its state after the first start, with the default shelves: writing them takes longer than most tests. */
export async function newShopDatabase(): Promise<Database> {
  const database = await ownDatabase()
  await emptyAllButShelves(database)
  return { ...database, listeners: new Set() }
}

function ownDatabase(): Promise<Database> {
  opened ??= (inject('databaseKind') === 'postgres' ? openOwnPostgres() : openOwnEmbedded()).then(async (database) => {
    await prepareEmptying(database)
    await watchShape(database)
    return database
  })
  return opened
}

/** A database of the project's kind for one test, which may change its tables; closed after it. */
export async function separateDatabase(): Promise<Database> {
  const database = await (inject('databaseKind') === 'postgres' ? openOwnPostgres() : openOwnEmbedded())
  await prepareEmptying(database)
  onTestFinished(() => database.close())
  return database
}

let embedded: Promise<string> | undefined

/** A folder with an empty embedded database: copied, because creating one takes seconds. */
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

/** A path of the test's own, with nothing there yet. */
export function tempFolder(name: string): string {
  return join(mkdtempSync(join(inject('tempRoot'), 'own-')), name)
}

/** It need not survive its process, so nothing is synced; durability tests have databases of their own. */
async function openOwnEmbedded(): Promise<Database> {
  const folder = await emptyEmbedded()
  appendFileSync(join(folder, 'postgresql.conf'), '\nfsync = off\n')
  const database = await openDatabase({ folder })
  await database.db.execute(sql`set synchronous_commit = off`)
  return database
}

const openOwnPostgres = async (): Promise<Database> => openDatabase({ url: await newPostgresUrl() })

/** The address of an empty database on the server of the tests. */
export async function newPostgresUrl(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return server.replace(/\/postgres$/, `/${name}`)
}
