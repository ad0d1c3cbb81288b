import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { soldBicycles } from '#server/platform/database/schema/parcel-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, testPassword, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()

async function aDoneJob(admin: Visitor, email: string, serialNumber: string): Promise<number> {
  const bicycle = { kind: 'gravel', description: 'Gravel Orcia', serialNumber }
  const { id } = (
    await admin.post('/api/admin/jobs', { name: 'Giulia Ferrari', phone: '348 000 0000', email, bicycle })
  ).json()
  await admin.patch(`/api/admin/jobs/${id}`, { note: 'Giulia passa alle sei' })
  for (const state of ['arrived', 'in_work', 'ready', 'collected'])
    await admin.patch(`/api/admin/jobs/${id}`, { state })
  return id
}

it('an erased person leaves the work, and the frame number only where the bicycle is another account’s', async () => {
  const admin = await anAdministrator(shop)
  const [owner, buyer] = [await aCustomer(shop), await aCustomer(shop)]
  const { db } = shop.deps.database
  await db.update(customers).set({ emailVerifiedAt: shop.deps.clock() }).where(eq(customers.id, owner.user.id))
  const bike = await aProduct(shop.deps, { category: 'biciclette' })
  const order = (await owner.post('/api/orders', anOrderBody({ items: [{ productId: bike.id, quantity: 1 }] }))).json()
  const handedOver = { ownerId: buyer.user.id, handedOverAt: shop.deps.clock(), serialNumber: 'BBB-222' }
  await db.insert(soldBicycles).values({ orderId: order.id, lineNo: 1, unit: 1, ...handedOver })
  const [kept, sold] = [
    await aDoneJob(admin, owner.user.email, 'AAA 111'),
    await aDoneJob(admin, owner.user.email, 'bbb 222'),
  ]
  const read = async (id: number) => (await admin.get(`/api/admin/jobs/${id}`)).json()
  expect((await read(kept)).bicycle.serialNumber).toBe('AAA 111')
  expect((await owner.get('/api/customer/export')).json().workshop).toHaveLength(2)
  expect((await owner.delete('/api/customer', { password: testPassword })).statusCode).toBe(204)
  const [one, other] = [await read(kept), await read(sold)]
  expect([one.bicycle.serialNumber, other.bicycle.serialNumber]).toEqual(['', 'bbb 222'])
  expect(one).toMatchObject({ state: 'collected', name: '', phone: '', email: '' })
  expect(JSON.stringify([one, other])).not.toMatch(/Giulia|Orcia/)
})
