import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { pino } from 'pino'
import type { Mailer } from '#server/messages/deps/mailer.ts'
import { walletJobs } from '#server/orders/payments/wallet-jobs.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { aProduct } from '#test/factories.ts'
import { FaultPlan } from './fault-plan.ts'
import { emptyDatabase, openFaultShop } from './fault-shop.ts'
import { findBrokenPromises, ownWork, recover } from './oracle.ts'
import { countPaidOrders } from './oracle-repository.ts'
import { Providers } from './providers/adapter.ts'
import type { Ask, Told } from './shop-messages.ts'

// The shop as a process that can be killed; kill-runs.ts controls it and outlives it.
const { DATABASE_URL, DATABASE_FOLDER = '', PROVIDER_URLS = '', MAIL_FILE = '', PORTS = '' } = process.env
const database = await openDatabase(DATABASE_URL ? { url: DATABASE_URL } : { folder: DATABASE_FOLDER })
const plan = new FaultPlan()
const urls = JSON.parse(PROVIDER_URLS) as { paypal: string; card: string }
let aheadMs = Number(process.env.AHEAD_MS ?? 0)
const clock = () => new Date(Date.now() + aheadMs)
const advance = (minutes: number) => {
  aheadMs += minutes * 60_000
}

/** Mails outlive the process, as they do in the world. */
const mailer: Mailer = {
  async send({ messageId, subject }) {
    const file = openSync(MAIL_FILE, 'a')
    appendFileSync(file, `${JSON.stringify({ messageId, subject })}\n`)
    fsyncSync(file)
    closeSync(file)
  },
}
const ports = JSON.parse(PORTS) as { shop: number; paypal: number; card: number }
const shop = await openFaultShop({ database, urls, plan, clock, mailer, ports })

async function answer(ask: Ask): Promise<Told> {
  switch (ask.what) {
    case 'empty':
      await emptyDatabase(database)
      await shop.deps.catalog.refresh()
      writeFileSync(MAIL_FILE, '')
      return {}
    case 'product':
      return { id: (await aProduct(shop.sound, { stock: ask.stock, priceCents: 119_900 })).id }
    case 'arm':
      plan.arm(ask.at, ask.kind)
      return {}
    case 'disarm':
      plan.disarm()
      return { points: plan.passed }
    case 'work':
      advance(ask.minutes)
      await Promise.all(Array.from({ length: ask.turns }, () => ownWork(shop.deps)))
      return { aheadMs }
    case 'jobs':
      startJobs(walletJobs(shop.sound), database, pino({ level: 'silent' }))
      return {}
    case 'paid':
      return { count: await countPaidOrders(database.db) }
    case 'recover': {
      await recover(shop.sound, advance)
      const evidence = {
        providers: new Providers(urls),
        ignored: new Set(ask.ignored),
        promised: new Set(ask.promised),
        mails: mails(),
        shelf: ask.shelf,
        mostOrders: ask.mostOrders,
      }
      return { broken: await findBrokenPromises(shop, evidence), aheadMs }
    }
    case 'end':
      await shop.close()
      await database.close()
      return {}
  }
}

function mails(): { messageId: string; subject: string }[] {
  if (!existsSync(MAIL_FILE)) return []
  const lines = readFileSync(MAIL_FILE, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

process.on('message', (message: { id: number; ask: Ask }) => {
  answer(message.ask).then(
    (told) => process.send?.({ id: message.id, told }),
    (error: unknown) =>
      process.send?.({ id: message.id, failure: error instanceof Error ? error.stack : String(error) }),
  )
})
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
