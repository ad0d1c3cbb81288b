import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { ensureAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { buildApp } from '#server/app.ts'
import type { Mail, Mailer } from '#server/messages/deps/mailer.ts'
import { openShop } from '#server/open-shop.ts'
import { openPaypalWallet, type PaypalWallet } from '#server/orders/paypal/paypal-wallet.ts'
import { readConfig } from '#server/platform/config.ts'
import { type Database, tables } from '#server/platform/database/database.ts'
import { extensionTables } from '#server/platform/database/extension-tables.ts'
import { openOrderAccessKeys } from '#server/platform/order-keys/order-access-keys.ts'
import { readShopConfig } from '#server/platform/shop-config.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { FakeImageStore } from '#test/fakes.ts'
import { emulatorKeys } from '../card-emulator/card-emulator-app.ts'
import type { FaultPlan } from './fault-plan.ts'
import { faultyDatabase } from './faulty-database.ts'
import { faultyMailer } from './faulty-mailer.ts'
import { CardControl } from './providers/emulator-control.ts'
import { type FaultyProvider, openFaultyProvider } from './providers/faulty-provider.ts'

export const adminPassword = 'officina-di-prova'

export interface FaultShop {
  app: FastifyInstance
  deps: Deps
  /** The same without faults, for the oracle. */
  sound: Deps
  mails: Mail[]
  /** Its log lines, as JSON. */
  logged: string[]
  /** Tokens and credentials that the log must not contain. */
  secrets: ReadonlySet<string>
  close(): Promise<void>
}

interface Wish {
  database: Database
  /** Without that of cards none are taken. */
  urls: { paypal: string; card?: string }
  plan: FaultPlan
  clock: () => Date
  mailer?: Mailer
  /** Of shop and provider's line; the same again after a restart, for the provider's events come there. */
  ports?: { shop: number; paypal: number; card?: number }
  /** Time limits for the provider; short where time-outs are tested. */
  patience?: { usualMs: number; captureMs: number }
}

const shortPatience = { usualMs: 1_500, captureMs: 1_500 }

/** The whole shop with every way out of it under the plan's control. */
export async function openFaultShop({
  database,
  urls,
  plan,
  clock,
  mailer,
  ports,
  patience,
}: Wish): Promise<FaultShop> {
  const folder = mkdtempSync(join(tmpdir(), 'pedivella-faults-'))
  const provider: FaultyProvider = await openFaultyProvider(urls.paypal, plan, ports?.paypal)
  const cards = urls.card ? await openFaultyProvider(urls.card, plan, ports?.card) : undefined
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'debug',
    RATE_LIMIT: 'off',
    SHOP_DEMO: 'off',
    ADMIN_PASSWORD: adminPassword,
    ...(cards && {
      STRIPE_API_URL: cards.url,
      STRIPE_SECRET_KEY: emulatorKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: emulatorKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: emulatorKeys.webhookSecret,
    }),
  })
  const logged: string[] = []
  const write = (line: string) => {
    logged.push(line)
    if (process.env.FAULT_LOG) process.stderr.write(line)
  }
  const log = pino({ level: config.logLevel }, { write })
  const shop = readShopConfig(config.shopConfigFile)
  const mails: Mail[] = []
  const kept: Mailer = mailer ?? { send: async (mail) => void mails.push(mail) }
  const wallet = openPaypalWallet({
    apiUrl: provider.url,
    clientId: 'demo',
    clientSecret: 'demo',
    webhookId: undefined,
    shop: { name: shop.name },
    publicUrl: config.publicUrl,
    limits: patience ?? shortPatience,
  })
  const images = new FakeImageStore()
  const edges = {
    config,
    shop,
    images,
    imageBackup: images,
    wallet,
    pages: undefined,
    // The same after every death, as the file beside the data is.
    orderKeys: openOrderAccessKeys(Buffer.alloc(32)),
    clock,
    log,
  }
  const sound = await openShop({ ...edges, database, mailer: kept }, { mailsAtOnce: 1 })
  // Reads of the catalogue are not part of a payment, and are repeated after a failure.
  const { catalog, variants } = sound
  const faulty = { ...edges, database: faultyDatabase(database, plan), mailer: faultyMailer(kept, plan) }
  const deps = await openShop(faulty, { catalog, variants, mailsAtOnce: 1 })
  await ensureAdminPassword(sound)
  const app = await buildApp(deps)
  await app.listen({ port: ports?.shop ?? 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  await subscribe(wallet, `http://127.0.0.1:${port}/api/webhooks/paypal`)
  if (urls.card) await new CardControl(urls.card).subscribe(`http://127.0.0.1:${port}/api/payments/events`)
  return {
    app,
    deps,
    sound,
    mails,
    logged,
    get secrets() {
      return provider.secrets.union(cards?.secrets ?? new Set<string>())
    },
    close: async () => {
      await app.close()
      await provider.close()
      await cards?.close()
      await catalog.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Half a second is short for a machine that tests on all its cores. */
async function subscribe(wallet: PaypalWallet, url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await wallet.subscribe(url)
      return
    } catch (error) {
      if (attempt >= 20) throw error
    }
  }
}

/** How often rows are deleted before their tables are truncated. */
const deletionsPerTruncation = 50
let emptied = 0

/** As on the first day, except for the administrator's password: the default shelves exist. */
export async function emptyDatabase({ db }: Database): Promise<void> {
  const names = [...Object.values(tables), ...extensionTables().flatMap((one) => one.tables)]
    .map((t) => getTableName(t))
    .filter((name) => !['admin_account', 'shelves', 'facts'].includes(name))
  const filled = names.map((name) => `select '${name}' as name where exists (select from "${name}")`)
  const { rows } = (await db.execute(sql.raw(filled.join(' union all ')))) as unknown as { rows: { name: string }[] }
  if (rows.length === 0) return
  const quoted = rows.map(({ name }) => `"${name}"`)
  if (++emptied % deletionsPerTruncation === 0) {
    await db.execute(sql.raw(`truncate ${quoted.join(', ')} restart identity cascade`))
    return
  }
  // Few rows are deleted in a tenth of the time that new files for their tables take.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    const parts = quoted.map((name, i) => `d${i} as (delete from ${name})`)
    await tx.execute(sql.raw(`with ${parts.join(', ')} select`))
  })
}
