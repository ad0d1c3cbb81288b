import { once } from 'node:events'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { anOrderBody } from '#test/factories.ts'
import { EmulatorControl } from '../providers/emulator-control.ts'
import { startEmulator } from '../providers/emulator-process.ts'
import { FaultProxy } from './fault-proxy.ts'
import { differences, type MachineCase, type MachineStage, until } from './machine-stage.ts'
import type { WholeShop } from './whole-shop.ts'

const price = '1199.00'

function orderByBank(shop: WholeShop, productId: number) {
  const request = anOrderBody({ items: [{ productId, quantity: 1 }] })
  return shop.call('POST', '/api/orders', request, { 'idempotency-key': crypto.randomUUID() })
}

function startWallet(shop: WholeShop, productId: number) {
  const checkout = anOrderBody({ items: [{ productId, quantity: 1 }], order: { paymentMethod: 'paypal' } })
  const request = { amount: price, currency: 'EUR', intent: 'capture', checkout }
  return shop.call('POST', '/order', request, { 'idempotency-key': crypto.randomUUID() })
}

/** A mail server that stores recipient and Message-ID of its mails. */
async function aMailServer(stage: MachineStage): Promise<{ url: string; ids: string[] }> {
  const ids: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        ids.push(/^Message-ID:\s*(\S+)/im.exec(text)?.[1] ?? '')
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  stage.atEnd(() => new Promise((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${address.port}`, ids }
}

async function mailsIn(shop: WholeShop, cookie: string, state: string): Promise<number> {
  const { headers } = await shop.call('GET', `/api/admin/mails?state=${state}&limit=1`, undefined, { cookie })
  return Number(headers.get('x-total-count'))
}

/** The wallet's provider as another company's computer, behind a wire we hold. */
async function aProvider(
  stage: MachineStage,
): Promise<{ proxy: FaultProxy; env: Record<string, string>; control: EmulatorControl }> {
  const { url, stop } = await startEmulator(join(stage.dataDir, 'provider'))
  stage.atEnd(async () => void (await stop()))
  const proxy = await FaultProxy.before(url)
  stage.atEnd(() => proxy.close())
  const env = { PAYPAL_API_URL: proxy.through(url), PAYPAL_CLIENT_ID: 'demo', PAYPAL_CLIENT_SECRET: 'demo' }
  return { proxy, env, control: new EmulatorControl(url) }
}

export const outsideCases: readonly MachineCase[] = [
  {
    name: 'mail server dead for a day (clock moved)',
    on: ['embedded', 'postgres'],
    holds: 'orders as ever, each mail once, given up ones listed and sent by hand',
    run: async (stage) => {
      const { url, ids } = await aMailServer(stage)
      const proxy = await FaultProxy.before(url)
      stage.atEnd(() => proxy.close())
      proxy.set({ kind: 'refused' })
      const shop = await stage.shop({ env: { SMTP_URL: proxy.through(url) } })
      const productId = await stage.product(shop)
      const first = await orderByBank(shop, productId)
      let cookie = await shop.loginAsAdmin()
      for (let hours = 0; hours < 23; hours += 1) {
        await shop.ahead(3_600_000)
        if (hours % 6 === 5) cookie = await shop.loginAsAdmin()
      }
      const waiting = await mailsIn(shop, cookie, 'pending')
      // The last hour of its day: it comes back in time.
      proxy.set({ kind: 'sound' })
      await shop.ahead(6 * 60_000)
      const wellAfterMs = await until('the mail has left', () => ids.length > 0)
      // A connection cut before the shop knows of the acceptance would rightly send the mail again.
      await until('the shop knows it', async () => (await mailsIn(shop, cookie, 'pending')) === 0)
      // And once for longer than a day.
      proxy.set({ kind: 'refused' })
      const second = await orderByBank(shop, productId)
      for (let hours = 0; hours < 40; hours++) await shop.ahead(3_600_000)
      cookie = await shop.loginAsAdmin()
      await until('the mail is given up', async () => {
        await shop.ahead(3_600_000)
        cookie = await shop.loginAsAdmin()
        return (await mailsIn(shop, cookie, 'dead')) === 1
      })
      proxy.set({ kind: 'sound' })
      const { body: dead } = await shop.call('GET', '/api/admin/mails?state=dead', undefined, { cookie })
      await shop.call('POST', `/api/admin/mails/${dead[0].id}/retry`, undefined, { cookie })
      await until('the given up mail has left', () => ids.length > 1)
      await until('nothing waits', async () => (await mailsIn(shop, cookie, 'pending')) === 0)
      const found = {
        orders: [first.status, second.status],
        waiting,
        ids: ids.length,
        twice: ids.length - new Set(ids).size,
      }
      return {
        seen: 'orders are confirmed on screen at once, the mail comes later',
        broken: [
          ...differences(found, { orders: [201, 201], waiting: 1, ids: 2, twice: 0 }),
          ...(await stage.checkData()),
        ],
        wellAfterMs,
      }
    },
  },
  {
    name: 'payment provider dead',
    on: ['embedded', 'postgres'],
    holds: '503 with Retry-After, bank transfer works, money and orders agree',
    run: async (stage) => {
      const { proxy, env, control } = await aProvider(stage)
      const shop = await stage.shop({ env })
      const productId = await stage.product(shop)
      const begun = await startWallet(shop, productId)
      await control.decide(begun.body.id, 'approve')
      proxy.set({ kind: 'refused' })
      const refused = await startWallet(shop, productId)
      const captured = await shop.call('POST', `/order/${begun.body.id}/capture`)
      const bank = await orderByBank(shop, productId)
      proxy.set({ kind: 'sound' })
      const wellAfterMs = await until(
        'a payment can begin',
        async () => (await startWallet(shop, productId)).status === 201,
      )
      let standing = captured
      await until('the approved payment has become an order', async () => {
        // The buyer presses again, as the message asks.
        standing = await shop.call('POST', `/order/${begun.body.id}/capture`)
        return standing.status === 200
      })
      const ledger = await control.ledger()
      const captures = ledger.find((entry) => entry.orderId === begun.body.id)?.captures.length
      const found = {
        begin: refused.status,
        code: refused.body.code,
        retryAfter: refused.headers.has('retry-after'),
        capture: [202, 503].includes(captured.status),
        bank: bank.status,
        status: standing.body.status,
        captures,
      }
      const requested = { begin: 503, code: 'payment_provider_unavailable', retryAfter: true, capture: true, bank: 201 }
      return {
        seen: `wallet: ${refused.status} «${refused.body.message}»; under way: ${captured.status}; bank transfer ${bank.status}`,
        broken: [
          ...differences(found, { ...requested, status: 'COMPLETED', captures: 1 }),
          ...(await stage.checkData()),
        ],
        wellAfterMs,
      }
    },
  },
]
