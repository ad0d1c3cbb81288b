import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import type { Visitor } from '#test/visitor.ts'
import { openEmulator, shortLimits, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
let admin: Visitor
let id: string
let walletOrder: string
let productId: number
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
/** Three units at 1199.00, paid. */
beforeEach(async () => {
  w = await WalletShop.open(emulator, {}, shortLimits)
  admin = await anAdministrator(w.shop)
  productId = await w.product()
  walletOrder = await w.approved(productId, 3)
  await w.capture(walletOrder)
  id = (await admin.get('/api/admin/orders')).json<AdminOrderRow[]>()[0]?.id ?? ''
})
afterEach(() => w.close())

const refund = (body: object) => admin.post(`/api/admin/orders/${id}/refunds`, body)
const piece = { lines: [{ line: 1, quantity: 1, place: 'stock' }] }
const amount = (euro: string) => ({ other: euro, reason: 'Sconto per un graffio' })
const read = async () => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
const given = async () => (await w.ledger(walletOrder)).refunds.map((r: { amount: string }) => r.amount)
const capture = async () => (await w.ledger(walletOrder)).captures[0]
const refundId = async () => (await read()).refunds[0]?.id

describe('a refund through the wallet', () => {
  it('goes in parts: one capture, several refunds, refunded with the last', async () => {
    const first = await refund(piece)
    expect([first.statusCode, first.json().paymentStatus, first.json().refunded]).toEqual([201, 'paid', '1199.00'])
    expect(await capture()).toMatchObject({ status: 'PARTIALLY_REFUNDED' })
    expect(await w.stock(productId)).toEqual({ stock: 3, reserved: 0 })
    await refund(amount('100.00'))
    expect(await w.payment(walletOrder)).toMatchObject({ state: 'captured', needsAttention: null })
    await refund(amount('2298.00'))
    expect(await given()).toEqual(['1199.00', '100.00', '2298.00'])
    expect(await read()).toMatchObject({ paymentStatus: 'refunded', refunded: '3597.00', refundable: '0.00' })
    expect(await w.payment(walletOrder)).toMatchObject({ state: 'refunded', needsAttention: null })
    expect((await w.mails()).filter((subject) => subject.includes('rimborsato'))).toHaveLength(3)
  })

  it('is known as ours when the provider’s events tell of it', async () => {
    await w.listen()
    await refund(piece)
    const { orderIds } = { orderIds: [walletOrder] }
    await emulator.control('POST', 'webhooks/deliver', { orderIds, order: 'forward' })
    expect(await read()).toMatchObject({ refunded: '1199.00', refundable: '2398.00' })
    expect(await w.payment(walletOrder)).toMatchObject({ state: 'captured', needsAttention: null })
  })

  it('beside one made in the provider’s own pages leaves what remains known', async () => {
    await w.listen()
    await refund(piece)
    await emulator.refund((await capture()).id, { amount: { currency_code: 'EUR', value: '10.00' } })
    await expect.poll(async () => (await read()).refunded, { timeout: 15_000 }).toBe('1209.00')
    expect(await read()).toMatchObject({ refundable: '2388.00', payment: { needsAttention: 'refunded_in_part' } })
    expect((await refund(amount('2388.01'))).json().code).toBe('refund_exceeds')
  })

  it.each(['error', 'error_after', 'timeout_after', 'reset_after', 'garbage'])(
    'whose answer is lost (%s) is asked for again, and made once',
    async (fault) => {
      await emulator.fault('refund', fault, { times: 3 })
      expect((await refund(piece)).json().paymentStatus).toBe('paid')
      for (let tries = 0; tries < 4; tries++) await w.later({ minutes: 5 })
      expect(await given()).toEqual(['1199.00'])
      expect(await read()).toMatchObject({ paymentStatus: 'paid', refunded: '1199.00' })
    },
  )

  it('that the provider still looks at counts when it is done', async () => {
    await emulator.fault('refund', 'pending')
    const asked = (await refund(piece)).json<AdminOrder>()
    expect(asked).toMatchObject({ refundable: '2398.00', refunds: [{ state: 'pending', isWithProvider: true }] })
    expect(asked.refunded).toBeUndefined()
    const [pending] = await w.refunds()
    await emulator.control('POST', 'settle-pending', { refundId: pending?.providerRefundId, outcome: 'completed' })
    await w.later({ hours: 1 })
    expect(await read()).toMatchObject({ refunded: '1199.00', refunds: [{ state: 'completed' }] })
  })

  async function failed() {
    await emulator.fault('refund', 'pending')
    await refund({ ...piece, ...amount('2398.00') })
    const [pending] = await w.refunds()
    await emulator.control('POST', 'settle-pending', { refundId: pending?.providerRefundId, outcome: 'denied' })
    await w.later({ hours: 1 })
    expect(await read()).toMatchObject({
      paymentStatus: 'paid',
      refundable: '0.00',
      refunds: [{ state: 'failed' }],
      payment: { needsAttention: 'refund_failed', state: 'captured' },
    })
  }

  it('that failed is owed still: tried again as a new one, it is made once', async () => {
    await failed()
    const again = await admin.post(`/api/admin/refunds/${await refundId()}/retry`)
    expect([again.statusCode, again.json().paymentStatus]).toEqual([200, 'refunded'])
    expect(await w.payment(walletOrder)).toMatchObject({ state: 'refunded', needsAttention: null })
    expect((await admin.post(`/api/admin/refunds/${await refundId()}/retry`)).json().code).toBe('refund_settled')
  })

  it('that failed can go by transfer instead', async () => {
    await failed()
    const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
    const sent = await admin.put(`/api/admin/refunds/${await refundId()}/account`, account)
    expect(sent.json()).toMatchObject({ refunds: [{ kind: 'transfer', state: 'pending' }] })
    await w.later({ hours: 1 })
    expect(await w.refunds()).toMatchObject([{ state: 'pending' }])
    const done = await admin.post(`/api/admin/refunds/${await refundId()}/done`)
    expect(done.json()).toMatchObject({ paymentStatus: 'refunded', payment: { state: 'refunded' } })
  })

  it('of the last refundable euro is one, however many ask at once', async () => {
    await refund(amount('3596.00'))
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(amount('1.00'))))
    const codes = answers.map((answer) => answer.statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(49)
    expect((await given()).reduce((sum: number, euro: string) => sum + Number(euro), 0)).toBe(3_597)
    expect(await read()).toMatchObject({ paymentStatus: 'refunded' })
  })

  it('is followed by a cancellation that gives back the rest alone', async () => {
    await refund(piece)
    await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'cancelled' })
    expect(await given()).toEqual(['1199.00', '2398.00'])
    expect(await read()).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
    expect(await w.stock(productId)).toEqual({ stock: 5, reserved: 0 })
  })

  it('is never confirmed by hand while the wallet is at it', async () => {
    await emulator.fault('refund', 'pending')
    await refund(piece)
    expect((await admin.post(`/api/admin/refunds/${await refundId()}/done`)).json().code).toBe('refund_settled')
  })
})
