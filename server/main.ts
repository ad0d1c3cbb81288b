import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import closeWithGrace, { type Signals } from 'close-with-grace'
import type { Logger } from 'pino'
import { resealCodeKeys } from '#server/accounts/second-factor/seal-code-key.ts'
import { ensureAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { openImageBackup, openImages } from '#server/catalog/images/open-images.ts'
import { showsOutbox } from '#server/messages/mail/demo-outbox.ts'
import { openFileMailer } from '#server/messages/mail/file-mailer.ts'
import { deliversMail } from '#server/messages/mail/mail-delivery.ts'
import { openSmtpMailer } from '#server/messages/mail/smtp-mailer.ts'
import { completeOrders } from '#server/orders/order/complete-orders.ts'
import { openWallet } from '#server/orders/paypal/open-wallet.ts'
import { runStep, StepFailed } from '#server/platform/child-step.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { databaseStartTimeout } from '#server/platform/database/await-database.ts'
import { LockedError } from '#server/platform/database/connection/single-writer-lock.ts'
import { openDataFolder, restrictToOwner } from '#server/platform/database/data-folder.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { startDemoServices } from '#server/platform/demo/demo-services.ts'
import { freeMemory } from '#server/platform/free-memory.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { openLog } from '#server/platform/log.ts'
import { openOrderAccessKeys, readOrderSecret } from '#server/platform/order-keys/order-access-keys.ts'
import { ConfigError } from '#server/platform/problems/config-error.ts'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { explainStartFailure } from '#server/platform/start-failure.ts'
import { backUpBeforeUpgrade } from '#server/site/backup/back-up-before-upgrade.ts'
import { openMaintenancePort } from '#server/site/backup/maintenance-port.ts'
import { databaseAddress } from '#server/site/backup/shop-records.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import { lacksDemo } from '#server/site/seed/lacks-demo.ts'
import { ownFacts } from '#server/site/shop/own-facts.ts'
import { buildApp } from './app.ts'
import { extensions } from './installed-extensions.ts'
import { openLiveShop, openShop } from './open-shop.ts'
import { shopJobs } from './shop-jobs.ts'

const stopSignals: Signals[] = ['SIGTERM', 'SIGINT']
const lockWaitMs = 1_500
/** The first visitors do not wait while memory is given back. */
const afterStartMs = 2_000
const root = fileURLToPath(new URL('..', import.meta.url))

/** @param carriedHash of the administrator's password, from the shop that this process ran before */
async function start(carriedHash?: string): Promise<void> {
  restrictToOwner()
  const given = readConfig(process.env)
  const configured = ownFacts(readShopConfig(given.shopConfigFile), given)
  const log = openLog(given.logLevel)
  const services = await startDemoServices(
    extensions.flatMap(({ demo }) => demo ?? []),
    given,
    log,
  )
  const config = {
    ...given,
    variables: Object.assign({}, given.variables, ...services.map(({ variables }) => variables)),
  }
  const stopTracing = config.tracing
    ? (await import('#server/platform/tracing/open-tracing.ts')).openTracing(config.tracing, log)
    : undefined
  await openDataFolder(config.dataDir)
  const clock = () => new Date()
  const withDatabase = databaseStartTimeout(() => log.warn('the database says that it is starting up: waiting for it'))
  const images = await openImages(config)
  const database = await openWithDemo(config, () =>
    withDatabase(() =>
      openDatabase(
        { ...databaseAddress(config), replicaUrl: config.databaseReplicaUrl },
        backUpBeforeUpgrade({ config, clock, log }),
      ),
    ),
  )
  const orderKeys = openOrderAccessKeys(await readOrderSecret(config.dataDir))
  const live = await withDatabase(() => openLiveShop({ config, shop: configured, database, clock, log }))
  const { shop } = live
  const mailer = config.smtpUrl
    ? openSmtpMailer(config.smtpUrl, shop, config.mailFrom)
    : openFileMailer(join(config.dataDir, 'mail'), shop, config.mailFrom)
  const opened = await openWallet({ config, shop, log })
  const edges = {
    config,
    shop,
    database,
    images,
    imageBackup: await openImageBackup(config.imageBackupDir),
    mailer,
    wallet: opened.wallet,
    pages: await openPages(config),
    orderKeys,
    clock,
    log,
    startAgain: (passwordHash: string | undefined) => startAgain(passwordHash),
  }
  const deps = await withDatabase(() => openShop(edges, { live }))
  const adminPassword = await withDatabase(() => ensureAdminPassword(deps, carriedHash))
  const unread = await withDatabase(() => resealCodeKeys(deps))
  if (unread > 0) log.warn({ people: unread }, 'CODE_KEY is not the one of before: these people need a recovery code')
  for (const { atStart } of extensions) if (atStart) await withDatabase(() => atStart(deps))
  await withDatabase(() => completeOrders(deps))
  const app = await buildApp(deps)
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    // A name that is no name looks like a database that cannot be found.
    throw error.syscall === 'getaddrinfo' ? new ConfigError([`HOST cannot be listened on: ${error.message}`]) : error
  })
  deps.mailSender.start()
  deps.eventSender.start()
  const maintenancePort = database.kind === 'embedded' ? await openMaintenancePort(deps) : undefined
  const stopJobs = startJobs(shopJobs(deps), database, log)
  const stop = async () => {
    // Stop accepting requests first. The shop's own jobs end while the last requests are answered, and no longer
    // compete for the database.
    await Promise.all([
      app.close(),
      maintenancePort?.close(),
      stopJobs(),
      deps.mailSender.stop(),
      deps.eventSender.stop(),
    ])
    await Promise.all([opened.close(), ...services.map(({ close }) => close())])
    await deps.unfound.flush()
    await deps.catalog.close()
    await database.close()
    await stopTracing?.()
  }
  const leaveSignals = endOnSignals(log, stop)
  const startAgain = (passwordHash: string | undefined) => {
    if (!leaveSignals()) return
    void orEnd(async () => {
      await stop()
      await start(passwordHash)
    })
  }
  announce(deps, [opened.wallet || !deps.wallet ? opened.notice : undefined, ...services.map(({ notice }) => notice)])
  // Printed once: only its hash is stored.
  if (adminPassword) process.stdout.write(`Administrator's password (${config.publicUrl}/admin): ${adminPassword}\n`)
  void deps.catalog.readWords().then(() => setTimeout(afterStartMs, undefined, { ref: false }).then(freeMemory))
}

/** @returns what leaves the signals to a next shop of this process; false when one has come already */
function endOnSignals(log: Logger, stop: () => Promise<void>): () => boolean {
  const { close, uninstall } = closeWithGrace({ delay: 9_000, logger: log, skip: stopSignals }, stop)
  // npm hands on a signal that the whole group has had already: the second one is no reason to stop at once.
  let isClosing = false
  const closeOnce = () => {
    if (isClosing) return
    isClosing = true
    void close()
  }
  for (const signal of stopSignals) process.on(signal, closeOnce)
  return () => {
    if (isClosing) return false
    isClosing = true
    uninstall()
    for (const signal of stopSignals) process.off(signal, closeOnce)
    return true
  }
}

function announce({ config, mailer }: Pick<Deps, 'config' | 'mailer'>, notices: readonly (string | undefined)[]): void {
  const unsent = `WARNING: no mail leaves. SMTP_URL is not set: mails are written to ${join(config.dataDir, 'mail')} and are not delivered.`
  const lines = [
    `Pedivella is ready: ${config.publicUrl}`,
    !deliversMail({ config, mailer }) && unsent,
    ...notices,
    showsOutbox(config) && `Mails of this demo: ${config.publicUrl}/posta`,
  ]
  for (const line of lines) if (line) process.stdout.write(`${line}\n`)
}

/** The embedded database has one writer: it is closed while the demo is loaded, in a process that ends. */
async function openWithDemo(config: Config, open: () => Promise<Database>): Promise<Database> {
  const load = () => runStep(fileURLToPath(new URL('./commands/run-seed.ts', import.meta.url)))
  // A new one is not opened here first: the engine's memory would stay.
  if (config.isDemo && !config.databaseUrl && !existsSync(join(config.dataDir, 'database'))) await load()
  const database = await open().catch(async (error: unknown) => {
    if (!(error instanceof LockedError)) throw error
    // Possibly a demo loader of a killed start, which ends by itself.
    await setTimeout(lockWaitMs)
    return open()
  })
  if (!(await lacksDemo(database.db, config))) return database
  await database.close()
  await load()
  return open()
}

async function openPages(config: Config): Promise<PageRenderer> {
  if (config.isProduction) return (await import('#server/site/pages/built-pages.ts')).openBuiltPages(config.distDir)
  return (await import('#server/site/pages/dev-pages.ts')).openDevPages(root)
}

async function orEnd(begin: () => Promise<void>): Promise<void> {
  try {
    await begin()
  } catch (error) {
    if (!(error instanceof StepFailed)) process.stderr.write(`${explainStartFailure(error)}\n`)
    process.exit(1)
  }
}

await orEnd(start)
