import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let productId: number
beforeEach(async () => {
  productId = (await aProduct(shop.deps, { stock: 9 })).id
})

const place = (by: Visitor, change: object, headers = {}) => {
  const body = anOrderBody({ items: [{ productId, quantity: 1 }] })
  return by.post('/api/orders', { ...body, order: { ...body.order, customerPhone: '0444 123456', ...change } }, headers)
}
const home = async (by: Visitor) => {
  const { address, city, postalCode, phone } = (await by.get('/api/auth/user')).json()
  return [address, city, postalCode, phone]
}

describe('«Salva questo indirizzo»', () => {
  it('keeps the address of the order in the profile, and the telephone where there was none', async () => {
    const customer = await aCustomer(shop)
    const { shippingAddress, city, postalCode } = anOrderBody({ items: [] }).order
    expect((await place(customer, { saveAddress: true })).statusCode).toBe(201)
    expect(await home(customer)).toEqual([shippingAddress, city, postalCode, '0444 123456'])
    await place(customer, { saveAddress: true, shippingAddress: 'Via Nuova 1', customerPhone: '0444 999999' })
    expect(await home(customer)).toEqual(['Via Nuova 1', city, postalCode, '0444 123456'])
  })

  it.each([[undefined], [false], ['true'], [1], [null], [{}]])(
    'keeps nothing for %j, and the order stands',
    async (saveAddress) => {
      const customer = await aCustomer(shop)
      expect((await place(customer, { saveAddress })).statusCode).toBe(201)
      expect(await home(customer)).toEqual([null, null, null, null])
    },
  )

  it('is nothing to a guest and to a refused order, and makes no other order of one sent again', async () => {
    expect((await place(new Visitor(shop), { saveAddress: true })).statusCode).toBe(201)
    const customer = await aCustomer(shop)
    expect((await place(customer, { saveAddress: true, total: '1.00' })).statusCode).toBe(409)
    expect(await home(customer)).toEqual([null, null, null, null])
    const headers = { 'idempotency-key': 'chiave-di-prova-1' }
    expect((await place(customer, {}, headers)).statusCode).toBe(201)
    // Ticked between two tries: still the same order.
    expect((await place(customer, { saveAddress: true }, headers)).statusCode).toBe(200)
    expect(await home(customer)).toEqual(['Contrà San Biagio 12', 'Vicenza', '36100', '0444 123456'])
    expect(await shop.deps.database.db.select().from(orders)).toHaveLength(2)
  })

  it('never fails the order: it stands although the profile cannot be written', async () => {
    const customer = await aCustomer(shop)
    const { db } = shop.deps.database
    await db.execute(sql`alter table customers add constraint nothing_kept check (address is null)`)
    try {
      expect((await place(customer, { saveAddress: true })).statusCode).toBe(201)
      expect(await db.select().from(orders)).toHaveLength(1)
      expect(await db.select().from(customers)).toMatchObject([{ address: null }])
    } finally {
      await db.execute(sql`alter table customers drop constraint nothing_kept`)
    }
  })
})
