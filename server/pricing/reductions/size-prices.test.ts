import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { tables } from '#server/platform/database/database.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { WholeReduction } from '#shared/contract/pricing/admin-reductions.ts'
import { inSize } from '#shared/domain/platform/goods/sizes.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const dayMs = 86_400_000
const seen = async (id: number) => (await shop.app.inject(`/api/products/${id}`)).json<Product>()
const stored = async (id: number) => (await admin.get(`/api/admin/products/${id}`)).json<AdminProduct>()
const listed = async (query: string) => (await shop.app.inject(`/api/products?${query}`)).json<Product[]>()
const save = (id: number, body: object) => admin.put(`/api/admin/products/${id}`, body)
const advance = async (days: number) => {
  shop.clock.advance({ days })
  admin = await anAdministrator(shop)
}
const order = (productId: number, frameSize: string, price: string, more: Record<string, unknown> = {}) =>
  new Visitor(shop).post(
    '/api/orders',
    anOrderBody({ items: [{ productId, frameSize, quantity: 1, price }], order: more }),
  )

/** At its price for 40 days; M has another one since today. */
async function aJersey(ofM = '120.00', stock = { S: 5, M: 5, L: 0 }) {
  const { id } = await aProduct(shop.deps, { priceCents: 10_000, sizes: stock, category: 'abbigliamento' })
  const createdAt = new Date(shop.clock.now.getTime() - 40 * dayMs)
  await shop.deps.database.db.insert(tables.priceHistory).values({ productId: id, priceCents: 10_000, createdAt })
  const sizes = Object.entries(stock).map(([size, units]) => ({ size, stock: units, price: size === 'M' ? ofM : '' }))
  const answer = await save(id, { sizes })
  expect(answer.statusCode, answer.body).toBe(200)
  return id
}
const reduce = async (id: number, percent: number) => {
  const body = { name: 'Autunno', target: 'products', productIds: [id], kind: 'percent', percent }
  const answer = await admin.post('/api/admin/reductions', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<WholeReduction>()
}

describe('a size with its own price', () => {
  it('is shown with it; the product has the lowest in stock, in lists, filters and order', async () => {
    const id = await aJersey()
    const cheap = await aProduct(shop.deps, { priceCents: 11_000, category: 'abbigliamento' })
    expect(await seen(id)).toMatchObject({
      price: '100.00',
      sizes: [
        { size: 'S', stock: 5, price: '100.00' },
        { size: 'M', stock: 5, price: '120.00' },
        { size: 'L', stock: 0, price: '100.00' },
      ],
    })
    const idsOf = (found: readonly Product[]) => found.map((one) => one.id)
    expect(idsOf(await listed('category=abbigliamento&sort=price-low'))).toEqual([id, cheap.id])
    expect(idsOf(await listed('minPrice=115&maxPrice=130'))).toEqual([id])
    expect(idsOf(await listed('minPrice=105&maxPrice=108'))).toEqual([])
    expect(idsOf(await listed('frameSize=M&maxPrice=110'))).toEqual([])
    expect(idsOf(await listed('frameSize=S&maxPrice=110'))).toEqual([id])
    await save(id, { sizes: ['S', 'M', 'L'].map((size) => ({ size, stock: size === 'M' ? 5 : 0 })) })
    expect((await seen(id)).price).toBe('120.00')
    expect(idsOf(await listed('maxPrice=110'))).toEqual([cheap.id])
    expect(await stored(id)).toMatchObject({ price: '100.00', sizes: [{}, { price: '120.00' }, {}] })
  })

  it('keeps it where a form leaves it out, and has the product’s again where it is emptied or the same', async () => {
    const id = await aJersey()
    await save(id, { sizes: ['S', 'M', 'L'].map((size) => ({ size, stock: 1 })) })
    expect((await stored(id)).sizes[1]).toEqual({ size: 'M', stock: 1, price: '120.00' })
    await save(id, {
      sizes: [
        { size: 'S', stock: 1, price: '90,50' },
        { size: 'M', stock: 1, price: '' },
      ],
    })
    expect((await stored(id)).sizes).toEqual([
      { size: 'S', stock: 1, price: '90.50' },
      { size: 'M', stock: 1 },
    ])
    await save(id, {
      sizes: [
        { size: 'S', stock: 1, price: '100.00' },
        { size: 'M', stock: 1 },
      ],
    })
    expect((await stored(id)).sizes.map(({ price }) => price)).toEqual([undefined, undefined])
    expect((await seen(id)).sizes).toEqual([
      { size: 'S', stock: 1 },
      { size: 'M', stock: 1 },
    ])
  })

  it.each(['0', '-5', '100000', 'poco', '1,234'])('is refused beside its field at %s', async (price) => {
    const id = await aJersey()
    const answer = await save(id, { sizes: [{ size: 'S', stock: 1, price }] })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['sizes.0.price']])
    expect((await stored(id)).sizes).toHaveLength(3)
  })

  it('is charged in its size and no other; what was shown for another is refused', async () => {
    const id = await aJersey()
    expect((await order(id, 'M', '100.00')).json()).toMatchObject({
      code: 'price_changed',
      items: [{ price: '120.00' }],
    })
    const placed = await order(id, 'M', '120.00')
    expect(placed.json()).toMatchObject({ subtotal: '120.00' })
    expect((await order(id, 'S', '100.00')).json()).toMatchObject({ subtotal: '100.00' })
  })

  it('is reduced, compared and put back for itself', async () => {
    const id = await aJersey('150.00')
    await advance(31)
    await save(id, {
      sizes: [
        { size: 'S', stock: 5 },
        { size: 'M', stock: 5, price: '140.00' },
      ],
    })
    await advance(1)
    const { articles, reduction } = await reduce(id, 20)
    expect(reduction.articleCount).toBe(1)
    expect(articles.map(({ name, reduced, comparison }) => [name.slice(-3), reduced, comparison])).toEqual([
      [expect.any(String), '80.00', '100.00'],
      [', M', '112.00', '140.00'],
    ])
    expect(await seen(id)).toMatchObject({
      price: '80.00',
      reduction: { percent: 20, after: '100.00' },
      sizes: [{ price: '80.00' }, { price: '112.00', reduction: { comparison: '140.00', after: '140.00' } }],
    })
    expect((await order(id, 'M', '112.00')).statusCode).toBe(201)
    expect(await checkInvariants(shop.deps)).toEqual([])
    await save(id, {
      sizes: [
        { size: 'S', stock: 5 },
        { size: 'M', stock: 4, price: '130.00' },
      ],
    })
    expect(await seen(id)).toMatchObject({ price: '80.00', sizes: [{ price: '80.00' }, { price: '130.00' }] })
    await admin.post(`/api/admin/reductions/${reduction.id}/end`, {})
    expect((await stored(id)).sizes.map(({ price }) => price)).toEqual([undefined, '130.00'])
    expect(await stored(id)).toMatchObject({ price: '100.00' })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('may not be called reduced where the product cost less in the 30 days before it had its own', async () => {
    const id = await aJersey('125.00')
    await advance(2)
    const { articles } = await reduce(id, 20)
    expect(articles.map(({ reduced }) => reduced)).toEqual(['80.00'])
    expect((await seen(id)).sizes.map(({ price }) => price)).toEqual(['80.00', '125.00', '80.00'])
  })

  it('changes with many prices at once, and is taken back with them', async () => {
    const id = await aJersey()
    const body = { target: 'products', productIds: [id], kind: 'percent_up', percent: 10, rounding: 'cent' }
    const { stamp, articles } = (await admin.post('/api/admin/price-changes/preview', body)).json()
    expect(articles.map(({ after }: { after: string }) => after)).toEqual(['110.00', '132.00'])
    const change = (await admin.post('/api/admin/price-changes', { ...body, stamp })).json()
    expect(change).toMatchObject({ articles: 1 })
    expect((await seen(id)).sizes.map(({ price }) => price)).toEqual(['110.00', '132.00', '110.00'])
    await admin.post(`/api/admin/price-changes/${change.id}/undo`, {})
    expect((await seen(id)).sizes.map(({ price }) => price)).toEqual(['100.00', '120.00', '100.00'])
  })
})

describe('the price that is shown', () => {
  it('is the price that is charged, whatever the sizes, reductions and coupons', async () => {
    const campaign = { name: 'Prova', target: 'all', kind: 'percent', percent: 7, codes: ['SETTE'] }
    expect((await admin.post('/api/admin/campaigns', campaign)).statusCode).toBe(201)
    const cents = fc.integer({ min: 500, max: 60_000 })
    const own = fc.option(cents, { nil: null })
    let number = 0
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          base: cents,
          own: fc.tuple(own, own, own),
          percent: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
          codes: fc.constantFrom([], ['SETTE']),
        }),
        async ({ base, own: prices, percent, codes }) => {
          const names = ['S', 'M', 'L']
          const { id } = await aProduct(shop.deps, { priceCents: base, sizes: { S: 3, M: 3, L: 3 } })
          const createdAt = new Date(shop.clock.now.getTime() - 40 * dayMs)
          const history = [{ productId: id, size: '', priceCents: base, createdAt }]
          await shop.deps.database.db.insert(tables.priceHistory).values(history)
          const sizes = names.map((size, i) => ({ size, stock: 3, price: prices[i] ? toDecimal(prices[i]) : '' }))
          expect((await save(id, { sizes })).statusCode).toBe(200)
          if (percent !== null) await reduce(id, percent)
          const shown = await seen(id)
          expect(shown.price).toBe(toDecimal(Math.min(...names.map((size) => centsOf(inSize(shown, size).price)))))
          for (const size of names) {
            const { price } = inSize(shown, size)
            const customerEmail = `prova${number++}@example.org`
            const wrong = await order(id, size, toDecimal(centsOf(price) + 1), { customerEmail, codes })
            expect(wrong.json().code, wrong.body).toBe('price_changed')
            const placed = (await order(id, size, price, { customerEmail, codes })).json()
            expect(placed).toMatchObject({ subtotal: price, ...(codes.length > 0 && { codes: 'SETTE' }) })
            const { discount = '0', shipping, total } = placed
            expect(centsOf(total)).toBe(centsOf(price) - centsOf(discount) + centsOf(shipping))
          }
        },
      ),
      { numRuns: 12 },
    )
    expect(await checkInvariants(shop.deps)).toEqual([])
  }, 60_000)
})
