import fc from 'fast-check'
import { anOrderBody } from '#test/factories.ts'
import { type Act, act, expectStatus, pick, prefer, sendKept, some, units } from './model-act.ts'
import type { ModelWorld } from './model-world.ts'
import type { Goods, ModelOrder } from './order-model.ts'
import { type ShopModel, sumByArticle } from './shop-model.ts'

export const itemOf = ({ article: { product, size }, quantity }: Goods) => ({
  productId: product.id,
  quantity,
  ...(size && { frameSize: size }),
})

let buyers = 0

/** Of another buyer each time: one who types the same again takes over what was reserved before. */
export const bodyOf = (items: readonly Goods[], order: object) =>
  anOrderBody({ items: items.map(itemOf), order: { customerPhone: `+39 333 ${1_000_000 + ++buyers}`, ...order } })

/** A product with so much stock, if there is one. */
export const onSale = (model: ShopModel, n: number, quantity: number) =>
  prefer(model.articles, (article) => model.free(article) >= quantity, n)

async function placeBank(
  model: ShopModel,
  world: ModelWorld,
  items: readonly Goods[],
): Promise<ModelOrder | undefined> {
  const isPossible = model.mayTake(items)
  const request = { who: 'guest', path: '/api/orders', body: bodyOf(items, { paymentMethod: 'bank' }) } as const
  const answer = await sendKept(model, world, request)
  expectStatus(answer, isPossible ? [201, 200] : 409)
  if (!isPossible) return undefined
  const number = answer.json<{ orderNumber: string }>().orderNumber
  world.promised.add(number)
  return model.sell(items, { number, method: 'bank', payment: 'pending' })
}

export const unpaidByBank = fc.array(fc.tuple(some, units), { minLength: 1, maxLength: 3 }).map((requests) =>
  act(
    `unpaidByBank(${requests.join(' ')})`,
    () => true,
    async (model, world) => {
      const items = requests.map(([a, quantity]) => ({ article: onSale(model, a, quantity), quantity }))
      await placeBank(model, world, sumByArticle(items))
    },
  ),
)

/** A bank order of one product, paid at once, for tests of later steps. */
export const soldByBank = fc.tuple(some, units).map(([a, quantity]) =>
  act(
    `soldByBank(${a}, ${quantity})`,
    () => true,
    async (model, world) => {
      const order = await placeBank(model, world, [{ article: onSale(model, a, quantity), quantity }])
      if (!order) return
      await world.compare(model)
      const admin = await world.admin()
      expectStatus(await admin.patch(world.adminPath(order), { paymentStatus: 'paid' }), 200)
      order.pay(model.now)
    },
  ),
)

const addToCart = fc.tuple(some, units).map(([a, quantity]) =>
  act(
    `addToCart(${a}, ${quantity})`,
    () => true,
    async (model, world) => {
      const article = pick(model.articles, a)
      const customer = await world.theCustomer()
      const answer = await customer.post('/api/customer/cart', itemOf({ article, quantity }))
      const requested = (model.cart.get(article) ?? 0) + quantity
      const isPossible = requested <= model.free(article)
      expectStatus(answer, isPossible ? 201 : 409)
      if (isPossible) model.cart.set(article, requested)
      type Line = { quantity: number; frameSize: string | null; product: { id: number } }
      const lines = (await customer.get('/api/customer/cart')).json<Line[]>()
      const shown = lines.map((l) => `${l.product.id}/${l.frameSize ?? ''}x${l.quantity}`)
      const expected = [...model.cart].map(([{ product, size }, n]) => `${product.id}/${size}x${n}`)
      if (String(shown) !== String(expected)) throw new Error(`the cart holds ${shown}, not ${expected}`)
    },
  ),
)

export const orderActs: readonly fc.Arbitrary<Act>[] = [unpaidByBank, unpaidByBank, soldByBank, soldByBank]

export const buyerActs: readonly fc.Arbitrary<Act>[] = [...orderActs, addToCart]
