import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payments } from '#server/platform/database/schema/payment-tables.ts'
import { paymentLife } from '#shared/domain/platform/states/payment-states.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { findPayment, insertPayment, movePayment } from './payment-repository.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const pairs = paymentLife.states.flatMap((from) =>
  paymentLife.states.map((to) => ({ from, to, may: paymentLife.may(from, to) })),
)

describe('a payment', () => {
  it('goes every way of the table, and no other', async () => {
    const { db } = shop.deps.database
    const at = shop.clock.read()
    const id = crypto.randomUUID()
    const blank = {
      provider: 'paypal',
      checkoutId: null,
      customerId: null,
      requestKey: null,
      requestHash: null,
      nextCheckAt: at,
    }
    await insertPayment(db, { id, language: 'it', amountCents: 100, createdAt: at, ...blank })
    for (const { from, to, may } of pairs) {
      await db.update(payments).set({ state: from }).where(eq(payments.id, id))
      const moved = movePayment(db, { id, state: from }, to, {}, at)
      if (may) expect(await moved).toMatchObject({ state: to })
      else await expect(moved).rejects.toThrow(`payment ${id} cannot go from ${from} to ${to}`)
      expect((await findPayment(db, id))?.state).toBe(may ? to : from)
    }
  })

  it('comes to rest: what is denied or refunded stays so', () => {
    const last = paymentLife.states.filter((from) => !pairs.some((pair) => pair.from === from && pair.may))
    expect(last).toEqual(['denied', 'refunded'])
  })
})
