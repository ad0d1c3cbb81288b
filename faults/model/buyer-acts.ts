import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { anOrderBody } from '#test/factories.ts'
import { type Act, act, expectStatus, pick, pieces, some } from './model-act.ts'
import type { ModelWorld } from './model-world.ts'
import type { ModelProduct, ModelWallet, ShopModel } from './shop-model.ts'

const euro = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const key = () => ({ 'idempotency-key': randomUUID() })
const bodyOf = (product: ModelProduct, quantity: number, order: object) =>
  anOrderBody({ items: [{ productId: product.id, quantity }], order: { ...order } })
const hasWallet = (model: ShopModel) => model.wallets.length > 0

async function placeBank(model: ShopModel, world: ModelWorld, product: ModelProduct, quantity: number): Promise<void> {
  const answer = await world.guest().post('/api/orders', bodyOf(product, quantity, { paymentMethod: 'bank' }), key())
  const isPossible = model.free(product) >= quantity
  expectStatus(answer, isPossible ? 201 : 409)
  if (!isPossible) return
  const number = answer.json<{ orderNumber: string }>().orderNumber
  world.promised.add(number)
  const totalCents = product.priceCents * quantity
  model.sell({ number, product, quantity, totalCents, method: 'bank', payment: 'pending' })
}

const bank = fc.tuple(some, pieces).map(([p, quantity]) =>
  act(
    `bank(${p}, ${quantity})`,
    () => true,
    (model, world) => placeBank(model, world, pick(model.products, p), quantity),
  ),
)

const start = fc.tuple(some, pieces).map(([p, quantity]) =>
  act(
    `start(${p}, ${quantity})`,
    () => true,
    async (model, world) => {
      const product = pick(model.products, p)
      const totalCents = product.priceCents * quantity
      const checkout = bodyOf(product, quantity, { paymentMethod: 'paypal' })
      const wish = { amount: euro(totalCents), currency: 'EUR', intent: 'capture', checkout }
      const answer = await world.guest().post('/order', wish, key())
      const isPossible = model.free(product) >= quantity
      expectStatus(answer, isPossible ? 201 : 409)
      const goods = { product, quantity, unitCents: product.priceCents }
      if (isPossible) model.start(answer.json<{ id: string }>().id, totalCents, goods)
    },
  ),
)

/** The bare call: the price of something, and nothing else (rule 263). */
const startBare = fc.tuple(some, pieces).map(([p, quantity]) =>
  act(
    `startBare(${p}, ${quantity})`,
    () => true,
    async (model, world) => {
      const totalCents = pick(model.products, p).priceCents * quantity
      const wish = { amount: euro(totalCents), currency: 'EUR', intent: 'capture' }
      const answer = await world.guest().post('/order', wish, key())
      expectStatus(answer, 201)
      model.start(answer.json<{ id: string }>().id, totalCents, undefined)
    },
  ),
)

const decide = fc.tuple(some, fc.constantFrom('approve', 'decline', 'cancel')).map(([w, decision]) =>
  act(`decide(${w}, ${decision})`, hasWallet, async (model, world) => {
    const wallet = pick(model.wallets, w)
    if (wallet.isTaken) return
    await world.control.decide(wallet.id, decision as 'approve')
    wallet.buyer = decision === 'approve' ? 'approved' : decision === 'decline' ? 'declined' : 'away'
  }),
)

const capture = some.map((w) =>
  act(`capture(${w})`, hasWallet, async (model, world) => {
    const wallet = pick(model.wallets, w)
    const answer = await world.guest().post(`/order/${wallet.id}/capture`)
    const number = answer.json<{ orderNumber?: string }>().orderNumber ?? ''
    if (answer.statusCode === 200 && number) world.promised.add(number)
    switch (wallet.state) {
      case 'created':
      case 'expired': {
        if (!model.mayHold(wallet)) return expectStatus(answer, 409)
        model.hold(wallet)
        if (wallet.buyer === 'approved') {
          expectStatus(answer, 200)
          return model.settle(wallet, number)
        }
        expectStatus(answer, wallet.buyer === 'declined' ? 402 : 409)
        return model.refuse(wallet)
      }
      case 'capturing':
        if (wallet.nextLookAt > model.now) return expectStatus(answer, 202)
        expectStatus(answer, 200)
        return model.lookAfter(wallet, () => number)
      case 'captured':
        return expectStatus(answer, 200)
      case 'refunded':
        return expectStatus(answer, wallet.order ? 200 : 409)
    }
  }),
)

/** The provider's answer is lost, after or before it has taken the money. */
const captureUnheard = fc.tuple(some, fc.boolean()).map(([w, isTaken]) =>
  act(
    `captureUnheard(${w}, ${isTaken ? 'done' : 'not done'})`,
    (model) => capturable(model).length > 0,
    async (model, world) => {
      const wallet = pick(capturable(model), w)
      model.hold(wallet)
      await world.control.fault('capture', isTaken ? 'error_after' : 'error')
      const answer = await world.guest().post(`/order/${wallet.id}/capture`)
      expectStatus(answer, 202)
      model.loseAnswer(wallet, isTaken)
    },
  ),
)

function capturable(model: ShopModel): ModelWallet[] {
  const isOpen = (w: ModelWallet) => w.state === 'created' || w.state === 'expired'
  return model.wallets.filter((w) => w.buyer === 'approved' && isOpen(w) && model.mayHold(w))
}

const look = some.map((w) =>
  act(`look(${w})`, hasWallet, async (model, world) => {
    const wallet = pick(model.wallets, w)
    const answer = await world.guest().get(`/order/${wallet.id}`)
    expectStatus(answer, 200)
    const { status, orderNumber = '' } = answer.json<{ status: string; orderNumber?: string }>()
    if (wallet.state === 'capturing' && wallet.nextLookAt <= model.now) model.lookAfter(wallet, () => orderNumber)
    const expected = {
      created: ['CREATED', 'APPROVED'],
      capturing: ['PENDING'],
      captured: ['COMPLETED'],
      expired: ['EXPIRED'],
      refunded: ['REFUNDED'],
    }[wallet.state]
    if (!expected.includes(status)) throw new Error(`stands ${status}, not ${expected.join(' or ')}`)
  }),
)

const giveUp = some.map((w) =>
  act(`giveUp(${w})`, hasWallet, async (model, world) => {
    const wallet = pick(model.wallets, w)
    expectStatus(await world.guest().delete(`/order/${wallet.id}`), 200)
    if (wallet.state === 'created') model.expire(wallet)
  }),
)

/** POST /api/orders with a wallet payment: bare, bound, unpaid, used before, of another amount. */
const claim = fc.tuple(some, some, pieces).map(([w, p, quantity]) =>
  act(`claim(${w}, ${p}, ${quantity})`, hasWallet, async (model, world) => {
    const wallet = pick(model.wallets, w)
    const product = pick(model.products, p)
    const order = { paymentMethod: 'paypal', paymentStatus: 'paid', paypalOrderId: wallet.id }
    const answer = await world.guest().post('/api/orders', bodyOf(product, quantity, order), key())
    const number = answer.json<{ orderNumber?: string }>().orderNumber ?? ''
    if (wallet.state === 'capturing' && wallet.isTaken) {
      const known = number || (await world.numbersByWallet()).get(wallet.id)
      model.settle(wallet, known ?? '')
    }
    if (wallet.order) {
      const isSame = wallet.order.product === product && wallet.order.quantity === quantity
      return expectStatus(answer, isSame ? 200 : 409)
    }
    if (wallet.state !== 'captured') return expectStatus(answer, [402, 409])
    const totalCents = product.priceCents * quantity
    if (totalCents !== wallet.totalCents) {
      expectStatus(answer, 409)
      wallet.state = 'refunded'
      return
    }
    if (model.free(product) < quantity) return expectStatus(answer, 409)
    expectStatus(answer, 201)
    world.promised.add(number)
    wallet.order = model.sell({ number, product, quantity, totalCents, method: 'paypal', payment: 'paid' })
  }),
)

const addToCart = fc.tuple(some, pieces).map(([p, quantity]) =>
  act(
    `addToCart(${p}, ${quantity})`,
    () => true,
    async (model, world) => {
      const product = pick(model.products, p)
      const customer = await world.theCustomer()
      const answer = await customer.post('/api/customer/cart', { productId: product.id, quantity })
      const wanted = (model.cart.get(product) ?? 0) + quantity
      const isPossible = wanted <= model.free(product)
      expectStatus(answer, isPossible ? 201 : 409)
      if (isPossible) model.cart.set(product, wanted)
      const lines = (await customer.get('/api/customer/cart')).json<{ quantity: number; product: { id: number } }[]>()
      const shown = lines.map((l) => `${l.product.id}x${l.quantity}`)
      const expected = [...model.cart].map(([{ id }, n]) => `${id}x${n}`)
      if (String(shown) !== String(expected)) throw new Error(`the cart holds ${shown}, not ${expected}`)
    },
  ),
)

export const buyerActs: readonly fc.Arbitrary<Act>[] = [
  bank,
  start,
  start,
  startBare,
  decide,
  decide,
  capture,
  capture,
  captureUnheard,
  look,
  giveUp,
  claim,
  addToCart,
]
