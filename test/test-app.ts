import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { openCatalog } from '#server/catalog/catalog-snapshot.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { openImageVariants } from '#server/images/image-variants.ts'
import { showsOutbox } from '#server/mail/demo-outbox.ts'
import { openMailSender } from '#server/mail/mail-sender.ts'
import { openOrderKeys } from '#server/order-keys/order-keys.ts'
import { readShopConfig } from '#server/shop-config.ts'
import { FakeClock, FakeImageStore, FakeMailer } from './fakes.ts'
import { emptyTestDatabase, tempFolder } from './test-database.ts'

export interface TestShop {
  app: FastifyInstance
  deps: Deps
  mailer: FakeMailer
  images: FakeImageStore
  imageBackup: FakeImageStore
  clock: FakeClock
  close(): Promise<void>
}

/** The real app on an empty real database, with fakes only for the outside world. Close it in `afterEach`. */
export async function openTestShop(change: Partial<Deps> & { env?: Record<string, string> } = {}): Promise<TestShop> {
  const { env, ...others } = change
  const config: Config = readConfig({
    DATA_DIR: tempFolder('data'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    SHOP_DEMO: 'off',
    ...env,
  })
  const database = others.database ?? (await emptyTestDatabase())
  const mailer = new FakeMailer()
  const images = new FakeImageStore()
  const imageBackup = new FakeImageStore()
  const clock = new FakeClock()
  const log = pino({ level: config.logLevel })
  const orderKeys = others.orderKeys ?? openOrderKeys(randomBytes(32))
  const shop = readShopConfig(config.shopConfigFile)
  const deps: Deps = {
    config,
    shop,
    database,
    catalog: others.catalog ?? (await openCatalog(database, log, clock.read)),
    images,
    imageBackup,
    variants: await openImageVariants(images, tempFolder('cache'), log),
    mailer,
    // Not started: a test sends what is due itself, with `deps.mailSender.sendDue()`.
    mailSender: openMailSender({
      database,
      mailer,
      shop,
      publicUrl: config.publicUrl,
      orderKeys,
      clock: clock.read,
      log,
      parallel: 1,
      keepsSent: showsOutbox(config),
    }),
    wallet: undefined,
    pages: undefined,
    orderKeys,
    clock: clock.read,
    log,
    ...others,
  }
  const app = await buildApp(deps)
  await app.ready()
  const close = async () => {
    await app.close()
    // What it still has to tell other nodes must not reach the next test's shop.
    await deps.catalog.close()
  }
  return { app, deps, mailer, images, imageBackup, clock, close }
}
