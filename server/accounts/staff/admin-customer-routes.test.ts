import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import type { AdminCustomer, AdminCustomerDetail } from '#shared/contract/accounts/admin-customers.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/customers'
const list = async (query = '') => (await admin.get(`${path}${query}`)).json<AdminCustomer[]>()
const read = async (id: string) => (await admin.get(`${path}/${id}`)).json<AdminCustomerDetail>()

/** An order a minute later; paid when `isPaid`. */
async function buy(who: Visitor, order: Record<string, unknown>, priceCents = 10_000, isPaid = true) {
  shop.clock.advance({ minutes: 1 })
  const product = await aProduct(shop.deps, { priceCents })
  const answer = await who.post('/api/orders', anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order }))
  expect(answer.statusCode).toBe(201)
  const { id, orderNumber } = answer.json()
  if (isPaid) await admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })
  return { id, orderNumber, productId: product.id }
}

describe('the list of customers', () => {
  it('shows an account with what it has bought, the password nowhere', async () => {
    const customer = await aCustomer(shop, { email: 'Giulia@Example.org', phone: '0444 1' })
    await buy(customer, {}, 10_000)
    await buy(customer, {}, 25_050, false)
    const answer = await admin.get(path)
    expect(answer.json()).toEqual([
      {
        id: customer.user.id,
        name: 'Giulia Ferrari',
        email: 'Giulia@Example.org',
        phone: '0444 1',
        city: null,
        orders: 2,
        spent: '100.00',
        createdAt: '2026-11-20T10:00:00.000Z',
        lastOrderAt: '2026-11-20T10:02:00.000Z',
        hasAccount: true,
      },
    ])
    expect(answer.headers['x-total-count']).toBe('1')
    expect(answer.body).not.toMatch(/argon2|password/i)
  })

  it('takes all guest orders of an address as one customer, with the latest name', async () => {
    const guest = new Visitor(shop)
    await buy(guest, { customerEmail: 'anna@example.org', customerName: 'Anna N.', city: 'Bari' })
    await buy(guest, { customerEmail: 'ANNA@example.org', customerName: 'Anna Neri', customerPhone: '' })
    const cancelled = await buy(guest, { customerEmail: 'anna@example.org', customerName: 'Anna Neri' })
    await admin.patch(`/api/admin/orders/${cancelled.id}`, { orderStatus: 'cancelled' })
    expect(await list()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-3[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
        name: 'Anna Neri',
        email: 'anna@example.org',
        phone: '+39 333 1234567',
        city: 'Vicenza',
        orders: 3,
        spent: '200.00',
        createdAt: '2026-11-20T10:01:00.000Z',
        lastOrderAt: '2026-11-20T10:03:00.000Z',
        hasAccount: false,
      },
    ])
  })

  it('takes a guest order and the account of the same address as one customer', async () => {
    const customer = await aCustomer(shop, { email: 'giulia@example.org' })
    await buy(customer, { customerEmail: 'altra@example.org' })
    await buy(new Visitor(shop), { customerEmail: 'GIULIA@example.org' })
    expect(await list()).toMatchObject([{ id: customer.user.id, orders: 2, spent: '200.00' }])
    expect((await read(customer.user.id)).orderList).toHaveLength(2)
  })

  it('searches and pages, the newest first', async () => {
    await aCustomer(shop, { email: 'a@example.org', firstName: 'Anna', lastName: 'Neri' })
    const guest = new Visitor(shop)
    await buy(guest, { customerEmail: 'b@example.org', customerName: 'Bruno Gallo', city: 'Bari' })
    await buy(guest, { customerEmail: 'c@example.org', customerName: 'Carla Riva' })
    const names = async (query: string) => (await list(query)).map((c) => c.name)
    expect(await names('')).toEqual(['Carla Riva', 'Bruno Gallo', 'Anna Neri'])
    expect(await names('?q=anna%20n')).toEqual(['Anna Neri'])
    expect(await names('?q=BARI')).toEqual(['Bruno Gallo'])
    expect(await names('?q=c@ex')).toEqual(['Carla Riva'])
    expect(await names('?q=%25')).toEqual([])
    const page = await admin.get(`${path}?limit=1&offset=1`)
    expect([page.json()[0].name, page.headers['x-total-count']]).toEqual(['Bruno Gallo', '3'])
    const last = await admin.get(`${path}?limit=1&offset=2`)
    expect(last.json()[0].name).toBe('Anna Neri')
    const beyond = await admin.get(`${path}?limit=1&offset=9`)
    expect([beyond.json(), beyond.headers['x-total-count']]).toEqual([[], '3'])
    const byKey = []
    for (let next: string | undefined = `${path}?limit=1&after=`; next; ) {
      const answer = await admin.get(next)
      byKey.push(answer.json()[0].name)
      expect(answer.headers['x-total-count']).toBeUndefined()
      next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1]
    }
    expect(byKey).toEqual(['Carla Riva', 'Bruno Gallo', 'Anna Neri'])
    expect((await admin.get(`${path}?after=s5`)).statusCode).toBe(400)
  })

  it('follows what accounts and orders become, and finds guests by each of their contacts', async () => {
    const { db } = shop.deps.database
    const names = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).map((c) => c.name)
    const isTrue = async () => {
      const [is, source] = [
        sql`select id, email, kind, since from people`,
        sql`select id, email, kind, since from people_source`,
      ]
      expect(rawRows(await db.execute(sql`(${is} except ${source}) union all (${source} except ${is})`))).toEqual([])
    }
    const guest = new Visitor(shop)
    await buy(guest, { customerEmail: 'anna@example.org', customerName: 'Anna Neri', customerPhone: '+39 347 111' })
    await buy(guest, { customerEmail: 'Anna@example.org', customerName: 'Dell’Acqua', customerPhone: '' })
    expect([await names('neri'), await names('dell acqua'), await names('347111')]).toEqual([
      ['Dell’Acqua'],
      ['Dell’Acqua'],
      ['Dell’Acqua'],
    ])
    await isTrue()
    const customer = await aCustomer(shop, { email: 'anna@example.org', firstName: 'Anna' })
    await buy(customer, { customerEmail: 'altra@example.org' })
    expect(await names('')).toEqual(['Anna Ferrari'])
    await db.update(customers).set({ email: 'nuova@example.org', phone: '0444 987' })
    expect([await names('0444987'), await names('neri'), await names('anna@')]).toEqual([
      ['Anna Ferrari'],
      ['Dell’Acqua'],
      ['Dell’Acqua'],
    ])
    await isTrue()
    await admin.delete(`${path}/${customer.user.id}`)
    expect((await list()).map((c) => [c.email, c.orders])).toEqual([
      ['altra@example.org', 1],
      ['anna@example.org', 2],
    ])
    await isTrue()
  })
})

describe('one customer', () => {
  it('is shown with contacts and orders, newest first', async () => {
    const customer = await aCustomer(shop)
    const first = await buy(customer, {})
    const second = await buy(customer, {}, 10_000, false)
    expect(await read(customer.user.id)).toMatchObject({
      name: 'Giulia Ferrari',
      emailNotifications: true,
      lastLoginAt: '2026-11-20T10:00:00.000Z',
      orderList: [
        { id: second.id, orderNumber: second.orderNumber, total: '100.00', paymentStatus: 'pending' },
        { id: first.id, orderStatus: 'processing', paymentStatus: 'paid' },
      ],
    })
  })

  it('may be a guest', async () => {
    const { orderNumber } = await buy(new Visitor(shop), {
      customerEmail: 'Anna@example.org',
      shippingAddress: 'Via Roma 1',
    })
    const [guest] = await list()
    expect(await read(guest?.id ?? '')).toMatchObject({
      hasAccount: false,
      address: 'Via Roma 1',
      postalCode: '36100',
      lastLoginAt: null,
      orderList: [{ orderNumber }],
    })
  })

  it('takes everything stored about them along', async () => {
    const customer = await aCustomer(shop)
    const { productId, orderNumber } = await buy(customer, {})
    await customer.post(`/api/products/${productId}/reviews`, {
      customerName: 'Giulia',
      customerEmail: customer.user.email,
      rating: 5,
      title: 'Bella',
      comment: 'Molto',
    })
    const answer = await admin.get(`${path}/${customer.user.id}/export`)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="cliente-/)
    expect(answer.json()).toMatchObject({
      exportedAt: expect.any(String),
      profile: { email: customer.user.email },
      orders: [{ orderNumber, items: [{ productId }] }],
      reviews: [{ title: 'Bella' }],
    })
    expect(answer.body).not.toContain('argon2')
  })

  it('takes a guest’s data along', async () => {
    const { orderNumber } = await buy(new Visitor(shop), { customerEmail: 'anna@example.org' })
    const [guest] = await list()
    const data = (await admin.get(`${path}/${guest?.id}/export`)).json()
    expect(data).toMatchObject({ orders: [{ orderNumber }], reviews: [], mails: [{ kind: 'order_confirmation' }, {}] })
  })

  it('is erased on request: the account goes, the orders stay', async () => {
    const customer = await aCustomer(shop)
    const { id } = await buy(customer, {})
    const answer = await admin.delete(`${path}/${customer.user.id}`)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const { db } = shop.deps.database
    expect(await db.select().from(customers)).toEqual([])
    expect(await db.select().from(orders).where(eq(orders.id, id))).toMatchObject([{ customerId: null }])
    expect((await customer.get('/api/auth/user')).statusCode).toBe(401)
    expect((await admin.get(`${path}/${customer.user.id}`)).statusCode).toBe(404)
  })

  it('is erased as a guest: the name under reviews goes, the orders stay', async () => {
    const { productId } = await buy(new Visitor(shop), { customerEmail: 'anna@example.org' })
    const review = { customerName: 'Anna Neri', rating: 5, title: 'Bella', comment: 'Molto' }
    const payload = { ...review, customerEmail: 'ANNA@example.org' }
    await new Visitor(shop).post(`/api/products/${productId}/reviews`, payload)
    const [guest] = await list()
    expect((await admin.delete(`${path}/${guest?.id}`)).statusCode).toBe(204)
    const kept = await shop.deps.database.db.select().from(reviews)
    expect(kept).toMatchObject([{ title: 'Bella', customerName: 'Cliente' }])
    expect(kept[0]?.customerEmail).not.toContain('anna')
  })

  it('answers 404 for an unknown id, 400 for a malformed one and 401 to visitors', async () => {
    const customer = await aCustomer(shop)
    for (const url of [`${path}/${crypto.randomUUID()}`, `${path}/${crypto.randomUUID()}/export`]) {
      const answer = await admin.get(url)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'customer_not_found'])
    }
    expect((await admin.get(`${path}/giulia`)).statusCode).toBe(400)
    for (const who of [new Visitor(shop), customer]) {
      for (const url of [path, `${path}/${customer.user.id}`, `${path}/${customer.user.id}/export`])
        expect((await who.get(url)).statusCode).toBe(401)
      expect((await who.delete(`${path}/${customer.user.id}`)).statusCode).toBe(401)
    }
    expect(await list()).toHaveLength(1)
  })
})
