import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PaymentNeedingAttention } from '#shared/contract/orders/admin-payments.ts'
import { anAdministrator } from '#test/administrator.ts'
import type { Visitor } from '#test/visitor.ts'
import { openEmulator, shortLimits, WalletShop, walletOf } from '#test/wallet-shop.ts'
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

it('the wallet is tried from the dashboard: it works, refuses the credentials or does not answer', async () => {
  const tried = async (visitor: Visitor) => (await visitor.post('/api/admin/payments/wallet/test', {})).json()
  expect(await tried(admin)).toEqual({ state: 'works' })
  for (const [change, state] of [
    [{ clientSecret: 'wrong' }, 'refused'],
    [{ apiUrl: 'http://127.0.0.1:9' }, 'unreachable'],
  ] as const) {
    const other = await WalletShop.open(emulator, { wallet: walletOf(emulator, { limits: shortLimits, ...change }) })
    expect(await tried(await anAdministrator(other.shop))).toEqual({ state })
    await other.close()
  }
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
