import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer } from '#test/visitor.ts'

const shop = shopForEachTest()

describe('a bicycle', () => {
  it('gets its serial number at the shipping, unit by unit, and changed beside its parcel', async () => {
    const [customer, admin] = [await aCustomer(shop), await anAdministrator(shop)]
    const [bike, bell] = [await aProduct(shop.deps, { category: 'biciclette' }), await aProduct(shop.deps)]
    const items = [
      { productId: bike.id, quantity: 2 },
      { productId: bell.id, quantity: 1 },
    ]
    const { id } = (await customer.post('/api/orders', anOrderBody({ items }))).json()
    await shop.deps.database.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, id))
    const ship = (serialNumbers: object[]) =>
      admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'shipped', serialNumbers })
    const numbers = (line: number, ...of: string[]) => ({ line, numbers: of })
    for (const wrong of [numbers(2, 'X'), numbers(9, 'X'), numbers(1, 'A', 'B', 'C'), numbers(1, 'A'.repeat(41))])
      expect((await ship([wrong])).statusCode).toBe(400)
    const shipped = (await ship([numbers(1, 'WTU 123', '')])).json()
    expect(shipped.items.map((item: { serialNumbers?: string[] }) => item.serialNumbers)).toEqual([
      ['WTU 123', ''],
      undefined,
    ])
    await admin.patch(`/api/admin/parcels/${shipped.parcels[0].id}`, { serialNumbers: [numbers(1, 'WTU 123', 'B2')] })
    const exported = (await customer.get('/api/customer/export')).json().orders[0].bicycles
    expect(exported.map((one: { serialNumber: string }) => one.serialNumber)).toEqual(['WTU 123', 'B2'])
  })
})
