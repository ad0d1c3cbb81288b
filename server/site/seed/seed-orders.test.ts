import { fileURLToPath } from 'node:url'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { tables } from '#server/platform/database/database.ts'
import { readSales, readStats } from '#server/site/statistics/shop-numbers.ts'
import { readTasks } from '#server/site/statistics/waiting-tasks.ts'
import type { DemoMail } from '#shared/contract/messages/demo-mails.ts'
import { parseDecimal } from '#shared/domain/platform/money.ts'
import { anOrder } from '#test/order-calls.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { seedCatalog } from './seed-catalog.ts'
import { readSeedOrders } from './seed-order-files.ts'
import { seedOrders } from './seed-orders.ts'

const folder = fileURLToPath(new URL('../../../seed', import.meta.url))

async function openDemoShop(): Promise<TestShop> {
  const shop = await openTestShop({ env: { SHOP_DEMO: 'on' } })
  await seedCatalog({ database: shop.deps.database, images: shop.images, clock: shop.deps.clock, folder })
  return shop
}

const seed = ({ deps }: TestShop) => seedOrders({ ...deps, folder })

const stockOfAll = (shop: TestShop) =>
  shop.deps.database.db
    .select()
    .from(tables.productSizes)
    .orderBy(asc(tables.productSizes.productId), asc(tables.productSizes.size))

describe('a demo shop with a year of orders', () => {
  let shop: TestShop
  let loaded: number
  let stockBefore: Awaited<ReturnType<typeof stockOfAll>>
  beforeAll(async () => {
    shop = await openDemoShop()
    stockBefore = await stockOfAll(shop)
    loaded = await seed(shop)
  })
  afterAll(() => shop.close())

  it('has orders in every state, loaded once; its stock is as before and its books agree', async () => {
    const { orders } = await readSeedOrders(folder)
    expect(loaded).toBe(orders.length)
    expect(await seed(shop)).toBe(0)
    expect(await stockOfAll(shop)).toEqual(stockBefore)
    expect(await checkInvariants(shop.deps)).toEqual([])
    const { rows } = (await shop.deps.database.db.execute(
      sql`select distinct order_status || ' ' || payment_status as state from orders order by 1`,
    )) as unknown as { rows: { state: string }[] }
    expect(rows.map((row) => row.state)).toEqual([
      'cancelled paid',
      'cancelled pending',
      'cancelled refunded',
      'delivered paid',
      'processing paid',
      'processing pending',
      'shipped paid',
    ])
  })

  it('has a day’s work for the dashboard and a year’s sales', async () => {
    const sales = await readSales(shop.deps, 365)
    expect(parseDecimal(sales.total)).toBeGreaterThan(10_000_000)
    expect(sales.days.filter((day) => day.orders > 0).length).toBeGreaterThan(200)
    expect((await readStats(shop.deps)).activeCustomers).toBeGreaterThan(50)
    const tasks = await readTasks(shop.deps)
    for (const task of ['toConfirm', 'toShip', 'lateOrders', 'toRefund', 'openWithdrawals'] as const) {
      expect([task, tasks[task].count > 0]).toEqual([task, true])
    }
    expect([tasks.failedMails.count, tasks.paymentsToCheck.count]).toEqual([0, 0])
  })

  it('has sent no mail', async () => {
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent).toEqual([])
  })

  it('shows the last twenty mails in the outbox; their links open the orders', async () => {
    const visitor = new Visitor(shop, '127.0.0.1')
    const mails: DemoMail[] = (await visitor.get('/api/demo/mails?limit=21')).json()
    expect(mails.map((mail) => mail.subject !== null)).toEqual([...Array<boolean>(20).fill(true), false])
    const kinds = new Set(mails.slice(0, 20).map((mail) => mail.kind))
    expect([...kinds].toSorted()).toEqual([
      'order_cancelled',
      'order_confirmation',
      'order_delivered',
      'order_shipped',
      'payment_received',
    ])
    for (const { id, subject } of mails.slice(0, 20)) {
      const { text } = (await visitor.get(`/api/demo/mails/${id}`)).json()
      const [, number, key] = /\/ordine\/([\w-]+)\?k=([\w-]+)/.exec(text) ?? []
      expect(subject).toContain(number)
      expect((await visitor.get(`/api/orders/${number}?k=${key}`)).statusCode).toBe(200)
    }
  })

  it('tells in each mail what was known then', async () => {
    const visitor = new Visitor(shop, '127.0.0.1')
    const mails: DemoMail[] = (await visitor.get('/api/demo/mails?limit=20')).json()
    const textsOf = (kind: string) =>
      Promise.all(
        mails
          .filter((mail) => mail.kind === kind)
          .map(async ({ id }) => (await visitor.get(`/api/demo/mails/${id}`)).json().text as string),
      )
    for (const text of await textsOf('order_confirmation')) expect(text).toContain('appena arriva il pagamento')
    for (const text of await textsOf('order_shipped')) expect(text).toMatch(/DEMO\d{8}/)
  })

  it('stands behind every review that is said to be verified, where its age leaves room for a purchase', async () => {
    const { rows } = (await shop.deps.database.db.execute(sql`
    select count(*)::int as reviews, count(*) filter (where exists (
      select from orders o join order_items i on i.order_id = o.id
      where i.product_id = r.product_id and lower(o.customer_email) = lower(r.customer_email)
        and o.payment_status = 'paid' and o.delivered_at < r.created_at))::int as bought
    from reviews r where r.is_verified`)) as unknown as { rows: { reviews: number; bought: number }[] }
    const { reviews = 0, bought = 0 } = rows[0] ?? {}
    expect(bought / reviews).toBeGreaterThan(0.75)
  })
})

it('leaves out orders of articles that are no longer there, and then leaves the shop alone', async () => {
  const shop = await openDemoShop()
  const { orders } = await readSeedOrders(folder)
  const [line] = orders[0]?.lines ?? []
  await shop.deps.database.db
    .update(tables.products)
    .set({ deletedAt: shop.clock.now })
    .where(eq(tables.products.productCode, line?.code ?? ''))
  expect(await seed(shop)).toBe(orders.filter((o) => o.lines.every((l) => l.code !== line?.code)).length)
  expect(await checkInvariants(shop.deps)).toEqual([])
  await shop.close()
})

it('leaves a shop alone that has an order of its own', async () => {
  const shop = await openTestShop()
  await anOrder(shop)
  expect(await seed(shop)).toBe(0)
  expect(await shop.deps.database.db.$count(tables.orders)).toBe(1)
  await shop.close()
})
