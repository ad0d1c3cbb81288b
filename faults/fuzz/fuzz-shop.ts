import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ensureAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { buildApp } from '#server/app.ts'
import { openShop } from '#server/open-shop.ts'
import { openPaypalWallet } from '#server/orders/paypal/paypal-wallet.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openLog } from '#server/platform/log.ts'
import { openOrderAccessKeys } from '#server/platform/order-keys/order-access-keys.ts'
import { readShopConfig } from '#server/platform/shop-config.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import { FakeImageStore } from '#test/fakes.ts'
import { buildEmulator } from '../../wallet-emulator/emulator-app.ts'
import { EmulatorControl } from '../providers/emulator-control.ts'

/** Secrets that must never appear in an answer, each recognisable. */
export const fuzzSecrets = {
  adminPassword: 'officina-chiusa-a-chiave-71',
  password: 'pedivella-di-prova-93',
  metricsToken: 'misure-solo-per-noi-58',
  bystander: 'vittima-che-passava-44',
} as const

export interface FuzzShop {
  app: FastifyInstance
  deps: Deps
  port: number
  emulator: EmulatorControl
  /** Log lines beyond refused requests. */
  log: string[]
  close(): Promise<void>
}

/** The whole shop on a port, with the wallet's emulator beside it and without brakes. */
export async function openFuzzShop(database: Database, folder: string, pages?: PageRenderer): Promise<FuzzShop> {
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'off',
    SHOP_DEMO: 'off',
    ADMIN_PASSWORD: fuzzSecrets.adminPassword,
    METRICS_TOKEN: fuzzSecrets.metricsToken,
  })
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  const log = openLog(config.logLevel, stream)
  const shop = readShopConfig(config.shopConfigFile)
  const emulatorApp = buildEmulator({
    dataDir: join(folder, 'wallet'),
    webhooks: { firstDelayMs: 0, retryDelaysMs: [] },
  })
  const emulatorUrl = await emulatorApp.listen({ port: 0, host: '127.0.0.1' })
  const wallet = openPaypalWallet({
    apiUrl: emulatorUrl,
    clientId: 'demo',
    clientSecret: 'demo',
    webhookId: undefined,
    shop: { name: shop.name },
    publicUrl: config.publicUrl,
    limits: { usualMs: 15_000, captureMs: 15_000 },
  })
  const deps = await openShop({
    config,
    shop,
    database,
    images: new FakeImageStore(),
    imageBackup: new FakeImageStore(),
    mailer: { send: async () => undefined },
    wallet,
    pages,
    orderKeys: openOrderAccessKeys(Buffer.alloc(32)),
    clock: () => new Date(),
    log,
  })
  await ensureAdminPassword(deps)
  const app = await buildApp(deps)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    deps,
    port: (app.server.address() as AddressInfo).port,
    emulator: new EmulatorControl(emulatorUrl),
    log: lines,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      await emulatorApp.close()
      await deps.unfound.flush()
      await deps.catalog.close()
    },
  }
}
