import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { productSizes, stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import { readShopConfig } from '#server/platform/shop-config.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Subcategory } from '#shared/domain/platform/goods/categories.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { orderTraces, sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer } from '#test/visitor.ts'
import { unlistSoldJob } from './unlist-sold.ts'

const shop = shopForEachTest()
beforeEach(async () => {
  // The database dates a sale by its own clock.
  shop.clock.now = new Date()
})

const photo = 'olandese-1200x800-scene.webp'
const drawing = 'bici-citta-800x600-drawing.webp'

interface Wish {
  subcategory?: Subcategory
  size?: string
  priceCents?: number
  imageNames?: string[]
  ageDays?: number
}

function aUsedBicycle(name: string, { size = 'M', subcategory = 'citta', ageDays = 1, ...wish }: Wish = {}) {
  return aProduct(shop.deps, {
    name,
    category: 'bici-usate',
    subcategory,
    sizes: { [size]: 1 },
    imageNames: [photo],
    row: { createdAt: new Date(shop.clock.now.getTime() - ageDays * 86_400_000) },
    ...wish,
  })
}

const orderOf = (productId: number) => anOrderBody({ items: [{ productId, quantity: 1 }] })

async function sell(productId: number) {
  const answer = await sendOrder(shop, orderOf(productId))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: number }>()
}

const get = async <T>(url: string) => (await shop.app.inject(url)).json<T>()
const namesOf = async (url: string) => (await get<{ name: string }[]>(url)).map(({ name }) => name)

const pictures = { none: [], drawing: [drawing], photo: [drawing, photo] }
const cards = ['none', 'begun', 'whole'] as const

const sold = (settings: { usedWithoutCard: boolean }) =>
  Object.entries(pictures).flatMap(([picture, imageNames]) =>
    cards.map((card) => ({
      ...{ picture, imageNames, card },
      lacks: [
        ...(picture === 'photo' ? [] : ['photo']),
        ...(card === 'whole' || settings.usedWithoutCard ? [] : ['card']),
      ],
    })),
  )

describe.each([{ usedWithoutCard: false }, { usedWithoutCard: true }])('a used bicycle, where %o', (settings) => {
  const config = { ...readShopConfig('shop.config.json'), ...settings }
  const here = shopForEachTest({ shop: config })

  it.each(sold(settings))('is listed, and sold online where it lacks nothing: $picture, $card', async (one) => {
    const name = 'Una usata'
    const { id, slug } = await aProduct(here.deps, {
      ...{ name, category: 'bici-usate', subcategory: 'citta', sizes: { M: 1 } },
      imageNames: [...one.imageNames],
      hasCard: one.card === 'whole',
    })
    const admin = await anAdministrator(here)
    if (one.card === 'begun')
      expect((await admin.patch(`/api/admin/products/${id}/job-card`, { grade: 'B' })).statusCode).toBe(200)
    const isSold = one.lacks.length === 0
    const get = async (url: string) => (await here.app.inject(url)).json()
    expect(await get(`/api/products/${slug}`)).toMatchObject({ isActive: true, stock: 1 })
    expect((await get(`/api/products/${slug}`)).lacks).toEqual(isSold ? undefined : one.lacks)
    expect((await get('/api/products?category=bici-usate')).map((found: { name: string }) => found.name)).toEqual([
      name,
    ])
    const task = (await admin.get('/api/admin/tasks')).json().usedToComplete
    expect(task.count).toBe(isSold ? 0 : 1)
    if (!isSold) expect(task.note).toContain(name)
    const customer = await aCustomer(here)
    const cart = await customer.post('/api/customer/cart', { productId: id, quantity: 1 })
    expect([cart.statusCode, cart.json().code]).toEqual(isSold ? [201, undefined] : [409, 'product_unavailable'])
    const before = await orderTraces(here)
    const order = await sendOrder(here, orderOf(id))
    expect([order.statusCode, order.json().code]).toEqual(isSold ? [201, undefined] : [409, 'product_unavailable'])
    const after = await orderTraces(here)
    if (!isSold) expect(after).toMatchObject({ orders: before.orders, pieces: before.pieces })
  })
})

describe('a used bicycle that has lost what it was sold by', () => {
  it.each([
    ['its photo', { imageUrls: [] }],
    ['a check of its card', { subcategory: 'elettrica' }],
  ])('counts as gone in a cart that held it: %s', async (_, change) => {
    const { id } = await aUsedBicycle('Era in foto')
    const customer = await aCustomer(shop)
    expect((await customer.post('/api/customer/cart', { productId: id, quantity: 1 })).statusCode).toBe(201)
    const admin = await anAdministrator(shop)
    expect((await admin.put(`/api/admin/products/${id}`, change)).statusCode).toBe(200)
    expect((await customer.get('/api/customer/cart')).json()).toMatchObject([{ quantity: 1, available: 0 }])
  })

  it('is no matter for a new bicycle: one of many alike', async () => {
    const { id } = await aProduct(shop.deps, { category: 'biciclette', subcategory: 'citta', sizes: { M: 2 } })
    await sell(id)
  })
})

describe('a sold used bicycle', () => {
  it('stands after the others in the lists of the shop, whatever their order; the plain list stays newest first', async () => {
    const sold = await aUsedBicycle('A di mezzo', { ageDays: 2, priceCents: 20_000 })
    await aUsedBicycle('B vecchia', { ageDays: 3, priceCents: 10_000 })
    await aUsedBicycle('C nuova', { ageDays: 1, priceCents: 30_000 })
    await sell(sold.id)
    for (const [sort, others] of [
      ['newest', ['C nuova', 'B vecchia']],
      ['price-low', ['B vecchia', 'C nuova']],
      ['price-high', ['C nuova', 'B vecchia']],
      ['name', ['B vecchia', 'C nuova']],
    ] as const)
      expect(await namesOf(`/api/products?category=bici-usate&sold=last&sort=${sort}`)).toEqual([...others, sold.name])
    expect((await namesOf('/api/products?q=per+le+prove&sold=last')).at(-1)).toBe(sold.name)
    expect(await namesOf('/api/products?category=bici-usate&sold=last&limit=1&offset=2')).toEqual([sold.name])
    expect(await namesOf('/api/products?category=bici-usate')).toEqual(['C nuova', 'A di mezzo', 'B vecchia'])
  })

  it('says since when, until it comes back', async () => {
    const { id } = await aUsedBicycle('Venduta')
    expect(await get(`/api/products/${id}`)).not.toHaveProperty('soldAt')
    const order = await sell(id)
    const [moved] = await shop.deps.database.db
      .select({ createdAt: stockMovements.createdAt })
      .from(stockMovements)
      .where(and(eq(stockMovements.productId, id), eq(stockMovements.reason, 'ordered')))
    expect(await get(`/api/products/${id}`)).toMatchObject({ stock: 0, soldAt: moved?.createdAt.toISOString() })
    const admin = await anAdministrator(shop)
    const cancelled = await admin.patch(`/api/admin/orders/${order.id}`, { orderStatus: 'cancelled' })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    expect(await get(`/api/products/${id}`)).not.toHaveProperty('soldAt')
  })

  it('is not one that a buyer is paying for', async () => {
    const { id } = await aUsedBicycle('In pagamento')
    await shop.deps.database.db.update(productSizes).set({ reserved: 1 }).where(eq(productSizes.productId, id))
    await shop.deps.catalog.refresh([id])
    const held = await get<Product>(`/api/products/${id}`)
    expect([held.stock, held.soldAt]).toEqual([0, undefined])
  })

  it('leaves lists, counts, search, suggestions and sitemap after thirty days, and keeps its page', async () => {
    const sold = await aUsedBicycle('Bianchina venduta')
    await aUsedBicycle('Bianchina libera')
    await sell(sold.id)
    const seen = async () => ({
      list: await namesOf('/api/products?category=bici-usate&sort=name'),
      all: await namesOf('/api/products?sort=name'),
      count: (await get<{ total: number }>('/api/products/facets?category=bici-usate')).total,
      search: (await namesOf('/api/products?q=bianchina')).toSorted(),
      suggested: (await get<{ products: { name: string }[] }>('/api/search/suggestions?q=bianchina')).products.length,
      isInSitemap: (await shop.app.inject('/sitemap.xml')).body.includes(sold.slug),
    })
    const both = ['Bianchina libera', 'Bianchina venduta']
    const everywhere = { list: both, all: both, count: 2, search: both, suggested: 2, isInSitemap: true }
    shop.clock.advance({ days: 29 })
    await unlistSoldJob(shop.deps).run()
    expect(await seen()).toEqual(everywhere)

    shop.clock.advance({ days: 2 })
    await unlistSoldJob(shop.deps).run()
    const one = ['Bianchina libera']
    expect(await seen()).toEqual({ list: one, all: one, count: 1, search: one, suggested: 1, isInSitemap: false })
    expect((await shop.app.inject(`/api/products/${sold.slug}`)).statusCode).toBe(200)
    expect((await shop.app.inject(`/api/products/${sold.id}`)).statusCode).toBe(200)
    expect(await namesOf(`/api/products?ids=${sold.id}`)).toEqual(['Bianchina venduta'])

    // A return brings it back.
    await shop.deps.database.db.update(productSizes).set({ stock: 1 }).where(eq(productSizes.productId, sold.id))
    await shop.deps.catalog.refresh([sold.id])
    expect(await seen()).toEqual(everywhere)
  })

  it('names the three nearest that can be bought: kind, then size, then price', async () => {
    const sold = await aUsedBicycle('Venduta', { subcategory: 'strada', size: '54', priceCents: 50_000 })
    await aUsedBicycle('Altro tipo', { subcategory: 'citta', size: '54', priceCents: 50_000 })
    await aUsedBicycle('Altra taglia', { subcategory: 'strada', size: '60', priceCents: 50_000 })
    await aUsedBicycle('Più cara', { subcategory: 'strada', size: '54', priceCents: 90_000 })
    await aUsedBicycle('Poco più cara', { subcategory: 'strada', size: '54', priceCents: 60_000 })
    await aUsedBicycle('In disegno', { subcategory: 'strada', size: '54', priceCents: 50_000, imageNames: [drawing] })
    const gone = await aUsedBicycle('Venduta anche lei', { subcategory: 'strada', size: '54', priceCents: 50_000 })
    await sell(sold.id)
    await sell(gone.id)
    const nearest = await namesOf(`/api/products/${sold.slug}/nearest`)
    expect(nearest).toEqual(['Poco più cara', 'Più cara', 'Altra taglia'])
  })

  it('names for a new one what is in stock in the wanted size, one of each model, its own first', async () => {
    const wish = { category: 'biciclette', subcategory: 'gravel' } as const
    const sold = await aProduct(shop.deps, { ...wish, name: 'Rossa', sizes: { M: 1, L: 0 }, row: { modelKey: 'uno' } })
    await aProduct(shop.deps, { ...wish, name: 'Blu', sizes: { L: 1 }, priceCents: 1, row: { modelKey: 'uno' } })
    await aProduct(shop.deps, { ...wish, name: 'Due verde', sizes: { L: 1 }, row: { modelKey: 'due' } })
    await aProduct(shop.deps, { ...wish, name: 'Due nera', sizes: { L: 1 }, row: { modelKey: 'due' } })
    await aProduct(shop.deps, { ...wish, name: 'Piccola', sizes: { M: 1 } })
    await aProduct(shop.deps, { ...wish, name: 'Esaurita', sizes: { L: 0 } })
    const [first, second, ...others] = await namesOf(`/api/products/${sold.slug}/nearest?size=L`)
    expect([first, others]).toEqual(['Blu', []])
    expect(second).toMatch(/^Due /)
    const { alike } = (await shop.app.inject(`/api/products/${sold.slug}/related`)).json()
    const names = alike.map(({ name }: { name: string }) => name)
    expect(names).toHaveLength(2)
    expect(names).toContain('Piccola')
  })

  it('has nothing to go with it', async () => {
    await aProduct(shop.deps, {
      category: 'accessori',
      name: 'Lucchetto',
      imageNames: [photo],
      row: { shelf: 'lucchetti' },
    })
    const wish = { category: 'biciclette', subcategory: 'gravel' } as const
    const related = async (stock: number) => {
      const { slug } = await aProduct(shop.deps, { ...wish, sizes: { M: stock } })
      return (await shop.app.inject(`/api/products/${slug}/related`)).json().companions.length
    }
    expect([await related(1), await related(0)]).toEqual([1, 0])
  })

  it('lists the parts of a new bicycle by group, and what a shop has added with the rest', async () => {
    const { slug } = await aProduct(shop.deps, {
      category: 'biciclette',
      subcategory: 'gravel',
      row: { material: 'Acciaio', weightGrams: 9_800, facts: { brakes: 'pinza', valve: 'presta', lumen: 30 } },
    })
    expect((await shop.app.inject(`/api/products/${slug}`)).json().parts).toEqual([
      { group: 'frame', keys: ['material'] },
      { group: 'wheels', keys: ['brakes'] },
      { group: 'rest', keys: ['weight', 'lumen'] },
      { group: 'spares', keys: ['valve'] },
    ])
  })
})
