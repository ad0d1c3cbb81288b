import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import type { Product, WholeProduct } from '#shared/contract/catalog/catalog.ts'
import type { Question } from '#shared/contract/catalog/questions.ts'
import type { Review } from '#shared/contract/catalog/reviews.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { tempFolder } from '#test/test-database.ts'
import { seedCatalog } from './seed-catalog.ts'
import { readSeedFiles } from './seed-files.ts'

const folder = fileURLToPath(new URL('../../../seed', import.meta.url))

const shop = shopForEachTest()

const seed = (from = folder) =>
  seedCatalog({ database: shop.deps.database, images: shop.images, clock: shop.deps.clock, folder: from })

async function count(table: Parameters<typeof shop.deps.database.db.$count>[0]): Promise<number> {
  return shop.deps.database.db.$count(table)
}

it('fills an empty shop, once', async () => {
  const files = await readSeedFiles(folder)
  expect(await seed()).toBe(files.products.length)
  expect(await seed()).toBe(0)
  expect(await count(tables.products)).toBe(files.products.length)
  expect(await count(tables.reviews)).toBe(files.reviews.length)
  expect(await count(tables.productQuestions)).toBe(files.questions.length)
  expect(await count(tables.priceHistory)).toBe(files.products.length)
  expect(await count(tables.jobCards)).toBe(files.jobCards.length)
  await shop.deps.catalog.refresh()
  const one = (await shop.app.inject('/api/products/olandese-anversa-revisionata')).json<WholeProduct>()
  expect(one.inspection).toMatchObject({ grade: 'B', year: 2016, kilometres: null, serialEnd: '4471' })
  for (const category of categories) {
    const expected = files.products.filter((p) => p.category === category && p.isActive).length
    const answer = await shop.app.inject(`/api/products?category=${category}&limit=1`)
    expect([category, answer.headers['x-total-count']]).toEqual([category, String(expected)])
  }
})

it('keeps what it was given: pieces, weight, age, pictures with their facts', async () => {
  await seed()
  await shop.deps.catalog.refresh()
  const { products } = await readSeedFiles(folder)
  const given = products.find((p) => p.slug === 'gravel-brenta-disc-marrone')
  const product = (await shop.app.inject('/api/products/gravel-brenta-disc-marrone')).json() as Product
  expect(product).toMatchObject({
    productCode: given?.code,
    sizes: given?.sizes,
    weight: '9.80',
    frameSize: 'S, M, L, XL',
  })
  const ageDays = (shop.clock.now.getTime() - Date.parse(product.createdAt)) / 86_400_000
  expect(ageDays).toBeCloseTo(given?.daysAgo ?? 0, 3)
  expect(product.imageUrls).toHaveLength(given?.images.length ?? 0)
  expect(product.imageAlts).toHaveLength(given?.images.length ?? 0)
  expect(product.imageAlts?.every((alt) => alt.length > 10)).toBe(true)
  expect(imageFacts(product.imageUrls[0] ?? '')).toMatchObject({ width: 1200, fit: 'scene' })
})

it('stores every picture that a product shows, with its checksum', async () => {
  await seed()
  const { db } = shop.deps.database
  const registered = await db.select().from(tables.images)
  const shown = new Set(
    (await db.select({ names: tables.products.imageNames }).from(tables.products)).flatMap((r) => r.names),
  )
  expect(new Set(registered.map((r) => r.name))).toEqual(shown)
  for (const { name, sha256, bytes } of registered) {
    const content = await shop.images.read(name)
    expect(
      createHash('sha256')
        .update(content ?? '')
        .digest('hex'),
    ).toBe(sha256)
    expect(content?.length).toBe(bytes)
  }
})

it('begins every size with a movement of its pieces', async () => {
  await seed()
  const { rows } = (await shop.deps.database.db.execute(sql`
    select count(*)::int as wrong from product_sizes s
    where s.stock <> (select coalesce(sum(m.delta), 0) from stock_movements m where m.product_id = s.product_id and m.size = s.size)
  `)) as unknown as { rows: { wrong: number }[] }
  expect(rows[0]?.wrong).toBe(0)
  expect(await count(tables.stockMovements)).toBe(await count(tables.productSizes))
})

it('loads once when two starts try at the same time', async () => {
  const { products } = await readSeedFiles(folder)
  expect((await Promise.all([seed(), seed()])).sort((a, b) => a - b)).toEqual([0, products.length])
  expect(await count(tables.products)).toBe(products.length)
})

it('leaves a shop alone that has a product of its own, deleted ones too', async () => {
  const own = { slug: 'mio', name: 'Mio', description: '', priceCents: 1, productCode: 'X' }
  await shop.deps.database.db.insert(tables.products).values({ ...own, category: 'accessori', deletedAt: new Date() })
  expect(await seed()).toBe(0)
  expect(await count(tables.products)).toBe(1)
})

it('stores no product at all when the data is wrong, and says what is', async () => {
  const broken = tempFolder('seed')
  await mkdir(broken)
  await cp(folder, broken, { recursive: true })
  const reviews = JSON.parse(await readFile(join(broken, 'reviews.json'), 'utf8'))
  await writeFile(join(broken, 'reviews.json'), JSON.stringify([...reviews, { ...reviews[0], code: 'PV-MAI' }]))
  await expect(seed(broken)).rejects.toThrow('PV-MAI')
  expect(await count(tables.products)).toBe(0)
  await writeFile(join(broken, 'reviews.json'), JSON.stringify([{ ...reviews[0], rating: 6 }]))
  await expect(seed(broken)).rejects.toThrow(/reviews\.json.*rating/s)
})

it('shows only approved reviews of the demo, on products that exist', async () => {
  await seed()
  await shop.deps.catalog.refresh()
  const { db } = shop.deps.database
  const [approved] = await db.select().from(tables.reviews).where(eq(tables.reviews.isApproved, true)).limit(1)
  const reviews = (await shop.app.inject(`/api/products/${approved?.productId}/reviews`)).json()
  expect(reviews.map((r: { id: number }) => r.id)).toContain(approved?.id)
})

it('shows the answers, fits, votes and questions of the demo, and mails none of them', async () => {
  await seed()
  await shop.deps.catalog.refresh()
  const { reviews, questions } = await readSeedFiles(folder)
  const { id } = (await shop.app.inject('/api/products/gravel-brenta-disc-marrone')).json<Product>()
  const ofBrenta = reviews.filter(({ code, isApproved }) => isApproved && code === 'PV-GRB-0412')
  const shown: Review[] = (await shop.app.inject(`/api/products/${id}/reviews`)).json()
  const said = (review: Review) => [review.fit, review.heightFromCm, review.helpful ?? 0, review.answer?.text]
  expect(shown.map(said)).toEqual(ofBrenta.map((one) => [one.fit, one.heightFromCm, one.helpful, one.answer?.text]))
  expect(shown.filter(({ answer }) => answer).length).toBeGreaterThan(2)
  const asked: Question[] = (await shop.app.inject(`/api/products/${id}/questions`)).json()
  expect(asked.map(({ text }) => text)).toEqual(
    questions.filter(({ code }) => code === 'PV-GRB-0412').map(({ text }) => text),
  )
  expect(asked.map(({ language }) => language).toSorted()).toEqual(['en', 'it'])
  expect([await count(tables.productQuestions), await count(tables.outbox)]).toEqual([questions.length, 0])
})
