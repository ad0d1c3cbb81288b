import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { productSizes, products, reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { customers, sessions } from '#server/platform/database/schema/people-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

// ASVS 15.3.3: a body sets only the fields of its form.
const past = '2001-01-01T00:00:00.000Z'
const stolen = '00000000-0000-4000-8000-000000000001'

const shop = shopForEachTest()

describe('fields that are not the caller’s', () => {
  it('do not make a new account an old, proven or privileged one', async () => {
    const { user } = await aCustomer(shop, {
      id: stolen,
      isAdmin: true,
      role: 'admin',
      emailVerifiedAt: past,
      email_verified_at: past,
      createdAt: past,
      emailNotifications: false,
    })
    const [row] = await shop.deps.database.db.select().from(customers)
    expect(user.id).not.toBe(stolen)
    expect(row).toMatchObject({ emailVerifiedAt: null, emailNotifications: true, createdAt: shop.clock.now })
    expect(await shop.deps.database.db.select().from(sessions)).toMatchObject([{ kind: 'customer' }])
  })

  it('are not changed with a profile', async () => {
    const customer = await aCustomer(shop)
    const { email, firstName, lastName } = customer.user
    const before = await shop.deps.database.db.select().from(customers)
    const body = { firstName, lastName, email, id: stolen, passwordHash: 'x', emailVerifiedAt: past, createdAt: past }
    expect((await customer.put('/api/customer/profile', body)).statusCode).toBe(200)
    const [after] = await shop.deps.database.db.select().from(customers)
    expect(after).toMatchObject({
      id: before[0]?.id,
      passwordHash: before[0]?.passwordHash,
      emailVerifiedAt: null,
      createdAt: shop.clock.now,
    })
  })

  it('do not make an order paid, shipped, older, cheaper or another customer’s', async () => {
    const { user } = await aCustomer(shop)
    const product = await aProduct(shop.deps, { priceCents: 10_000 })
    const body = anOrderBody({
      items: [{ productId: product.id, quantity: 1, unitCents: 1, totalCents: 1, name: 'Gratis' }],
      order: {
        paymentStatus: 'paid',
        orderStatus: 'delivered',
        customerId: user.id,
        orderNumber: 'PV-0000-0001',
        accessKey: 'known',
        paidAt: past,
        shipBy: past,
        arrivesOn: '2001-01-01',
        createdAt: past,
        totalCents: 1,
        bankReference: 'MINE',
      },
    })
    const answer = await new Visitor(shop).post('/api/orders', body)
    expect(answer.statusCode).toBe(201)
    const [row] = await shop.deps.database.db.select().from(orders)
    expect(row).toMatchObject({
      paymentStatus: 'pending',
      orderStatus: 'processing',
      customerId: null,
      totalCents: 10_000,
      paidAt: null,
      shipBy: null,
      arrivesOn: null,
      createdAt: shop.clock.now,
    })
    const own = [row?.orderNumber, row?.accessKeyHashes, row?.bankReference]
    for (const wished of ['PV-0000-0001', 'known', 'MINE']) expect(own).not.toContain(wished)
  })

  it('do not approve or verify a review', async () => {
    const product = await aProduct(shop.deps)
    const answer = await new Visitor(shop).post(`/api/products/${product.id}/reviews`, {
      customerName: 'Ada',
      customerEmail: 'ada@example.org',
      rating: 5,
      title: 'Sì',
      comment: 'Bene.',
      isApproved: true,
      isVerified: true,
      productId: 999,
      createdAt: past,
    })
    expect(answer.statusCode).toBe(201)
    expect(await shop.deps.database.db.select().from(reviews)).toMatchObject([
      { isApproved: false, isVerified: false, productId: product.id, createdAt: shop.clock.now },
    ])
  })

  it('do not release held pieces or rename a product’s address with an edit', async () => {
    const { db } = shop.deps.database
    const product = await aProduct(shop.deps, { stock: 5 })
    await db.update(productSizes).set({ reserved: 2 })
    const admin = await anAdministrator(shop)
    const body = { name: 'Sella', reserved: { '': 0 }, slug: 'admin', id: 77, createdAt: past, deletedAt: past }
    expect((await admin.put(`/api/admin/products/${product.id}`, body)).statusCode).toBe(200)
    const [row] = await db.select().from(products).where(eq(products.id, product.id))
    expect(row).toMatchObject({ name: 'Sella', slug: product.slug, createdAt: product.createdAt, deletedAt: null })
    expect(await db.select().from(productSizes)).toMatchObject([{ reserved: 2 }])
  })
})
