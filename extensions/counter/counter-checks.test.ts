import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { tables } from '#server/platform/database/database.ts'
import { parcels } from '#server/platform/database/schema/parcel-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { pickUps, tenders } from './counter-tables.ts'

const shop = shopForEachTest()
const db = () => shop.deps.database.db
let productId: number
let soldId: string
let keptId: string

beforeEach(async () => {
  shop.clock.now = new Date('2026-11-20T10:00:00Z')
  const admin = await anAdministrator(shop)
  const { version, rules } = (await admin.get('/api/admin/delivery')).json()
  await admin.put('/api/admin/delivery', { version, rules: { ...rules, isPickUpOffered: true } })
  const { value } = (await admin.get('/api/admin/settings/pickup')).json()
  await admin.put('/api/admin/settings/pickup', { version: 0, value: { ...value, slotMinutes: 30, capacity: 2 } })
  productId = (await aProduct(shop.deps, { stock: 5, priceCents: 10_000 })).id
  const items = [{ productId, quantity: 1 }]
  const tender = { tender: 'cash', amount: '100.00' }
  soldId = (await admin.post('/api/admin/counter/sales', { items, tenders: [tender] })).json().id
  const [slot] = (await shop.app.inject('/api/pickup-slots')).json()
  const order = { paymentMethod: 'counter', delivery: 'pickup', pickupSlot: slot.start } as never
  keptId = (await sendOrder(shop, anOrderBody({ items, order }))).json().id
  expect(await checkInvariants(shop.deps)).toEqual([])
})

const dayLater = (moment: Date) => new Date(+moment + 86_400_000)

it.each([
  ['tenders that are less than the total', 'sums to what', () => db().update(tenders).set({ amountCents: 9_999 })],
  [
    'a tender in the sheet of another day',
    'the sheet of a day',
    () =>
      db()
        .update(tenders)
        .set({ createdAt: dayLater(shop.clock.now) }),
  ],
  [
    'an order that says it was paid on another day',
    'in the books of the day',
    () =>
      db()
        .update(tables.orders)
        .set({ paidAt: dayLater(shop.clock.now) })
        .where(eq(tables.orders.id, soldId)),
  ],
  [
    'a parcel that a courier has',
    'no courier has a parcel',
    () =>
      db()
        .insert(parcels)
        .values({ orderId: soldId, number: 9, carrier: 'gls', trackingCode: 'X1', sentAt: shop.clock.now }),
  ],
  [
    'a place beyond the capacity',
    'beyond the capacity',
    () => db().update(pickUps).set({ slotPlace: 3 }).where(eq(pickUps.orderId, keptId)),
  ],
  [
    'an unpaid order that is kept after its time',
    'nothing is kept after its time',
    () =>
      db()
        .update(pickUps)
        .set({ keptUntil: new Date('2026-11-10T10:00:00Z') })
        .where(eq(pickUps.orderId, keptId)),
  ],
])('the checks find %s', async (_what, rule, spoil) => {
  await spoil()
  const found = await checkInvariants(shop.deps)
  expect(found.filter(({ invariant }) => invariant === 'I55').map((one) => one.rule)).toContainEqual(
    expect.stringContaining(rule),
  )
})
