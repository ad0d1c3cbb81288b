import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import type { ActivityBoard } from '#shared/contract/site/activity-board.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const dayMs = 86_400_000
let admin: Visitor
beforeEach(async () => {
  // Wednesday, 15:00 in Vicenza.
  shop.clock.now = new Date('2026-11-18T14:00:00Z')
  admin = await anAdministrator(shop)
})

const pass = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}
const board = async (lang?: 'en') => {
  pass(31_000)
  return (await shop.app.inject(`/api/board${lang ? `?lang=${lang}` : ''}`)).json<ActivityBoard>()
}

async function buy(productId: number, { frameSize, ...to }: Partial<NewOrderInput['order']> & { frameSize?: string }) {
  const body = anOrderBody({ order: to, items: [{ productId, quantity: 1, ...(frameSize && { frameSize }) }] })
  const answer = await sendOrder(shop, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: string }>().id
}
const change = async (id: string, body: object) =>
  expect((await admin.patch(`/api/admin/orders/${id}`, body)).statusCode).toBe(200)

const aBicycle = (name: string, ageMs: number, category: 'biciclette' | 'bici-usate' = 'biciclette') =>
  aProduct(shop.deps, {
    name,
    category,
    subcategory: 'gravel',
    sizes: { M: category === 'bici-usate' ? 1 : 5 },
    imageNames: ['gravel-1200x800-scene.webp'],
    row: { createdAt: new Date(shop.clock.now.getTime() - ageMs) },
  })

it('has no sheet for what has not happened', async () => {
  await aBicycle('Vecchia conoscenza', 8 * dayMs)
  expect(await board()).toEqual({ arrived: null, bench: null, sent: null, sold: null })
})

it('names the bicycles that have come today; where none has, those of seven days', async () => {
  await aBicycle('Gravel Brenta', 3 * dayMs)
  await aProduct(shop.deps, { name: 'Casco', row: { createdAt: shop.clock.now } })
  expect((await board()).arrived).toMatchObject({ span: 'week', count: 1, bicycles: [{ name: 'Gravel Brenta' }] })
  const { slug } = await aBicycle('Olandese Anversa', 3_600_000, 'bici-usate')
  const price = expect.stringMatching(/^\d+\.\d\d$/)
  expect((await board()).arrived).toEqual({
    span: 'today',
    count: 1,
    bicycles: [{ slug, name: 'Olandese Anversa', price }],
  })
})

it('shows orders in work and sent by their bicycle and province, and nothing of who they are for', async () => {
  const bicycle = await aBicycle('Gravel Brenta', 30 * dayMs)
  const helmet = await aProduct(shop.deps, { name: 'Casco Vento', priceCents: 900_000 })
  const lines = [
    { productId: helmet.id, quantity: 1 },
    { productId: bicycle.id, quantity: 1, frameSize: 'M' },
  ]
  const { order } = anOrderBody()
  const body = anOrderBody({ order: { ...order, province: null, postalCode: '35121' }, items: lines })
  const { id } = (await sendOrder(shop, body)).json<{ id: string }>()
  expect((await board()).bench).toBeNull()

  await change(id, { paymentStatus: 'paid' })
  const reported = [{ name: 'Gravel Brenta', frameSize: 'M', province: 'PD' }]
  const inWork = await board()
  expect(inWork.bench).toEqual({ count: 1, orders: reported })
  for (const secret of [order.customerName, order.customerEmail, order.shippingAddress, order.city])
    expect(JSON.stringify(inWork)).not.toContain(secret)

  await change(id, { orderStatus: 'shipped' })
  expect(await board()).toMatchObject({ bench: null, sent: { span: 'today', count: 1, orders: reported } })
  pass(2 * dayMs)
  expect((await board()).sent).toMatchObject({ span: 'week', count: 1 })
  pass(7 * dayMs)
  expect((await board()).sent).toBeNull()
})

it('counts all and names four, each in the language of the page', async () => {
  const { id: productId } = await aProduct(shop.deps, {
    name: 'Casco Vento',
    stock: 20,
    row: { nameEn: 'Vento helmet' },
  })
  for (let i = 0; i < 6; i++) await change(await buy(productId, { province: 'vr' }), { paymentStatus: 'paid' })
  const { bench } = await board('en')
  expect([bench?.count, bench?.orders.length]).toEqual([6, 4])
  expect(bench?.orders[0]).toEqual({ name: 'Vento helmet', frameSize: null, province: 'VR' })
})

it('tells of a used bicycle sold once it is paid, and no longer when it comes back', async () => {
  const { id: productId } = await aBicycle('Corsa Valsole', 30 * dayMs, 'bici-usate')
  const id = await buy(productId, { frameSize: 'M' })
  expect((await board()).sold).toBeNull()
  await change(id, { paymentStatus: 'paid' })
  expect((await board()).sold).toEqual({
    span: 'today',
    count: 1,
    bicycles: [{ name: 'Corsa Valsole', day: '2026-11-18' }],
  })
  await change(id, { orderStatus: 'cancelled' })
  expect(await board()).toMatchObject({ sold: null, bench: null })
})

it('asks for orders twice a minute at most, and shows a changed price at once', async () => {
  const { id, slug } = await aBicycle('Olandese Anversa', 3_600_000)
  const first = await shop.app.inject('/api/board')
  const execute = vi.spyOn(shop.deps.database.db, 'execute')
  const again = await shop.app.inject('/api/board')
  expect((await shop.app.inject('/api/board?lang=en')).statusCode).toBe(200)
  expect([again.headers.etag, execute.mock.calls.length]).toEqual([first.headers.etag, 0])
  await shop.deps.database.db.update(products).set({ priceCents: 100 }).where(eq(products.id, id))
  await shop.deps.catalog.refresh([id])
  const { arrived } = (await shop.app.inject('/api/board')).json<ActivityBoard>()
  expect(arrived?.bicycles).toEqual([{ slug, name: 'Olandese Anversa', price: '1.00' }])
  execute.mockRestore()
})

it('says what it said last while the database is away', async () => {
  await aBicycle('Olandese Anversa', 3_600_000)
  const before = await board()
  const execute = vi.spyOn(shop.deps.database.db, 'execute').mockRejectedValue(new Error('away'))
  expect(await board()).toEqual(before)
  execute.mockRestore()
})

it('does not wait for a silent database, and shows its answer later', async () => {
  await aBicycle('Olandese Anversa', 3_600_000)
  const before = await board()
  const { promise, resolve } = Promise.withResolvers<never>()
  const execute = vi.spyOn(shop.deps.database.db, 'execute').mockReturnValue(promise as never)
  expect(await board()).toEqual(before)
  execute.mockRestore()
  const row = { sheet: 'bench', atMs: 0, inAll: 1, ofDay: 1, province: 'PD', postalCode: '35121', productId: 0 }
  resolve({ rows: [{ ...row, name: 'Gravel Brenta', size: '' }] } as never)
  await promise
  const { bench } = (await shop.app.inject('/api/board')).json<ActivityBoard>()
  expect(bench).toEqual({ count: 1, orders: [{ name: 'Gravel Brenta', frameSize: null, province: 'PD' }] })
})
