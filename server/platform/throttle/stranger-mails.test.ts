import { beforeEach, describe, expect, it } from 'vitest'
import { answerReview, moderateReview } from '#server/catalog/reviews/moderate-review.ts'
import type { Mail } from '#server/messages/deps/mailer.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import type { OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { aCustomer, aRegistration, testPassword, Visitor } from '#test/visitor.ts'

const words = 'Hai vinto: clicca http://truffa.example/premio o www.truffa.example subito'
const victim = 'vittima@example.org'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })
let stranger: Visitor
beforeEach(async () => {
  stranger = new Visitor(shop, '198.51.100.9')
})

async function sent(to?: string): Promise<Mail[]> {
  await shop.deps.mailSender.sendDue()
  const strangers = shop.mailer.sent.filter((mail) => mail.to !== shop.deps.shop.email)
  return to ? strangers.filter((mail) => mail.to === to) : strangers
}
const statement = (change: object = {}) => ({
  customerName: words,
  customerEmail: victim,
  orderNumber: words.slice(0, 60),
  items: words,
  ...change,
})
const order = async (by = stranger, change: Record<string, unknown> = {}) => {
  const { id } = await aProduct(shop.deps, { stock: 50 })
  return by.post('/api/orders', anOrderBody({ order: change, items: [{ productId: id, quantity: 1 }] }))
}
const fullest = async (calls: number, call: (i: number) => Promise<{ statusCode: number }>) => {
  const statuses: number[] = []
  for (let i = 0; i < calls; i++) statuses.push((await call(i)).statusCode)
  return statuses
}

describe('the mails a stranger can cause', () => {
  it('are ten an hour from one address, of all kinds together', async () => {
    const refused = await fullest(8, (i) =>
      new Visitor(shop, stranger.address).post('/api/customer/register', aRegistration({ email: `a${i}@example.org` })),
    )
    expect(refused).toEqual(Array(8).fill(201))
    const receipts = await fullest(4, (i) =>
      stranger.post('/api/withdrawals', statement({ customerEmail: `b${i}@example.org` })),
    )
    expect(receipts).toEqual([201, 201, 429, 429])
    const other = await stranger.post('/api/withdrawals', statement(), { 'accept-language': 'en' })
    expect([other.statusCode, Number(other.headers['retry-after']) > 3_000]).toEqual([429, true])
    expect(await sent()).toHaveLength(10)
    shop.clock.advance({ hours: 1, minutes: 1 })
    expect((await stranger.post('/api/withdrawals', statement())).statusCode).toBe(201)
  })

  it('are twenty a day of changes of one order, with its key', async () => {
    const placed = (await order(stranger, { customerEmail: victim })).json<PlacedOrder>()
    const path = `/api/orders/${placed.orderNumber}/changes?k=${placed.accessKey}`
    const change = async (i: number) => {
      const { version, address } = (await stranger.get(path)).json<OrderEditOffer>()
      return stranger.post(path, { version, address: { ...address, shippingAddress: `Via Roma ${i}` } })
    }
    const statuses = await fullest(22, async (i) => {
      shop.clock.advance({ minutes: 3 })
      return change(i)
    })
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
    shop.clock.advance({ days: 1 })
    expect((await change(99)).statusCode).toBe(200)
  })

  it('are five an hour to one address, wherever they are asked from', async () => {
    const owner = await aCustomer(shop, { email: victim })
    for (let i = 0; i < 8; i++) await new Visitor(shop, `198.51.100.${i}`).post('/api/withdrawals', statement())
    expect(await sent(victim)).toHaveLength(5)
    const reset = await new Visitor(shop, '198.51.101.1').post('/api/customer/password-reset', { email: victim })
    expect(reset.statusCode).toBe(202)
    expect((await owner.post('/api/customer/email-verification')).statusCode).toBe(429)
    expect(await sent(victim)).toHaveLength(5)
  })

  it('are none for changes of address beyond a few', async () => {
    const customer = await aCustomer(shop, { email: 'prima@example.org' })
    const change = (i: number) =>
      customer.put('/api/customer/profile', { firstName: 'Ada', lastName: 'Rossi', email: `dopo${i}@example.org` })
    const statuses = await fullest(30, change)
    expect(statuses.filter((s) => s === 200).length).toBeLessThanOrEqual(5)
    expect((await sent()).length).toBeLessThanOrEqual(11)
    const [row] = await shop.deps.database.db.select().from(customers)
    expect(row?.email).toMatch(/^dopo\d@example.org$/)
  })

  it('count the confirmations of orders, which are never refused, and beyond five wait for the address', async () => {
    for (let i = 0; i < 12; i++) expect((await order(stranger, { customerEmail: victim })).statusCode).toBe(201)
    expect(await sent(victim)).toHaveLength(5)
    const registering = await stranger.post('/api/customer/register', aRegistration({ email: 'nuova@example.org' }))
    expect(registering.statusCode).toBe(429)
    expect(await shop.deps.database.db.select().from(customers)).toEqual([])
  })
})

describe('a mail to an unknown address', () => {
  it('says nothing of the sender’s about an order that does not exist', async () => {
    const answer = await stranger.post('/api/withdrawals', statement())
    expect(answer.json()).toMatchObject({ items: words, customerName: words })
    const [receipt] = await sent(victim)
    expect(receipt?.text).toContain(answer.json().reference)
    for (const part of [receipt?.text, receipt?.html, receipt?.subject])
      expect(part).not.toMatch(/truffa|vinto|clicca/i)
  })

  it('says nothing of the sender’s about another person’s order', async () => {
    const { orderNumber } = (await order()).json<{ orderNumber: string }>()
    await stranger.post('/api/withdrawals', statement({ orderNumber }))
    const [receipt] = await sent(victim)
    expect(receipt?.text).toContain(orderNumber)
    expect(receipt?.text).not.toMatch(/truffa|vinto|clicca/i)
  })

  it('holds no link to anywhere else: orders, accounts, withdrawals of unpaid orders', async () => {
    const typed = { customerName: words, shippingAddress: words, customerEmail: victim, city: 'www.truffa.example' }
    const { orderNumber } = (await order(stranger, typed)).json<{ orderNumber: string }>()
    await stranger.post('/api/withdrawals', statement({ orderNumber }))
    await stranger.post('/api/customer/register', aRegistration({ email: victim, firstName: words, lastName: words }))
    const mails = await sent(victim)
    expect(mails).toHaveLength(3)
    for (const { text, html } of mails)
      expect(`${text}${html}`).not.toMatch(/truffa\.example|http:\/\/truffa|www\.truffa/)
  })

  it('holds no link in the title of a review, published or answered', async () => {
    const { id } = await aProduct(shop.deps)
    const review = { customerName: 'Anna', customerEmail: victim, rating: 5, title: words, comment: 'Molto' }
    const posted = (await stranger.post(`/api/products/${id}/reviews`, review)).json<{ id: number }>()
    await moderateReview(shop.deps, posted.id, { isApproved: true, reason: null })
    await answerReview(shop.deps, posted.id, 'Grazie.')
    const mails = await sent(victim)
    expect(mails).toHaveLength(2)
    for (const { text, html } of mails)
      expect(`${text}${html}`).not.toMatch(/truffa\.example|http:\/\/truffa|www\.truffa/)
  })

  it('repeats a statement to the word for an order that was paid', async () => {
    const { orderNumber } = (await order(stranger, { customerEmail: victim })).json<{ orderNumber: string }>()
    await shop.deps.database.db
      .update(orders)
      .set({ paymentStatus: 'paid', paidAt: shop.clock.now, shipBy: shop.clock.now })
    const statuses = await fullest(12, () => stranger.post('/api/withdrawals', statement({ orderNumber })))
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
    const receipts = (await sent(victim)).slice(1)
    expect(receipts).toHaveLength(10)
    expect(receipts[0]?.text).toContain(words)
  })

  it('does not tell an unproven address which one came after it', async () => {
    const customer = await aCustomer(shop, { email: victim })
    await customer.put('/api/customer/profile', { firstName: 'Ada', lastName: 'R', email: 'clicca-su@truffa.example' })
    const reported = (await sent(victim)).at(-1)
    expect(reported?.subject).toBe('L’indirizzo del tuo account è cambiato')
    expect(reported?.text).not.toContain('truffa')
  })
})

describe('what one address may do in an hour', () => {
  it('is ten registrations', async () => {
    const taken = aRegistration({ email: victim })
    await new Visitor(shop, '192.0.2.1').post('/api/customer/register', taken)
    expect(await fullest(12, () => stranger.post('/api/customer/register', taken))).toEqual([
      ...Array(10).fill(409),
      429,
      429,
    ])
  })

  it('is ten reviews, and five in one name', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => aProduct(shop.deps).then((p) => p.id)))
    const review = (i: number, email: string, by = stranger) =>
      by.post(`/api/products/${ids[i]}/reviews`, {
        customerName: 'Anna',
        customerEmail: email,
        rating: 5,
        title: 'Bella',
        comment: 'Molto',
      })
    const one = await fullest(6, (i) => review(i, victim, new Visitor(shop, `192.0.2.${i}`)))
    expect(one).toEqual([201, 201, 201, 201, 201, 429])
    const many = await fullest(12, (i) => review(i, `a${i}@example.org`))
    expect(many).toEqual([...Array(10).fill(201), 429, 429])
  })

  it('ends for an account after twenty changes', async () => {
    const customer = await aCustomer(shop)
    const profile = { firstName: 'Ada', lastName: 'Rossi', email: customer.user.email }
    const statuses = await fullest(21, () => customer.put('/api/customer/profile', profile))
    expect([statuses.filter((s) => s === 200).length, statuses.at(-1)]).toEqual([20, 429])
    const password = { currentPassword: testPassword, newPassword: 'un’altra lunga' }
    expect((await customer.put('/api/customer/password', password)).statusCode).toBe(429)
  })

  it('has no end with RATE_LIMIT=off', async () => {
    const open = await openTestShop({ database: shop.deps.database, catalog: shop.deps.catalog })
    const by = new Visitor(open)
    expect(await fullest(12, () => by.post('/api/withdrawals', statement()))).toEqual(Array(12).fill(201))
    await open.close()
  })
})
