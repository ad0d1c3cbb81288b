import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody } from '#test/factories.ts'
import { aGiftCard, balanceOf, orderGift, orderIdOf } from '#test/gift-cards/gift-card-calls.ts'
import type { Visitor } from '#test/visitor.ts'
import { openEmulator, shortLimits, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
let admin: Visitor
let productId: number
let code: string
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
/** Items at 1199.00, and a card of 100.00. After each test the consistency checks must pass. */
beforeEach(async () => {
  w = await WalletShop.open(emulator, {}, shortLimits)
  admin = await anAdministrator(w.shop)
  productId = await w.product()
  code = (await aGiftCard(w.shop, admin, '100.00')).code
})
afterEach(() => w.close())

const orderWith = (change: object = {}) => ({ giftCards: [{ code }], ...change })
const start = (amount = '1099.00', change: object = {}) => {
  const order = { paymentMethod: 'paypal', ...orderWith(change) }
  const checkout = anOrderBody({ items: [{ productId, quantity: 1 }], order })
  return w.call('POST', '/order', { amount, currency: 'EUR', intent: 'capture', checkout })
}
const approved = async () => {
  const id = (await start()).json<{ id: string }>().id
  await emulator.decide(id, 'approve')
  return id
}
const balance = () => balanceOf(w.shop, code)
const rows = async () => (await admin.get('/api/admin/orders')).json<AdminOrderRow[]>()
const goodsOrder = async () => (await rows()).find(({ total }) => total === '1199.00')
const read = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
const refund = (id: string, other: string) =>
  admin.post(`/api/admin/orders/${id}/refunds`, { other, reason: 'Sconto per un graffio' })

describe('a checkout by wallet with a gift card', () => {
  it('asks the wallet for the rest, holds the card meanwhile and spends it with the order', async () => {
    const id = await approved()
    expect((await w.ledger(id)).amount).toBe('1099.00')
    expect(await balance()).toBe('gift_card_empty')
    expect((await w.capture(id)).json()).toMatchObject({ status: 'COMPLETED' })
    expect(await goodsOrder()).toMatchObject({ paymentStatus: 'paid', giftCard: '100.00', toPay: '1099.00' })
    expect(await balance()).toBe('gift_card_empty')
  })

  it('is refused when its customer saw another rest', async () => {
    const answer = await start('1199.00')
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'price_changed', toPay: '1099.00' }])
    expect(await balance()).toBe('100.00')
  })

  it('lets go of the card when its half hour is over', async () => {
    await start()
    expect(await balance()).toBe('gift_card_empty')
    await w.later({ minutes: 31 })
    expect(await balance()).toBe('100.00')
  })

  it('lets go of it at once when the provider cannot be asked', async () => {
    await emulator.fault('create', 'error', { times: 5 })
    expect((await start()).statusCode).toBe(503)
    expect(await balance()).toBe('100.00')
  })

  it('takes no money when the card was spent after its half hour', async () => {
    const id = await approved()
    await w.later({ minutes: 31 })
    await w.call('POST', '/api/orders', anOrderBody({ items: [{ productId, quantity: 1 }], order: orderWith() }))
    const answer = await w.capture(id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'gift_card_short'])
    expect((await w.ledger(id)).captures).toEqual([])
  })

  it('gives the money back when it was taken after all, and the card has been spent', async () => {
    const id = await approved()
    await w.later({ minutes: 31 })
    await w.call('POST', '/api/orders', anOrderBody({ items: [{ productId, quantity: 1 }], order: orderWith() }))
    await emulator.capture(id)
    await w.placeWith(id, productId)
    await w.later({ minutes: 2 })
    const [back] = await w.refunds()
    expect(back).toMatchObject({ reason: 'gift_card_short', amountCents: 109_900, state: 'completed' })
    expect((await w.mails()).at(-1)).toMatch(/Ti abbiamo rimborsato/)
  })

  it('finds order and card after a crash between taking the money and hearing of it', async () => {
    const id = await approved()
    await emulator.fault('capture', 'timeout_after', { times: 1 })
    expect((await w.capture(id)).statusCode).toBe(202)
    await w.later({ minutes: 3 })
    expect(await goodsOrder()).toMatchObject({ paymentStatus: 'paid', giftCard: '100.00' })
    expect(await balance()).toBe('gift_card_empty')
  })

  it('gives back by wallet what came by wallet, then to the card', async () => {
    const id = await approved()
    await w.capture(id)
    const orderId = (await goodsOrder())?.id ?? ''
    await refund(orderId, '1000.00')
    expect(await balance()).toBe('gift_card_empty')
    await refund(orderId, '150.00')
    expect(await balance()).toBe('51.00')
    await refund(orderId, '49.00')
    expect((await w.ledger(id)).refunds.map((r: { amount: string }) => r.amount)).toEqual(['1000.00', '99.00'])
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'refunded', refunded: '1199.00' })
    expect(await w.payment(id)).toMatchObject({ state: 'refunded' })
    expect(await balance()).toBe('100.00')
  })

  it('tells refunds in the provider’s own pages from what the card paid', async () => {
    await w.listen()
    const id = await approved()
    await w.capture(id)
    const [capture] = (await w.ledger(id)).captures
    await emulator.refund(capture.id, {})
    const orderId = (await goodsOrder())?.id ?? ''
    await expect.poll(async () => (await read(orderId)).refunded, { timeout: 15_000 }).toBe('1099.00')
    expect(await read(orderId)).toMatchObject({ refundable: '100.00', paymentStatus: 'paid' })
    await refund(orderId, '100.00')
    expect([await balance(), (await read(orderId)).paymentStatus]).toEqual(['100.00', 'refunded'])
  })

  it('gives all of it back when it is cancelled', async () => {
    const id = await approved()
    await w.capture(id)
    const orderId = (await goodsOrder())?.id ?? ''
    await admin.patch(`/api/admin/orders/${orderId}`, { orderStatus: 'cancelled' })
    expect(await balance()).toBe('100.00')
    expect((await w.ledger(id)).refunds).toMatchObject([{ amount: '1099.00' }])
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'refunded' })
  })
})

describe('a capture that the provider is checking', () => {
  const pending = async () => {
    const id = await approved()
    await emulator.fault('capture', 'pending')
    await w.capture(id)
    const orderId = (await goodsOrder())?.id ?? ''
    expect(await read(orderId)).toMatchObject({ paymentStatus: 'pending', giftCard: '100.00' })
    const { captureId } = await w.payment(id)
    const decide = async (outcome: 'completed' | 'denied') => {
      await emulator.control('POST', 'settle-pending', { captureId, outcome })
      await w.later({ minutes: 5 })
    }
    return { id, orderId, decide }
  }

  it('gives the card its part back when it is denied', async () => {
    const { id, orderId, decide } = await pending()
    expect(await balance()).toBe('gift_card_empty')
    await decide('denied')
    expect(await w.payment(id)).toMatchObject({ state: 'denied' })
    expect([await balance(), (await read(orderId)).orderStatus]).toEqual(['100.00', 'cancelled'])
  })

  it('gives it back once where the order was cancelled before the money came', async () => {
    const { id, orderId, decide } = await pending()
    await admin.patch(`/api/admin/orders/${orderId}`, { orderStatus: 'cancelled' })
    expect(await balance()).toBe('100.00')
    await decide('completed')
    expect((await w.ledger(id)).refunds).toMatchObject([{ amount: '1099.00' }])
    expect([await balance(), (await read(orderId)).paymentStatus]).toEqual(['100.00', 'refunded'])
  })
})

describe('an order that waits for its transfer', () => {
  it('is paid by wallet with what the card leaves', async () => {
    const body = anOrderBody({ items: [{ productId, quantity: 1 }], order: orderWith() })
    const placed = (await w.call('POST', '/api/orders', body)).json()
    const url = `/api/orders/${placed.orderNumber}/wallet?k=${placed.accessKey}`
    const { id } = (await w.call('POST', url, {})).json<{ id: string }>()
    expect((await w.ledger(id)).amount).toBe('1099.00')
    await emulator.decide(id, 'approve')
    await w.capture(id)
    expect(await read(placed.id)).toMatchObject({ paymentMethod: 'paypal', paymentStatus: 'paid', toPay: '1099.00' })
  })

  it('may be a gift card’s: paid by wallet it is sent, and given back it has nothing any more', async () => {
    const bought = (await orderGift(w.shop, { amount: '30.00', recipientEmail: 'zia@example.it' })).json()
    const { id } = (await w.call('POST', `/api/orders/${bought.orderNumber}/wallet?k=${bought.accessKey}`, {})).json<{
      id: string
    }>()
    await emulator.decide(id, 'approve')
    await w.capture(id)
    expect(await w.mails()).toContainEqual(expect.stringMatching(/^Un buono regalo di 30,00.€ per te$/))
    const url = `/api/orders/${bought.orderNumber}/gift-card/withdrawal?k=${bought.accessKey}`
    expect((await w.call('POST', url, {})).json()).toMatchObject({ state: 'taken_back', balance: '0.00' })
    expect((await w.ledger(id)).refunds).toMatchObject([{ amount: '30.00' }])
    expect(await read(await orderIdOf(admin, bought.orderNumber))).toMatchObject({ paymentStatus: 'refunded' })
  })
})
