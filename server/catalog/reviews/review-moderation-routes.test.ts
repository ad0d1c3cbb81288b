import { beforeEach, describe, expect, it } from 'vitest'
import { reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import type { AdminReview } from '#shared/contract/catalog/admin-reviews.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
let productId: number
beforeEach(async () => {
  admin = await anAdministrator(shop)
  productId = (await aProduct(shop.deps, { name: 'Sella Lambro' })).id
})

const path = '/api/admin/reviews'
let written = 0
/** A review sent by a visitor; it waits for approval. */
async function aReview(change: object = {}, visitor = new Visitor(shop)): Promise<number> {
  written++
  shop.clock.advance({ minutes: 1 })
  const answer = await visitor.post(`/api/products/${productId}/reviews`, {
    customerName: 'Anna Neri',
    customerEmail: `anna.${written}@example.org`,
    rating: 4,
    title: 'Comoda',
    comment: 'Dopo 100 km ancora <b>comoda</b>.',
    ...change,
  })
  expect(answer.statusCode).toBe(201)
  return answer.json().id
}
const approve = (id: number, isApproved = true, reason?: string) =>
  admin.put(`${path}/${id}/approval`, { isApproved, ...(reason && { reason }) })
const shown = async () => (await shop.app.inject(`/api/products/${productId}/reviews`)).json()
const stats = async () => (await shop.app.inject(`/api/products/${productId}/rating-stats`)).json()
const subjects = () => shop.mailer.sent.map((mail) => mail.subject)
const ids = async (query: string) => {
  const answer = await admin.get(`${path}${query}`)
  return [answer.json<AdminReview[]>().map((r) => r.id), answer.headers['x-total-count']]
}

describe('the list of reviews', () => {
  it('shows all of them, newest first, with their product', async () => {
    const first = await aReview()
    const second = await aReview({ customerEmail: 'bruno@example.org' })
    const answer = await admin.get(path)
    expect(answer.json().map((r: AdminReview) => r.id)).toEqual([second, first])
    expect(answer.json()[0]).toEqual({
      id: second,
      customerName: 'Anna Neri',
      customerEmail: 'bruno@example.org',
      rating: 4,
      title: 'Comoda',
      comment: 'Dopo 100 km ancora <b>comoda</b>.',
      isApproved: false,
      isVerified: false,
      hiddenReason: null,
      answer: null,
      createdAt: expect.any(String),
      product: {
        id: productId,
        name: 'Sella Lambro',
        productCode: expect.stringMatching(/^PV-T-/),
        slug: expect.stringContaining('sella-lambro'),
      },
    })
  })

  it('filters, searches, pages and counts', async () => {
    const [a, b, c] = [await aReview(), await aReview({ title: 'Scricchiola al 100%' }), await aReview()]
    await approve(b)
    expect(await ids('?status=pending')).toEqual([[c, a], '2'])
    expect(await ids('?status=approved')).toEqual([[b], '1'])
    expect(await ids('?q=SCRICCHIOLA')).toEqual([[b], '1'])
    expect(await ids('?q=100%25')).toEqual([[b], '1'])
    expect(await ids('?q=lambro&limit=1&offset=1')).toEqual([[b], '3'])
    expect((await admin.get(`${path}?limit=1&offset=1`)).headers.link).toBe(
      '</api/admin/reviews?limit=1&offset=2>; rel="next", </api/admin/reviews?limit=1&offset=0>; rel="prev"',
    )
    expect((await admin.get(`${path}/counts`)).json()).toEqual({
      all: 3,
      pending: 2,
      approved: 1,
      questions: { all: 0, waiting: 0 },
    })
    expect((await admin.get(`${path}?status=alcune`)).statusCode).toBe(400)
  })

  it('keeps the reviews of a product that is no longer sold', async () => {
    const id = await aReview()
    await admin.delete(`/api/admin/products/${productId}`)
    expect((await admin.get(path)).json()).toMatchObject([{ id, product: { name: 'Sella Lambro' } }])
  })
})

describe('approving and hiding', () => {
  it('shows the review with its rating at once, and takes it back', async () => {
    const id = await aReview()
    expect([await shown(), await stats()]).toEqual([[], { averageRating: 0, totalReviews: 0 }])
    const answer = await approve(id)
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ id, isApproved: true })])
    const rated = async () => (await shop.app.inject(`/api/products?ids=${productId}`)).json()[0].rating
    expect(await rated()).toEqual({ average: 4, count: 1 })
    await approve(id, false)
    expect(await rated()).toBeUndefined()
    await approve(id)
    expect([await shown(), await stats()]).toEqual([
      [expect.objectContaining({ id })],
      { averageRating: 4, totalReviews: 1 },
    ])
    expect(JSON.stringify(await shown())).not.toContain('example.org')
    const hidden = await approve(id, false, 'Dati personali')
    expect(hidden.json()).toMatchObject({ isApproved: false, hiddenReason: 'Dati personali' })
    expect(await shown()).toEqual([])
    expect((await approve(id)).json().hiddenReason).toBeNull()
  })

  it('tells the writer once, however often it is hidden and shown again', async () => {
    const id = await aReview()
    for (const isApproved of [true, false, true, true]) await approve(id, isApproved)
    await shop.deps.mailSender.sendDue()
    expect(subjects()).toHaveLength(1)
    expect(shop.mailer.sent[0]).toMatchObject({ to: expect.stringContaining('anna.') })
  })

  it('sends none to customers who switched such mails off', async () => {
    const customer = await aCustomer(shop)
    await customer.patch('/api/auth/user/notifications', { emailNotifications: false })
    const id = await aReview({ customerEmail: customer.user.email }, customer)
    expect(await shop.deps.database.db.select().from(customers)).toHaveLength(1)
    shop.mailer.sent = []
    await approve(id)
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.filter((m) => /recensione/i.test(m.subject))).toEqual([])
  })

  it.each([[{}], [{ isApproved: 'sì' }], [{ isApproved: 1 }]])('refuses %j', async (body) => {
    const id = await aReview()
    expect((await admin.put(`${path}/${id}/approval`, body)).statusCode).toBe(400)
    expect(await shop.deps.database.db.select().from(reviews)).toMatchObject([{ isApproved: false }])
  })
})

describe('deleting', () => {
  it('takes the review away for good', async () => {
    const id = await aReview({ customerEmail: 'una@example.org' })
    await approve(id)
    const answer = await admin.delete(`${path}/${id}`)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect([await shown(), await stats(), (await admin.get(path)).json()]).toEqual([
      [],
      { averageRating: 0, totalReviews: 0 },
      [],
    ])
    await aReview({ customerEmail: 'una@example.org' })
  })
})

it('answers 404 for a review that is not there, and 401 to visitors', async () => {
  for (const answer of [await approve(999), await approve(999, false), await admin.delete(`${path}/999`)])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'review_not_found'])
  const visitor = new Visitor(shop)
  expect((await visitor.get(path)).statusCode).toBe(401)
  expect((await visitor.put(`${path}/1/approval`, { isApproved: true })).statusCode).toBe(401)
  expect((await visitor.delete(`${path}/1`)).statusCode).toBe(401)
})
