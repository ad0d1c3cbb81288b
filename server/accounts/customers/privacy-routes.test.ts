import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cartLines, reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { customers, oneTimeTokens, sessions } from '#server/platform/database/schema/people-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, mailedToken, type TestCustomer, testPassword, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let customer: TestCustomer
let productId: number
const email = 'giulia@example.org'
beforeEach(async () => {
  customer = await aCustomer(shop, { email })
  productId = (await aProduct(shop.deps, { name: 'Sella Soglia' })).id
})

const db = () => shop.deps.database.db
const review = (by: Visitor, customerEmail: string) =>
  by.post(`/api/products/${productId}/reviews`, {
    customerName: 'Giulia Ferrari',
    customerEmail,
    rating: 5,
    title: 'Comoda',
    comment: 'Molto.',
  })
const order = async (by: Visitor) =>
  (await by.post('/api/orders', anOrderBody({ items: [{ productId, quantity: 1 }] }))).json()
const proveEmail = async () =>
  customer.get(`/verifica-email?token=${await mailedToken(shop, email, '/verifica-email')}`)

describe('GET /api/customer/export', () => {
  it('holds everything stored about the customer and nothing of the password', async () => {
    const placed = await order(customer)
    await customer.post('/api/customer/cart', { productId, quantity: 2 })
    await review(customer, email)
    await customer.post('/api/withdrawals', {
      customerName: 'Giulia Ferrari',
      customerEmail: email,
      orderNumber: placed.orderNumber,
    })
    await proveEmail()
    const response = await customer.get('/api/customer/export')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-disposition']).toBe('attachment; filename="dati-2026-11-20.json"')
    const data = response.json()
    expect(data).toMatchObject({
      exportedAt: shop.clock.now.toISOString(),
      profile: { id: customer.user.id, email, firstName: 'Giulia' },
      orders: [{ orderNumber: placed.orderNumber, items: [{ name: 'Sella Soglia' }], events: [{ kind: 'placed' }] }],
      cart: [{ name: 'Sella Soglia', quantity: 2 }],
      reviews: [{ title: 'Comoda', customerEmail: email }],
      withdrawals: [{ orderNumber: placed.orderNumber }],
      sessions: [{ createdAt: shop.clock.now.toISOString() }],
    })
    expect(data.mails.map((m: { kind: string }) => m.kind)).toContain('registration')
    expect(response.body).not.toMatch(/argon2|passwordHash|tokenHash/)
  })

  it('holds nothing of others, nor what an unproven address may belong to', async () => {
    const visitor = new Visitor(shop)
    await order(visitor)
    await review(visitor, email)
    await visitor.post('/api/withdrawals', { customerName: 'Gi Fe', customerEmail: email, orderNumber: 'PV-1' })
    const other = await aCustomer(shop)
    await other.post('/api/customer/cart', { productId, quantity: 1 })
    await order(other)
    expect((await customer.get('/api/customer/export')).json()).toMatchObject({
      orders: [],
      cart: [],
      reviews: [],
      withdrawals: [],
      mails: [],
    })
    await proveEmail()
    const proven = (await customer.get('/api/customer/export')).json()
    expect([proven.orders, proven.reviews, proven.withdrawals].map((list) => list.length)).toEqual([0, 1, 1])
  })
})

describe('DELETE /api/customer', () => {
  const erase = (password = testPassword) => customer.delete('/api/customer', { password })

  it('erases the account with cart, sessions and links, and says so by mail', async () => {
    await customer.post('/api/customer/cart', { productId, quantity: 2 })
    const response = await erase()
    expect([response.statusCode, customer.cookies.sid]).toEqual([204, undefined])
    for (const table of [customers, sessions, cartLines, oneTimeTokens])
      expect(await db().select().from(table)).toEqual([])
    const login = await customer.post('/api/customer/login', { email, password: testPassword })
    expect(login.statusCode).toBe(401)
    await shop.deps.mailSender.sendDue()
    // Several mails leave at once, in no fixed order.
    expect(shop.mailer.sent).toContainEqual(
      expect.objectContaining({ to: email, subject: 'Il tuo account è stato cancellato' }),
    )
  })

  it('keeps the orders without the account, and their page opens with the key of the mail', async () => {
    const { id, orderNumber, accessKey } = await order(customer)
    await erase()
    const [kept] = await db().select().from(orders).where(eq(orders.id, id))
    expect(kept).toMatchObject({ customerId: null, customerName: 'Giulia Ferrari' })
    const page = await new Visitor(shop).get(`/api/orders/${orderNumber}?k=${accessKey}`)
    expect(page.statusCode).toBe(200)
  })

  it('keeps what the reviews say and forgets who said it, on the product’s page at once', async () => {
    await review(customer, email)
    await db().update(reviews).set({ isApproved: true })
    await shop.deps.catalog.refresh([productId])
    const visitor = new Visitor(shop)
    expect((await visitor.get(`/api/products/${productId}/reviews`)).json()).toMatchObject([
      { customerName: 'Giulia Ferrari' },
    ])
    await erase()
    expect((await visitor.get(`/api/products/${productId}/reviews`)).json()).toMatchObject([
      { customerName: 'Cliente', title: 'Comoda' },
    ])
    expect(JSON.stringify(await db().select().from(reviews))).not.toMatch(/giulia/i)
  })

  it('does not touch the reviews of an address that was never proven', async () => {
    await review(new Visitor(shop), email)
    await erase()
    expect(await db().select().from(reviews)).toMatchObject([{ customerName: 'Giulia Ferrari' }])
  })

  it('lets the address be registered again, with nothing of before', async () => {
    await order(customer)
    await erase()
    const again = await aCustomer(shop, { email })
    expect(again.user.id).not.toBe(customer.user.id)
    expect((await again.get('/api/customer/orders')).json()).toEqual([])
  })

  it.each([
    ['a wrong password', { password: 'sbagliata' }, 403, 'wrong_password'],
    ['none', {}, 400, 'invalid_input'],
  ])('changes nothing with %s', async (_what, body, status, code) => {
    const response = await customer.delete('/api/customer', body)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect((await customer.get('/api/auth/user')).statusCode).toBe(200)
  })

  it('leaves other customers alone', async () => {
    const other = await aCustomer(shop)
    await erase()
    expect((await other.get('/api/auth/user')).json()).toEqual(other.user)
  })
})
