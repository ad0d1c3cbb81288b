import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { imageGuardJobs } from '#server/catalog/images/image-guard.ts'
import { insertImageRecord } from '#server/catalog/images/image-repository.ts'
import { invariantJob } from '#server/orders/consistency/check-invariants.ts'
import { withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { productSizes } from '#server/platform/database/schema/catalog-tables.ts'
import { checkouts, payments, refunds, webhookEvents } from '#server/platform/database/schema/payment-tables.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { openTestShop, shopForEachTest, type TestShop } from '#test/test-app.ts'

const shop = shopForEachTest()

/** The figures by their names and labels, as Prometheus reads them. */
async function figures(of: TestShop = shop): Promise<Record<string, number>> {
  const { body, statusCode } = await of.app.inject('/metrics')
  expect(statusCode).toBe(200)
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

async function anOrder() {
  const product = await aProduct(shop.deps)
  const items = [{ productId: product.id, quantity: 1 }]
  const answer = await shop.app.inject({ method: 'POST', url: '/api/orders', payload: anOrderBody({ items }) })
  expect(answer.statusCode).toBe(201)
}

describe('the four golden signals', () => {
  it('are told for each route as the program writes it', async () => {
    await shop.app.inject('/api/products/999')
    await shop.app.inject('/api/products/998')
    const now = await figures()
    expect(now['http_request_duration_seconds_count{method="GET",route="/api/products/:id",status="404"}']).toBe(2)
    expect(
      now['http_request_duration_seconds_sum{method="GET",route="/api/products/:id",status="404"}'],
    ).toBeGreaterThan(0)
    expect(now.nodejs_eventloop_lag_p99_seconds).toBeGreaterThanOrEqual(0)
    expect(now.process_resident_memory_bytes).toBeGreaterThan(1e7)
    // The question itself.
    expect(now.http_requests_under_way).toBe(1)
  })
})

describe('the figures of the business', () => {
  it('are all there in a new shop', async () => {
    expect(await figures()).toMatchObject({
      pedivella_database_up: 1,
      pedivella_products: 0,
      pedivella_payments_needing_attention: 0,
      pedivella_mail_oldest_pending_seconds: 0,
      pedivella_open_checkouts: 0,
      pedivella_reserved_pieces: 0,
      pedivella_wallet_events_waiting: 0,
      pedivella_withdrawals_open: 0,
      pedivella_withdrawals_overdue: 0,
      pedivella_reviews_pending: 0,
    })
  })

  it('follow orders and their mails', async () => {
    await anOrder()
    await anOrder()
    shop.clock.advance({ minutes: 10 })
    const now = await figures()
    expect(now['pedivella_orders{method="bank",order_status="processing",payment_status="pending"}']).toBe(2)
    expect(now['pedivella_mails{state="pending"}']).toBe(2)
    expect(now.pedivella_products).toBe(2)
    await shop.deps.mailSender.sendDue()
    const later = await figures()
    expect(later['pedivella_mails{state="pending"}']).toBeUndefined()
    expect(later['pedivella_mails{state="sent"}']).toBe(2)
    expect(later.pedivella_mail_oldest_pending_seconds).toBe(0)
  })

  it('tell of payments, refunds, held goods and withdrawals', async () => {
    const { db } = shop.deps.database
    const now = shop.clock.now
    const later = new Date(now.getTime() + 60_000)
    const total = { subtotalCents: 100, shippingCents: 0, totalCents: 100 }
    await db.insert(checkouts).values({ language: 'it', customer: sql`'{}'`, ...total, expiresAt: later })
    const [payment] = await db
      .insert(payments)
      .values({ amountCents: 100, state: 'captured', needsAttention: 'reversed' })
      .returning()
    await db.insert(refunds).values({ paymentId: payment?.id ?? '', amountCents: 100, reason: 'unclaimed' })
    await db.insert(webhookEvents).values({ id: 'WH-1', type: 'X', payload: {} })
    const statement = { orderNumber: 'PV', customerName: 'Ada', customerEmail: 'a@example.org', statement: 'Recedo.' }
    await db.insert(withdrawals).values([
      { ...statement, reference: 'R-1', language: 'it', kind: 'recesso', refundDueAt: later },
      { ...statement, reference: 'R-2', language: 'it', kind: 'recesso', refundDueAt: new Date(now.getTime() - 1) },
    ])
    await aProduct(shop.deps, { stock: 5 })
    await db.update(productSizes).set({ reserved: 2 })
    expect(await figures()).toMatchObject({
      'pedivella_payments{state="captured"}': 1,
      pedivella_payments_needing_attention: 1,
      'pedivella_refunds{state="pending"}': 1,
      pedivella_open_checkouts: 1,
      pedivella_reserved_pieces: 2,
      pedivella_wallet_events_waiting: 1,
      pedivella_withdrawals_open: 2,
      pedivella_withdrawals_overdue: 1,
    })
  })

  it('count what the hourly look has found broken', async () => {
    await anOrder()
    const job = invariantJob(shop.deps)
    await job.run()
    expect((await figures()).pedivella_invariant_violations).toBe(0)
    // Stock that no movement explains.
    await shop.deps.database.db.update(productSizes).set({ stock: 7 })
    await job.run()
    expect((await figures()).pedivella_invariant_violations).toBeGreaterThan(0)
  })

  it('count pictures that are lost', async () => {
    const record = { name: 'lost.webp', sha256: 'x', bytes: 1, createdAt: shop.clock.now }
    await insertImageRecord(shop.deps.database.db, record)
    for (const job of imageGuardJobs(shop.deps)) await job.run()
    expect(await figures()).toMatchObject({
      'pedivella_images{need="missing"}': 1,
      'pedivella_images{need="not_backed_up"}': 1,
    })
  })

  it('tell of jobs that fail and of those that come to their end', async () => {
    const ended = Promise.withResolvers<void>()
    const failed = Promise.withResolvers<void>()
    const work = [
      { name: 'good work', everySeconds: 60, run: async () => ended.resolve() },
      {
        name: 'bad work',
        everySeconds: 60,
        run: async () => {
          failed.resolve()
          throw new Error('no luck')
        },
      },
    ]
    const stop = startJobs(work, shop.deps.database, shop.deps.log)
    await Promise.all([ended.promise, failed.promise])
    await stop()
    const now = await figures()
    expect(now['pedivella_job_failures{job="bad work"}']).toBe(1)
    expect(now['pedivella_job_failures{job="good work"}']).toBe(0)
    expect(now['pedivella_job_success_timestamp_seconds{job="good work"}']).toBeGreaterThan(1.7e9)
    expect(now['pedivella_job_success_timestamp_seconds{job="bad work"}']).toBeUndefined()
  })
})

describe('while the database is away', () => {
  it('says so, leaves out what it cannot know, and goes on with the rest', async () => {
    await anOrder()
    const { database } = shop.deps
    let isAway = true
    const ping = async () => {
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      await database.ping()
    }
    const cut = await openTestShop({ database: { ...database, ping } })
    const away = await figures(cut)
    expect(away.pedivella_database_up).toBe(0)
    expect(away.pedivella_payments_needing_attention).toBeUndefined()
    expect(Object.keys(away).filter((name) => name.startsWith('pedivella_orders'))).toEqual([])
    expect(away.process_resident_memory_bytes).toBeGreaterThan(1e7)
    expect((await cut.app.inject('/health/ready')).statusCode).toBe(503)
    expect((await cut.app.inject('/health/live')).statusCode).toBe(200)
    isAway = false
    expect((await figures(cut)).pedivella_database_up).toBe(1)
    expect((await cut.app.inject('/health/ready')).statusCode).toBe(200)
    await cut.close()
  })
})
