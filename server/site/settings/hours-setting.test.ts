import { eq } from 'drizzle-orm'
import { describe, expect, inject, it, vi } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { HoursValue } from '#shared/contract/site/hours-setting.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const url = '/api/admin/settings/hours'

async function stored() {
  const admin = await anAdministrator(shop)
  const { version, value } = (await admin.get(url)).json<{ version: number; value: HoursValue }>()
  const save = (change: Partial<HoursValue>, seen = version) =>
    admin.put(url, { version: seen, value: { ...value, ...change } })
  return { admin, version, value, save }
}

const closedOn = async (day: string) => {
  const { exceptions } = (await shop.app.inject('/api/shop')).json()
  return exceptions.some(({ from, to }: { from: string; to: string }) => from <= day && day <= to)
}

describe('opening hours and closures', () => {
  it('are SHOP_CONFIG’s until they are edited, and then the edited ones at once', async () => {
    shop.clock.now = new Date('2026-11-26T10:00:00Z')
    const { version, value, save } = await stored()
    expect(version).toBe(0)
    expect(value.closures).toContainEqual({ from: '09-08', to: '09-08', hours: [] })
    expect(await closedOn('2026-12-04')).toBe(false)

    const closure = { from: '2026-12-04', to: '2026-12-04', hours: [], reason: 'Lutto' }
    const saved = await save({ closures: [...value.closures, closure] })

    expect(saved.json()).toMatchObject({ version: 1, value: { closures: [...value.closures, closure] } })
    expect(await closedOn('2026-12-04')).toBe(true)
    expect(shop.deps.shop.closures).toContainEqual(closure)
  })

  it('are told with their reason, and move what the shop promises', async () => {
    // Friday, 11:00 in Vicenza: a parcel would leave today.
    shop.clock.now = new Date('2026-11-20T10:00:00Z')
    const { admin, value, save } = await stored()
    const { id } = await aProduct(shop.deps, { category: 'accessori', stock: 9 })
    const order = async () => {
      const placed = await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }] }))
      const paid = await admin.patch(`/api/admin/orders/${placed.json().id}`, { paymentStatus: 'paid' })
      return paid.json<AdminOrder>()
    }
    const before = await order()
    expect(before.arrivesOn).toBe('2026-11-25')

    const closure = { from: '2026-11-20', to: '2026-11-23', hours: [], reason: 'Siamo a una fiera' }
    const closures = [...value.closures, closure]
    const moved = await admin.post('/api/admin/settings/hours/moved', { ...value, closures })
    expect(moved.json()).toMatchObject([
      { id: before.id, promisedFor: '2026-11-25', arrivesOn: '2026-11-27', customerName: before.customerName },
    ])
    expect((await admin.post('/api/admin/settings/hours/moved', value)).json()).toEqual([])

    await save({ closures })
    expect((await order()).arrivesOn).toBe('2026-11-27')
    expect((await admin.get(`/api/admin/orders/${before.id}`)).json().promisedFor).toBe('2026-11-25')
    const { exceptions } = (await shop.app.inject('/api/shop')).json()
    expect(exceptions).toContainEqual({ ...closure, when: 'soon', isAnnounced: true })
  })

  it.runIf(inject('databaseKind') === 'postgres')('reach a second node', async () => {
    const { save } = await stored()
    const second = await openTestShop({ database: shop.deps.database })
    await save({ openingHours: Array.from({ length: 7 }, () => []) })
    await vi.waitFor(() => expect(second.deps.shop.openingHours.flat()).toEqual([]))
    await second.close()
  })

  it('that are saved twice from one reading: the second is refused with what is stored', async () => {
    const { save } = await stored()
    await save({ closures: [] })
    const second = await save({ closures: [{ from: '2027-01-07', to: '2027-01-09', hours: [] }] })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ code: 'edit_conflict', current: { version: 1, value: { closures: [] } } })
  })

  it('are made part of every answer without a product being read again', async () => {
    const product = await aProduct(shop.deps, { name: 'Letto prima' })
    const { db } = shop.deps.database
    await db.update(products).set({ name: 'Cambiato di nascosto' }).where(eq(products.id, product.id))
    const isCurrent = shop.deps.catalog.watch({ shelf: 'all' })
    const { save } = await stored()
    await save({ closures: [] })
    expect(isCurrent()).toBe(false)
    expect(shop.deps.catalog.find(product.id)?.name).toBe('Letto prima')
  })

  it('that are saved unchanged make one version, the owner’s, and no second', async () => {
    expect((await (await stored()).save({})).json()).toMatchObject({ version: 1 })
    expect((await (await stored()).save({})).json()).toMatchObject({ version: 1 })
  })

  const week = (monday: unknown) => ({ openingHours: [monday, [], [], [], [], [], []] }) as Partial<HoursValue>
  const closing = (...closures: unknown[]) => ({ closures }) as Partial<HoursValue>
  it.each([
    [
      'hours that overlap',
      week([
        [540, 780],
        [720, 900],
      ]),
      'value.openingHours.0',
    ],
    ['a closing before its opening', week([[780, 540]]), 'value.openingHours.0.0'],
    ['a minute beyond midnight', week([[540, 1441]]), 'value.openingHours.0.0.1'],
    ['six days', { openingHours: [[], [], [], [], [], []] } as Partial<HoursValue>, 'value.openingHours'],
    [
      'a closure that ends before it begins',
      closing({ from: '2027-08-22', to: '2027-08-09', hours: [] }),
      'value.closures.0.to',
    ],
    ['a day that does not exist', closing({ from: '2027-02-27', to: '2027-02-30', hours: [] }), 'value.closures.0.to'],
    ['a period without years', closing({ from: '08-09', to: '08-22', hours: [] }), 'value.closures.0.to'],
    [
      'a second closure of the same days',
      closing({ from: '2027-08-09', to: '2027-08-22', hours: [] }, { from: '2027-08-20', to: '2027-08-30', hours: [] }),
      'value.closures.1.from',
    ],
  ])('refuse %s, with a sentence beside the field', async (_what, change, field) => {
    const { save } = await stored()
    const answer = await save(change)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })
})
