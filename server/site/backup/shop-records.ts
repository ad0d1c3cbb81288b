import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { BackupError } from '#server/platform/backup-error.ts'
import type { Config } from '#server/platform/config.ts'
import { LockedError } from '#server/platform/database/connection/single-writer-lock.ts'
import { type Database, type DatabaseAddress, openDatabase } from '#server/platform/database/database.ts'
import { type ConsistencyReport, readConsistencyReport } from './consistency-report.ts'
import { maintenancePortFile } from './maintenance-port.ts'
import { openNew } from './open-new.ts'
import { assertSameSchema, dumpRows } from './shop-rows-repository.ts'

/** The shop's database as backup and check read it. */
export interface ShopRecords {
  dumpTo(file: string): Promise<void>
  readBooks(): Promise<ConsistencyReport>
  close(): Promise<void>
}

const doorTimeoutMs = 600_000

export function databaseAddress(config: Config): DatabaseAddress {
  return config.databaseUrl
    ? { url: config.databaseUrl, migrationUrl: config.databaseMigrationUrl }
    : { folder: join(config.dataDir, 'database') }
}

/** Opens the database, or asks the running shop that holds it; never migrates. @throws BackupError */
export async function openShopRecords(config: Config): Promise<ShopRecords> {
  const where = databaseAddress(config)
  if ('folder' in where && !existsSync(join(where.folder, 'PG_VERSION')))
    throw new BackupError(`there is no shop in ${config.dataDir}: set DATA_DIR or DATABASE_URL as the shop has it`)
  try {
    const database = await openDatabase(where, async (db) => {
      await assertSameSchema(db)
      return false
    })
    return recordsOf(database)
  } catch (error) {
    if (error instanceof LockedError) return throughMaintenancePort(config.dataDir, error)
    throw error
  }
}

export function recordsOf(database: Database): ShopRecords {
  return {
    ...rowsOf(database),
    readBooks: () => readConsistencyReport({ database, clock: () => new Date() }),
    close: () => database.close(),
  }
}

/** The rows alone, which a shop of an earlier version has too. */
export function rowsOf(database: Pick<Database, 'db'>): Pick<ShopRecords, 'dumpTo'> {
  return { dumpTo: (file) => writeAll(file, (write) => dumpRows(database, write)) }
}

async function writeAll(file: string, work: (write: (text: string) => Promise<void>) => Promise<void>): Promise<void> {
  const handle = await openNew(file)
  try {
    await work(async (text) => handle.writeFile(text))
  } finally {
    await handle.close()
  }
}

function throughMaintenancePort(dataDir: string, locked: LockedError): ShopRecords {
  const ask = async (path: string): Promise<Response> => {
    try {
      const { port, token } = JSON.parse(await readFile(maintenancePortFile(dataDir), 'utf8'))
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(doorTimeoutMs),
      })
      if (answer.ok) return answer
      throw new Error(`it answered ${answer.status}`)
    } catch (error) {
      throw new BackupError(`${locked.message}, and that one does not help: ${(error as Error).message}`)
    }
  }
  return {
    dumpTo: async (file) => {
      const { body } = await ask('/rows')
      if (!body) throw new BackupError('the running shop answered nothing')
      const handle = await openNew(file)
      await pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), handle.createWriteStream())
    },
    readBooks: async () => (await ask('/books')).json() as Promise<ConsistencyReport>,
    close: async () => undefined,
  }
}
