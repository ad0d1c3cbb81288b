import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { confirmPayment } from '#server/orders/checkout/confirm-payment.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { anOrder, stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { cancelUnpaidBankOrders, orderJobs } from './order-jobs.ts'
import { shipOrder } from './ship-order.ts'

const shop = shopForEachTest()

async function statusOf(orderId: string) {
  const [order] = await shop.deps.database.db.select().from(orders).where(eq(orders.id, orderId))
  return order?.orderStatus
}

describe('an unpaid bank order', () => {
  it('is cancelled after seven days, its pieces go back once and the customer is told', async () => {
    const order = await anOrder(shop, { stock: 4, quantity: 3 })
    await shop.deps.mailSender.sendDue()
    shop.clock.advance({ days: 6, hours: 23, minutes: 59 })
    expect(await cancelUnpaidBankOrders(shop.deps)).toBe(0)
    shop.clock.advance({ minutes: 1 })
    expect(await cancelUnpaidBankOrders(shop.deps)).toBe(1)
    expect(await cancelUnpaidBankOrders(shop.deps)).toBe(0)
    expect(await statusOf(order.id)).toBe('cancelled')
    expect(await stockOf(shop, order.productId)).toEqual({ '': 4 })
    expect(shop.deps.catalog.find(order.productId)?.stock).toBe(4)
    expect(await shop.deps.mailSender.sendDue()).toBe(1)
    expect(shop.mailer.sent.at(-1)?.text).toContain('il bonifico non è arrivato entro 7 giorni')
  })

  it('is left alone once it is paid or has been sent all the same', async () => {
    const paid = await anOrder(shop)
    const sent = await anOrder(shop)
    await confirmPayment(shop.deps, paid.id)
    await shipOrder(shop.deps, sent.id, { reason: 'Paga al ritiro' })
    shop.clock.advance({ days: 30 })
    expect(await cancelUnpaidBankOrders(shop.deps)).toBe(0)
  })

  it('is cancelled by one of several nodes that look at once', async () => {
    const order = await anOrder(shop, { stock: 4, quantity: 3 })
    shop.clock.advance({ days: 8 })
    const counts = await Promise.all([1, 2, 3].map(() => cancelUnpaidBankOrders(shop.deps)))
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(await stockOf(shop, order.productId)).toEqual({ '': 4 })
  })

  it('is looked for every minute', async () => {
    const order = await anOrder(shop)
    shop.clock.advance({ days: 8 })
    const [job] = orderJobs(shop.deps)
    expect(job?.everySeconds).toBe(60)
    await job?.run()
    expect(await statusOf(order.id)).toBe('cancelled')
  })
})
