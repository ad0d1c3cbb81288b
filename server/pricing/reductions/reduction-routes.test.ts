import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { tables } from '#server/platform/database/database.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Reduction, WholeReduction } from '#shared/contract/pricing/admin-reductions.ts'
import { clockShows } from '#shared/domain/platform/prices/reduction.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { applyDueReductions } from './apply-reductions.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const dayMs = 86_400_000
const path = '/api/admin/reductions'
const ago = (days: number) => new Date(shop.clock.read().getTime() - days * dayMs)
const wall = (days: number) => clockShows(new Date(shop.clock.read().getTime() + days * dayMs))

/** On sale at these prices since so many days ago; the last one is its price now. */
async function anArticle(...prices: [cents: number, daysAgo: number][]) {
  const product = await aProduct(shop.deps, { priceCents: prices.at(-1)?.[0] ?? 0, row: { brand: 'Altopiano' } })
  await shop.deps.database.db
    .insert(tables.priceHistory)
    .values(prices.map(([priceCents, days]) => ({ productId: product.id, priceCents, createdAt: ago(days) })))
  return product
}
const plan = (productIds: number[], more: object = {}) => ({
  name: 'Autunno',
  target: 'products',
  productIds,
  kind: 'percent',
  percent: 10,
  ...more,
})
const start = async (body: object) => {
  const answer = await admin.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<WholeReduction>()
}
const seen = async (id: number) => (await shop.app.inject(`/api/products/${id}`)).json<Product>()
const order = (id: number, price: string) =>
  new Visitor(shop).post('/api/orders', anOrderBody({ items: [{ productId: id, quantity: 1, price }], order: {} }))

describe('a reduction', () => {
  it('is as much as it says where a percentage splits a cent', async () => {
    const { id } = await anArticle([12_990, 40])
    await start(plan([id], { percent: 15, to: wall(7) }))
    expect(await seen(id)).toMatchObject({ price: '110.41', reduction: { percent: 15, comparison: '129.90' } })
  })

  it('lowers the price everywhere, says the lawful comparison, and puts it back when it ends', async () => {
    const { id } = await anArticle([165_000, 50], [159_000, 20])
    const other = await anArticle([150_000, 90])
    const before = await seen(id)
    expect(before).not.toHaveProperty('reduction')
    const { reduction } = await start(plan([id], { to: wall(7) }))
    expect(reduction).toMatchObject({ state: 'running', articleCount: 1, percent: 10, amount: null })
    const reduced = await seen(id)
    expect(reduced).toMatchObject({
      price: '1431.00',
      reduction: { percent: 10, comparison: '1590.00', isWhole: true, after: '1590.00' },
    })
    const list = (await shop.app.inject('/api/products?maxPrice=1450')).json<Product[]>()
    expect(list.map((p) => p.id)).toEqual([id])
    shop.clock.advance({ days: 7, minutes: 1 })
    await applyDueReductions(shop.deps)
    await applyDueReductions(shop.deps)
    const after = await seen(id)
    expect(after).toEqual({ ...before, version: after.version })
    expect((await seen(other.id)).price).toBe('1500.00')
    expect(await checkInvariants(shop.deps)).toEqual([])
    admin = await anAdministrator(shop)
    expect((await admin.get(path)).json<Reduction[]>()).toMatchObject([{ state: 'ended' }])
  })

  it('starts at its moment on the shop’s clock, once, and can be changed and taken away before', async () => {
    const { id } = await anArticle([10_000, 40])
    const { reduction } = await start(plan([id], { from: wall(2), to: wall(4) }))
    expect(reduction.state).toBe('planned')
    const asRead = { ...plan([id]), from: reduction.from, to: reduction.to, version: reduction.version }
    const same = await admin.put(`${path}/${reduction.id}`, asRead)
    expect(same.json<WholeReduction>().reduction).toEqual(reduction)
    const changed = await admin.put(`${path}/${reduction.id}`, { ...asRead, percent: 20 })
    expect(changed.json<WholeReduction>().reduction.percent).toBe(20)
    expect((await admin.put(`${path}/${reduction.id}`, asRead)).statusCode).toBe(409)
    const second = await admin.post(path, plan([id], { name: 'Altro', from: wall(3) }))
    expect(second.statusCode).toBe(400)
    expect(second.body).toContain('«Autunno»')
    shop.clock.advance({ days: 2, minutes: 1 })
    await Promise.all([applyDueReductions(shop.deps), applyDueReductions(shop.deps)])
    expect((await seen(id)).price).toBe('80.00')
    admin = await anAdministrator(shop)
    expect((await admin.delete(`${path}/${reduction.id}`)).statusCode).toBe(409)
    const ended = await admin.post(`${path}/${reduction.id}/end`, {})
    expect(ended.json<WholeReduction>().reduction.state).toBe('ended')
    expect((await seen(id)).price).toBe('100.00')
    const prices = (await admin.get(`/api/admin/products/${id}/prices`)).json<{ points: { price: string }[] }>()
    expect(prices.points.map((p) => p.price)).toEqual(['100.00', '80.00', '100.00'])
    const planned = await start(plan([id], { kind: 'amount', amount: '30', from: wall(1) }))
    expect((await admin.delete(`${path}/${planned.reduction.id}`)).statusCode).toBe(204)
  })

  it('leaves out what the law forbids, with its dates, and starts the others', async () => {
    const raised = await anArticle([104_900, 60], [119_000, 10])
    const good = await anArticle([200_000, 60])
    const young = await anArticle([7_990, 11])
    const { articles: previewed } = (await admin.post(`${path}/preview`, plan([raised.id, good.id, young.id]))).json<{
      articles: WholeReduction['articles']
    }>()
    const forbidden = previewed.find((a) => a.id === raised.id)
    expect(forbidden).toMatchObject({ refusal: 'not_lowest', comparison: '1049.00', percent: null })
    expect(forbidden?.why).toMatch(/^Dal \d+ .* al \d+ .* è costato anche 1\.049,00/)
    const { articles } = await start(plan([raised.id, good.id, young.id]))
    expect(articles.map((a) => a.id).sort()).toEqual([good.id, young.id].sort())
    expect((await seen(raised.id)).price).toBe('1190.00')
    expect((await seen(young.id)).reduction).toMatchObject({ isWhole: false, since: ago(11).toISOString() })
    const alone = await admin.post(path, plan([raised.id]))
    expect(alone.json()).toMatchObject({ fields: { percent: expect.stringContaining('1.049,00') } })
  })

  it('goes lower without a break with the comparison of its first step', async () => {
    const { id } = await anArticle([159_000, 60])
    await start(plan([id], { to: wall(3) }))
    await start(plan([id], { name: 'Secondo', percent: 20, from: wall(3), to: wall(6) }))
    shop.clock.advance({ days: 3, minutes: 1 })
    await applyDueReductions(shop.deps)
    expect(await seen(id)).toMatchObject({ price: '1272.00', reduction: { percent: 20, comparison: '1590.00' } })
    shop.clock.advance({ days: 3 })
    await applyDueReductions(shop.deps)
    expect((await seen(id)).price).toBe('1590.00')
  })

  it('ends for an article whose price is written by hand, and not for one saved as it was read', async () => {
    const { id } = await anArticle([10_000, 60])
    const { reduction } = await start(plan([id]))
    const read = (await admin.get(`/api/admin/products/${id}`)).json<AdminProduct>()
    expect((await admin.put(`/api/admin/products/${id}`, read)).statusCode).toBe(200)
    expect((await seen(id)).reduction?.after).toBe('100.00')
    expect((await admin.put(`/api/admin/products/${id}`, { price: '95.00' })).statusCode).toBe(200)
    expect(await seen(id)).not.toHaveProperty('reduction')
    await admin.post(`${path}/${reduction.id}/end`, {})
    expect((await seen(id)).price).toBe('95.00')
    const whole = (await admin.get(`${path}/${reduction.id}`)).json<WholeReduction>()
    expect(whole.articles[0]).toMatchObject({ regular: '100.00', why: expect.stringContaining('a mano') })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('of a deleted article ends with the others', async () => {
    const [gone, stays] = [await anArticle([10_000, 60]), await anArticle([20_000, 60])]
    const { reduction } = await start({ ...plan([]), target: 'brand', brand: 'altopiano' })
    expect(reduction.articleCount).toBe(2)
    expect((await admin.delete(`/api/admin/products/${gone.id}`)).statusCode).toBe(204)
    expect(await checkInvariants(shop.deps)).toEqual([])
    await admin.post(`${path}/${reduction.id}/end`, {})
    expect((await seen(stays.id)).price).toBe('200.00')
  })

  it.each([
    [{ percent: 120 }, 'percent'],
    [{ percent: undefined }, 'percent'],
    [{ kind: 'price', amount: '100.00' }, 'amount'],
    [{ kind: 'amount', amount: '100.00' }, 'amount'],
    [{ kind: 'price', amount: '0' }, 'amount'],
    [{ from: '2026-11-31T09:00' }, 'from'],
    [{ from: '2026-01-01T09:00' }, 'from'],
    [{ to: '2026-01-01T09:00' }, 'to'],
    [{ productIds: [] }, 'productIds'],
    [{ target: 'brand', brand: 'Nessuno' }, 'brand'],
    [{ target: 'shelf' }, 'shelf'],
    [{ name: '' }, 'name'],
  ])('with %j is refused beside %s', async (wrong, field) => {
    const { id } = await anArticle([10_000, 60])
    const answer = await admin.post(path, plan([id], wrong))
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
    expect((await admin.get(path)).json()).toEqual([])
  })

  it('goes along when its shelf is merged into another, before it starts', async () => {
    const { id } = await anArticle([10_000, 60])
    await shop.deps.database.db.update(tables.products).set({ category: 'componenti', shelf: 'catene' })
    const { reduction } = await start(plan([], { target: 'shelf', shelf: 'catene', from: wall(2) }))
    expect(reduction).toMatchObject({ shelf: 'catene', articleCount: 1 })
    expect((await admin.post('/api/admin/shelves/catene/merge', { into: 'cambi' })).statusCode).toBe(200)
    const moved = (await admin.get(`${path}/${reduction.id}`)).json<WholeReduction>()
    expect(moved).toMatchObject({ reduction: { shelf: 'cambi', articleCount: 1 }, articles: [{ id }] })
    expect(moved.reduction.version).toBeGreaterThan(reduction.version)
    const asRead = await admin.put(`${path}/${reduction.id}`, { ...reduction, percent: 20 })
    expect(asRead.json()).toMatchObject({ code: 'edit_conflict', current: { reduction: { shelf: 'cambi' } } })
  })

  it('takes nothing from a body that is not its form’s', async () => {
    const { id } = await anArticle([10_000, 60])
    const past = '2001-01-01T00:00:00.000Z'
    const body = plan([id], { from: wall(2), startedAt: past, endedAt: past, createdAt: past, id: 900, value: 99 })
    const { reduction } = await start(body)
    expect(reduction).toMatchObject({ state: 'planned', startedAt: null, endedAt: null, percent: 10 })
    expect(reduction.id).not.toBe(900)
  })
})

describe('an order over a reduction’s start and end', () => {
  it('is refused with the price as it is now', async () => {
    const { id } = await anArticle([10_000, 60])
    const { reduction } = await start(plan([id]))
    const stale = await order(id, '100.00')
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'price_changed' })
    expect((await order(id, '90.00')).statusCode).toBe(201)
    expect((await admin.get(path)).json<Reduction[]>()[0]?.sold).toEqual({ pieces: 1, amount: '90.00' })
    await admin.post(`${path}/${reduction.id}/end`, {})
    expect((await order(id, '90.00')).statusCode).toBe(409)
  })
})
