import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()

describe('GET /api/customer/orders', () => {
  it('lists the own orders with their lines, newest first, the total as a number', async () => {
    const customer = await aCustomer(shop)
    const product = await aProduct(shop.deps, {
      name: 'Sella Soglia',
      priceCents: 4_995,
      imageNames: ['sella-1200x800-cut.webp'],
    })
    const place = async (quantity: number, by: Visitor = customer) =>
      (await by.post('/api/orders', anOrderBody({ items: [{ productId: product.id, quantity }] }))).json()
    const first = await place(1)
    shop.clock.advance({ minutes: 1 })
    const second = await place(2)
    await place(1, await aCustomer(shop))
    await place(1, new Visitor(shop))
    const change = { orderStatus: 'delivered', paymentStatus: 'paid', trackingCode: 'BRT123' } as const
    await shop.deps.database.db.update(orders).set(change).where(eq(orders.id, first.id))

    const response = await customer.get('/api/customer/orders')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual([
      expect.objectContaining({ id: second.id, total: 99.9, status: 'processing', paymentStatus: 'pending' }),
      {
        id: first.id,
        orderNumber: first.orderNumber,
        createdAt: first.createdAt,
        total: 98.95,
        status: 'completed',
        paymentStatus: 'paid',
        channel: 'distance',
        instrument: null,
        carrier: null,
        trackingCode: 'BRT123',
        trackingUrl: null,
        items: [
          {
            line: 1,
            productId: product.id,
            slug: product.slug,
            name: 'Sella Soglia',
            productCode: product.productCode,
            category: 'componenti',
            frameSize: null,
            quantity: 1,
            price: '49.95',
            total: '49.95',
            imageUrl: '/images/sella-1200x800-cut.webp',
          },
        ],
      },
    ])
  })

  it('says of an unpaid bank order where the money goes, and of no other', async () => {
    const customer = await aCustomer(shop)
    const product = await aProduct(shop.deps)
    const order = anOrderBody({ items: [{ productId: product.id, quantity: 1 }] })
    const placed = (await customer.post('/api/orders', order)).json()
    const read = async () => (await customer.get('/api/customer/orders')).json()[0]
    expect((await read()).bankTransfer).toEqual(placed.bankTransfer)
    for (const change of [{ paymentStatus: 'paid' }, { paymentStatus: 'pending', orderStatus: 'cancelled' }] as const) {
      await shop.deps.database.db.update(orders).set(change).where(eq(orders.id, placed.id))
      expect(await read()).not.toHaveProperty('bankTransfer')
    }
  })

  it.each([
    ['processing', 'processing'],
    ['shipped', 'shipped'],
    ['delivered', 'completed'],
    ['cancelled', 'cancelled'],
  ] as const)('shows the order state %s as %s', async (orderStatus, status) => {
    const customer = await aCustomer(shop)
    const product = await aProduct(shop.deps)
    await customer.post('/api/orders', anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }))
    await shop.deps.database.db.update(orders).set({ orderStatus })
    expect((await customer.get('/api/customer/orders')).json()).toMatchObject([{ status }])
  })

  it('is empty for a new customer', async () => {
    expect((await (await aCustomer(shop)).get('/api/customer/orders')).json()).toEqual([])
  })
})
