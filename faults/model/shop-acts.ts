import fc from 'fast-check'
import { faultKinds } from '../fault-plan.ts'
import { type Act, act, expectStatus, pick, priceCents, some } from './model-act.ts'
import type { ModelWorld } from './model-world.ts'
import { workOf } from './own-work.ts'
import type { ShopModel } from './shop-model.ts'
import { settle } from './wallet-moves.ts'

const changePrice = fc.tuple(some, priceCents).map(([p, cents]) =>
  act(
    `changePrice(${p}, ${cents})`,
    () => true,
    async (model, world) => {
      const product = pick(model.products, p)
      const admin = await world.admin()
      expectStatus(await admin.put(`/api/admin/products/${product.id}`, { price: (cents / 100).toFixed(2) }), 200)
      product.priceCents = cents
    },
  ),
)

const changeStock = fc.tuple(some, fc.nat({ max: 12 })).map(([a, stock]) =>
  act(
    `changeStock(${a}, ${stock})`,
    () => true,
    async (model, world) => {
      const article = pick(model.articles, a)
      const all = model.sizesOf(article.product)
      const sizes = all.map((one) => ({ size: one.size, stock: one === article ? stock : one.shelf }))
      const body = all.length > 1 ? { sizes } : { stock }
      const answer = await (await world.admin()).put(`/api/admin/products/${article.product.id}`, body)
      const isPossible = stock >= model.held(article)
      expectStatus(answer, isPossible ? 200 : 409)
      if (isPossible) article.shelf = stock
    },
  ),
)

let writers = 0
const writeReview = fc.tuple(some, fc.integer({ min: 1, max: 5 })).map(([p, rating]) =>
  act(
    `writeReview(${p}, ${rating})`,
    () => true,
    async (model, world) => {
      const product = pick(model.products, p)
      const words = { customerName: 'Anna', title: 'Prova', comment: 'Va bene.', rating }
      const customerEmail = `anna.${++writers}@example.org`
      const answer = await world.guest().post(`/api/products/${product.id}/reviews`, { ...words, customerEmail })
      expectStatus(answer, 201)
      model.isReviewed = true
      model.reviews.push({ id: answer.json<{ id: number }>().id, product, isApproved: false })
    },
  ),
)

const moderate = fc.tuple(some, fc.constantFrom('approve', 'hide', 'delete')).map(([r, what]) =>
  act(
    `moderate(${r}, ${what})`,
    (model) => model.reviews.length > 0,
    async (model, world) => {
      const review = pick(model.reviews, r)
      const admin = await world.admin()
      if (what === 'delete') {
        expectStatus(await admin.delete(`/api/admin/reviews/${review.id}`), 204)
        model.reviews.splice(model.reviews.indexOf(review), 1)
        return
      }
      const isApproved = what === 'approve'
      expectStatus(await admin.put(`/api/admin/reviews/${review.id}/approval`, { isApproved }), 200)
      review.isApproved = isApproved
    },
  ),
)

/** The provider's events about one payment, all of them again. */
const events = fc.tuple(some, fc.constantFrom('forward', 'backward')).map(([w, order]) =>
  act(
    `events(${w}, ${order})`,
    (model) => model.wallets.length > 0,
    async (model, world) => {
      const wallet = pick(model.wallets, w)
      const statuses = await world.providers.of(wallet.by).deliver([wallet.id], order as 'forward')
      if (statuses.some((status) => status !== 200)) throw new Error(`events were answered ${statuses}`)
      if (wallet.state === 'capturing' && wallet.isTaken) settle(model, wallet, await numberOf(world, wallet.id))
    },
  ),
)

async function numberOf(world: ModelWorld, walletId: string): Promise<string> {
  return (await world.numbersByWallet()).get(walletId) ?? ''
}

async function work(model: ShopModel, world: ModelWorld, nodes = 1): Promise<void> {
  await Promise.all(Array.from({ length: nodes }, () => world.work()))
  const numbers = await world.numbersByWallet()
  workOf(model, (wallet) => numbers.get(wallet.id) ?? '')
}

/** Time passes, or is set back, and the shop runs its due jobs. */
const clock = fc
  .constantFrom(1, 5, 14, 29, 61, 190, -60, ...[2, 3.5, 8, 12, 20].map((days) => days * 24 * 60))
  .map((minutes) =>
    act(
      `clock(${minutes})`,
      () => true,
      async (model, world) => {
        world.jump(minutes)
        model.now += minutes * 60_000
        if (minutes > 60 * 24) {
          // Sessions end; a returning buyer is a new one.
          world.customer = undefined
          model.cart.clear()
        }
        await work(model, world)
      },
    ),
  )

const restart = fc.constant(
  act(
    'restart',
    () => true,
    (_model, world) => world.restart(),
  ),
)

const twoNodes = fc.constant(
  act(
    'twoNodes',
    () => true,
    async (model, world) => {
      world.jump(1)
      model.now += 60_000
      await work(model, world, 2)
    },
  ),
)

/** The next request with a key breaks off at some step and is repeated. */
const stumble = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(...faultKinds)).map(([at, kind]) =>
  act(
    `stumble(${at}, ${kind})`,
    () => true,
    async (_model, world) => {
      world.stumble = { at, kind }
    },
  ),
)

/** A request of before is sent again, however much has happened since: it is the same one. */
const replay = some.map((r) =>
  act(
    `replay(${r})`,
    (model) => model.requests.length > 0,
    async (model, world) => {
      const { key, ...request } = pick(model.requests, r)
      expectStatus(await world.send(request, key), 200)
    },
  ),
)

/** Disturbances between any two steps. */
export const troubleActs: readonly fc.Arbitrary<Act>[] = [clock, clock, stumble, stumble, replay, events, restart]

export const shopActs: readonly fc.Arbitrary<Act>[] = [
  ...troubleActs,
  clock,
  twoNodes,
  changePrice,
  changeStock,
  writeReview,
  moderate,
]

const stock = fc.constantFrom(1, 3, 5, 8, 12)
const stockOfSizes = fc.oneof(fc.tuple(stock), fc.tuple(stock, fc.oneof(fc.constant(0), stock)))
export const firstProducts = fc.array(fc.record({ stock: stockOfSizes, priceCents }), { minLength: 2, maxLength: 3 })
