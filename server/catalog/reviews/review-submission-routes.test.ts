import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { hashSecretOf } from '#server/platform/throttle/caller.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'
import { mailReviewPublished } from './mail-review-published.ts'

const shop = shopForEachTest()
let productId: number
let visitor: Visitor
beforeEach(async () => {
  productId = (await aProduct(shop.deps, { name: 'Sella Soglia' })).id
  visitor = new Visitor(shop)
})

const aReview = (change: Record<string, unknown> = {}) => ({
  customerName: 'Giulia Ferrari',
  customerEmail: 'giulia@example.org',
  rating: 4,
  title: 'Comoda davvero',
  comment: 'Dopo 200 km non la sento più.',
  ...change,
})
const send = (by: Visitor, change?: Record<string, unknown>) =>
  by.post(`/api/products/${productId}/reviews`, aReview(change))
const stored = () => shop.deps.database.db.select().from(reviews)

/** An order of one item, paid by default. */
async function anOrder(by: Visitor, customerEmail: string, change: Partial<typeof orders.$inferInsert> = {}) {
  const body = anOrderBody({ items: [{ productId, quantity: 1 }], order: { customerEmail } })
  const placed = (await by.post('/api/orders', body)).json<{ id: string; accessKey: string }>()
  await shop.deps.database.db
    .update(orders)
    .set({ paymentStatus: 'paid', ...change })
    .where(eq(orders.id, placed.id))
  return placed
}

describe('POST /api/products/{id}/reviews', () => {
  it('answers 201 with the review, not approved and not verified, without the e-mail', async () => {
    const response = await send(visitor, { isApproved: true, isVerified: true })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      id: expect.any(Number),
      customerName: 'Giulia Ferrari',
      rating: 4,
      title: 'Comoda davvero',
      comment: 'Dopo 200 km non la sento più.',
      isApproved: false,
      isVerified: false,
      createdAt: shop.clock.now.toISOString(),
    })
    expect((await visitor.get(`/api/products/${productId}/reviews`)).json()).toEqual([])
  })

  it('keeps links and HTML as the plain text they are', async () => {
    const comment = '<script>alert(1)</script> <a href="https://x.example">qui</a>'
    expect((await send(visitor, { comment })).json().comment).toBe(comment)
  })

  it('takes one review for each e-mail and product, in whatever case the address is written', async () => {
    await send(visitor)
    const again = await send(visitor, { customerEmail: 'GIULIA@Example.org' })
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_reviewed'])
    expect((await send(visitor, { customerEmail: 'marco@example.org' })).statusCode).toBe(201)
    const answers = await Promise.all([1, 2, 3].map(() => send(visitor, { customerEmail: 'anna@example.org' })))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([201, 409, 409])
    expect(await stored()).toHaveLength(3)
  })

  it.each([
    ['a rating of 0', { rating: 0 }, 'rating'],
    ['a rating of 6', { rating: 6 }, 'rating'],
    ['half a star', { rating: 4.5 }, 'rating'],
    ['no name', { customerName: ' ' }, 'customerName'],
    ['no e-mail', { customerEmail: undefined }, 'customerEmail'],
    ['no title', { title: '' }, 'title'],
    ['no comment', { comment: '\n' }, 'comment'],
    ['a comment of 4,001 characters', { comment: 'a'.repeat(4_001) }, 'comment'],
    ['a line break in the title', { title: 'a\nb' }, 'title'],
    ['the hidden field', { website: 'https://spam.example' }, 'website'],
  ])('answers 400 beside the field for %s and stores nothing', async (_what, change, field) => {
    const response = await send(visitor, change)
    expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: expect.any(String) }])
    expect(await stored()).toEqual([])
  })

  it('does not know products that are inactive or do not exist', async () => {
    const inactive = await aProduct(shop.deps, { isActive: false })
    for (const id of [inactive.id, 999_999]) {
      const response = await visitor.post(`/api/products/${id}/reviews`, aReview())
      expect([response.statusCode, response.json().code]).toEqual([404, 'product_not_found'])
    }
  })
})

describe('a verified purchase', () => {
  const isVerified = async (by: Visitor, change?: Record<string, unknown>) => (await send(by, change)).json().isVerified

  it('is one the customer has paid for in the account', async () => {
    const customer = await aCustomer(shop, { email: 'giulia@example.org' })
    await anOrder(customer, 'giulia@example.org')
    expect(await isVerified(customer, { customerEmail: 'Giulia@example.org' })).toBe(true)
  })

  it('is one whose mail has led the writer here', async () => {
    const { accessKey } = await anOrder(visitor, 'giulia@example.org')
    expect(await isVerified(visitor, { reviewKey: accessKey })).toBe(true)
  })

  it('is one of the proven address, bought without an account', async () => {
    await anOrder(visitor, 'giulia@example.org')
    const customer = await aCustomer(shop, { email: 'giulia@example.org' })
    await shop.deps.database.db.update(customers).set({ emailVerifiedAt: shop.clock.now })
    expect(await isVerified(customer)).toBe(true)
  })

  it.each([
    ['there is neither a login nor a key', {}, {}],
    ['the key is wrong', {}, { reviewKey: 'A'.repeat(22) }],
    ['the order is not paid', { paymentStatus: 'pending' }, { withKey: true }],
    ['the order was refunded', { paymentStatus: 'refunded' }, { withKey: true }],
    ['the order was cancelled', { orderStatus: 'cancelled' }, { withKey: true }],
    ['the key belongs to another e-mail', {}, { withKey: true, customerEmail: 'marco@example.org' }],
  ] as const)('is none when %s', async (_why, order, more) => {
    const { withKey, ...change }: Record<string, unknown> = more
    const { accessKey } = await anOrder(visitor, 'giulia@example.org', order)
    expect(await isVerified(visitor, { ...(withKey ? { reviewKey: accessKey } : {}), ...change })).toBe(false)
  })

  it('is none for an account opened with a buyer’s address', async () => {
    await anOrder(visitor, 'giulia@example.org')
    expect(await isVerified(await aCustomer(shop, { email: 'giulia@example.org' }))).toBe(false)
  })

  it('is none for another product', async () => {
    const customer = await aCustomer(shop, { email: 'giulia@example.org' })
    await anOrder(customer, 'giulia@example.org')
    productId = (await aProduct(shop.deps)).id
    expect(await isVerified(customer)).toBe(false)
  })

  it('is none for a review under another e-mail', async () => {
    const customer = await aCustomer(shop, { email: 'giulia@example.org' })
    await anOrder(customer, 'giulia@example.org')
    expect(await isVerified(customer, { customerEmail: 'marco@example.org' })).toBe(false)
  })
})

describe('the mail about a published review', () => {
  const publish = async (id: number) => {
    await hashSecretOf(shop.deps)
    await inTransaction(shop.deps.database, (tx) => mailReviewPublished(shop.deps, tx, id))
  }

  it('reaches the writer once, in the language of the review', async () => {
    const review = await visitor.post(`/api/products/${productId}/reviews`, aReview(), { 'accept-language': 'en' })
    await publish(review.json().id)
    await publish(review.json().id)
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent).toHaveLength(1)
    expect(shop.mailer.sent[0]).toMatchObject({ to: 'giulia@example.org', language: 'en' })
    expect(shop.mailer.sent[0]?.subject).toBe('Your review of Sella Soglia is online')
    expect(shop.mailer.sent[0]?.text).toMatch(/\/en\/prodotto\/\S+#recensioni/)
  })

  it('does not reach a customer who wants no such mails', async () => {
    const customer = await aCustomer(shop, { email: 'giulia@example.org' })
    await customer.patch('/api/auth/user/notifications', { emailNotifications: false })
    await shop.deps.mailSender.sendDue()
    const before = shop.mailer.sent.length
    await publish((await send(visitor)).json().id)
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent).toHaveLength(before)
  })
})
