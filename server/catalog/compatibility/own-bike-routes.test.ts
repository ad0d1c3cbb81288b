import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()

async function bought(customer: Visitor, productId: number, change: Partial<typeof orders.$inferInsert>) {
  const order = (await customer.post('/api/orders', anOrderBody({ items: [{ productId, quantity: 1 }] }))).json()
  await shop.deps.database.db.update(orders).set(change).where(eq(orders.id, order.id))
  return order
}

describe('GET /api/customer/bikes', () => {
  it('lists the bicycles that were paid and kept, with the guarantee from the delivery on', async () => {
    const customer = await aCustomer(shop)
    const bike = await aProduct(shop.deps, { name: 'Gravel Orcia', category: 'biciclette' })
    const used = await aProduct(shop.deps, {
      name: 'Olandese',
      category: 'bici-usate',
      imageNames: ['f-10x10-scene.webp'],
    })
    const saddle = await aProduct(shop.deps, { name: 'Sella' })
    const deliveredAt = new Date('2026-01-31T10:00:00Z')
    const paid = { paymentStatus: 'paid' } as const
    await bought(customer, saddle.id, paid)
    await bought(customer, bike.id, { orderStatus: 'processing' })
    shop.clock.advance({ minutes: 1 })
    const first = await bought(customer, bike.id, { ...paid, orderStatus: 'delivered', deliveredAt })
    shop.clock.advance({ minutes: 1 })
    const second = await bought(customer, used.id, { ...paid, orderStatus: 'delivered', deliveredAt })
    shop.clock.advance({ minutes: 1 })
    const third = await bought(customer, bike.id, paid)
    await bought(await aCustomer(shop), bike.id, paid)

    const answer = await customer.get('/api/customer/bikes')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual([
      expect.objectContaining({ orderId: third.id, guaranteeUntil: null }),
      expect.objectContaining({ orderId: second.id, isUsed: true, guaranteeUntil: '2027-01-31', hasJobCard: true }),
      {
        orderId: first.id,
        orderNumber: first.orderNumber,
        name: 'Gravel Orcia',
        size: null,
        slug: bike.slug,
        imageUrl: expect.stringMatching(/^\/images\/bici-v1-.*-drawing\.svg$/),
        isUsed: false,
        boughtAt: first.createdAt,
        guaranteeUntil: '2028-01-31',
        hasJobCard: false,
      },
    ])
    await shop.deps.database.db.update(orderItems).set({ refundedQuantity: 1 }).where(eq(orderItems.orderId, third.id))
    expect((await customer.get('/api/customer/bikes')).json()).toHaveLength(2)
  })
})
