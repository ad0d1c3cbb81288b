import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { withdrawalJobs } from '#server/orders/withdrawals/withdrawal-jobs.ts'
import { withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let visitor: Visitor
beforeEach(async () => {
  visitor = new Visitor(shop)
})

const daysAgo = (days: number) => new Date(shop.clock.now.getTime() - days * 86_400_000)
const stored = () => shop.deps.database.db.select().from(withdrawals)

async function anOrder(by: Visitor, change: Partial<typeof orders.$inferInsert> = {}) {
  const product = await aProduct(shop.deps, { name: 'Sella Soglia' })
  const body = anOrderBody({ items: [{ productId: product.id, quantity: 2 }] })
  const placed = (await by.post('/api/orders', body)).json<{ id: string; orderNumber: string }>()
  if (Object.keys(change).length > 0)
    await shop.deps.database.db.update(orders).set(change).where(eq(orders.id, placed.id))
  return placed
}

const aStatement = (orderNumber: string, change: Record<string, unknown> = {}) => ({
  customerName: 'Giulia Ferrari',
  customerEmail: 'giulia.ferrari@example.org',
  orderNumber,
  items: '',
  ...change,
})
const send = (orderNumber: string, change?: Record<string, unknown>, by = visitor) =>
  by.post('/api/withdrawals', aStatement(orderNumber, change))

describe('POST /api/withdrawals', () => {
  it('gives a receipt with the whole statement, the moment in Rome and a reference', async () => {
    const { orderNumber } = await anOrder(visitor)
    shop.clock.now = new Date('2026-11-20T10:04:05Z')
    const response = await send(orderNumber, { items: 'Una delle due selle' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      reference: expect.stringMatching(/^REC-\w{4}-\w{4}$/),
      createdAt: '2026-11-20T10:04:05.000Z',
      receivedAt: '20 novembre 2026, ore 11:04',
      statement: `Io, Giulia Ferrari, recedo dal contratto di vendita dell’ordine ${orderNumber}, per i seguenti beni: Una delle due selle.`,
      customerName: 'Giulia Ferrari',
      customerEmail: 'giulia.ferrari@example.org',
      orderNumber,
      items: 'Una delle due selle',
    })
  })

  it('mails the same content at once, in the language of the statement, and tells the shop', async () => {
    const { orderNumber } = await anOrder(visitor)
    await shop.deps.mailSender.sendDue()
    shop.mailer.sent = []
    shop.clock.now = new Date('2026-07-20T10:04:05Z')
    const response = await visitor.post('/api/withdrawals', aStatement(orderNumber), { 'accept-language': 'en-GB' })
    const receipt = response.json()
    await shop.deps.mailSender.sendDue()
    const toCustomer = shop.mailer.sent.find((m) => m.to === 'giulia.ferrari@example.org')
    for (const text of [toCustomer?.text, toCustomer?.html]) {
      expect(text).toContain(receipt.reference)
      expect(text).toContain(`I, Giulia Ferrari, withdraw from the contract of sale of order ${orderNumber}`)
      expect(text).toContain('20 July 2026, 12:04')
    }
    const toShop = shop.mailer.sent.find((m) => m.to === shop.deps.shop.email)
    expect(toShop).toMatchObject({ language: 'it', subject: expect.stringContaining(receipt.reference) })
    expect(toShop?.text).toContain('20 luglio 2026, ore 12:04')
    expect(toShop?.text).toContain('Rimborso entro il 3 agosto 2026')
    expect(toShop?.text).toContain('/admin?tab=ordini&vista=resi')
  })

  it('stores what was sent with the order it belongs to and the day the money is due', async () => {
    const { id, orderNumber } = await anOrder(visitor)
    await send(orderNumber)
    expect(await stored()).toMatchObject([
      {
        orderId: id,
        orderNumber,
        language: 'it',
        kind: 'recesso',
        flags: [],
        state: 'received',
        createdAt: shop.clock.now,
        refundDueAt: new Date('2026-12-04T23:00:00Z'),
      },
    ])
  })

  it('answers the same for an order that exists and one that does not', async () => {
    const { orderNumber } = await anOrder(visitor)
    const known = await send(orderNumber)
    const unknown = await send('PV-2222-2222')
    const shape = (response: typeof known) => ({
      ...response.json(),
      reference: '',
      orderNumber: '',
      statement: response.json().statement.replace(/PV-\w{4}-\w{4}/, ''),
    })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(shape(unknown)).toEqual(shape(known))
    expect((await stored()).map((w) => [w.orderId === null, w.flags])).toEqual([
      [false, []],
      [true, ['unknown_order']],
    ])
  })

  it('finds the order however the number is written', async () => {
    const { id, orderNumber } = await anOrder(visitor)
    await send(` ${orderNumber.toLowerCase().replaceAll('-', ' ')} `)
    expect((await stored())[0]?.orderId).toBe(id)
  })

  it.each([
    ['an order that is not delivered yet', {}, 'recesso', []],
    ['one delivered 3 days ago', { delivered: 3 }, 'recesso', []],
    ['one delivered 20 days ago', { delivered: 20 }, 'reso30', []],
    ['one delivered 40 days ago', { delivered: 40 }, 'recesso', ['late']],
    ['a cancelled order', { orderStatus: 'cancelled' }, 'recesso', ['cancelled_order']],
  ])('receives %s', async (_what, { delivered, ...change }: Record<string, unknown>, kind, flags) => {
    const deliveredAt = typeof delivered === 'number' ? daysAgo(delivered) : null
    const { orderNumber } = await anOrder(visitor, { ...change, deliveredAt })
    expect((await send(orderNumber)).statusCode).toBe(201)
    expect(await stored()).toMatchObject([{ kind, flags }])
  })

  it('receives a statement from another e-mail and a repeated one, and flags them', async () => {
    const { orderNumber } = await anOrder(visitor)
    await send(orderNumber, { customerEmail: 'another@example.org' })
    await send(orderNumber, { customerEmail: 'GIULIA.Ferrari@example.org' })
    await send('XY-1')
    await send('xy-1')
    expect((await stored()).map((w) => w.flags)).toEqual([
      ['email_mismatch'],
      ['repeated'],
      ['unknown_order'],
      ['unknown_order', 'repeated'],
    ])
  })

  it('lets a customer have the receipt of an own order sent to any address', async () => {
    const customer = await aCustomer(shop)
    const { orderNumber } = await anOrder(customer)
    await send(orderNumber, { customerEmail: 'other@example.org' }, customer)
    expect((await stored())[0]?.flags).toEqual([])
  })

  it('never shows a visitor’s text as anything but text', async () => {
    await send('PV-2222-2222', { customerName: '<img src=x>', items: '<script>alert(1)</script>' })
    await shop.deps.mailSender.sendDue()
    for (const { html } of shop.mailer.sent) expect(html).not.toMatch(/<script|<img/)
  })

  it.each([
    ['no name', { customerName: '' }, 'customerName'],
    ['no order number', { orderNumber: ' ' }, 'orderNumber'],
    ['an address no receipt can reach', { customerEmail: 'giulia' }, 'customerEmail'],
    ['a text of 2,001 characters', { items: 'a'.repeat(2_001) }, 'items'],
  ])('answers 400 beside the field for %s', async (_what, change, field) => {
    const response = await send('PV-2222-2222', change)
    expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: expect.any(String) }])
    expect(await stored()).toEqual([])
  })

  it('needs no list of goods', async () => {
    const { items: _none, ...body } = aStatement('PV-2222-2222')
    expect((await visitor.post('/api/withdrawals', body)).json().statement).toContain('per tutti i beni')
  })
})

describe('GET /api/customer/withdrawals', () => {
  it('lists the own orders with their last days, goods and statements', async () => {
    const customer = await aCustomer(shop)
    await anOrder(visitor)
    const open = await anOrder(customer)
    shop.clock.advance({ minutes: 1 })
    const delivered = await anOrder(customer, { deliveredAt: new Date('2026-11-06T11:00:00Z') })
    shop.clock.advance({ minutes: 1 })
    await anOrder(customer, { orderStatus: 'cancelled' })
    const receipt = (await send(delivered.orderNumber, {}, customer)).json()
    const { reference, createdAt } = receipt
    const items = [{ name: 'Sella Soglia', frameSize: null, quantity: 2 }]
    expect((await customer.get('/api/customer/withdrawals')).json()).toEqual([
      {
        orderNumber: delivered.orderNumber,
        createdAt: expect.any(String),
        customerName: 'Giulia Ferrari',
        customerEmail: 'giulia.ferrari@example.org',
        deliveredAt: '2026-11-06T11:00:00.000Z',
        phase: 'withdrawal',
        withdrawalLastDay: '2026-11-20',
        returnLastDay: '2026-12-07',
        items: items,
        withdrawals: [{ reference, createdAt, items: '', state: 'received', receipt }],
      },
      expect.objectContaining({
        orderNumber: open.orderNumber,
        deliveredAt: null,
        phase: 'open',
        withdrawalLastDay: null,
        returnLastDay: null,
        items: items,
        withdrawals: [],
      }),
    ])
  })
})

describe('a statement that another person sent for an order', () => {
  it('shows its reference to the customer, and nothing of who wrote it', async () => {
    const customer = await aCustomer(shop)
    const { orderNumber } = await anOrder(customer)
    const body = { customerName: 'Marta Neri', customerEmail: 'marta@example.org' }
    const { reference } = (await send(orderNumber, body)).json()
    const answer = await customer.get('/api/customer/withdrawals')
    expect(answer.json()[0].withdrawals).toMatchObject([{ reference, receipt: null }])
    expect(answer.body).not.toMatch(/[Mm]arta/)
  })
})

describe('the record of statements', () => {
  it('forgets after a year what no order belongs to, and keeps the rest', async () => {
    const { orderNumber } = await anOrder(visitor)
    await send(orderNumber)
    await send('PV-2222-2222')
    const [job] = withdrawalJobs(shop.deps)
    shop.clock.advance({ days: 364 })
    await job?.run()
    expect(await stored()).toHaveLength(2)
    shop.clock.advance({ days: 2 })
    await job?.run()
    expect((await stored()).map((w) => w.orderNumber)).toEqual([orderNumber])
  })
})
