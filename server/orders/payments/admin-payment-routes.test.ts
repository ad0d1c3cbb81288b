import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PaymentNeedingAttention } from '#shared/contract/orders/admin-payments.ts'
import { anAdministrator } from '#test/administrator.ts'
import type { Visitor } from '#test/visitor.ts'
import { openEmulator, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
let admin: Visitor
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator)
  admin = await anAdministrator(w.shop)
})
afterEach(() => w.close())

const listed = async () => (await admin.get('/api/admin/payments/attention')).json<PaymentNeedingAttention[]>()
const tasks = async () => (await admin.get('/api/admin/tasks')).json<{ paymentsToCheck: { count: number } }>()

it('a capture of another amount is shown, though no order came of it, until staff have looked', async () => {
  const id = await w.approved(await w.product())
  await emulator.fault('capture', 'wrong_amount')
  expect((await w.capture(id)).statusCode).toBe(409)
  const [payment, ...others] = await listed()
  expect(others).toEqual([])
  const facts = { reason: 'amount_mismatch', providerOrderId: id, amount: '1199.00', refundState: 'completed' }
  expect(payment).toMatchObject({ ...facts, order: null, state: 'refunded' })
  expect((await tasks()).paymentsToCheck.count).toBe(1)
  expect((await admin.post(`/api/admin/payments/${payment?.id}/seen`)).statusCode).toBe(204)
  expect(await listed()).toEqual([])
  expect((await tasks()).paymentsToCheck.count).toBe(0)
  expect((await w.payment(id)).state).toBe('refunded')
  expect((await admin.post(`/api/admin/payments/${payment?.id}/seen`)).statusCode).toBe(404)
})

it('a refund the provider turns down is shown with its order', async () => {
  const id = await w.approved(await w.product())
  const { orderNumber } = (await w.capture(id)).json<{ orderNumber: string }>()
  const [order] = await w.orders()
  await emulator.fault('refund', 'decline')
  await admin.patch(`/api/admin/orders/${order?.id}`, { orderStatus: 'cancelled' })
  const [payment] = await listed()
  expect(payment?.reason).toMatch(/^refund: [A-Z_]+$/)
  expect(payment).toMatchObject({ order: { id: order?.id, orderNumber }, refundState: 'pending' })
  await w.later({ hours: 2 })
  expect((await w.ledger(id)).refunds).toHaveLength(1)
})
