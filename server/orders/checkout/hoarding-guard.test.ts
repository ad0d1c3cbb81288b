import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { orderJobs } from '#server/orders/order/order-jobs.ts'
import { productSizes } from '#server/platform/database/schema/catalog-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { countedCalls, customers } from '#server/platform/database/schema/people-tables.ts'
import { throttleJobs } from '#server/platform/throttle/throttle-jobs.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'
import { confirmPayment } from './confirm-payment.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
let stranger: Visitor
beforeEach(async () => {
  stranger = new Visitor(shop, '198.51.100.9')
})

const product = async (stock: number) => (await aProduct(shop.deps, { stock, priceCents: 1_000 })).id
const body = (lines: Record<number, number>, order: Record<string, unknown> = {}) =>
  anOrderBody({ order, items: Object.entries(lines).map(([id, quantity]) => ({ productId: Number(id), quantity })) })
const order = (
  lines: Record<number, number>,
  by = stranger,
  headers: Record<string, string> = {},
  change: Record<string, unknown> = {},
) => by.post('/api/orders', body(lines, change), headers)
const status = async (...given: Parameters<typeof order>) => (await order(...given)).statusCode
const left = async (id: number) => {
  const [row] = await shop.deps.database.db.select().from(productSizes).where(eq(productSizes.productId, id))
  return row?.stock
}

describe('one network address that has paid nothing', () => {
  it('takes 15 pieces and no more, however many orders come at once', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, () => product(100)))
    const answers = await Promise.all(Array.from({ length: 49 }, (_, i) => order({ [ids[i % 7] as number]: 1 })))
    expect(answers.filter((a) => a.statusCode === 201)).toHaveLength(15)
    const refused = answers.filter((a) => a.statusCode === 429)
    expect(refused).toHaveLength(34)
    expect(refused[0]?.json()).toEqual({ code: 'too_many_pieces', message: expect.stringContaining('chiamaci') })
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(86_000)
    let taken = 0
    for (const id of ids) taken += 100 - ((await left(id)) ?? 0)
    expect(taken).toBe(15)
  })

  it('takes no more than a third of a product, of all there was', async () => {
    const id = await product(24)
    expect(await status({ [id]: 9 })).toBe(429)
    expect(await status({ [id]: 8 })).toBe(201)
    expect(await status({ [id]: 1 })).toBe(429)
    const other = await product(9)
    expect([await status({ [other]: 4 }), await status({ [other]: 3 })]).toEqual([429, 201])
  })

  it('takes no more than a third of a product in many orders at once', async () => {
    const id = await product(30)
    const answers = await Promise.all(Array.from({ length: 20 }, () => order({ [id]: 1 })))
    expect(answers.filter((a) => a.statusCode === 201)).toHaveLength(10)
    expect(await left(id)).toBe(20)
  })

  it('may have the whole of what is little: five pieces of five', async () => {
    const id = await product(5)
    expect(await status({ [id]: 5 })).toBe(201)
    expect(await left(id)).toBe(0)
  })

  it('may have one piece of its kind among others', async () => {
    const [unique, many] = [await product(1), await product(60)]
    expect(await status({ [unique]: 1, [many]: 6 })).toBe(201)
    expect(await status({ [await product(1)]: 1 })).toBe(429)
  })

  it('hears it in English too', async () => {
    const answer = await order({ [await product(60)]: 40 }, stranger, { 'accept-language': 'en' })
    expect(answer.json()).toMatchObject({ code: 'too_many_pieces', message: expect.stringContaining('call us') })
  })

  it('hears of the stock first: who wants more than there is may have what there is', async () => {
    const [few, many] = [await product(3), await product(60)]
    const answer = await order({ [few]: 40, [many]: 1 })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'insufficient_stock', available: 3 }])
    const answers = await Promise.all(Array.from({ length: 8 }, () => order({ [few]: 1 })))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([...Array(3).fill(201), ...Array(5).fill(409)])
  })

  it('is one IPv6 subscriber, whatever the end of the address', async () => {
    const id = await product(100)
    for (let i = 0; i < 15; i++) expect(await status({ [id]: 1 }, new Visitor(shop, `2001:db8:1:2::${i}`))).toBe(201)
    expect(await status({ [id]: 1 }, new Visitor(shop, '2001:db8:1:2:ffff::1'))).toBe(429)
    expect(await status({ [id]: 1 }, new Visitor(shop, '2001:db8:1:3::1'))).toBe(201)
  })

  it('gets its pieces back with a cancelled order, and all of them after a day', async () => {
    const id = await product(100)
    const first = (await order({ [id]: 15 })).json<{ id: string }>()
    expect(await status({ [id]: 1 })).toBe(429)
    await cancelOrder(shop.deps, first.id, { actor: 'admin', reason: 'shop' })
    expect(await status({ [id]: 15 })).toBe(201)
    shop.clock.advance({ days: 1, minutes: -1 })
    const late = await order({ [id]: 1 })
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '60'])
    shop.clock.advance({ minutes: 2 })
    expect(await status({ [id]: 1 })).toBe(201)
  })

  it('gets the same answer to the same request, which counts once', async () => {
    const id = await product(100)
    const key = { 'idempotency-key': 'once' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => order({ [id]: 8 }, stranger, key)))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([...Array(9).fill(200), 201])
    expect(await status({ [id]: 7 })).toBe(201)
    expect(await status({ [id]: 8 }, stranger, key)).toBe(200)
  })

  it('is counted after a restart as before it', async () => {
    const id = await product(100)
    expect(await status({ [id]: 15 })).toBe(201)
    const { database, catalog } = shop.deps
    const again = await openTestShop({ env: { RATE_LIMIT: 'on' }, database, catalog })
    expect(await status({ [id]: 1 }, new Visitor(again, '198.51.100.9'))).toBe(429)
    await again.close()
  })
})

describe('everybody else', () => {
  it('is served: 200 buyers from 200 addresses behind one proxy', async () => {
    const id = await product(1_000)
    for (let first = 0; first < 200; first += 20) {
      const buyers = Array.from({ length: 20 }, (_, i) => order({ [id]: 1 + (i % 5) }, stranger, from(first + i)))
      expect((await Promise.all(buyers)).map((a) => a.statusCode)).toEqual(Array(20).fill(201))
    }
    expect(await left(id)).toBe(400)
  })

  it('may take five more for each item paid: by the account, wherever from, and under the name from the address', async () => {
    const id = await product(1_000)
    const customer = await aCustomer(shop)
    const placed = (await order({ [id]: 1 }, customer)).json<{ id: string }>()
    expect(await status({ [id]: 20 }, customer)).toBe(429)
    await confirmPayment(shop.deps, placed.id)
    expect(await status({ [id]: 20 }, customer)).toBe(201)
    expect(await status({ [id]: 1 }, customer)).toBe(429)
    customer.address = '192.0.2.1'
    expect(await status({ [id]: 20 }, customer)).toBe(201)
    const guest = new Visitor(shop, '192.0.2.4')
    const once = (await order({ [id]: 1 }, guest)).json<{ id: string }>()
    await confirmPayment(shop.deps, once.id)
    expect(await status({ [id]: 20 }, guest)).toBe(201)
    expect(await status({ [id]: 1 }, guest)).toBe(429)
  })

  it('gains nothing by typing the address of a customer who has paid', async () => {
    const id = await product(1_000)
    const placed = (await order({ [id]: 9 })).json<{ id: string }>()
    await confirmPayment(shop.deps, placed.id)
    const elsewhere = new Visitor(shop, '192.0.2.2')
    for (const customerEmail of ['GIULIA.ferrari@example.org', 'another@example.org'])
      expect(await status({ [id]: 16 }, elsewhere, {}, { customerEmail })).toBe(429)
    const account = await aCustomer(shop, { email: 'giulia.ferrari@example.org' })
    account.address = '192.0.2.3'
    expect(await status({ [id]: 16 }, account, {}, { customerEmail: 'altra@example.org' })).toBe(429)
    const { db } = shop.deps.database
    await db.update(customers).set({ emailVerifiedAt: shop.clock.now })
    expect(await status({ [id]: 16 }, account, {}, { customerEmail: 'altra@example.org' })).toBe(201)
  })

  it('takes what there is with RATE_LIMIT=off, and nothing is kept of where from', async () => {
    const { database, catalog } = shop.deps
    const open = await openTestShop({ database, catalog })
    const id = await product(100)
    expect(await status({ [id]: 60 }, new Visitor(open))).toBe(201)
    expect(await database.db.select({ from: orders.placedFrom }).from(orders)).toEqual([{ from: null }])
    await open.close()
  })
})

describe('many buyers behind one network address', () => {
  const guest = (i: number) => ({
    customerEmail: `ospite${i}@example.org`,
    customerPhone: `+39 340 00000${i + 10}`,
    shippingAddress: `Via Roma ${i}`,
  })

  it('are served, each a person of their own, and the hoarder among them is not', async () => {
    const id = await product(100)
    expect(await status({ [id]: 15 })).toBe(201)
    expect(await status({ [id]: 1 })).toBe(429)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => order({ [id]: 3 }, stranger, {}, guest(i))))
    expect(answers.map((a) => a.statusCode)).toEqual(Array(10).fill(201))
    expect(await status({ [await product(100)]: 13 }, stranger, {}, guest(1))).toBe(429)
    expect(await status({ [await product(100)]: 12 }, stranger, {}, guest(1))).toBe(201)
  })

  const asWritten = [
    ['e-mail', { customerEmail: 'Ospite1@Example.org' }],
    ['telephone', { customerPhone: '0039 340/0000011' }],
    ['address', { shippingAddress: 'VIA ROMA, 1' }],
  ] as const
  it.each(asWritten)('are one person by the same %s, however it is written', async (_what, same) => {
    expect(await status({ [await product(100)]: 10 }, stranger, {}, guest(1))).toBe(201)
    const id = await product(100)
    expect(await status({ [id]: 6 }, stranger, {}, { ...guest(2), ...same })).toBe(429)
    expect(await status({ [id]: 6 }, stranger, {}, guest(3))).toBe(201)
  })

  it('take at most 60 unpaid items by transfer together, and two in three of a product', async () => {
    const [many, few] = [await product(1_000), await product(30)]
    for (let i = 0; i < 12; i++) {
      const scarce = await status({ [few]: 5 }, new Visitor(shop, '198.51.100.77'), {}, guest(i))
      expect(scarce).toBe(i < 4 ? 201 : 429)
      expect(await status({ [many]: 5 }, stranger, {}, guest(i))).toBe(201)
    }
    expect(await status({ [many]: 1 }, stranger, {}, guest(99))).toBe(429)
    expect([await left(few), await left(many)]).toEqual([10, 940])
  })

  it('count what they cancel for the day: the next one is not free', async () => {
    const id = await product(100)
    const placed = (await order({ [id]: 15 })).json<{ orderNumber: string; accessKey: string }>()
    const cancelled = await stranger.post(`/api/orders/${placed.orderNumber}/cancel?k=${placed.accessKey}`, {})
    expect([cancelled.statusCode, await left(id)]).toEqual([200, 100])
    expect(await status({ [id]: 1 })).toBe(429)
    expect(await status({ [id]: 1 }, stranger, {}, guest(1))).toBe(201)
    shop.clock.advance({ days: 1, minutes: 1 })
    expect(await status({ [id]: 15 })).toBe(201)
  })
})

describe('where an order came from', () => {
  it('is kept as a keyed hash, for a day', async () => {
    const { db } = shop.deps.database
    await order({ [await product(100)]: 20 })
    await order({ [await product(100)]: 1 })
    const kept = JSON.stringify([await db.select().from(orders), await db.select().from(countedCalls)])
    expect(kept).not.toContain('198.51.100')
    const [placed] = await db.select().from(orders)
    expect(placed?.placedFrom).toMatch(/^[\w-]{24}$/)
    shop.clock.advance({ days: 1, minutes: 1 })
    for (const job of [...throttleJobs(shop.deps), ...orderJobs(shop.deps)]) await job.run()
    expect(await db.select({ from: orders.placedFrom }).from(orders)).toEqual([{ from: null }])
    expect(await db.select().from(countedCalls)).toEqual([])
  })
})

function from(i: number) {
  return { 'x-forwarded-for': `203.0.${Math.floor(i / 100)}.${i % 100}` }
}
