import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type Adapter, adapters, paypal } from '../providers/adapter.ts'
import { bodyOf, onSale } from './buyer-acts.ts'
import { type Act, act, expectStatus, pick, prefer, some, units } from './model-act.ts'
import type { ModelWorld } from './model-world.ts'
import type { Goods, ModelLine } from './order-model.ts'
import type { ModelWallet, ShopModel } from './shop-model.ts'
import * as moves from './wallet-moves.ts'

const euro = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const key = () => ({ 'idempotency-key': randomUUID() })
const anyAdapter = fc.constantFrom(...adapters)
const hasWallet = (model: ShopModel) => model.wallets.length > 0

async function begin(model: ShopModel, world: ModelWorld, by: Adapter, items: Goods): Promise<ModelWallet | undefined> {
  const { totalCents } = model.totalsOf([items])
  const checkout = bodyOf([items], { paymentMethod: by.method })
  const isPossible = model.mayTake([items])
  const answer = await world.send({ who: 'guest', ...by.start(euro(totalCents), checkout) })
  expectStatus(answer, isPossible ? 201 : 409)
  const { priceCents: unitCents } = items.article.product
  const { id } = answer.json<{ id: string }>()
  return isPossible ? moves.startWallet(model, by, id, totalCents, { goods: { ...items, unitCents } }) : undefined
}

const start = fc.tuple(anyAdapter, some, units).map(([by, a, quantity]) =>
  act(
    `start(${by.name}, ${a}, ${quantity})`,
    () => true,
    async (model, world) => {
      await begin(model, world, by, { article: onSale(model, a, quantity), quantity })
    },
  ),
)

/** Bought, approved and paid at once. */
export const soldByWallet = fc.tuple(anyAdapter, some, units).map(([by, a, quantity]) =>
  act(
    `soldByWallet(${by.name}, ${a}, ${quantity})`,
    () => true,
    async (model, world) => {
      const wallet = await begin(model, world, by, { article: onSale(model, a, quantity), quantity })
      if (!wallet) return
      await world.providers.of(by).decide(wallet.id, 'approve')
      wallet.buyer = 'approved'
      const answer = await world.guest().post(wallet.by.captureOf(wallet.id))
      expectStatus(answer, 200)
      const number = answer.json<{ orderNumber: string }>().orderNumber
      world.promised.add(number)
      moves.settle(model, wallet, number)
    },
  ),
)

/** The bare call: the price of something, and nothing else. */
const startBare = fc.tuple(some, units).map(([a, quantity]) =>
  act(
    `startBare(${a}, ${quantity})`,
    () => true,
    async (model, world) => {
      const { totalCents } = model.totalsOf([{ article: pick(model.articles, a), quantity }])
      const request = { amount: euro(totalCents), currency: 'EUR', intent: 'capture' }
      const answer = await world.guest().post('/order', request, key())
      expectStatus(answer, 201)
      moves.startWallet(model, paypal, answer.json<{ id: string }>().id, totalCents, {})
    },
  ),
)

/** An order that waits for its transfer is to be paid by wallet instead. */
const startInstead = fc.tuple(anyAdapter, some).map(([by, o]) =>
  act(
    `startInstead(${by.name}, ${o})`,
    (model) => model.orders.length > 0,
    async (model, world) => {
      const waiting = model.orders.filter(moves.maySwitch)
      const order = pick(waiting.length > 0 ? waiting : model.orders, o)
      const answer = await world.send({
        who: 'guest',
        path: world.ownPath(order, by.instead.path),
        body: by.instead.body,
      })
      const isPossible = moves.maySwitch(order) && !moves.isBeingPaid(model, order)
      expectStatus(answer, isPossible ? 201 : 409)
      if (isPossible)
        moves.startWallet(model, by, answer.json<{ id: string }>().id, order.totalCents, { forOrder: order })
    },
  ),
)

const decide = fc.tuple(some, fc.constantFrom('approve', 'approve', 'decline', 'cancel')).map(([w, decision]) =>
  act(`decide(${w}, ${decision})`, hasWallet, async (model, world) => {
    const wallet = prefer(model.wallets, ({ state }) => state === 'created', w)
    if (wallet.isTaken || wallet.isGone) return
    await world.providers.of(wallet.by).decide(wallet.id, decision as 'approve')
    wallet.buyer = decision === 'approve' ? 'approved' : decision === 'decline' ? 'declined' : 'away'
  }),
)

const capture = some.map((w) =>
  act(`capture(${w})`, hasWallet, async (model, world) => {
    const isReady = ({ state, buyer }: ModelWallet) =>
      state === 'capturing' || (state === 'created' && buyer === 'approved')
    const wallet = prefer(model.wallets, isReady, w)
    const answer = await world.guest().post(wallet.by.captureOf(wallet.id))
    const number = answer.json<{ orderNumber?: string }>().orderNumber ?? ''
    if (answer.statusCode === 200 && number) world.promised.add(number)
    switch (wallet.state) {
      case 'created':
      case 'expired': {
        if (!moves.mayCapture(model, wallet)) return expectStatus(answer, 409)
        moves.holdGoods(model, wallet)
        if (wallet.isGone) {
          expectStatus(answer, 409)
          return moves.expire(wallet)
        }
        if (wallet.buyer === 'approved') {
          expectStatus(answer, 200)
          return moves.settle(model, wallet, number)
        }
        expectStatus(answer, wallet.buyer === 'declined' ? 402 : 409)
        return moves.refuse(model, wallet)
      }
      case 'capturing': {
        if (wallet.nextLookAt > model.now) return expectStatus(answer, 202)
        moves.lookAfter(model, wallet, () => number)
        return expectStatus(answer, isKept(wallet) ? 200 : 409)
      }
      default:
        return expectStatus(answer, isKept(wallet) ? 200 : 409)
    }
  }),
)

/** Its money was taken, and is an order's, or waits for one. */
const isKept = ({ state, order }: ModelWallet) => order !== undefined || state === 'captured'

/** The provider's answer is lost, after or before it has taken the money. */
const captureUnheard = fc.tuple(some, fc.boolean()).map(([w, isTaken]) =>
  act(
    `captureUnheard(${w}, ${isTaken ? 'done' : 'not done'})`,
    (model) => capturable(model).length > 0,
    async (model, world) => {
      const wallet = pick(capturable(model), w)
      moves.holdGoods(model, wallet)
      await world.providers.of(wallet.by).fault('capture', isTaken ? 'error_after' : 'error')
      const answer = await world.guest().post(wallet.by.captureOf(wallet.id))
      expectStatus(answer, 202)
      moves.loseAnswer(model, wallet, isTaken)
    },
  ),
)

function capturable(model: ShopModel): ModelWallet[] {
  const isOpen = (w: ModelWallet) => w.state === 'created' || w.state === 'expired'
  return model.wallets.filter((w) => w.buyer === 'approved' && !w.isGone && isOpen(w) && moves.mayCapture(model, w))
}

const look = some.map((w) =>
  act(`look(${w})`, hasWallet, async (model, world) => {
    const wallet = pick(model.wallets, w)
    const answer = await world.guest().get(wallet.by.pathOf(wallet.id))
    expectStatus(answer, 200)
    const { status, orderNumber = '' } = answer.json<{ status: string; orderNumber?: string }>()
    if (wallet.state === 'capturing' && wallet.nextLookAt <= model.now)
      moves.lookAfter(model, wallet, () => orderNumber)
    const expected = {
      created: ['CREATED', 'APPROVED'],
      capturing: ['PENDING'],
      captured: isAllAsked(wallet) ? ['REFUNDED'] : ['COMPLETED'],
      expired: ['EXPIRED'],
      refunded: ['REFUNDED'],
    }[wallet.state]
    if (!expected.includes(status)) throw new Error(`stands ${status}, not ${expected.join(' or ')}`)
  }),
)

const isAllAsked = ({ order }: ModelWallet) => order !== undefined && order.askedCents === order.totalCents

const giveUp = some.map((w) =>
  act(`giveUp(${w})`, hasWallet, async (model, world) => {
    const wallet = pick(model.wallets, w)
    expectStatus(await world.guest().delete(wallet.by.pathOf(wallet.id)), 200)
    if (wallet.state === 'created') moves.expire(wallet)
  }),
)

/** POST /api/orders with a wallet payment: bare, bound, unpaid, used before, of another amount. */
const claim = fc.tuple(some, some, units).map(([w, a, quantity]) =>
  act(`claim(${w}, ${a}, ${quantity})`, hasWallet, async (model, world) => {
    const wallet = pick(model.wallets, w)
    const items = { article: pick(model.articles, a), quantity }
    const order = { paymentMethod: wallet.by.method, paymentStatus: 'paid', paypalOrderId: wallet.id }
    const answer = await world.guest().post('/api/orders', bodyOf([items], order), key())
    if (wallet.forOrder) return expectStatus(answer, 404)
    const number = answer.json<{ orderNumber?: string }>().orderNumber ?? ''
    if (wallet.state === 'capturing' && wallet.isTaken) {
      const known = number || (await world.numbersByWallet()).get(wallet.id)
      moves.settle(model, wallet, known ?? '')
    }
    if (wallet.order) {
      // The same quantities of the same products are the same request, whatever their sizes.
      const isOther = ({ article }: ModelLine) => article.product !== items.article.product
      const inAll = wallet.order.lines.reduce((sum, line) => sum + line.quantity, 0)
      const isSame = inAll === quantity && !wallet.order.lines.some(isOther)
      return expectStatus(answer, isSame ? 200 : 409)
    }
    if (wallet.state !== 'captured') return expectStatus(answer, [402, 409])
    if (model.totalsOf([items]).totalCents !== wallet.totalCents) {
      expectStatus(answer, 409)
      wallet.state = 'refunded'
      return
    }
    if (!model.mayTake([items])) return expectStatus(answer, 409)
    expectStatus(answer, 201)
    world.promised.add(number)
    wallet.order = model.sell([items], { number, method: wallet.by.method, payment: 'paid' })
  }),
)

/** Paying an order that stands already. */
export const insteadActs: readonly fc.Arbitrary<Act>[] = [startInstead, startInstead, decide, capture, captureUnheard]

export const walletActs: readonly fc.Arbitrary<Act>[] = [
  start,
  start,
  startBare,
  ...insteadActs,
  soldByWallet,
  decide,
  capture,
  capture,
  look,
  giveUp,
  claim,
]
