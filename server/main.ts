import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { openCatalog } from './catalog/catalog-snapshot.ts'
import { ConfigError, readConfig } from './config.ts'
import { openDatabase } from './db/database.ts'
import { LockedError } from './db/single-writer-lock.ts'
import type { Deps } from './deps.ts'
import { openBuiltPages } from './pages/built-pages.ts'
import { readShopConfig } from './shop-config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const shop = readShopConfig(config.shopConfigFile)
  const log = pino({ level: config.logLevel })
  await mkdir(config.dataDir, { recursive: true })
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: join(config.dataDir, 'database') },
  )
  const catalog = await openCatalog(database, log)
  const deps: Deps = {
    config,
    shop,
    database,
    catalog,
    images: undefined as never,
    mailer: undefined as never,
    wallet: undefined,
    pages: await openBuiltPages(join(root, 'dist')),
    clock: () => new Date(),
    log,
  }
  const app = await buildApp(deps)
  await app.listen({ port: config.port, host: config.host })
  closeWithGrace({ delay: 9_000 }, async () => {
    await app.close()
    await database.close()
  })
  process.stdout.write(`Pedivella is ready: ${config.publicUrl}\n`)
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

/** One clear line for what a person can mend; the whole error for what only we can. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof LockedError) return error.message
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `PORT: ${message}`
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR')
    return `DATA_DIR cannot be written: ${path ?? message}`
  return error instanceof Error ? (error.stack ?? message) : String(error)
}
