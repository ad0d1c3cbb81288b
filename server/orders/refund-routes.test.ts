import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { OrderPage, PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder, stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60 X054 2811 1010 0000 0123 456', holder: 'Giulia Ferrari' }

let admin: Visitor
let productIds: number[]
let placed: PlacedOrder

/** A paid bank order: two units at 10.00, one at 12.50, one at 5.00, and 49.00 for the delivery. */
beforeEach(async () => {
  admin = await anAdministrator(shop)
  const made = [1_000, 1_250, 500].map((priceCents) => aProduct(shop.deps, { priceCents, stock: 5 }))
  productIds = (await Promise.all(made)).map(({ id }) => id)
  placed = await order('it')
})

async function order(language: 'it' | 'en'): Promise<PlacedOrder> {
  const items = productIds.map((productId, i) => ({ productId, quantity: i === 0 ? 2 : 1 }))
  const answer = await sendOrder(shop, anOrderBody({ items }), { 'accept-language': language })
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<PlacedOrder>()
  expect((await admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })).statusCode).toBe(200)
  return answer.json<PlacedOrder>()
}

const refund = (body: object, headers: Record<string, string> = {}) =>
  admin.post(`/api/admin/orders/${placed.id}/refunds`, body, headers)
const read = async () => (await admin.get(`/api/admin/orders/${placed.id}`)).json<AdminOrder>()
const page = async () =>
  (await shop.app.inject({ url: `/api/orders/${placed.orderNumber}?k=${placed.accessKey}` })).json<OrderPage>()
const stock = async (line: number) => (await stockOf(shop, productIds[line - 1] ?? 0))['']
const refundOf = (order: AdminOrder, n = 0) => order.refunds[n] ?? expect.unreachable('there is no such refund')
const broken = async () => (await checkInvariants(shop.deps)).map(violationText)

async function lastMail() {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.at(-1)
}

describe('a refund of an order that a transfer paid', () => {
  it('waits for the shop’s own transfer, and counts when that was made', async () => {
    const asked = await refund({ lines: [{ line: 1, quantity: 1, place: 'stock' }], account })
    expect(asked.statusCode).toBe(201)
    expect(asked.json()).toMatchObject({ paymentStatus: 'paid', refundable: '76.50' })
    expect(asked.json()).not.toHaveProperty('refunded')
    const { id, state, iban } = refundOf(asked.json())
    expect([state, iban]).toEqual(['pending', 'IT60X0542811101000000123456'])
    expect((await admin.get('/api/admin/orders?task=to_refund')).json()).toHaveLength(1)
    expect(await page()).toMatchObject({ refunds: [{ amount: '10.00', state: 'pending', ibanEnd: '3456' }] })
    shop.clock.advance({ days: 2 })
    admin = await anAdministrator(shop)
    const done = await admin.post(`/api/admin/refunds/${id}/done`, { day: '2026-11-21' })
    expect(done.json()).toMatchObject({ paymentStatus: 'paid', refunded: '10.00' })
    expect(await page()).toMatchObject({
      paymentStatus: 'paid',
      refunded: '10.00',
      refunds: [{ state: 'completed', completedAt: '2026-11-21T12:00:00.000Z', items: [{ quantity: 1 }] }],
    })
    expect((await admin.get('/api/admin/orders?task=to_refund')).json()).toEqual([])
    expect(await broken()).toEqual([])
  })

  it('leaves the order refunded once everything has gone back, and never before', async () => {
    await refund({ lines: [{ line: 1, quantity: 2, place: 'none' }], shipping: true, account })
    shop.clock.advance({ minutes: 1 })
    await refund({ other: '17.50', reason: 'Tutto il resto', account })
    expect(await read()).toMatchObject({ paymentStatus: 'paid', refundable: '0.00' })
    const [first, second] = (await read()).refunds
    await admin.post(`/api/admin/refunds/${first?.id}/done`)
    expect(await read()).toMatchObject({ paymentStatus: 'paid', refunded: '69.00' })
    await admin.post(`/api/admin/refunds/${second?.id}/done`)
    expect(await read()).toMatchObject({ paymentStatus: 'refunded', refunded: '86.50', steps: ['cancel'] })
    expect(await broken()).toEqual([])
  })

  it('tells its customer how much, what for and where it went, with the end of the account alone', async () => {
    await refund({
      lines: [{ line: 2, quantity: 1, place: 'none' }],
      other: '-2.50',
      reason: 'Graffio sul telaio',
      account,
    })
    await admin.post(`/api/admin/refunds/${refundOf(await read()).id}/done`)
    const mail = await lastMail()
    expect(mail?.subject).toBe(`Ti abbiamo rimborsato 10,00\u00a0€ per l’ordine ${placed.orderNumber}`)
    for (const words of ['Graffio sul telaio', 'finisce con 3456', 'due giorni lavorativi', '12,50\u00a0€'])
      expect(mail?.text).toContain(words)
    expect(mail?.text).not.toContain('0542811101')
  })

  it('speaks the order’s language', async () => {
    placed = await order('en')
    await refund({ shipping: true, account })
    await admin.post(`/api/admin/refunds/${refundOf(await read()).id}/done`)
    const mail = await lastMail()
    expect(mail?.subject).toBe(`We’ve refunded €49.00 for order ${placed.orderNumber}`)
    expect(mail?.text).toContain('to the account ending in 3456')
  })

  it('can be asked for before the account is known; then it is told', async () => {
    const { id } = refundOf((await refund({ shipping: true })).json())
    expect((await admin.put(`/api/admin/refunds/${id}/account`, account)).json()).toMatchObject({
      refunds: [{ holder: 'Giulia Ferrari', iban: 'IT60X0542811101000000123456' }],
    })
    await admin.post(`/api/admin/refunds/${id}/done`)
    expect((await admin.put(`/api/admin/refunds/${id}/account`, account)).json().code).toBe('refund_settled')
    expect((await admin.post(`/api/admin/refunds/${id}/done`)).json().code).toBe('refund_settled')
  })

  it.each([
    ['IT60 X054 2811 1010 0000 0123 457', 'a wrong check digit'],
    ['IT60 X054 2811 1010 0000 0123', 'too short'],
    ['conto di Giulia', 'none'],
  ])('refuses %s: %s', async (iban) => {
    const answer = await refund({ shipping: true, account: { ...account, iban } })
    expect(answer.statusCode).toBe(400)
    expect(Object.values(answer.json().fields)).toEqual([expect.stringContaining('IBAN')])
    expect((await read()).refunds).toEqual([])
  })

  it.each(['2026-11-19', '2026-11-21'])('is not done on %s, before the order or tomorrow', async (day) => {
    const { id } = refundOf((await refund({ shipping: true, account })).json())
    const answer = await admin.post(`/api/admin/refunds/${id}/done`, { day })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['day']])
    expect(refundOf(await read()).state).toBe('pending')
  })
})

describe('a refund of lines', () => {
  it.each([
    ['more pieces than bought', { lines: [{ line: 1, quantity: 3, place: 'none' }] }, 'refund_pieces'],
    [
      'more pieces than bought, in two places',
      {
        lines: [
          { line: 1, quantity: 2, place: 'stock' },
          { line: 1, quantity: 1, place: 'check' },
        ],
      },
      'refund_pieces',
    ],
    ['a line that is not there', { lines: [{ line: 4, quantity: 1, place: 'none' }] }, 'refund_pieces'],
    ['more than was paid', { other: '86.51', reason: 'Troppo' }, 'refund_exceeds'],
    ['nothing', {}, 'refund_nothing'],
    ['less than nothing', { other: '-1.00', reason: 'Meno' }, 'refund_nothing'],
  ])('of %s is refused, and nothing is half done', async (_what, body, code) => {
    const answer = await refund(body)
    expect([answer.statusCode, answer.json().code]).toEqual([409, code])
    expect(await read()).toMatchObject({ refundable: '86.50', refunds: [] })
    expect(await stock(1)).toBe(3)
    expect(await broken()).toEqual([])
  })

  it('of pieces, delivery or money that went back before is refused', async () => {
    expect((await refund({ lines: [{ line: 1, quantity: 2, place: 'none' }], shipping: true })).statusCode).toBe(201)
    expect((await refund({ lines: [{ line: 1, quantity: 1, place: 'none' }] })).json().code).toBe('refund_pieces')
    expect((await refund({ shipping: true })).json().code).toBe('refund_shipping_done')
    expect((await refund({ other: '17.51', reason: 'Un cent di troppo' })).json().code).toBe('refund_exceeds')
  })

  it('of an amount needs a reason', async () => {
    const answer = await refund({ other: '5.00' })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['reason']])
  })

  it('of an order that is not paid, or not there, is refused', async () => {
    const other = await sendOrder(shop, anOrderBody({ items: [{ productId: productIds[0], quantity: 1 }] }))
    const unpaid = await admin.post(`/api/admin/orders/${other.json<PlacedOrder>().id}/refunds`, { shipping: true })
    expect([unpaid.statusCode, unpaid.json().code]).toEqual([409, 'refund_not_paid'])
    const nowhere = await admin.post(`/api/admin/orders/${crypto.randomUUID()}/refunds`, { shipping: true })
    expect(nowhere.statusCode).toBe(404)
  })

  it('asked for again under the same key is the same one; another under it is refused', async () => {
    const key = { 'idempotency-key': 'refund-1' }
    const body = { lines: [{ line: 1, quantity: 1, place: 'stock' }] }
    expect((await refund(body, key)).statusCode).toBe(201)
    expect((await refund(body, key)).statusCode).toBe(200)
    expect((await read()).refunds).toHaveLength(1)
    expect(await stock(1)).toBe(4)
    expect((await refund({ shipping: true }, key)).json().code).toBe('idempotency_conflict')
  })

  it('puts each piece where it goes; what has to be checked is on sale after a look, or given up', async () => {
    await refund({
      lines: [
        { line: 1, quantity: 1, place: 'stock' },
        { line: 1, quantity: 1, place: 'check' },
        { line: 2, quantity: 1, place: 'check' },
        { line: 3, quantity: 1, place: 'none' },
      ],
    })
    const units = async () => Promise.all([1, 2, 3].map(stock))
    expect(await units()).toEqual([4, 4, 4])
    const { id } = refundOf(await read())
    const settle = (line: number, to: string) =>
      admin.post(`/api/admin/refunds/${id}/pieces`, { line, quantity: 1, to })
    expect((await settle(1, 'stock')).statusCode).toBe(200)
    expect((await settle(2, 'none')).statusCode).toBe(200)
    expect((await settle(2, 'stock')).json().code).toBe('refund_pieces')
    expect((await settle(3, 'stock')).json().code).toBe('refund_pieces')
    expect(await units()).toEqual([5, 4, 4])
    expect(refundOf(await read()).lines.map(({ place, toCheck }) => `${place} ${toCheck}`)).toEqual([
      'check 0',
      'stock 0',
      'check 0',
      'none 0',
    ])
    expect(await broken()).toEqual([])
  })

  it('of a size that has gone is refused with a way out', async () => {
    const { id } = await aProduct(shop.deps, { sizes: { M: 2, L: 2 } })
    const body = anOrderBody({ items: [{ productId: id, quantity: 1, frameSize: 'M' }] })
    placed = (await sendOrder(shop, body)).json<PlacedOrder>()
    await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'paid' })
    const removed = await admin.put(`/api/admin/products/${id}`, { sizes: [{ size: 'L', stock: 2 }] })
    expect(removed.statusCode).toBe(200)
    expect((await refund({ lines: [{ line: 1, quantity: 1, place: 'stock' }] })).json().code).toBe('refund_no_room')
    expect((await refund({ lines: [{ line: 1, quantity: 1, place: 'check' }] })).statusCode).toBe(201)
  })
})

describe('cancelling after a refund', () => {
  it('gives back the rest alone, money and pieces', async () => {
    await refund({ lines: [{ line: 1, quantity: 1, place: 'none' }], account })
    shop.clock.advance({ minutes: 1 })
    await admin.patch(`/api/admin/orders/${placed.id}`, { orderStatus: 'cancelled' })
    expect(await Promise.all([1, 2, 3].map(stock))).toEqual([4, 5, 5])
    expect((await read()).refunds.map(({ amount, state }) => `${amount} ${state}`)).toEqual([
      '10.00 pending',
      '76.50 pending',
    ])
    await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'refunded' })
    expect(await read()).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded', refunded: '86.50' })
    expect(await broken()).toEqual([])
  })
})

describe('what a refund leaves elsewhere', () => {
  it('shows the sum to its customer as a number beside the total', async () => {
    const customer = await aCustomer(shop)
    const items = [{ productId: productIds[1], quantity: 1 }]
    placed = (await customer.post('/api/orders', anOrderBody({ items }))).json<PlacedOrder>()
    await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'paid' })
    expect((await customer.get('/api/customer/orders')).json()[0]).not.toHaveProperty('refunded')
    await refund({ shipping: true, account })
    await admin.post(`/api/admin/refunds/${refundOf(await read()).id}/done`)
    expect((await customer.get('/api/customer/orders')).json()).toMatchObject([{ total: 61.5, refunded: 49 }])
  })

  it('is no sale any more', async () => {
    const today = async () => (await admin.get('/api/admin/sales')).json()
    const before = JSON.stringify(await today())
    await refund({ shipping: true, account })
    await admin.post(`/api/admin/refunds/${refundOf(await read()).id}/done`)
    expect(before).toContain('86.50')
    expect(JSON.stringify(await today())).toContain('37.50')
  })

  it('is not packed any more', async () => {
    await refund({
      lines: [
        { line: 1, quantity: 1, place: 'stock' },
        { line: 2, quantity: 1, place: 'none' },
      ],
    })
    expect((await read()).goods.map((one) => one.quantity)).toEqual([1, 1])
    await admin.patch(`/api/admin/orders/${placed.id}`, { orderStatus: 'shipped' })
    expect((await read()).goods.map((one) => one.quantity)).toEqual([2, 1, 1])
  })

  it('never holds more than was paid, not even by the back door', async () => {
    const db = shop.deps.database.db
    const set = (values: object) => db.update(orders).set(values).where(eq(orders.id, placed.id))
    await expect(set({ refundAskedCents: 8_651 })).rejects.toThrow()
    await expect(set({ refundedCents: 1 })).rejects.toThrow()
  })

  it('keeps the account out of the log, the history and the mails', async () => {
    // Not the shop's own, which the order's page shows.
    await refund({ shipping: true, account: { ...account, iban: 'DE89370400440532013000' } })
    await admin.post(`/api/admin/refunds/${refundOf(await read()).id}/done`)
    const mail = await lastMail()
    const kept = JSON.stringify([(await read()).events, mail, await page()])
    expect(kept).not.toContain('0440532013')
  })
})
