import { beforeEach, describe, expect, it } from 'vitest'
import { priceHistory, productSizes, products } from '#server/platform/database/schema/catalog-tables.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { PricePreview, StoredPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import type { PriceEvent } from '#shared/contract/pricing/admin-price-events.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const edit = (...rows: object[]) => admin.patch('/api/admin/products', { rows })
const stored = async (id: number) => (await admin.get(`/api/admin/products/${id}`)).json<AdminProduct>()
const priced = async (id: number) => {
  const { price, stock, isActive } = await stored(id)
  return { price, stock, isActive }
}
const changes = async () =>
  (await admin.get('/api/admin/price-events?subject=prices')).json<PriceEvent[]>().map(({ change }) => change)
const undo = (id: number | null) => admin.post(`/api/admin/price-changes/${id}/undo`, {})
/** At its price for 40 days, and reduced since today. */
async function aReduced(priceCents: number) {
  const product = await aProduct(shop.deps, { priceCents })
  const createdAt = new Date(shop.clock.now.getTime() - 40 * 86_400_000)
  await shop.deps.database.db.insert(priceHistory).values({ productId: product.id, priceCents, createdAt })
  const body = { name: 'Autunno', target: 'products', productIds: [product.id], kind: 'percent', percent: 20 }
  const reduction = await admin.post('/api/admin/reductions', body)
  expect(reduction.statusCode, reduction.body).toBe(201)
  return { ...product, reductionId: reduction.json<{ reduction: { id: number } }>().reduction.id }
}

describe('cells of several products', () => {
  it('are written together, and customers see them at once', async () => {
    const one = await aProduct(shop.deps, { priceCents: 10_000, stock: 3 })
    const sized = await aProduct(shop.deps, { priceCents: 5_000, sizes: { S: 2, M: 4 } })
    const answer = await edit(
      { id: one.id, price: { from: '100.00', to: '90.00' }, isActive: true },
      { id: sized.id, stock: [{ size: 'M', from: 4, to: 1 }] },
    )
    expect([answer.statusCode, answer.json()]).toEqual([200, { changed: 2, priceChange: null }])
    expect(await priced(one.id)).toEqual({ price: '90.00', stock: 3, isActive: true })
    expect((await stored(sized.id)).sizes).toMatchObject([
      { size: 'S', stock: 2 },
      { size: 'M', stock: 1 },
    ])
    expect((await shop.app.inject(`/api/products/${one.id}`)).json()).toMatchObject({ price: '90.00' })
  })

  it('are all refused when one was changed meanwhile, and each refused one says what it is now', async () => {
    const one = await aProduct(shop.deps, { priceCents: 10_000 })
    const other = await aProduct(shop.deps, { priceCents: 20_000, stock: 5 })
    await admin.put(`/api/admin/products/${other.id}`, { price: '199.00', stock: 7 })
    const answer = await edit(
      { id: one.id, price: { from: '100.00', to: '90.00' } },
      { id: other.id, price: { from: '200.00', to: '180.00' }, stock: [{ size: '', from: 5, to: 6 }] },
    )
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'bulk_edit_refused',
      cells: [
        { id: other.id, field: 'price', why: 'changed', now: '199.00' },
        { id: other.id, field: 'stock', size: '', why: 'changed', now: '7' },
      ],
    })
    expect(await priced(one.id)).toMatchObject({ price: '100.00' })
  })

  it('leave stock that was sold meanwhile, even when the new count is the one left', async () => {
    const product = await aProduct(shop.deps, { stock: 5 })
    const order = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      payload: anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }),
    })
    expect(order.statusCode, order.body).toBe(201)
    for (const to of [3, 4]) {
      const answer = await edit({ id: product.id, stock: [{ size: '', from: 5, to }] })
      expect(answer.json().cells).toEqual([{ id: product.id, field: 'stock', size: '', why: 'sold', now: '4' }])
    }
    expect(await priced(product.id)).toMatchObject({ stock: 4 })
    // Another cell of the same product is no conflict.
    expect((await edit({ id: product.id, price: { from: '1299.90', to: '1200' } })).statusCode).toBe(200)
  })

  it('are refused where the product is gone, has no price, or does not have the size', async () => {
    const gone = await aProduct(shop.deps)
    await admin.delete(`/api/admin/products/${gone.id}`)
    const draft = await aProduct(shop.deps, { priceCents: 0, isActive: false, sizes: { S: 1 } })
    const answer = await edit(
      { id: gone.id, price: { from: '1299.90', to: '1' } },
      { id: draft.id, isActive: true, stock: [{ size: 'XL', from: 1, to: 2 }] },
    )
    expect(answer.json().cells.map(({ id, field, why }: Record<string, unknown>) => [id, field, why])).toEqual([
      [gone.id, 'price', 'gone'],
      [draft.id, 'stock', 'gone'],
      [draft.id, 'isActive', 'unpriced'],
    ])
    const whole = await edit({ id: draft.id, isActive: true, price: { from: '0', to: '12,50' } })
    expect(whole.statusCode).toBe(200)
    expect(await priced(draft.id)).toMatchObject({ price: '12.50', isActive: true })
  })

  it('at once from two windows are written once', async () => {
    const { id } = await aProduct(shop.deps, { priceCents: 10_000 })
    const answers = await Promise.all(['90', '80', '70'].map((to) => edit({ id, price: { from: '100.00', to } })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  it.each([
    ['no price', { price: { from: '1', to: '0' } }, 'rows.0.price.to'],
    ['too high a price', { price: { from: '1', to: '100000' } }, 'rows.0.price.to'],
    ['words', { price: { from: '1', to: 'poco' } }, 'rows.0.price.to'],
    ['less than nothing in stock', { stock: [{ size: '', from: 1, to: -1 }] }, 'rows.0.stock.0.to'],
    ['half a piece', { stock: [{ size: '', from: 1, to: 1.5 }] }, 'rows.0.stock.0.to'],
  ])('%s is refused beside its field', async (_, cells, field) => {
    const answer = await edit({ id: 1, ...cells })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  it('of the same product twice are refused', async () => {
    const { id } = await aProduct(shop.deps)
    expect((await edit({ id, isActive: false }, { id, isActive: true })).json().fields).toHaveProperty('rows')
  })
})

describe('several prices', () => {
  it('are one change with its undo', async () => {
    const one = await aProduct(shop.deps, { priceCents: 10_000 })
    const draft = await aProduct(shop.deps, { priceCents: 0, isActive: false })
    const answer = await edit(
      { id: one.id, price: { from: '100.00', to: '90.00' } },
      { id: draft.id, price: { from: '0', to: '50.00' }, isActive: true },
    )
    const { priceChange } = answer.json<{ priceChange: number }>()
    expect(await changes()).toMatchObject([{ id: priceChange, kind: 'written', articles: 2, amount: null }])
    expect((await undo(priceChange)).statusCode).toBe(200)
    expect(await priced(one.id)).toMatchObject({ price: '100.00' })
    expect(await priced(draft.id)).toMatchObject({ price: '0.00', isActive: false })
  })

  it('and stock are taken back together, or nothing is', async () => {
    const one = await aProduct(shop.deps, { priceCents: 10_000, stock: 5 })
    const other = await aProduct(shop.deps, { priceCents: 20_000, stock: 1 })
    const { priceChange } = (
      await edit(
        { id: one.id, price: { from: '100.00', to: '90.00' }, stock: [{ size: '', from: 5, to: 9 }] },
        { id: other.id, price: { from: '200.00', to: '180.00' } },
      )
    ).json<{ priceChange: number }>()
    const back = (from: number) =>
      admin.patch('/api/admin/products', {
        undoes: priceChange,
        rows: [{ id: one.id, stock: [{ size: '', from, to: 5 }] }],
      })
    await admin.put(`/api/admin/products/${one.id}`, { stock: 8 })
    expect((await back(9)).json().cells).toEqual([{ id: one.id, field: 'stock', size: '', why: 'changed', now: '8' }])
    expect(await changes()).toMatchObject([{ id: priceChange, undoneAt: null }])
    expect(await priced(one.id)).toMatchObject({ price: '90.00', stock: 8 })
    expect((await back(8)).statusCode).toBe(200)
    expect(await priced(one.id)).toMatchObject({ price: '100.00', stock: 5 })
    expect(await priced(other.id)).toMatchObject({ price: '200.00', stock: 1 })
    expect((await back(5)).json()).toMatchObject({ code: 'price_change_undone' })
  })

  it('in a running reduction need consent, end it for the product, and taken back it goes on', async () => {
    const product = await aReduced(10_000)
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
    const price = { from: '80.00', to: '95.00' }
    const refused = await edit({ id: product.id, price })
    expect(refused.json().cells).toEqual([{ id: product.id, field: 'price', why: 'reduced', now: '80.00' }])
    const { priceChange } = (await edit({ id: product.id, price: { ...price, endsReduction: true } })).json()
    expect(await stored(product.id)).toMatchObject({ price: '95.00' })
    expect(await stored(product.id)).not.toHaveProperty('reduction')
    await undo(priceChange)
    expect(await stored(product.id)).toMatchObject({ price: '80.00', reduction: { after: '100.00' } })
  })

  it('taken back after the end of the reduction are the regular ones', async () => {
    const product = await aReduced(10_000)
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
    const price = { from: '80.00', to: '95.00', endsReduction: true }
    const { priceChange } = (await edit({ id: product.id, price })).json()
    const ended = await admin.post(`/api/admin/reductions/${product.reductionId}/end`, {})
    expect(ended.statusCode, ended.body).toBe(200)
    await undo(priceChange)
    expect(await stored(product.id)).toMatchObject({ price: '100.00' })
  })
})

describe('a list of prices by code', () => {
  const path = '/api/admin/price-changes'
  const body = (prices: object[]) => ({ target: 'products', kind: 'written', rounding: 'cent', prices })

  it('shows unknown codes and the biggest steps first, leaves reduced products, and has one undo', async () => {
    const one = await aProduct(shop.deps, { priceCents: 10_000 })
    const draft = await aProduct(shop.deps, { priceCents: 0, isActive: false })
    const slipped = await aProduct(shop.deps, { priceCents: 5_000 })
    const reduced = await aReduced(10_000)
    const wish = body([
      { code: one.productCode.toLowerCase(), price: '110,00' },
      { code: draft.productCode, price: '20.00' },
      { code: slipped.productCode, price: '500.00' },
      { code: reduced.productCode, price: '90.00' },
      { code: 'CHE-NON-C-E', price: '5' },
    ])
    const preview = (await admin.post(`${path}/preview`, wish)).json<PricePreview>()
    expect(preview).toMatchObject({ changing: 3, keeping: 1, unknown: ['CHE-NON-C-E'] })
    expect(preview.articles[0]).toMatchObject({ id: slipped.id, before: '50.00', after: '500.00' })
    expect(preview.articles.find(({ id }) => id === reduced.id)?.refusal).toBe('reduced')
    const done = await admin.post(path, { ...wish, stamp: preview.stamp })
    expect(done.json()).toMatchObject({ kind: 'written', articles: 3 })
    expect(await Promise.all([one, draft, slipped, reduced].map(async ({ id }) => (await stored(id)).price))).toEqual([
      '110.00',
      '20.00',
      '500.00',
      '80.00',
    ])
    await undo(done.json<{ id: number }>().id)
    expect((await stored(draft.id)).price).toBe('0.00')
  })

  it('of 5,000 products is written whole, and taken back whole', async () => {
    const { db } = shop.deps.database
    const codes = Array.from({ length: 5_000 }, (_, i) => `LISTINO-${i}`)
    for (let i = 0; i < codes.length; i += 500) {
      const rows = await db
        .insert(products)
        .values(
          codes.slice(i, i + 500).map((code) => ({
            ...{ name: `Ricambio ${code}`, slug: code.toLowerCase(), description: 'Un ricambio.', priceCents: 1_000 },
            ...{ category: 'componenti' as const, productCode: code, imageNames: [], isActive: true },
          })),
        )
        .returning({ id: products.id })
      await db.insert(productSizes).values(rows.map(({ id }) => ({ productId: id, size: '', stock: 1, position: 0 })))
      await shop.deps.catalog.refresh(rows.map(({ id }) => id))
    }
    const wish = body(codes.map((code, i) => ({ code, price: `${11 + (i % 50)},90` })))
    const { stamp, changing } = (await admin.post(`${path}/preview`, wish)).json<PricePreview>()
    expect(changing).toBe(5_000)
    const done = (await admin.post(path, { ...wish, stamp })).json<StoredPriceChange>()
    expect(done.articles).toBe(5_000)
    const lowest = async () => (await admin.get('/api/admin/products?limit=1&sort=price-low')).json<AdminProduct[]>()
    expect((await lowest())[0]?.price).toBe('11.90')
    expect((await undo(done.id)).json<StoredPriceChange>().kept).toBe(0)
    expect((await lowest())[0]?.price).toBe('10.00')
  }, 120_000)

  it.each([
    ['none', []],
    [
      'a code twice',
      [
        { code: 'A', price: '1' },
        { code: 'a', price: '2' },
      ],
    ],
  ])('%s is refused', async (_, prices) => {
    const answer = await admin.post(`${path}/preview`, body(prices))
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['prices']])
  })
})
