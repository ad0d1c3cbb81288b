import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { changerOf } from '#test/change-calls.ts'
import { anOrder } from '#test/order-calls.ts'
import { openEmulator, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator)
})
afterEach(() => w.close())

type Opened = Pick<PlacedOrder, 'orderNumber' | 'accessKey'>

async function payByWallet({ orderNumber, accessKey }: Opened): Promise<string> {
  const answer = await w.call('POST', `/api/orders/${orderNumber}/wallet?k=${accessKey}`)
  const { id } = answer.json<{ id: string }>()
  await emulator.decide(id, 'approve')
  return id
}

async function paid() {
  const order = await anOrder(w.shop, { priceCents: 100_00, quantity: 3, stock: 5 })
  const payment = await payByWallet(order)
  expect((await w.capture(payment)).json()).toMatchObject({ status: 'COMPLETED' })
  return { order, payment, customer: changerOf(w.shop, order) }
}

describe('an order that the wallet has paid', () => {
  it('gives a piece less back through the wallet, and the rest when it is cancelled', async () => {
    const { order, payment, customer } = await paid()
    await customer.amended({ lines: [{ line: 1, quantity: 2 }] })
    await w.later({ minutes: 1 })
    expect(await w.refunds()).toMatchObject([{ kind: 'wallet', state: 'completed', amountCents: 100_00 }])
    expect(await w.stock(order.productId)).toMatchObject({ stock: 3 })
    expect((await customer.cancel()).statusCode).toBe(200)
    await w.later({ minutes: 1 })
    expect(await w.orders()).toMatchObject([{ orderStatus: 'cancelled', paymentStatus: 'refunded' }])
    expect(await w.stock(order.productId)).toMatchObject({ stock: 5 })
    expect((await w.ledger(payment)).refunds).toHaveLength(2)
  })

  it('gets a piece more as an order beside it, which the wallet pays too', async () => {
    const { order, customer } = await paid()
    const { addition } = await customer.amended({ lines: [{ line: 1, quantity: 4 }] })
    if (!addition) throw new Error('nothing was added')
    expect(addition.total).toBe('100.00')
    expect((await w.capture(await payByWallet(addition))).statusCode).toBe(200)
    expect((await w.orders()).map((one) => [one.paymentStatus, one.paymentMethod, one.totalCents]).sort()).toEqual([
      ['paid', 'paypal', 100_00],
      ['paid', 'paypal', 300_00],
    ])
    expect(await w.stock(order.productId)).toMatchObject({ stock: 1 })
  })
})

describe('an order whose wallet payment is on its way', () => {
  it('keeps its amount until that has ended', async () => {
    const order = await anOrder(w.shop, { priceCents: 100_00, quantity: 3, stock: 5 })
    const customer = changerOf(w.shop, order)
    const payment = await payByWallet(order)
    await emulator.fault('capture', 'pending')
    expect((await w.capture(payment)).statusCode).toBe(202)
    const less = { lines: [{ line: 1, quantity: 2 }] }
    expect((await customer.amend(less)).json().code).toBe('order_payment_checking')
    expect((await customer.cancel()).json().code).toBe('order_payment_checking')
    const { captureId } = await w.payment(payment)
    await emulator.control('POST', 'settle-pending', { captureId, outcome: 'denied' })
    await w.later({ minutes: 5 })
    expect((await customer.amend(less)).statusCode).toBe(200)
  })

  it('is not paid by a payment of what it cost before', async () => {
    const order = await anOrder(w.shop, { priceCents: 100_00, quantity: 3, stock: 5 })
    const payment = await payByWallet(order)
    await changerOf(w.shop, order).amended({ lines: [{ line: 1, quantity: 2 }] })
    const answer = await w.capture(payment)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_not_payable'])
    expect((await w.capture(await payByWallet(order))).statusCode).toBe(200)
    expect(await w.orders()).toMatchObject([{ totalCents: 200_00, paymentStatus: 'paid' }])
  })
})
