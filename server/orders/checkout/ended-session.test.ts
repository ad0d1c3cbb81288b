import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { checkouts } from '#server/platform/database/schema/payment-tables.ts'
import { anOrderBody } from '#test/factories.ts'
import { aCustomer, type TestCustomer } from '#test/visitor.ts'
import { openEmulator, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
let customer: TestCustomer
let productId: number
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator)
  customer = await aCustomer(w.shop)
  productId = await w.product()
})
afterEach(() => w.close())

const bodyOf = (order: object = {}) =>
  anOrderBody({ items: [{ productId, quantity: 1 }], order: { accountId: customer.user.id, ...order } })
const place = (order: object = {}) => customer.post('/api/orders', bodyOf(order), { 'idempotency-key': 'one-order-1' })
const startWallet = () => {
  const checkout = bodyOf({ paymentMethod: 'paypal' })
  return customer.post('/order', { amount: '1199.00', currency: 'EUR', intent: 'capture', checkout })
}
const stored = () => w.deps.database.db.select().from(orders)
const ends = {
  'has ended': async () => {
    customer.cookies = {}
  },
  'is another account’s': async () => {
    customer.cookies = (await aCustomer(w.shop)).cookies
  },
  'is not known to the shop': async () => {
    customer.cookies = { ...customer.cookies, sid: 'x'.repeat(43) }
  },
}

describe('an order from an account’s page', () => {
  it('belongs to the account while its session lasts', async () => {
    expect((await place()).statusCode).toBe(201)
    expect(await stored()).toMatchObject([{ customerId: customer.user.id }])
  })

  it.each(Object.entries(ends))('is not placed where the session %s, by transfer or by wallet', async (_what, end) => {
    await end()
    for (const answer of [await place(), await startWallet()])
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized'])
    expect(await stored()).toEqual([])
    expect(await w.deps.database.db.select().from(checkouts)).toEqual([])
    expect(await w.stock(productId)).toEqual({ stock: 5, reserved: 0 })
  })

  it('is placed once as a guest’s, when its first answer was lost with the session', async () => {
    const first = await place()
    customer.cookies = {}
    expect((await place()).statusCode).toBe(401)
    const again = await place({ accountId: undefined })
    expect([again.statusCode, again.json().orderNumber]).toEqual([200, first.json().orderNumber])
    expect(await stored()).toHaveLength(1)
  })
})
