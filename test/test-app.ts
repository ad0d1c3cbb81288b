import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openShop } from '#server/open-shop.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { openOrderAccessKeys } from '#server/platform/order-keys/order-access-keys.ts'
import { readShopConfig } from '#server/platform/shop-config.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { FakeClock, FakeImageStore, FakeMailer } from './fakes.ts'
import { newShopDatabase, tempFolder } from './test-database.ts'

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
  const database = others.database ?? (await newShopDatabase())
  const mailer = new FakeMailer()
  const images = new FakeImageStore()
  const imageBackup = new FakeImageStore()
  const clock = new FakeClock()
  const edges = {
    config,
    shop: readShopConfig(config.shopConfigFile),
    database,
    images,
    imageBackup,
    mailer,
    wallet: undefined,
    pages: undefined,
    orderKeys: openOrderAccessKeys(randomBytes(32)),
    clock: clock.read,
    log: pino({ level: config.logLevel }),
    ...others,
  }
  // Its mail sender is not started: tests send due mails with `deps.mailSender.sendDue()`.
  const deps = await openShop(edges, { ...others, mailsAtOnce: 1 })
  const app = await buildApp(deps)
  await app.ready()
  const close = async () => {
    await app.close()
    // Its pending notifications must not reach the next test's shop.
    await deps.unfound.flush()
    await deps.catalog.close()
  }
  return { app, deps, mailer, images, imageBackup, clock, close }
}

/** A shop for each test of this `describe` or file, closed after it: the object holds the current one. */
export function shopForEachTest(change?: Parameters<typeof openTestShop>[0]): TestShop {
  const shop = {} as TestShop
  beforeEach(async () => void Object.assign(shop, await openTestShop(change)))
  afterEach(() => shop.close())
  return shop
}
