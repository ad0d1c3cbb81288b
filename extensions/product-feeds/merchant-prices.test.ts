import { beforeEach, expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import { clockShows } from '#shared/domain/platform/prices/reduction.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const dayMs = 86_400_000
const feed = async () => (await shop.app.inject('/feeds/google.xml')).body

it('merchants get both prices of a reduced article, and until when', async () => {
  const now = shop.clock.read()
  const { id } = await aProduct(shop.deps, { priceCents: 12_990, imageNames: ['casco-800x800-cut.webp'] })
  const createdAt = new Date(now.getTime() - 40 * dayMs)
  await shop.deps.database.db.insert(tables.priceHistory).values({ productId: id, priceCents: 12_990, createdAt })
  const to = clockShows(new Date(now.getTime() + 7 * dayMs))
  const plan = { name: 'Autunno', target: 'products', productIds: [id], kind: 'percent', percent: 15, to }
  expect((await admin.post('/api/admin/reductions', plan)).statusCode).toBe(201)
  const body = await feed()
  expect(body).toContain('<g:price>129.90 EUR</g:price><g:sale_price>110.41 EUR</g:sale_price>')
  const [, from = '', until = ''] = /<g:sale_price_effective_date>([^<]+)\/([^<]+)</.exec(body) ?? []
  for (const moment of [from, until]) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/)
  expect([until.slice(0, 16), new Date(from) <= now]).toEqual([to.slice(0, 16), true])
})

it('each size goes out with its own price', async () => {
  const stock = { S: 5, M: 5, L: 0 }
  const own = {
    priceCents: 10_000,
    sizes: stock,
    category: 'abbigliamento' as const,
    imageNames: ['maglia-800x800-cut.webp'],
  }
  const { id } = await aProduct(shop.deps, own)
  const sizes = Object.entries(stock).map(([size, units]) => ({
    size,
    stock: units,
    price: size === 'M' ? '120.00' : '',
  }))
  expect((await admin.put(`/api/admin/products/${id}`, { sizes })).statusCode).toBe(200)
  expect([...(await feed()).matchAll(/<g:price>(1\d\d\.00) EUR/g)].map(([, price]) => price)).toEqual([
    '100.00',
    '120.00',
    '100.00',
  ])
})
