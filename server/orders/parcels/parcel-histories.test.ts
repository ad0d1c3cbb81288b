import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aSoldOrder, brokenBooks, guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()

const line = fc.integer({ min: 1, max: 3 })
const quantity = fc.integer({ min: 1, max: 2 })
const nth = fc.nat({ max: 3 })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pack'), line, quantity, send: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ what: fc.constantFrom('sent', 'delivered', 'undo'), nth }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('refund'), line, quantity }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constantFrom('withdrawal', 'transport_damage'), line, quantity }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('cancel', 'refuse', 'refund return'), nth }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('shipped', 'delivered order', 'cancelled') }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const oneOf = (all: readonly { id: string }[], n: number) => all[n % Math.max(1, all.length)]?.id ?? crypto.randomUUID()

function take(admin: Visitor, { id, parcels, returns }: AdminOrder, one: Step) {
  const order = `/api/admin/orders/${id}`
  if ('send' in one)
    return admin.post(`${order}/parcels`, { lines: [{ line: one.line, quantity: one.quantity }], send: one.send })
  if ('line' in one) {
    const lines = [{ line: one.line, quantity: one.quantity }]
    return one.what === 'refund'
      ? admin.post(`${order}/refunds`, { lines: lines.map((l) => ({ ...l, place: 'stock' })) })
      : admin.post(`${order}/returns`, { kind: one.what, outcome: 'refund', lines })
  }
  if (!('nth' in one)) return admin.patch(order, { orderStatus: one.what.split(' ')[0] })
  if (one.what === 'refund return') return admin.post(`${order}/refunds`, { returnId: oneOf(returns, one.nth) })
  return one.what === 'cancel' || one.what === 'refuse'
    ? admin.post(`/api/admin/returns/${oneOf(returns, one.nth)}/${one.what}`, { reason: 'Usato' })
    : admin.post(`/api/admin/parcels/${oneOf(parcels, one.nth)}/${one.what}`)
}

/** A shipped order is complete, except for units in open or failed returns. */
function piecesAreSomewhere({ orderStatus, items, returns }: AdminOrder): boolean {
  if (orderStatus !== 'shipped' && orderStatus !== 'delivered') return true
  const isFree = (lineNo: number) => returns.every(({ lines }) => lines.every((one) => one.line !== lineNo))
  return items.every((item) => item.toGo === 0 || !isFree(item.line))
}

describe('parcels of an order', () => {
  it('leave the books right, whatever is packed, sent, given back and asked back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const placed = await aSoldOrder(shop, { deliveredDaysAgo: null })
        const admin = await anAdministrator(shop)
        const read = async () => (await admin.get(`/api/admin/orders/${placed.id}`)).json<AdminOrder>()
        for (const one of steps) {
          const answer = await take(admin, await read(), one)
          expect(answer.statusCode).toBeLessThan(500)
          expect(await brokenBooks(shop)).toEqual([])
          expect(piecesAreSomewhere(await read())).toBe(true)
        }
        expect((await guestOf(shop, placed).offer()).orderNumber).toBe(placed.orderNumber)
      }),
      { numRuns: 15, seed: 42, endOnFailure: true },
    )
  })
})
