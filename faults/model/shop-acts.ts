import fc from 'fast-check'
import { listOrders } from '../oracle-repository.ts'
import { type Act, act, expectStatus, pick, pieces, priceCents, some } from './model-act.ts'
import type { ModelWorld } from './model-world.ts'
import type { ModelOrder, ShopModel } from './shop-model.ts'

const hasOrder = (model: ShopModel) => model.orders.length > 0

type Wish = { status?: ModelOrder['status']; payment?: ModelOrder['payment'] }

const wishes: readonly Wish[] = [
  { status: 'cancelled' },
  { status: 'cancelled' },
  { status: 'shipped' },
  { status: 'delivered' },
  { payment: 'paid' },
  { payment: 'refunded' },
]

const changeOrder = fc.tuple(some, fc.constantFrom(...wishes)).map(([o, wish]) =>
  act(`changeOrder(${o}, ${JSON.stringify(wish)})`, hasOrder, async (model, world) => {
    const order = pick(model.orders, o)
    const rows = await listOrders(world.shop.sound.database.db)
    const id = rows.find((row) => row.orderNumber === order.number)?.id
    const body = {
      ...(wish.status && { orderStatus: wish.status }),
      ...(wish.payment && { paymentStatus: wish.payment }),
    }
    const answer = await (await world.admin()).patch(`/api/admin/orders/${id}`, body)
    const isPossible = model.mayMove(order, wish)
    expectStatus(answer, isPossible ? 200 : 409)
    if (!isPossible) return
    if (wish.status === 'cancelled') model.cancel(order)
    else if (wish.status) order.status = wish.status
    else if (wish.payment === 'refunded') model.giveBack(order)
    else if (wish.payment) order.payment = wish.payment
  }),
)

/** Some pieces go back: through the wallet, or by a transfer that is made at once. */
const refundPieces = fc.tuple(some, pieces, fc.constantFrom('stock', 'none')).map(([o, quantity, place]) =>
  act(`refundPieces(${o}, ${quantity}, ${place})`, hasOrder, async (model, world) => {
    const order = pick(model.orders, o)
    const rows = await listOrders(world.shop.sound.database.db)
    const id = rows.find((row) => row.orderNumber === order.number)?.id
    const admin = await world.admin()
    const answer = await admin.post(`/api/admin/orders/${id}/refunds`, { lines: [{ line: 1, quantity, place }] })
    const isPossible = model.refundPieces(order, quantity, place === 'stock')
    expectStatus(answer, isPossible ? 201 : 409)
    if (!isPossible || order.method === 'paypal') return
    const { refunds } = answer.json<{ refunds: { id: string; state: string }[] }>()
    const open = refunds.find((refund) => refund.state === 'pending')
    expectStatus(await admin.post(`/api/admin/refunds/${open?.id}/done`), 200)
  }),
)

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

const changeStock = fc.tuple(some, fc.nat({ max: 8 })).map(([p, stock]) =>
  act(
    `changeStock(${p}, ${stock})`,
    () => true,
    async (model, world) => {
      const product = pick(model.products, p)
      const answer = await (await world.admin()).put(`/api/admin/products/${product.id}`, { stock })
      const isPossible = stock >= model.held(product)
      expectStatus(answer, isPossible ? 200 : 409)
      if (isPossible) product.shelf = stock
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
      const statuses = await world.control.deliver([wallet.id], order as 'forward')
      if (statuses.some((status) => status !== 200)) throw new Error(`events were answered ${statuses}`)
      if (wallet.state === 'capturing' && wallet.isTaken) model.settle(wallet, await numberOf(world, wallet.id))
    },
  ),
)

async function numberOf(world: ModelWorld, walletId: string): Promise<string> {
  return (await world.numbersByWallet()).get(walletId) ?? ''
}

async function work(model: ShopModel, world: ModelWorld): Promise<void> {
  await world.work()
  const numbers = await world.numbersByWallet()
  model.work((wallet) => numbers.get(wallet.id) ?? '')
}

/** Time passes, or is set back, and the shop does what is due. */
const clock = fc.constantFrom(1, 5, 14, 29, 61, 190, -60, 60 * 24 * 8).map((minutes) =>
  act(
    `clock(${minutes})`,
    () => true,
    async (model, world) => {
      world.jump(minutes)
      model.now += minutes * 60_000
      if (minutes > 60 * 24) {
        // Sessions end; who comes back is somebody new.
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
      await Promise.all([world.work(), world.work()])
      const numbers = await world.numbersByWallet()
      model.work((wallet) => numbers.get(wallet.id) ?? '')
    },
  ),
)

export const shopActs: readonly fc.Arbitrary<Act>[] = [
  changeOrder,
  changeOrder,
  refundPieces,
  changePrice,
  changeStock,
  writeReview,
  moderate,
  events,
  clock,
  clock,
  restart,
  twoNodes,
]

export const firstProducts = fc.array(fc.record({ stock: pieces, priceCents }), { minLength: 2, maxLength: 3 })
