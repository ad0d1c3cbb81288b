import { setTimeout } from 'node:timers/promises'
import { FaultProxy, type Wire } from './fault-proxy.ts'
import { differences, type MachineCase, type MachineStage, type Outcome, statusOf, until } from './machine-stage.ts'
import type { WholeShop } from './whole-shop.ts'

const faultMs = 4_000
/** Longer than any limit on the shop's side. */
const hungMs = 30_000

/** A shop that reaches its PostgreSQL through a wire we hold. */
async function wired(stage: MachineStage): Promise<{ shop: WholeShop; proxy: FaultProxy }> {
  const url = stage.databaseUrl ?? ''
  const proxy = await FaultProxy.before(url)
  stage.atEnd(() => proxy.close())
  return { shop: await stage.shop({ databaseUrl: proxy.through(url) }), proxy }
}

/** A visitor's view without the database: the catalogue is in memory. */
async function meanwhile(shop: WholeShop, ready: number) {
  const found = {
    page: await statusOf(shop, '/'),
    list: await statusOf(shop, '/api/products?limit=24'),
    live: await statusOf(shop, '/health/live'),
    ready: await statusOf(shop, '/health/ready'),
  }
  const broken = differences(found, { page: 200, list: 200, live: 200, ready })
  return { broken, text: `pages ${found.page}, lists ${found.list}, ready ${found.ready}` }
}

async function badWire(stage: MachineStage, wire: Wire, lastsMs: number): Promise<Outcome> {
  const { shop, proxy } = await wired(stage)
  const buyers = await stage.buyers(() => shop)
  proxy.set(wire)
  const during = await meanwhile(shop, wire.kind === 'slow' ? 200 : 503)
  await setTimeout(lastsMs)
  if (wire.kind !== 'slow') proxy.cut()
  proxy.set({ kind: 'sound' })
  const ended = performance.now()
  await until('an order after the fault', () => buyers.lastPromiseAt > ended)
  const wellAfterMs = buyers.lastPromiseAt - ended
  await until('readiness', async () => (await statusOf(shop, '/health/ready')) === 200)
  await buyers.leave()
  return {
    seen: `${during.text}; orders ${buyers.seen()}`,
    broken: [...during.broken, ...(await buyers.broken()), ...(await stage.checkData())],
    wellAfterMs,
  }
}

export const databaseCases: readonly MachineCase[] = [
  {
    name: 'PostgreSQL gone for a while',
    on: ['postgres'],
    holds: 'promised orders, one order a wish, 503 with Retry-After',
    run: (stage) => badWire(stage, { kind: 'refused' }, faultMs),
  },
  {
    name: 'PostgreSQL slow (150 ms a packet)',
    on: ['postgres'],
    holds: 'promised orders, no refusal',
    run: (stage) => badWire(stage, { kind: 'slow', delayMs: 150 }, faultMs),
  },
  {
    name: 'PostgreSQL hangs without a word',
    on: ['postgres'],
    holds: 'every question is answered, promised orders',
    run: (stage) => badWire(stage, { kind: 'hung' }, hungMs),
  },
  {
    name: 'PostgreSQL connections cut under load',
    on: ['postgres'],
    holds: 'promised orders, one order a wish',
    run: async (stage) => {
      const { shop, proxy } = await wired(stage)
      const buyers = await stage.buyers(() => shop)
      for (let cuts = 0; cuts < 10; cuts++) {
        proxy.cut()
        await buyers.untilPromised(5)
      }
      const ended = performance.now()
      await buyers.leave()
      return {
        seen: `orders ${buyers.seen()}`,
        broken: [...(await buyers.broken()), ...(await stage.checkData())],
        wellAfterMs: Math.max(0, buyers.lastPromiseAt - ended),
      }
    },
  },
]
