import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { priceHistory } from '#server/platform/database/schema/catalog-tables.ts'
import { priceChanges } from '#server/platform/database/schema/price-change-tables.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { PricePreview, StoredPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import type { PriceEvent } from '#shared/contract/pricing/admin-price-events.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const path = '/api/admin/price-changes'
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

/** At its price for 40 days. */
async function anArticle(priceCents: number, brand = 'Valsole') {
  const article = await aProduct(shop.deps, { priceCents, row: { brand } })
  const createdAt = new Date(shop.clock.now.getTime() - 40 * 86_400_000)
  await shop.deps.database.db.insert(priceHistory).values({ productId: article.id, priceCents, createdAt })
  return article
}
const ofBrand = { target: 'brand', brand: 'Valsole', kind: 'percent_up', percent: 5, rounding: 'ninety' }
const preview = async (body: object = ofBrand) => (await admin.post(`${path}/preview`, body)).json<PricePreview>()
const change = async (body: object = ofBrand) => {
  const { stamp } = await preview(body)
  const answer = await admin.post(path, { ...body, stamp })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<StoredPriceChange>()
}
const undo = (id: number) => admin.post(`${path}/${id}/undo`, {})
const priceOf = async (id: number) => (await shop.app.inject(`/api/products/${id}`)).json<{ price: string }>().price
const historyOf = async (id: number) => {
  const rows = await shop.deps.database.db.select().from(priceHistory).where(eq(priceHistory.productId, id))
  return rows.map(({ priceCents }) => priceCents)
}

describe('many prices at once', () => {
  it('are written as the preview showed them, with their history, and seen at once', async () => {
    const one = await anArticle(10_000)
    const other = await anArticle(24_900)
    const stranger = await anArticle(10_000, 'Lagorai')
    const seen = await preview()
    expect(seen).toMatchObject({ changing: 2, keeping: 0 })
    expect(seen.articles.map(({ before, after }) => [before, after]).toSorted()).toEqual([
      ['100.00', '104.90'],
      ['249.00', '261.90'],
    ])
    expect([await priceOf(one.id), await historyOf(one.id)]).toEqual(['100.00', [10_000]])
    expect(await change()).toMatchObject({ brand: 'Valsole', percent: 5, amount: null, articles: 2, undoneAt: null })
    expect(await Promise.all([one, other, stranger].map(({ id }) => priceOf(id)))).toEqual([
      '104.90',
      '261.90',
      '100.00',
    ])
    expect(await historyOf(one.id)).toEqual([10_000, 10_490])
  })

  it('of a shelf are those of the shelves below it too', async () => {
    await aProduct(shop.deps, { category: 'componenti', priceCents: 1_000, row: { shelf: 'copertoni' } })
    const { changing } = await preview({
      target: 'shelf',
      shelf: 'copertoni',
      kind: 'amount_up',
      amount: '1',
      rounding: 'cent',
    })
    expect(changing).toBe(1)
  })

  it('are not written when one of them has changed since it was shown', async () => {
    const { id } = await anArticle(10_000)
    const { stamp } = await preview()
    const product = (await admin.get(`/api/admin/products/${id}`)).json<AdminProduct>()
    expect((await admin.put(`/api/admin/products/${id}`, { ...product, price: '120.00' })).statusCode).toBe(200)
    const answer = await admin.post(path, { ...ofBrand, stamp })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'price_change_moved'])
    expect(await priceOf(id)).toBe('120.00')
    const events = (await admin.get('/api/admin/price-events')).json<PriceEvent[]>()
    expect(events.map((event) => event.change?.kind)).toEqual(['written'])
  })

  it('asked for twice at once are changed once', async () => {
    const { id } = await anArticle(10_000)
    const { stamp } = await preview()
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(path, { ...ofBrand, stamp })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    expect(await historyOf(id)).toEqual([10_000, 10_490])
  })

  it('leave what is reduced, and its regular price comes back at its end', async () => {
    const { id } = await anArticle(10_000)
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
    const reduction = await admin.post('/api/admin/reductions', {
      name: 'Autunno',
      target: 'products',
      productIds: [id],
      kind: 'percent',
      percent: 20,
    })
    expect(reduction.statusCode, reduction.body).toBe(201)
    const seen = await preview()
    expect(seen).toMatchObject({ changing: 0, keeping: 1, articles: [{ refusal: 'reduced', before: '80.00' }] })
    const answer = await admin.post(path, { ...ofBrand, stamp: seen.stamp })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'price_change_nothing'])
  })
})

describe('taken back', () => {
  it('prices are what they were, but those that came later stay', async () => {
    const one = await anArticle(10_000)
    const edited = await anArticle(20_000)
    const { id } = await change()
    const product = (await admin.get(`/api/admin/products/${edited.id}`)).json<AdminProduct>()
    expect((await admin.put(`/api/admin/products/${edited.id}`, { ...product, price: '5.00' })).statusCode).toBe(200)
    expect((await undo(id)).json<StoredPriceChange>()).toMatchObject({ id, kept: 1, undoneAt: expect.any(String) })
    expect([await priceOf(one.id), await priceOf(edited.id)]).toEqual(['100.00', '5.00'])
    expect(await historyOf(one.id)).toEqual([10_000, 10_490, 10_000])
    const again = await undo(id)
    expect([again.statusCode, again.json().code]).toEqual([409, 'price_change_undone'])
  })

  it('one that the list is too short for is taken back as well', async () => {
    const { id: productId } = await anArticle(10_000)
    const { id } = await change()
    const later = { target: 'brand', brand: 'Lagorai', kind: 'amount_up', value: 100, rounding: 'cent' } as const
    await shop.deps.database.db.insert(priceChanges).values(Array.from({ length: 120 }, () => later))
    const shown = (await admin.get('/api/admin/price-events?limit=100')).json<PriceEvent[]>()
    expect(shown.some(({ change }) => change?.id === id)).toBe(false)
    const answer = await undo(id)
    expect([answer.statusCode, answer.json<StoredPriceChange>().id]).toEqual([200, id])
    expect(await priceOf(productId)).toBe('100.00')
  })

  it('a reduced one keeps its price too', async () => {
    const { id: productId } = await anArticle(10_000)
    const { id } = await change()
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
    const body = { name: 'Autunno', target: 'products', productIds: [productId], kind: 'price', amount: '50' }
    expect((await admin.post('/api/admin/reductions', body)).statusCode).toBe(201)
    expect((await undo(id)).json<StoredPriceChange>().kept).toBe(1)
    expect(await priceOf(productId)).toBe('50.00')
  })
})

it.each([
  ['no percent', { percent: null }, 'percent'],
  ['a hundred percent less', { kind: 'percent_down', percent: 100 }, 'percent'],
  ['0 %', { percent: 0 }, 'percent'],
  ['a second decimal', { percent: 3.55 }, 'percent'],
  ['nothing more', { kind: 'amount_up', amount: '0' }, 'amount'],
  ['a word', { kind: 'amount_up', amount: 'poco' }, 'amount'],
  ['a rounding that is none', { rounding: 'five' }, 'rounding'],
])('%s is refused beside its field', async (_, wrong, field) => {
  const answer = await admin.post(`${path}/preview`, { ...ofBrand, ...wrong })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
})

describe('the history of prices', () => {
  const events = async (query = '') => {
    const answer = await admin.get(`/api/admin/price-events${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return { total: answer.headers['x-total-count'], all: answer.json<PriceEvent[]>() }
  }
  const later = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000)
  }

  it('has what changed them, the newest first, each with its state', async () => {
    const bell = await anArticle(10_000)
    const saddle = await anArticle(20_000)
    const done = await change()
    later()
    await undo(done.id)
    const cut = { target: 'products', productIds: [bell.id], kind: 'percent', percent: 20 }
    const started = await admin.post('/api/admin/reductions', { ...cut, name: 'Saldi' })
    const reductionId = started.json<{ reduction: { id: number } }>().reduction.id
    const dayAfter = (days: number) =>
      `${new Date(shop.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T00:00`
    const plan = { ...cut, productIds: [saddle.id], name: 'Natale', from: dayAfter(10), to: dayAfter(20) }
    const planned = await admin.post('/api/admin/reductions', plan)
    expect(planned.statusCode, planned.body).toBe(201)
    later()
    await admin.post(`/api/admin/reductions/${reductionId}/end`, {})
    later()
    const coupons = { name: 'Volantino', target: 'all', kind: 'percent', percent: 10, minimum: '0', codes: ['AUTUNNO'] }
    const made = await admin.post('/api/admin/campaigns', { ...coupons, isFirstOrder: false, isCombinable: false })
    expect(made.statusCode, made.body).toBe(201)
    later()
    const { version, rules } = (await admin.get('/api/admin/delivery')).json()
    for (const [i, mainland] of ['60.00', '61.00'].entries()) {
      const dearer = { ...rules, rates: { ...rules.rates, bicycle: { ...rules.rates.bicycle, mainland } } }
      const saved = await admin.put('/api/admin/delivery', { version: version + i, rules: dearer })
      expect(saved.statusCode, saved.body).toBe(200)
      later()
    }

    const { all, total } = await events()
    expect(total).toBe('7')
    expect(new Set(all.map(({ by }) => by))).toEqual(new Set(['staff']))
    expect(all.map(({ subject, step, name }) => [subject, step, name])).toEqual([
      ['delivery', 'changed', null],
      ['delivery', 'changed', null],
      ['coupons', 'begun', 'Volantino'],
      ['reduction', 'ended', 'Saldi'],
      ['reduction', 'planned', 'Natale'],
      ['reduction', 'begun', 'Saldi'],
      ['prices', 'changed', null],
    ])
    expect(all[0]?.fees).toEqual([{ of: 'bicycle', zone: 'mainland', before: '60.00', after: '61.00' }])
    expect(all[5]).toMatchObject({ id: String(reductionId), kind: 'percent', percent: 20, articles: 1 })
    expect(all[6]).toMatchObject({
      articles: 2,
      change: { id: done.id, percent: 5, undoneAt: expect.any(String) },
      example: { before: '200.00', after: '209.90' },
    })
    expect((await events('?subject=reduction&limit=1&offset=1')).total).toBe('3')
    expect((await events('?subject=reduction&limit=1&offset=1')).all).toMatchObject([{ name: 'Natale' }])
    expect((await events('?subject=delivery')).all).toHaveLength(2)
    expect((await admin.get('/api/admin/price-events?subject=orders')).statusCode).toBe(400)
  })

  it('says who wrote a price in a form, a cell or a program, and undoes each', async () => {
    const bell = await anArticle(10_000)
    const edit = (visitor: Visitor, price: string) => visitor.put(`/api/admin/products/${bell.id}`, { price })
    expect((await edit(admin, '110.00')).statusCode).toBe(200)
    later()
    const rows = [{ id: bell.id, price: { from: '110.00', to: '120.00' } }]
    expect((await admin.patch('/api/admin/products', { rows })).json()).toEqual({ changed: 1, priceChange: null })
    later()
    const scopes = ['write_catalogue']
    const { key } = (await admin.post('/api/admin/api-keys', { name: 'Cassa', scopes })).json<{ key: string }>()
    const headers = { authorization: `Bearer ${key}` }
    const byKey = { method: 'PUT', url: `/api/admin/products/${bell.id}`, headers, body: { price: '130.00' } } as const
    expect((await shop.app.inject(byKey)).statusCode).toBe(200)

    const { all } = await events('?subject=prices')
    expect(
      all.map(({ by, byName, articles, example }) => [by, byName, articles, example?.before, example?.after]),
    ).toEqual([
      ['program', 'Cassa', 1, '120.00', '130.00'],
      ['staff', null, 1, '110.00', '120.00'],
      ['staff', null, 1, '100.00', '110.00'],
    ])
    for (const { change } of all) expect((await undo(change?.id ?? 0)).json()).toMatchObject({ kept: 0 })
    expect(await priceOf(bell.id)).toBe('100.00')
  })
})
