import fc from 'fast-check'
import { installed } from '#extensions/installed.ts'
import { bodyOf, onSale } from './buyer-acts.ts'
import { type Act, act, expectStatus, prefer, sendKept, some, units } from './model-act.ts'
import type { ModelWorld } from './model-world.ts'
import type { Goods, ModelOrder } from './order-model.ts'
import { type ShopModel, sumByArticle } from './shop-model.ts'

const goods = fc.array(fc.tuple(some, units), { minLength: 1, maxLength: 2 })
const has = (name: string) => installed.some((extension) => extension.name === name)
const decimal = (cents: number) => (cents / 100).toFixed(2)

const chosen = (model: ShopModel, wishes: readonly (readonly [number, number])[]): Goods[] =>
  sumByArticle(wishes.map(([a, quantity]) => ({ article: onSale(model, a, quantity), quantity })))

/** Staff name sizes as the shop's stock does. */
const itemOf = ({ article: { product, size }, quantity }: Goods) => ({
  productId: product.id,
  quantity,
  ...(size && { size }),
})

const centsOf = (items: readonly Goods[]) =>
  items.reduce((sum, { article, quantity }) => sum + article.product.priceCents * quantity, 0)

/** Cash and terminal, or one of them. */
function tendersOf(cents: number, n: number) {
  const cash = n % 3 === 0 ? cents : n % 3 === 1 ? 0 : Math.floor(cents / 3)
  return [
    ...(cash > 0 ? [{ tender: 'cash', amount: decimal(cash), received: decimal(cash + 500) }] : []),
    ...(cents > cash ? [{ tender: 'terminal', amount: decimal(cents - cash) }] : []),
  ]
}

function payInShop(model: ShopModel, order: ModelOrder): void {
  order.pay(model.now)
  order.isCounterSale = true
}

const soldAtCounter = fc.tuple(goods, some).map(([wishes, n]) =>
  act(
    `soldAtCounter(${wishes.join(' ')}, ${n})`,
    () => true,
    async (model, world) => {
      const items = chosen(model, wishes)
      const isPossible = model.mayTake(items)
      const body = { items: items.map(itemOf), tenders: tendersOf(centsOf(items), n) }
      const answer = await sendKept(model, world, { who: 'admin', path: '/api/admin/counter/sales', body })
      expectStatus(answer, isPossible ? [201, 200] : 409)
      if (!isPossible) return
      const number = answer.json<{ orderNumber: string }>().orderNumber
      const order = model.sell(items, { number, method: 'counter', payment: 'pending', isFetched: true })
      payInShop(model, order)
      order.takeHome(model.now)
    },
  ),
)

/** Kept in the shop and paid there. */
const kept = goods.map((wishes) =>
  act(
    `kept(${wishes.join(' ')})`,
    () => true,
    async (model, world) => {
      const items = chosen(model, wishes)
      const isPossible = model.mayTake(items)
      const body = bodyOf(items, { paymentMethod: 'counter', delivery: 'pickup' })
      const answer = await sendKept(model, world, { who: 'guest', path: '/api/orders', body })
      expectStatus(answer, isPossible ? [201, 200] : 409)
      if (isPossible) keep(model, world, items, answer.json())
    },
  ),
)

interface Kept {
  orderNumber: string
  pickupCode: string
  keptUntil: string
}

function keep(model: ShopModel, world: ModelWorld, items: readonly Goods[], answer: Kept, unitCents?: number[]): void {
  const agreed = unitCents && { agreed: { unitCents, shippingCents: 0 } }
  const placed = { number: answer.orderNumber, method: 'counter', payment: 'pending', isFetched: true } as const
  const order = model.sell(items, { ...placed, ...agreed })
  order.pickUp = { code: answer.pickupCode, keptUntil: Date.parse(answer.keptUntil) }
  world.promised.add(order.number)
}

/** Made by staff at prices of their own, taken by the customer to the counter. */
const drafted = fc.tuple(goods, fc.integer({ min: 1, max: 300 })).map(([wishes, less]) =>
  act(
    `drafted(${wishes.join(' ')}, ${less})`,
    () => true,
    async (model, world) => {
      const items = chosen(model, wishes)
      const isPossible = model.mayTake(items)
      const unitCents = items.map(({ article }) => article.product.priceCents - less)
      const draft = await (await world.admin()).post('/api/admin/drafts', {
        items: items.map((item, i) => ({ ...itemOf(item), price: decimal(unitCents[i] ?? 0), reason: 'Prova' })),
        delivery: 'pickup',
        customer: { name: 'Anna Neri', email: 'anna.neri@example.org' },
      })
      expectStatus(draft, 201)
      const path = `/api/drafts/${draft.json<{ key: string }>().key}/order`
      const answer = await world.send({ who: 'guest', path, body: { paymentMethod: 'counter' } })
      expectStatus(answer, isPossible ? [201, 200] : 409)
      if (isPossible) keep(model, world, items, answer.json(), unitCents)
    },
  ),
)

const isKept = (order: ModelOrder) => order.pickUp !== undefined
const isWaiting = ({ status }: ModelOrder) => status === 'processing' || status === 'shipped'

const handedOver = fc.tuple(some, some).map(([o, n]) =>
  act(
    `handedOver(${o}, ${n})`,
    (model) => model.orders.some(isKept),
    async (model, world) => {
      const order = prefer(model.orders.filter(isKept), isWaiting, o)
      const dueCents = order.payment === 'pending' ? order.dueCents : 0
      const body = { code: order.pickUp?.code, tenders: tendersOf(dueCents, n) }
      const answer = await sendKept(model, world, { who: 'admin', path: `${world.adminPath(order)}/hand-over`, body })
      const isPossible = isWaiting(order) && order.payment !== 'refunded' && order.mayTakeHome
      expectStatus(answer, isPossible ? [200] : 409)
      if (!isPossible) return
      if (order.payment === 'pending') payInShop(model, order)
      order.takeHome(model.now)
    },
  ),
)

const ofCounter = has('counter') ? [soldAtCounter, soldAtCounter, kept, kept, handedOver, handedOver] : []

/** The counter of the shop beside the web; none where its extension is not in. */
export const counterActs: readonly fc.Arbitrary<Act>[] = [
  ...ofCounter,
  ...(has('counter') && has('offers') ? [drafted] : []),
]
