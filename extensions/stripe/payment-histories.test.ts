import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { isRelease } from '#test/gate.ts'
import { emptyTestDatabase } from '#test/test-database.ts'
import { Visitor } from '#test/visitor.ts'
import { FaultPlan } from '../../faults/fault-plan.ts'
import { emptyDatabase, type FaultShop, openFaultShop } from '../../faults/fault-shop.ts'
import { findBrokenPromises, ownWork, recover } from '../../faults/oracle.ts'
import { type Adapter, adapters, Providers } from '../../faults/providers/adapter.ts'
import { openProviders } from '../../faults/providers/providers-inside.ts'

const histories = isRelease ? 10_000 : 40
const seed = Number(process.env.FAULT_SEED ?? 5_252)
/** Histories of one day: then everything comes to its end and all books are compared. */
const aDay = 40
const atOnce = 4
const units = 25

const by = fc.constantFrom(...adapters)
const begun = fc.oneof(
  { weight: 3, arbitrary: fc.record({ start: by }) },
  { weight: 1, arbitrary: fc.constant({ transfer: true as const }) },
)
const decision = fc.constantFrom('approve', 'approve', 'approve', 'decline', 'cancel')
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ decide: decision }) },
  { weight: 5, arbitrary: fc.record({ capture: fc.constantFrom('plain', 'plain', 'twice') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      fail: fc.constantFrom('error', 'error_after', 'reset_after', 'garbage', 'decline', 'pending', 'wrong_amount'),
      at: fc.constantFrom('capture', 'get', 'create', 'refund'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ events: fc.constantFrom('forward', 'backward') }) },
  { weight: 2, arbitrary: fc.record({ instead: by }) },
  { weight: 1, arbitrary: fc.record({ settle: fc.constantFrom('completed', 'denied') }) },
  { weight: 1, arbitrary: fc.constant({ giveUp: true as const }) },
  { weight: 1, arbitrary: fc.record({ back: fc.constantFrom('a piece', 'an amount', 'everything') }) },
  { weight: 1, arbitrary: fc.record({ minutes: fc.constantFrom(1, 6, 16, 31) }) },
)
const walk = fc.tuple(begun, fc.array(step, { minLength: 4, maxLength: 12 }), fc.nat(2), fc.integer({ min: 1, max: 2 }))
type Walk = typeof walk extends fc.Arbitrary<infer W> ? W : never
type Step = Walk[1][number]

const clock = { now: Date.parse('2026-11-20T10:00:00Z') }
let opened: Awaited<ReturnType<typeof openProviders>>
let providers: Providers
let database: Awaited<ReturnType<typeof emptyTestDatabase>>
let shop: FaultShop
let admin: Visitor
const done: Record<string, number> = {}
const promised = new Set<string>()
beforeAll(async () => {
  opened = await openProviders(mkdtempSync(join(tmpdir(), 'pedivella-histories-')))
  providers = new Providers(opened.urls)
  database = await emptyTestDatabase()
  shop = await openFaultShop({ database, urls: opened.urls, plan: new FaultPlan(), clock: () => new Date(clock.now) })
})
afterAll(async () => {
  await shop.close()
  await opened.close()
})

/** Nothing that a buyer or the shop does is answered by a failure of the shop. */
async function send(what: string, sent: ReturnType<Visitor['post']>) {
  const answer = await sent
  expect(answer.statusCode === 503 || answer.statusCode < 500, `${what} ${answer.statusCode} ${answer.body}`).toBe(true)
  if (answer.statusCode < 300) done[what] = (done[what] ?? 0) + 1
  return answer
}

class Life {
  private readonly buyer = new Visitor(shop)
  /** Begun ones, with how; the newest is what the buyer sees. */
  private readonly payments: { id: string; by: Adapter }[] = []
  private order: { number: string; pathOf: (path?: string) => string } | undefined

  async begin([how, , , quantity]: Walk, productId: number): Promise<void> {
    const bodyOf = (order: Record<string, unknown>) => anOrderBody({ items: [{ productId, quantity }], order })
    if ('start' in how) {
      const { path, body } = how.start.start((1_199 * quantity).toFixed(2), bodyOf({ paymentMethod: how.start.method }))
      return this.keep(how.start, await send(`start ${how.start.name}`, this.buyer.post(path, body)))
    }
    const placed = await send('transfer', this.buyer.post('/api/orders', bodyOf({ paymentMethod: 'bank' })))
    if (placed.statusCode < 300) this.know(placed.json())
  }

  async take(one: Step): Promise<void> {
    const last = this.payments.at(-1)
    if ('minutes' in one) {
      clock.now += one.minutes * 60_000
      await ownWork(shop.sound)
    } else if ('fail' in one) await this.fail(one)
    else if ('instead' in one) await this.payInstead(one.instead)
    else if ('back' in one) await this.giveBack(one.back)
    else if (last) await this.pay(one, last)
  }

  private async pay(one: Step, { id, by: adapter }: { id: string; by: Adapter }): Promise<void> {
    if ('decide' in one) await providers.of(adapter).decide(id, one.decide as 'approve')
    else if ('capture' in one) {
      const times = one.capture === 'twice' ? 2 : 1
      const press = () => send(`capture ${adapter.name}`, this.buyer.post(adapter.captureOf(id)))
      for (const answer of await Promise.all(Array.from({ length: times }, press)))
        if (answer.statusCode === 200 && answer.json().orderNumber) this.know(answer.json())
    } else if ('events' in one) {
      for (const status of await providers.of(adapter).deliver([id], one.events as 'forward'))
        expect(status === 503 || status < 300, `event ${status}`).toBe(true)
      done.events = (done.events ?? 0) + 1
    } else if ('settle' in one) await providers.of(adapter).settlePending(id, one.settle as 'completed')
    else if ('giveUp' in one) await send('give up', this.buyer.delete(adapter.pathOf(id)))
  }

  /** Meets the next call of that provider, which beside others may be another buyer's. */
  private async fail({ fail, at }: { fail: string; at: string }): Promise<void> {
    const isOutcome = ['decline', 'pending', 'wrong_amount'].includes(fail)
    const of = this.payments.at(-1)?.by ?? adapters[0]
    if (of && (!isOutcome || at === 'capture')) await providers.of(of).fault(at, fail)
  }

  private async payInstead(adapter: Adapter): Promise<void> {
    const { path, body } = adapter.instead
    if (this.order)
      this.keep(adapter, await send(`instead ${adapter.name}`, this.buyer.post(this.order.pathOf(path), body)))
  }

  private async giveBack(what: string): Promise<void> {
    const rows = (await admin.get('/api/admin/orders')).json<AdminOrderRow[]>()
    const id = rows.find(({ orderNumber }) => orderNumber === this.order?.number)?.id
    if (!id) return
    const path = `/api/admin/orders/${id}`
    if (what === 'everything') await send('cancel', admin.patch(path, { orderStatus: 'cancelled' }))
    else {
      const piece = { lines: [{ line: 1, quantity: 1, place: 'stock' }] }
      const body = what === 'a piece' ? piece : { other: '17.00', reason: 'Un graffio' }
      await send('refund', admin.post(`${path}/refunds`, body))
    }
  }

  private keep(adapter: Adapter, { statusCode, json }: { statusCode: number; json: () => { id: string } }): void {
    if (statusCode < 300) this.payments.push({ id: json().id, by: adapter })
  }

  private know({ orderNumber, accessKey }: { orderNumber: string; accessKey?: string }): void {
    promised.add(orderNumber)
    if (!this.order && accessKey)
      this.order = { number: orderNumber, pathOf: (path = '') => `/api/orders/${orderNumber}${path}?k=${accessKey}` }
    else this.order ??= { number: orderNumber, pathOf: (path = '') => `/api/orders/${orderNumber}${path}` }
  }
}

async function live(one: Walk, products: readonly number[]): Promise<void> {
  const life = new Life()
  await life.begin(one, products[one[2]] ?? 0)
  for (const next of one[1]) await life.take(next)
}

/** @returns what is broken when everything has come to its end */
async function liveADay(walks: readonly Walk[]): Promise<string[]> {
  await emptyDatabase(database)
  await shop.deps.catalog.refresh()
  await providers.calm()
  const ignored = new Set(await providers.knownIds())
  for (const list of [shop.mails, shop.logged]) list.length = 0
  promised.clear()
  admin = await anAdministrator({ app: shop.app, deps: shop.sound })
  const shelf: Record<number, number> = {}
  for (let i = 0; i < 3; i++) {
    const { id } = await aProduct(shop.sound, { stock: units, priceCents: 119_900 })
    shelf[id] = units
  }
  const products = Object.keys(shelf).map(Number)
  for (let i = 0; i < walks.length; i += atOnce)
    await Promise.all(walks.slice(i, i + atOnce).map((one) => live(one, products)))
  await providers.clearFaults()
  await providers.decideWaiting(ignored, (id) => ((id.codePointAt(4) ?? 0) % 2 === 0 ? 'completed' : 'denied'))
  await recover(shop.sound, (minutes) => {
    clock.now += minutes * 60_000
  })
  const most = Number.MAX_SAFE_INTEGER
  return findBrokenPromises(shop, { providers, ignored, promised, mails: shop.mails, shelf, mostOrders: most })
}

it(`gives each captured cent an order or a refund over ${histories} random histories with every adapter`, async () => {
  for (let from = 0; from < histories; from += aDay) {
    const broken = await liveADay(fc.sample(walk, { numRuns: aDay, seed: seed + from }))
    expect(broken, `FAULT_SEED=${seed + from}`).toEqual([])
    if (isRelease && from % 400 === 0) process.stdout.write(`${from + aDay} histories\n`)
  }
  for (const { name } of adapters) expect(done[`start ${name}`], name).toBeGreaterThan(0)
  if (isRelease) process.stdout.write(`${JSON.stringify(done)}\n`)
}, 10_800_000)
