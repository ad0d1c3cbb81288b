import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { collectReads } from './answer-reads.ts'

const shop = shopForEachTest()

it('tells a page that read through the API in process how long what it read stays true', async () => {
  const shown = await aProduct(shop.deps, { category: 'biciclette', stock: 5 })
  const elsewhere = await aProduct(shop.deps, { category: 'accessori', stock: 5 })
  // Twice: once made, once kept.
  for (const _ of [1, 2]) {
    const page = await collectReads(async () => {
      await shop.app.inject('/api/products?category=biciclette')
      await shop.app.inject(`/api/products/${shown.slug}`)
      return 'page'
    })
    await shop.deps.catalog.refresh([elsewhere.id])
    expect(page.isCurrent()).toBe(true)
    await shop.deps.catalog.refresh([shown.id])
    expect(page.isCurrent()).toBe(false)
    await shop.app.inject('/api/products?category=biciclette')
    await shop.app.inject(`/api/products/${shown.slug}`)
  }
})

it('gives equal questions the same answer, however they are spelled', async () => {
  await aProduct(shop.deps, { category: 'biciclette', row: { brand: 'Ortles', color: 'Nero' } })
  const spellings = [
    '/api/products?category=biciclette&brand=Ortles&brand=Altopiano&color=Nero&minPrice=10',
    '/api/products?minPrice=10,00&color=Nero&brand=Altopiano&brand=Ortles&category=biciclette&offset=0&inStock=false',
    '/api/products?brand=Ortles&brand=Altopiano&brand=Ortles&color=Nero&category=biciclette&minPrice=10.0&utm_source=x',
  ]
  const answers = await Promise.all(spellings.map((url) => shop.app.inject(url)))
  expect(answers.map((a) => a.headers['x-total-count'])).toEqual(['1', '1', '1'])
  expect(new Set(answers.map((a) => a.headers.etag)).size).toBe(1)
})

it('keeps refusing a bad address after a good one was answered', async () => {
  await aProduct(shop.deps)
  expect((await shop.app.inject('/api/products?limit=1')).statusCode).toBe(200)
  expect((await shop.app.inject('/api/products?limit=1&limit=1')).statusCode).toBe(400)
  expect((await shop.app.inject('/api/products?limit=1')).statusCode).toBe(200)
})

it('never shows pieces that are gone: each answer is at least as new as the last known change', async () => {
  const { id } = await aProduct(shop.deps, { stock: 20 })
  for (let stock = 19; stock >= 0; stock--) {
    await shop.deps.database.db.update(tables.productSizes).set({ stock }).where(eq(tables.productSizes.productId, id))
    await shop.deps.catalog.refresh([id])
    const answers = await Promise.all(['/api/products', `/api/products/${id}`].map((url) => shop.app.inject(url)))
    expect(answers.map((a) => [a.json()].flat()[0].stock)).toEqual([stock, stock])
  }
})

it('has the security headers on answers from memory too', async () => {
  await aProduct(shop.deps)
  const [made, kept] = [await shop.app.inject('/api/products'), await shop.app.inject('/api/products')]
  expect(kept.headers['content-security-policy']).toBe(made.headers['content-security-policy'])
  expect(kept.headers['x-content-type-options']).toBe('nosniff')
})
