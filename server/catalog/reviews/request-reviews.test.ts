import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { stopMails } from '#server/messages/mail-choices/mail-choices.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { aSoldOrder } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer } from '#test/visitor.ts'
import { requestReviews } from './request-reviews.ts'

const shop = shopForEachTest()

describe('a request for reviews', () => {
  const asked = async () => {
    await shop.deps.mailSender.sendDue()
    return shop.mailer.sent.filter(({ subject }) => subject.startsWith('Come ti trovi')).map(({ text }) => text)
  }

  it('leaves once, 20 days after the delivery, about what is kept and not reviewed', async () => {
    const sold = await aSoldOrder(shop, { deliveredDaysAgo: 19 })
    const old = await aSoldOrder(shop, { deliveredDaysAgo: 40 })
    const { orderId, productId } = orderItems
    const line = (n: number) => and(eq(orderId, sold.id), eq(productId, sold.productIds[n] ?? 0))
    await shop.deps.database.db.update(orderItems).set({ refundedQuantity: 1 }).where(line(1))
    const review = { customerName: 'A', rating: 2, title: 'No', comment: 'Scomodo.' }
    const email = (await shop.deps.database.db.select().from(orders).where(eq(orders.id, sold.id)))[0]?.customerEmail
    const url = `/api/products/${sold.productIds[2]}/reviews`
    await shop.app.inject({ method: 'POST', url, payload: { ...review, customerEmail: email?.toUpperCase() } })
    expect(await requestReviews(shop.deps)).toBe(0)
    shop.clock.advance({ days: 1 })
    await Promise.all([1, 2, 3].map(() => requestReviews(shop.deps)))
    const [text, ...more] = await asked()
    expect(text).toContain('Recensisci Casco Sentiero')
    expect(text).toContain(`ordine=${sold.orderNumber}&k=${sold.accessKey}`)
    expect(text).not.toMatch(/Copertone|Pedale/)
    expect(more).toEqual([])
    shop.clock.advance({ days: 5 })
    expect(await requestReviews(shop.deps)).toBe(0)
    expect((await asked()).join()).not.toContain(old.orderNumber)
  })

  it.each([
    ['is cancelled', { orderStatus: 'cancelled' as const }],
    ['is not paid', { paymentStatus: 'pending' as const }],
  ])('does not leave when the order %s', async (_what, change) => {
    const { id } = await aSoldOrder(shop, { deliveredDaysAgo: 21 })
    await shop.deps.database.db.update(orders).set(change).where(eq(orders.id, id))
    expect(await requestReviews(shop.deps)).toBe(0)
  })

  it('never leaves against the switch of the account, nor to who has refused them or withdraws', async () => {
    const [sold, guest, other] = [await ready(), await ready(), await ready()]
    const customer = await aCustomer(shop)
    const { email } = customer.user
    await shop.deps.database.db.update(orders).set({ customerEmail: email }).where(eq(orders.id, sold.id))
    await shop.deps.database.db.update(customers).set({ emailNotifications: false })
    await shop.deps.database.db.update(orders).set({ customerEmail: 'g@example.org' }).where(eq(orders.id, guest.id))
    await stopMails(shop.deps, 'review_requests', 'G@example.org')
    const statement = { customerName: 'A', customerEmail: 'w@example.org', orderNumber: other.orderNumber }
    await shop.deps.database.db.update(orders).set({ customerEmail: 'w@example.org' }).where(eq(orders.id, other.id))
    await shop.app.inject({ method: 'POST', url: '/api/withdrawals', payload: statement })
    expect(await requestReviews(shop.deps)).toBe(0)
    expect(await asked()).toEqual([])
  })
  const ready = () => aSoldOrder(shop, { deliveredDaysAgo: 21 })
})
