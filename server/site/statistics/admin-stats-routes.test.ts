import { describe, expect, it } from 'vitest'
import { payments } from '#server/platform/database/schema/payment-tables.ts'
import type { Sales } from '#shared/contract/site/admin-stats.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor

/** Moves the clock to a moment of the shop's winter time, which is an hour ahead of UTC. */
async function at(romeTime: string) {
  shop.clock.now = new Date(`${romeTime}+01:00`)
  admin = await anAdministrator(shop)
}
const stats = async () => (await admin.get('/api/admin/stats')).json()
const tasks = async () => (await admin.get('/api/admin/tasks')).json()
const change = (id: string, body: object) => admin.patch(`/api/admin/orders/${id}`, body)

async function order(
  priceCents: number,
  isPaid: boolean,
  customerEmail = 'giulia@example.org',
  category: Category = 'componenti',
) {
  const product = await aProduct(shop.deps, { priceCents, category, stock: 9 })
  const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order: { customerEmail } })
  const { id } = (await sendOrder(shop, body)).json()
  if (isPaid) expect((await change(id, { paymentStatus: 'paid' })).statusCode).toBe(200)
  return id as string
}

describe('the four numbers', () => {
  it('are all zero in a new shop', async () => {
    await at('2026-11-20T10:00')
    expect(await stats()).toEqual({
      totalProducts: 0,
      inactiveProducts: 0,
      todayOrders: 0,
      yesterdayOrders: 0,
      monthlyRevenue: '€ 0,00',
      activeCustomers: 0,
    })
  })

  it('count days and months as the shop does, a minute before and after midnight in Rome', async () => {
    await at('2026-10-31T23:59')
    await order(100_000, true)
    await at('2026-11-01T00:01')
    await order(123_450, true)
    await order(50_000, false)
    expect(await stats()).toMatchObject({ todayOrders: 2, yesterdayOrders: 1, monthlyRevenue: '€ 1.234,50' })
    await at('2026-11-30T23:59')
    expect(await stats()).toMatchObject({ todayOrders: 0, yesterdayOrders: 0, monthlyRevenue: '€ 1.234,50' })
    await at('2026-12-01T00:01')
    expect((await stats()).monthlyRevenue).toBe('€ 0,00')
  })

  it('leave out of the month what was cancelled or paid back', async () => {
    await at('2026-11-20T10:00')
    const [cancelled, refunded] = [await order(10_000, true), await order(20_000, true)]
    await order(1_234_567, true)
    await change(cancelled, { orderStatus: 'cancelled' })
    await change(refunded, { paymentStatus: 'refunded' })
    expect(await stats()).toMatchObject({ monthlyRevenue: '€ 12.345,67', todayOrders: 3 })
  })

  it('count people with an order or a login in 90 days once', async () => {
    await at('2026-06-01T10:00')
    await order(10_000, false, 'antico@example.org')
    await at('2026-11-20T10:00')
    await order(10_000, false, 'giulia@example.org')
    await order(10_000, false, 'GIULIA@example.org')
    const customer = await aCustomer(shop, { email: 'marco@example.org' })
    const product = await aProduct(shop.deps)
    await customer.post('/api/orders', anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }))
    expect((await stats()).activeCustomers).toBe(2)
  })

  it('count active and inactive products apart, deleted ones not at all', async () => {
    await at('2026-11-20T10:00')
    await aProduct(shop.deps)
    await aProduct(shop.deps, { isActive: false })
    const gone = await aProduct(shop.deps)
    await admin.delete(`/api/admin/products/${gone.id}`)
    expect(await stats()).toMatchObject({ totalProducts: 1, inactiveProducts: 1 })
  })
})

describe('sales by day', () => {
  it('have a row for every day, today last, and their total', async () => {
    await at('2026-10-25T00:30')
    await order(10_000, true)
    await at('2026-11-19T23:59')
    await order(20_000, true)
    await order(30_000, true)
    await order(90_000, false)
    await at('2026-11-20T00:01')
    await order(40_000, true)
    const { days, total } = (await admin.get('/api/admin/sales')).json<Sales>()
    expect([days.length, days[0], days[3], days.at(-2), days.at(-1), total]).toEqual([
      30,
      { day: '2026-10-22', orders: 0, total: '0.00' },
      { day: '2026-10-25', orders: 1, total: '100.00' },
      { day: '2026-11-19', orders: 2, total: '500.00' },
      { day: '2026-11-20', orders: 1, total: '400.00' },
      '1000.00',
    ])
    const year = (await admin.get('/api/admin/sales?days=365')).json<Sales>()
    expect([year.days.length, year.days[0]?.day, year.total]).toEqual([365, '2025-11-21', '1000.00'])
    expect((await admin.get('/api/admin/sales?days=7')).statusCode).toBe(400)
  })
})

describe('what waits today', () => {
  it('is nothing in a new shop', async () => {
    await at('2026-11-20T10:00')
    const { others, ...own } = await tasks()
    const counts: { count: number; note?: string | null }[] = [...Object.values<{ count: number }>(own), ...others]
    expect(counts.map((task) => [task.count, task.note ?? null])).toEqual(counts.map(() => [0, null]))
  })

  it('is told with what hurries', async () => {
    await at('2026-11-14T10:00')
    await order(10_000, false)
    await order(10_000, true)
    await at('2026-11-19T10:00')
    await order(10_000, false)
    await order(100_000, true, 'anna@example.org', 'biciclette')
    const cancelled = await order(10_000, true)
    await change(cancelled, { orderStatus: 'cancelled' })
    const low = await aProduct(shop.deps, { name: 'Borraccia Fiume', stock: 2 })
    await aProduct(shop.deps, { name: 'Bici usata', category: 'bici-usate', stock: 1 })
    const review = { customerName: 'Anna', customerEmail: 'a@example.org', rating: 5, title: 'Bella', comment: 'Molto' }
    await shop.app.inject({ method: 'POST', url: `/api/products/${low.id}/reviews`, payload: review })
    const statement = { customerName: 'Anna', orderNumber: 'PV-AAAA-AAAA', customerEmail: 'a@example.org', items: '' }
    await shop.app.inject({ method: 'POST', url: '/api/withdrawals', payload: statement })
    await shop.deps.database.db.insert(payments).values({ amountCents: 100, needsAttention: 'refund_failed' })
    await at('2026-11-20T10:00')
    expect(await tasks()).toEqual({
      toConfirm: { count: 2, note: 'Il più vecchio scade domani' },
      toShip: { count: 2, note: '1 con bici da montare' },
      lateOrders: { count: 1, note: 'di 4 giorni' },
      toRefund: { count: 1, note: 'Da 1 giorno' },
      pendingReviews: { count: 1, note: 'Da 1 giorno' },
      openQuestions: { count: 0 },
      lowStock: { count: 1, note: 'Borraccia Fiume' },
      usedToComplete: { count: 1, note: 'Bici usata (foto, scheda)' },
      openWithdrawals: { count: 1, note: 'Rimborso entro il 3 dicembre' },
      openReturns: { count: 0, urgent: 0, note: null },
      failedMails: { count: 0 },
      heldMails: { count: 0 },
      undeliveredMails: { count: 0, hasServer: true, note: null },
      failedEvents: { count: 0 },
      paymentsToCheck: { count: 1 },
      images: { count: 0 },
      hoarding: { count: 0, note: null },
      others: expect.any(Array),
    })
    await at('2026-12-06T10:00')
    expect(await tasks()).toMatchObject({
      toConfirm: { note: 'Il più vecchio scade oggi' },
      openWithdrawals: { note: '1 oltre il termine' },
    })
  })

  it('show who took many pieces without paying, with the orders to look at', async () => {
    await at('2026-11-20T10:00')
    const { database, catalog } = shop.deps
    const strict = await openTestShop({ env: { RATE_LIMIT: 'on' }, database, catalog, clock: shop.deps.clock })
    const { id } = await aProduct(shop.deps, { name: 'Camera d’aria', stock: 90 })
    const take = (quantity: number, remoteAddress: string) => {
      const payload = anOrderBody({ items: [{ productId: id, quantity }] })
      return strict.app.inject({ method: 'POST', url: '/api/orders', payload, remoteAddress })
    }
    await take(9, '192.0.2.1')
    expect((await tasks()).hoarding).toEqual({ count: 0, note: null })
    await take(1, '192.0.2.1')
    expect((await tasks()).hoarding).toEqual({ count: 1, note: '10 pezzi non pagati in 2 ordini' })
    for (let i = 0; i < 3; i++) expect((await take(20, '192.0.2.2')).statusCode).toBe(429)
    await take(2, '192.0.2.2')
    expect((await tasks()).hoarding).toEqual({ count: 2, note: '12 pezzi non pagati in 3 ordini' })
    const list = await admin.get('/api/admin/orders?task=hoarding')
    expect(list.json()).toHaveLength(3)
    await strict.close()
  })
})
