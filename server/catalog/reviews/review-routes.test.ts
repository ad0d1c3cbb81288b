import { beforeEach, describe, expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import { listReviews } from '#shared/contract/catalog/reviews.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
let productId: number
beforeEach(async () => {
  productId = (await aProduct(shop.deps)).id
})

let written = 0
async function aReview(request: Partial<typeof tables.reviews.$inferInsert> = {}) {
  written++
  await shop.deps.database.db.insert(tables.reviews).values({
    productId,
    customerName: `Cliente ${written}`,
    customerEmail: `cliente${written}@example.org`,
    rating: 5,
    title: 'Bene',
    comment: 'Tutto a posto.',
    isApproved: true,
    ...request,
  })
  await shop.deps.catalog.refresh([productId])
}

const read = async (what: 'reviews' | 'rating-stats') =>
  (await shop.app.inject(`/api/products/${productId}/${what}`)).json()

describe('GET /api/products/:id/reviews', () => {
  it('shows approved reviews, newest first, and never the e-mail', async () => {
    await aReview({ title: 'Vecchia', createdAt: new Date('2026-01-01T00:00:00Z') })
    await aReview({ title: 'Nuova', createdAt: new Date('2026-02-01T00:00:00Z'), isVerified: true, rating: 4 })
    await aReview({ title: 'In attesa', isApproved: false })
    const answer = await shop.app.inject(`/api/products/${productId}/reviews`)
    const reviews = listReviews.replies[200].parse(answer.json())
    expect(reviews.map((r) => [r.title, r.rating, r.isVerified])).toEqual([
      ['Nuova', 4, true],
      ['Vecchia', 5, false],
    ])
    expect(answer.body).not.toContain('@')
    expect(Object.keys(answer.json()[0]).sort()).toEqual(
      ['id', 'customerName', 'rating', 'title', 'comment', 'isVerified', 'answer', 'createdAt'].sort(),
    )
  })

  it('is empty for a product without reviews', async () => {
    expect(await read('reviews')).toEqual([])
  })

  it('shows a review as soon as it is approved', async () => {
    await aReview({ isApproved: false })
    expect(await read('reviews')).toEqual([])
    await shop.deps.database.db.update(tables.reviews).set({ isApproved: true })
    await shop.deps.catalog.refresh([productId])
    expect(await read('reviews')).toHaveLength(1)
    expect(await read('rating-stats')).toMatchObject({ totalReviews: 1 })
  })
})

describe('GET /api/products/:id/rating-stats', () => {
  it('is 0 and 0 without approved reviews', async () => {
    await aReview({ isApproved: false })
    expect(await read('rating-stats')).toEqual({ averageRating: 0, totalReviews: 0 })
  })

  it.each([
    [[5], 5],
    [[5, 4], 4.5],
    [[5, 4, 4], 4.3],
    [[1, 1, 1, 2], 1.3],
    [[3, 4, 4], 3.7],
  ])('averages %j as %f', async (ratings, averageRating) => {
    for (const rating of ratings) await aReview({ rating })
    expect(await read('rating-stats')).toEqual({ averageRating, totalReviews: ratings.length })
  })
})

it.each(['reviews', 'rating-stats'])('answers 404 for the %s of an unknown or inactive product', async (what) => {
  const hidden = await aProduct(shop.deps, { isActive: false })
  for (const id of [9_999, hidden.id]) {
    const answer = await shop.app.inject(`/api/products/${id}/${what}`)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'product_not_found'])
  }
})

it.each(['reviews', 'rating-stats'])('refuses the %s of what is no id', async (what) => {
  for (const id of ['abc', '1.5', '-1', '0', '99999999999']) {
    const answer = await shop.app.inject(`/api/products/${id}/${what}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
  }
})

describe('GET /api/reviews', () => {
  const latest = async () => (await shop.app.inject('/api/reviews')).json()

  it('shows the three newest approved ones of the shop with their product, and its rating by all', async () => {
    const day = (date: string) => new Date(`2026-02-0${date}T00:00:00Z`)
    await aReview({ title: 'Prima', createdAt: day('1'), rating: 1 })
    await aReview({ title: 'Seconda', createdAt: day('2'), rating: 4 })
    await aReview({ title: 'In attesa', createdAt: day('9'), isApproved: false })
    const other = await aProduct(shop.deps, { name: 'Catena' })
    await aReview({ title: 'Quarta', createdAt: day('4'), rating: 4, productId: other.id })
    await aReview({ title: 'Terza', createdAt: day('3'), rating: 5 })
    const hidden = await aProduct(shop.deps, { isActive: false })
    await aReview({ title: 'Di un articolo tolto', createdAt: day('8'), rating: 5, productId: hidden.id })
    const answer = await latest()
    expect(answer.reviews.map((r: { title: string }) => r.title)).toEqual(['Quarta', 'Terza', 'Seconda'])
    expect(answer.reviews[0].product).toEqual({ slug: other.slug, name: 'Catena' })
    expect(answer).toMatchObject({ averageRating: 3.8, totalReviews: 5, counts: [2, 2, 0, 0, 1] })
    expect(JSON.stringify(answer)).not.toContain('@')
  })

  it('has nothing to show in a new shop', async () => {
    expect(await latest()).toEqual({ averageRating: 0, totalReviews: 0, counts: [0, 0, 0, 0, 0], reviews: [] })
  })

  it('shows a review as soon as its product is read again', async () => {
    await aReview({ title: 'Prima' })
    await latest()
    await aReview({ title: 'Seconda' })
    expect((await latest()).totalReviews).toBe(2)
  })
})
