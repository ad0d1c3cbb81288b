import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { productSizes, products } from '#server/platform/database/schema/catalog-tables.ts'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import { aProduct } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'

let renders = 0
/** A page that shows data of the list. */
const pages: PageRenderer = {
  render: async ({ fetch }) => {
    renders += 1
    const answer = await fetch('/api/products?category=componenti')
    return { status: 200, html: await answer.text(), location: undefined }
  },
}

let shop: TestShop
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  shop = await openTestShop({ pages })
})
afterEach(async () => {
  await shop.close()
  vi.useRealTimers()
})

async function shown() {
  const answer = await shop.app.inject('/componenti')
  return JSON.parse(answer.body)[0] as { price: string; stock: number }
}

async function change(id: number, { stock, priceCents }: { stock?: number; priceCents?: number }) {
  const { db } = shop.deps.database
  if (stock !== undefined) await db.update(productSizes).set({ stock }).where(eq(productSizes.productId, id))
  if (priceCents !== undefined) await db.update(products).set({ priceCents }).where(eq(products.id, id))
  await shop.deps.catalog.refresh([id])
}

it('says of sold pieces what was true a moment ago, and no longer than that', async () => {
  const { id } = await aProduct(shop.deps, { category: 'componenti', stock: 5 })
  expect((await shown()).stock).toBe(5)
  await change(id, { stock: 4 })
  await change(id, { stock: 3 })
  expect((await shown()).stock).toBe(5)
  vi.advanceTimersByTime(250)
  expect((await shown()).stock).toBe(3)
})

it('shows a price, and that something is sold out, at once', async () => {
  const { id } = await aProduct(shop.deps, { category: 'componenti', stock: 5, priceCents: 1_000 })
  expect((await shown()).price).toBe('10.00')
  await change(id, { priceCents: 2_000 })
  expect((await shown()).price).toBe('20.00')
  await change(id, { stock: 0 })
  expect((await shown()).stock).toBe(0)
})

it('is made once for all addresses that differ in what its route does not read', async () => {
  const before = renders
  for (const query of ['', '?x=1', '?msclkid=1&gbraid=2', '?sort=name', '?utm_id=3&sort=name', '?sort=name&bici=1'])
    expect((await shop.app.inject(`/componenti${query}`)).statusCode).toBe(200)
  expect(renders - before).toBe(2)
  const typed = await shop.app.inject('/Componenti.?sort=name')
  expect([typed.statusCode, typed.headers.location]).toEqual([301, '/componenti?sort=name'])
  expect(renders - before).toBe(2)
})
