import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderItems, orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { soldBicycles } from '#server/platform/database/schema/parcel-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, testPassword, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })

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
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        orderId: first.id,
        orderNumber: first.orderNumber,
        name: 'Gravel Orcia',
        size: null,
        slug: bike.slug,
        imageUrl: expect.stringMatching(/^\/images\/bici-v1-.*-drawing\.svg$/),
        isUsed: false,
        serialNumber: null,
        boughtAt: first.createdAt,
        receivedAt: null,
        guaranteeUntil: '2028-01-31',
        hasJobCard: false,
        mayHandOver: true,
        codeUntil: null,
      },
    ])
    await shop.deps.database.db.update(orderItems).set({ refundedQuantity: 1 }).where(eq(orderItems.orderId, third.id))
    expect((await customer.get('/api/customer/bikes')).json()).toHaveLength(2)
  })
})

const garageOf = async (customer: Visitor) => (await customer.get('/api/customer/bikes')).json()
const receive = (customer: Visitor, code: string) => customer.post('/api/customer/bikes', { code })

describe('a bicycle', () => {
  it('has its serial number in the account, unit by unit, and each is exported', async () => {
    const [customer, admin] = [await aCustomer(shop), await anAdministrator(shop)]
    const bike = await aProduct(shop.deps, { category: 'biciclette' })
    const { id } = (
      await customer.post('/api/orders', anOrderBody({ items: [{ productId: bike.id, quantity: 2 }] }))
    ).json()
    await shop.deps.database.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, id))
    const serialNumbers = [{ line: 1, numbers: ['WTU 123', 'B2'] }]
    await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'shipped', serialNumbers })
    expect((await garageOf(customer)).map((one: { serialNumber: string }) => one.serialNumber)).toEqual([
      'WTU 123',
      'B2',
    ])
    expect((await customer.get('/api/customer/export')).json().bicycles).toHaveLength(2)
  })

  it('goes to a new owner by a code, once, with nothing of its order', async () => {
    const [seller, buyer, other] = [await aCustomer(shop), await aCustomer(shop), await aCustomer(shop)]
    const bike = await aProduct(shop.deps, { name: 'Gravel Orcia', category: 'biciclette' })
    const order = await bought(seller, bike.id, { paymentStatus: 'paid' })
    const [{ id }] = await garageOf(seller)
    const make = async (who: Visitor) => who.post(`/api/customer/bikes/${id}/code`, {})
    expect((await make(seller)).json().code).toBe('bicycle_not_left')
    const left = { orderStatus: 'delivered', deliveredAt: shop.deps.clock() } as const
    await shop.deps.database.db.update(orders).set(left).where(eq(orders.id, order.id))
    expect((await make(other)).json().code).toBe('bicycle_not_found')

    const former = (await make(seller)).json().code
    const { code } = (await make(seller)).json()
    expect((await receive(buyer, former)).json().code).toBe('bicycle_code_unknown')
    expect((await receive(seller, code)).json().code).toBe('bicycle_own')
    const [stored] = await shop.deps.database.db.select().from(soldBicycles)
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
    // Typed by hand, and by two at once.
    const answers = await Promise.all([receive(buyer, code.toLowerCase().replaceAll('-', ' ')), receive(other, code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404])
    const isBuyers = answers[0]?.statusCode === 201
    const [owner, loser] = isBuyers ? [buyer, other] : [other, buyer]
    expect([await garageOf(seller), await garageOf(loser)]).toEqual([[], []])
    const [moved] = await garageOf(owner)
    expect(moved).toMatchObject({ id, name: 'Gravel Orcia', orderId: null, orderNumber: null, boughtAt: null })
    expect(moved.guaranteeUntil).not.toBeNull()
    const told = (await shop.deps.database.db.select().from(outbox)).filter(({ kind }) => kind.startsWith('bicycle_'))
    expect(told.map(({ kind, toAddress }) => [kind, toAddress]).sort()).toEqual([
      ['bicycle_handed_over', seller.user.email],
      ['bicycle_received', owner.user.email],
    ])
    const secrets = [order.id, order.orderNumber, seller.user.email]
    const read = JSON.stringify([moved, (await owner.get('/api/customer/export')).json()])
    expect(secrets.filter((secret) => read.includes(secret))).toEqual([])

    // Back to its buyer, unless the account goes before.
    const back = (await owner.post(`/api/customer/bikes/${id}/code`, {})).json().code
    await owner.delete('/api/customer', { password: testPassword })
    expect((await receive(seller, back)).json().code).toBe('bicycle_code_unknown')
    expect(await garageOf(seller)).toEqual([])
  })

  it('stays where its code is wrong, too old or withdrawn, or the bicycle came back; ten wrong codes are the last', async () => {
    const [seller, buyer] = [await aCustomer(shop), await aCustomer(shop)]
    const bike = await aProduct(shop.deps, { category: 'biciclette' })
    const order = await bought(seller, bike.id, { paymentStatus: 'paid', orderStatus: 'delivered' })
    const [{ id }] = await garageOf(seller)
    const made = async () => (await seller.post(`/api/customer/bikes/${id}/code`, {})).json()
    const make = async () => (await made()).code
    const withdrawn = await make()
    expect((await seller.delete(`/api/customer/bikes/${id}/code`)).statusCode).toBe(204)
    expect((await receive(buyer, withdrawn)).statusCode).toBe(404)
    const { code: old, expiresAt } = await made()
    expect(Date.parse(expiresAt) - shop.deps.clock().getTime()).toBe(30 * 86_400_000)
    await shop.deps.database.db.update(soldBicycles).set({ codeExpiresAt: shop.deps.clock() })
    expect((await receive(buyer, old)).statusCode).toBe(404)
    const late = await make()
    await shop.deps.database.db.update(orderItems).set({ refundedQuantity: 1 }).where(eq(orderItems.orderId, order.id))
    expect((await receive(buyer, late)).statusCode).toBe(404)
    for (let n = 0; n < 8; n++) await receive(buyer, `nessuna ${n}`)
    const refused = await receive(buyer, 'nessuna 9')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
  })
})
