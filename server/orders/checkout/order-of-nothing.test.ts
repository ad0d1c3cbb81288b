import { describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

const unavailable = {
  'sold out': async () => (await aProduct(shop.deps, { stock: 0 })).id,
  'off sale': async () => (await aProduct(shop.deps, { isActive: false })).id,
  'without a price': async () => (await aProduct(shop.deps, { priceCents: 0, isActive: false })).id,
  'never there': async () => 4_711,
}
const cases = Object.keys(unavailable) as (keyof typeof unavailable)[]
const zeroes = { subtotal: '0.00', shipping: '0.00', total: '0.00' }

describe('of a cart of which nothing can be ordered', () => {
  it.each(cases)('no order comes, whatever sums are sent with it: %s', async (what) => {
    const items = [{ productId: await unavailable[what](), quantity: 1 }]
    for (const order of [{}, zeroes, { ...zeroes, paymentMethod: 'gift_card', toPay: '0.00' }]) {
      const answer = await sendOrder(shop, anOrderBody({ items, order }))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).not.toHaveProperty('total', '0.00')
    }
    expect(await shop.deps.database.db.select().from(orders)).toEqual([])
  })

  it('no order comes of no lines at all', async () => {
    for (const order of [{}, zeroes, { paymentMethod: 'gift_card' }])
      expect((await sendOrder(shop, anOrderBody({ items: [], order }))).statusCode).toBe(400)
  })

  it.each(cases.filter((one) => one !== 'sold out'))('nothing is proposed: %s', async (what) => {
    const imageNames = ['foto-10x10-scene.webp']
    await aProduct(shop.deps, { name: 'Pompa', category: 'accessori', priceCents: 3_000, imageNames })
    const id = await unavailable[what]()
    for (const path of [`closers?missing=10.00&ids=${id}`, `companions?ids=${id}`])
      expect((await shop.app.inject(`/api/products/${path}`)).json()).toEqual([])
  })
})
