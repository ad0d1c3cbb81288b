import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartLines, productSizes, products } from '#server/platform/database/schema/catalog-tables.ts'
import { sessions } from '#server/platform/database/schema/people-tables.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type TestCustomer, testPassword, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let customer: TestCustomer
beforeEach(async () => {
  customer = await aCustomer(shop)
})

const path = '/api/customer/cart'
const cart = async (of: Visitor = customer) => (await of.get(path)).json()
const aBicycle = (sizes: Record<string, number>) =>
  aProduct(shop.deps, { category: 'biciclette', subcategory: 'gravel', sizes, priceCents: 129_990 })

describe('POST /api/customer/cart', () => {
  it('answers 201 with the line and its product, the price as a decimal string', async () => {
    const product = await aBicycle({ S: 1, M: 4 })
    const response = await customer.post(path, { productId: product.id, quantity: 2, frameSize: 'M' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      id: expect.any(Number),
      quantity: 2,
      frameSize: 'M',
      available: 4,
      product: { id: product.id, price: '1299.90', isActive: true },
    })
    expect(await cart()).toEqual([response.json()])
  })

  it('names the products in the language asked for', async () => {
    const product = await aProduct(shop.deps, { name: 'Sella Lambro', row: { nameEn: 'Lambro saddle' } })
    await customer.post(path, { productId: product.id, quantity: 1 })
    const names = async (query: string) =>
      (await customer.get(`${path}${query}`)).json().map((line: { product: { name: string } }) => line.product.name)
    expect([await names(''), await names('?lang=en')]).toEqual([['Sella Lambro'], ['Lambro saddle']])
    expect((await customer.get(`${path}?lang=fr`)).statusCode).toBe(400)
  })

  it('sums the pieces of the same product and size in one line', async () => {
    const product = await aBicycle({ S: 5, M: 5 })
    const first = await customer.post(path, { productId: product.id, quantity: 1, frameSize: 'M' })
    const second = await customer.post(path, { productId: product.id, quantity: 2, frameSize: 'M' })
    await customer.post(path, { productId: product.id, quantity: 1, frameSize: 'S' })
    expect([second.statusCode, second.json().id, second.json().quantity]).toEqual([201, first.json().id, 3])
    expect((await cart()).map((l: { frameSize: string; quantity: number }) => [l.frameSize, l.quantity])).toEqual([
      ['M', 3],
      ['S', 1],
    ])
  })

  it('loses nothing when several tabs add at once', async () => {
    const product = await aProduct(shop.deps, { stock: 50 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => customer.post(path, { productId: product.id, quantity: 1 })),
    )
    expect(answers.map((a) => a.statusCode)).toEqual(Array(10).fill(201))
    expect((await cart())[0].quantity).toBe(10)
  })

  it('refuses more than the stock, also in sum, and says how many there are', async () => {
    const product = await aProduct(shop.deps, { stock: 3 })
    const tooMany = await customer.post(path, { productId: product.id, quantity: 4 })
    expect(tooMany.statusCode).toBe(409)
    expect(tooMany.json()).toMatchObject({ code: 'insufficient_stock', available: 3 })
    expect(await cart()).toEqual([])
    await customer.post(path, { productId: product.id, quantity: 2 })
    const inSum = await customer.post(path, { productId: product.id, quantity: 2 })
    expect(inSum.json()).toMatchObject({ code: 'insufficient_stock', available: 3 })
    expect((await cart())[0].quantity).toBe(2)
  })

  it('does not count pieces held for buyers at the wallet', async () => {
    const product = await aProduct(shop.deps, { stock: 3 })
    await shop.deps.database.db.update(productSizes).set({ reserved: 2 }).where(eq(productSizes.productId, product.id))
    const response = await customer.post(path, { productId: product.id, quantity: 2 })
    expect(response.json()).toMatchObject({ code: 'insufficient_stock', available: 1 })
  })

  it('fills a line up to the stock when asked to, for the guest cart at login', async () => {
    const product = await aProduct(shop.deps, { stock: 3 })
    await customer.post(path, { productId: product.id, quantity: 2 })
    const capped = await customer.post(path, { productId: product.id, quantity: 5, capToStock: true })
    expect([capped.statusCode, capped.json().quantity]).toEqual([201, 3])
    const soldOut = await aProduct(shop.deps, { stock: 0 })
    const none = await customer.post(path, { productId: soldOut.id, quantity: 1, capToStock: true })
    expect(none.json()).toMatchObject({ code: 'insufficient_stock', available: 0 })
  })

  it('holds at most 99 pieces in a line', async () => {
    const product = await aProduct(shop.deps, { stock: 500 })
    const response = await customer.post(path, { productId: product.id, quantity: 100 })
    expect(response.json()).toMatchObject({ code: 'insufficient_stock', available: 99 })
    const capped = await customer.post(path, { productId: product.id, quantity: 100, capToStock: true })
    expect(capped.json().quantity).toBe(99)
  })

  it('needs one of the sizes where there are several, takes the only one, and drops one that makes no sense', async () => {
    const several = await aBicycle({ S: 1, M: 1 })
    const only = await aBicycle({ '54': 1 })
    const none = await aProduct(shop.deps, { stock: 1 })
    const ask = async (productId: number, frameSize?: string | null) =>
      (await customer.post(path, { productId, quantity: 1, frameSize })).json()
    expect(await ask(several.id)).toMatchObject({ code: 'size_required', fields: { frameSize: expect.any(String) } })
    expect(await ask(several.id, 'XXL')).toMatchObject({ code: 'unknown_size' })
    expect(await ask(only.id)).toMatchObject({ frameSize: '54' })
    expect(await ask(none.id, 'M')).toMatchObject({ frameSize: null })
  })

  it('takes one piece when no quantity is given', async () => {
    const product = await aProduct(shop.deps)
    expect((await customer.post(path, { productId: product.id })).json().quantity).toBe(1)
  })

  it.each([
    ['zero', { quantity: 0 }],
    ['a negative quantity', { quantity: -1 }],
    ['half a piece', { quantity: 1.5 }],
    ['a quantity in words', { quantity: '2' }],
    ['no number at all', { quantity: null }],
    ['an id that is none', { productId: 'x' }],
    ['an id beyond the numbers of the shop', { productId: 3_000_000_000 }],
  ])('answers 400 for %s and changes nothing', async (_what, change) => {
    const product = await aProduct(shop.deps)
    const response = await customer.post(path, { productId: product.id, quantity: 1, ...change })
    expect(response.statusCode).toBe(400)
    expect(await cart()).toEqual([])
  })

  it('does not know products that are inactive or do not exist', async () => {
    const inactive = await aProduct(shop.deps, { isActive: false })
    for (const productId of [inactive.id, 999_999]) {
      const response = await customer.post(path, { productId, quantity: 1 })
      expect([response.statusCode, response.json().code]).toEqual([404, 'product_not_found'])
    }
  })
})

describe('PATCH /api/customer/cart/{id}', () => {
  const aLine = async (stock = 5, quantity = 2) => {
    const product = await aProduct(shop.deps, { stock })
    return { product, line: (await customer.post(path, { productId: product.id, quantity })).json() }
  }

  it('sets the quantity and answers the line', async () => {
    const { line } = await aLine()
    const response = await customer.patch(`${path}/${line.id}`, { quantity: 5 })
    expect([response.statusCode, response.json()]).toEqual([200, { ...line, quantity: 5 }])
  })

  it.each([0, -1, -99])('removes the line with %d', async (quantity) => {
    const { line } = await aLine()
    const response = await customer.patch(`${path}/${line.id}`, { quantity })
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(await cart()).toEqual([])
  })

  it('refuses more than the stock and leaves the line as it was', async () => {
    const { line } = await aLine()
    const response = await customer.patch(`${path}/${line.id}`, { quantity: 6 })
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'insufficient_stock', available: 5 }])
    expect((await cart())[0].quantity).toBe(2)
  })

  it.each([[1.5], ['3'], [null], [undefined]])('answers 400 for the quantity %s', async (quantity) => {
    const { line } = await aLine()
    expect((await customer.patch(`${path}/${line.id}`, { quantity })).statusCode).toBe(400)
    expect((await cart())[0].quantity).toBe(2)
  })

  it('says that a product is no longer sold', async () => {
    const { product, line } = await aLine()
    await shop.deps.database.db.update(products).set({ isActive: false }).where(eq(products.id, product.id))
    const response = await customer.patch(`${path}/${line.id}`, { quantity: 1 })
    expect([response.statusCode, response.json().code]).toEqual([409, 'product_unavailable'])
  })
})

describe('GET /api/customer/cart', () => {
  it('shows what is no longer sold or sold out as such', async () => {
    const gone = await aProduct(shop.deps, { name: 'Sella che non c’è più' })
    const soldOut = await aProduct(shop.deps, { stock: 2 })
    for (const { id } of [gone, soldOut]) await customer.post(path, { productId: id, quantity: 2 })
    const { db } = shop.deps.database
    await db.update(products).set({ deletedAt: shop.clock.now }).where(eq(products.id, gone.id))
    await db.update(productSizes).set({ stock: 0 }).where(eq(productSizes.productId, soldOut.id))
    await shop.deps.catalog.refresh([gone.id, soldOut.id])
    expect(await cart()).toMatchObject([
      { quantity: 2, available: 0, product: { id: gone.id, name: 'Sella che non c’è più', isActive: false } },
      { quantity: 2, available: 0, product: { id: soldOut.id, stock: 0, isActive: true } },
    ])
  })

  it('is the same on another device of the customer', async () => {
    const product = await aProduct(shop.deps)
    await customer.post(path, { productId: product.id, quantity: 2 })
    const phone = new Visitor(shop)
    await phone.post('/api/customer/login', { email: customer.user.email, password: testPassword })
    expect(await cart(phone)).toEqual(await cart())
  })

  it('is still there after logging out and in again, and only its owner sees it', async () => {
    const product = await aProduct(shop.deps)
    await customer.post(path, { productId: product.id, quantity: 2 })
    await customer.get('/api/logout')
    expect((await customer.get(path)).statusCode).toBe(401)
    expect(await cart(await aCustomer(shop))).toEqual([])
    await customer.post('/api/customer/login', { email: customer.user.email, password: testPassword })
    expect(await cart()).toHaveLength(1)
  })
})

describe('DELETE in the cart', () => {
  it('removes one line, or all of them', async () => {
    const lines = []
    for (let i = 0; i < 3; i++) {
      const product = await aProduct(shop.deps)
      lines.push((await customer.post(path, { productId: product.id, quantity: 1 })).json())
    }
    const one = await customer.delete(`${path}/${lines[0].id}`)
    expect([one.statusCode, (await cart()).length]).toEqual([204, 2])
    const all = await customer.delete(`${path}/clear`)
    expect([all.statusCode, await cart()]).toEqual([204, []])
    expect((await customer.delete(`${path}/clear`)).statusCode).toBe(204)
  })

  it('clears the own cart only', async () => {
    const product = await aProduct(shop.deps)
    const other = await aCustomer(shop)
    await other.post(path, { productId: product.id, quantity: 1 })
    await customer.delete(`${path}/clear`)
    expect(await cart(other)).toHaveLength(1)
  })
})

describe('a session that has ended', () => {
  const ends: Record<string, () => Promise<unknown>> = {
    'by its time': async () => shop.clock.advance({ days: 31 }),
    elsewhere: () => shop.deps.database.db.delete(sessions),
    'with its cookie': async () => {
      customer.cookies = {}
    },
    'long before the body was broken': async () => {
      customer.cookies = { sid: 'x'.repeat(43) }
    },
  }

  it.each(Object.entries(ends))('%s changes nothing and is told so before anything else', async (_how, end) => {
    const product = await aProduct(shop.deps)
    const { id } = (await customer.post(path, { productId: product.id, quantity: 2 })).json()
    await end()
    const json = { 'content-type': 'application/json' }
    const answers = [
      await customer.get(path),
      await customer.post(path, { productId: product.id, quantity: 1 }),
      await customer.post(path, { productId: 999_999, quantity: 1 }),
      await customer.post(path, { productId: 'x' }),
      await customer.patch(`${path}/${id}`, { quantity: 1 }),
      await customer.patch(`${path}/${id}`, { quantity: 1.5 }),
      await customer.patch(`${path}/${id}`, { quantity: 0 }),
      await customer.patch(`${path}/x`, { quantity: 1 }),
      await customer.delete(`${path}/${id}`),
      await customer.delete(`${path}/clear`),
      await shop.app.inject({ method: 'POST', url: path, payload: '{', headers: json, cookies: customer.cookies }),
    ]
    const seen = answers.map((one) => [one.statusCode, one.json().code, one.headers['cache-control']])
    expect(seen).toEqual(answers.map(() => [401, 'unauthorized', 'no-store']))
    expect(await shop.deps.database.db.select({ quantity: cartLines.quantity }).from(cartLines)).toEqual([
      { quantity: 2 },
    ])
  })

  it('is used by a change of the cart as by reading it', async () => {
    const product = await aProduct(shop.deps)
    const seenAt = async () => (await shop.deps.database.db.select().from(sessions))[0]?.lastSeenAt
    shop.clock.advance({ minutes: 2 })
    await customer.post(path, { productId: product.id, quantity: 1 })
    expect(await seenAt()).toEqual(shop.clock.now)
    shop.clock.advance({ minutes: 0.5 })
    await customer.post(path, { productId: product.id, quantity: 1 })
    expect(await seenAt()).not.toEqual(shop.clock.now)
  })
})

describe("another customer's line", () => {
  it('does not exist: 404 for changing and removing it, and it stays', async () => {
    const product = await aProduct(shop.deps)
    const line = (await customer.post(path, { productId: product.id, quantity: 2 })).json()
    const other = await aCustomer(shop)
    for (const response of [
      await other.patch(`${path}/${line.id}`, { quantity: 1 }),
      await other.patch(`${path}/${line.id}`, { quantity: 0 }),
      await other.delete(`${path}/${line.id}`),
      await other.delete(`${path}/999999`),
    ]) {
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
    }
    expect(await shop.deps.database.db.select({ quantity: cartLines.quantity }).from(cartLines)).toEqual([
      { quantity: 2 },
    ])
  })

  it.each(['x', '0', '-1', '1.5', '99999999999'])('answers 400 for the id %s', async (id) => {
    expect((await customer.delete(`${path}/${id}`)).statusCode).toBe(400)
  })
})
