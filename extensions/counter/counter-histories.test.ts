import fc from 'fast-check'
import { expect, it } from 'vitest'
import { installed } from '#extensions/installed.ts'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { sendDueGiftCards } from '#server/orders/gift-cards/gift-card-jobs.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { isRelease } from '#test/gate.ts'
import { sendOrder, stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { pickUpJobs } from './pick-up/pick-up-jobs.ts'

const shop = shopForEachTest()
const hasOffers = installed.some(({ name }) => name === 'offers')
/** COUNTER_HISTORIES=10000 walks as long as a release once did. */
const runs = Number(process.env.COUNTER_HISTORIES ?? (isRelease ? 200 : 25))
/** Each shop holds so many: the books of one that holds all of them take ever longer to read. */
const historiesPerShop = 100
const historiesPerAudit = 25
const shops = Array.from({ length: Math.ceil(runs / historiesPerShop) }, (_, i) => ({
  seed: Number(process.env.FAULT_SEED ?? 5_353) + i,
  numRuns: Math.min(historiesPerShop, runs - i * historiesPerShop),
}))

const nth = fc.nat({ max: 5 })
const quantity = fc.integer({ min: 1, max: 3 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('sell'), quantity, nth }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('reserve'), quantity, nth }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('offer'), quantity, nth }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('deposit'), quantity, nth }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('hand over'), quantity, nth }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('ready', 'cancel', 'refund', 'return'), quantity, nth }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('days'), quantity, nth }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const unitCents = 5_000
const decimal = (cents: number) => (cents / 100).toFixed(2)

/** What the shop must have after each step, in few lines. */
class History {
  /** On the shelf, less what is sold or kept. */
  free: number
  readonly kept = new Map<string, { pieces: number; until: number; due: number; code: string }>()
  readonly sold = new Map<string, { pieces: number }>()
  readonly productId: number
  constructor(productId: number, stock: number) {
    this.productId = productId
    this.free = stock
  }
}

const one = <T>(all: ReadonlyMap<string, T>, n: number) => [...all][n % Math.max(1, all.size)]

async function take(history: History, admin: Visitor, { what, quantity: pieces, nth: n }: Step): Promise<void> {
  const { productId } = history
  const items = [{ productId, quantity: pieces }]
  const fits = pieces <= history.free
  const cents = pieces * unitCents
  const customer = { name: 'Anna Neri', email: `anna${productId}@example.org` }
  const expectDone = (answer: { statusCode: number; body: string }, isDone = true) =>
    expect([answer.statusCode < 300, answer.statusCode < 500], `${what}: ${answer.body}`).toEqual([isDone, true])
  const keep = ({ id, pickupCode, keptUntil }: AdminOrder, due: number) => {
    history.free -= pieces
    history.kept.set(id, { pieces, due, until: Date.parse(keptUntil ?? ''), code: pickupCode ?? '' })
  }
  switch (what) {
    case 'sell': {
      const part = n % 2 ? cents : Math.floor(cents / 3)
      const tenders = [
        { tender: 'cash', amount: decimal(part), received: decimal(part + 500) },
        ...(cents > part ? [{ tender: 'terminal', amount: decimal(cents - part) }] : []),
      ]
      const answer = await admin.post('/api/admin/counter/sales', { items, tenders })
      expectDone(answer, fits)
      if (!fits) return
      history.free -= pieces
      history.sold.set(answer.json().id, { pieces })
      return
    }
    case 'reserve': {
      const order = { paymentMethod: 'counter', delivery: 'pickup', customerEmail: customer.email } as never
      const answer = await sendOrder(shop, anOrderBody({ items, order }))
      expectDone(answer, fits)
      if (fits) keep(answer.json(), cents)
      return
    }
    case 'deposit': {
      const tenders = [{ tender: 'cash', amount: decimal(1_000 + n) }]
      const answer = await admin.post('/api/admin/counter/deposits', { items, tenders, customer })
      expectDone(answer, fits)
      if (fits) keep(answer.json(), cents - 1_000 - n)
      return
    }
    case 'offer': {
      if (!hasOffers) return
      const price = decimal(unitCents - 100)
      const draft = await admin.post('/api/admin/drafts', {
        ...{ items: [{ productId, quantity: pieces, price, reason: 'Prova' }], delivery: 'pickup', customer },
      })
      expectDone(draft)
      const answer = await sendDraft(draft.json().key)
      expectDone(answer, fits)
      if (fits) keep(answer.json(), pieces * (unitCents - 100))
      return
    }
    case 'days': {
      shop.clock.now = new Date(+shop.clock.read() + (n % 3) * 86_400_000)
      for (const job of pickUpJobs(shop.deps)) await job.run(new AbortController().signal)
      for (const [id, { until, pieces: back }] of history.kept)
        if (until <= +shop.clock.read()) {
          history.kept.delete(id)
          history.free += back
        }
      return
    }
    case 'hand over':
    case 'ready':
    case 'cancel': {
      const found = one(history.kept, n)
      if (!found) return
      const [id, { due, code, pieces: back }] = found
      if (what === 'ready') return void (await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'shipped' }))
      if (what === 'cancel') {
        expectDone(await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'cancelled' }))
        history.free += back
      } else {
        const tenders = [{ tender: n % 2 ? 'cash' : 'terminal', amount: decimal(due) }]
        expectDone(await admin.post(`/api/admin/orders/${id}/hand-over`, { code, tenders }))
        history.sold.set(id, { pieces: back })
      }
      history.kept.delete(id)
      return
    }
    default: {
      const found = one(history.sold, n)
      if (!found) return
      const [id, sold] = found
      const lines = [{ line: 1, quantity: 1 }]
      const isPossible = sold.pieces > 0
      const opened =
        what === 'return'
          ? await admin.post(`/api/admin/orders/${id}/returns`, { kind: 'shop_return', outcome: 'refund', lines })
          : undefined
      if (opened) expectDone(opened, isPossible)
      if (!isPossible) return
      const returnId = opened?.json().returns.at(-1).id
      const answer = await admin.post(`/api/admin/orders/${id}/refunds`, {
        ...(returnId && { returnId }),
        lines: lines.map((line) => ({ ...line, place: 'stock' })),
      })
      expectDone(answer)
      sold.pieces -= 1
      history.free += 1
    }
  }
}

let signedIn: { app: object; at: number; admin: Visitor } | undefined
/** Once a day of each shop's clock: a session ends with it. */
async function theAdministrator(): Promise<Visitor> {
  const at = +shop.clock.read()
  if (signedIn?.at !== at || signedIn.app !== shop.app)
    signedIn = { app: shop.app, at, admin: await anAdministrator(shop) }
  return signedIn.admin
}

const sendDraft = (key: string) =>
  shop.app.inject({ method: 'POST', url: `/api/drafts/${key}/order`, payload: { paymentMethod: 'counter' } })

it.each(shops)(
  'leaves stock and books right, whatever is sold, kept, offered and brought back: %o',
  async (wish) => {
    shop.clock.now = new Date('2026-01-07T09:00:00Z')
    const admin = await anAdministrator(shop)
    const { version, rules } = (await admin.get('/api/admin/delivery')).json()
    await admin.put('/api/admin/delivery', { version, rules: { ...rules, isPickUpOffered: true } })
    let done = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (wished) => {
        const stock = 6
        const { id } = await aProduct(shop.deps, { stock, priceCents: unitCents })
        const history = new History(id, stock)
        for (const wish of wished) {
          await take(history, await theAdministrator(), wish)
          expect(await stockOf(shop, id), JSON.stringify(wished)).toEqual({ '': history.free })
        }
        if (++done % historiesPerAudit !== 0) return
        await sendDueGiftCards(shop.deps)
        expect(await checkInvariants(shop.deps)).toEqual([])
      }),
      { ...wish, endOnFailure: true },
    )
    await sendDueGiftCards(shop.deps)
    expect(await checkInvariants(shop.deps)).toEqual([])
  },
  3_600_000,
)
