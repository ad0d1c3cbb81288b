import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { drafts } from './draft-tables.ts'

const shop = shopForEachTest()
const db = () => shop.deps.database.db
let productId: number
let orderId: string
let draftId: string

beforeEach(async () => {
  shop.clock.now = new Date('2026-11-20T10:00:00Z')
  const admin = await anAdministrator(shop)
  productId = (await aProduct(shop.deps, { stock: 5, priceCents: 10_000 })).id
  const items = [{ productId, quantity: 1 }]
  orderId = (await sendOrder(shop, anOrderBody({ items }))).json().id
  const customer = { name: 'Anna Neri', email: 'anna@example.org' }
  draftId = (await admin.post('/api/admin/drafts', { items, delivery: 'courier', customer })).json().id
  expect(await checkInvariants(shop.deps)).toEqual([])
})

it.each([
  [
    'stock that moved for an offer',
    'an offer holds no stock',
    () =>
      db().execute(sql`insert into stock_movements (product_id, size, delta, reason, ref_id, created_at)
        values (${productId}, '', -1, 'ordered', ${draftId}, now())`),
  ],
  [
    'an offer that was ordered after its end',
    'an offer holds no stock',
    () =>
      db()
        .update(drafts)
        .set({ orderId, expiresAt: new Date('2026-11-19T10:00:00Z') }),
  ],
])('the checks find %s', async (_what, rule, spoil) => {
  await spoil()
  const found = await checkInvariants(shop.deps)
  expect(found.filter(({ invariant }) => invariant === 'I55').map((one) => one.rule)).toContainEqual(
    expect.stringContaining(rule),
  )
})
