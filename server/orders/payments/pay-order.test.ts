import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelUnpaidBankOrders, remindOfTransfers } from '#server/orders/order/order-jobs.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { openEmulator, shortLimits, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator, {}, shortLimits)
})
afterEach(() => w.close())

type Unpaid = Awaited<ReturnType<typeof anOrder>>

/** Of 100.00 euro, by bank transfer. */
const unpaid = () => anOrder(w.shop, { priceCents: 50_00, quantity: 2, stock: 5 })
const start = ({ orderNumber, accessKey }: Unpaid, headers = {}) =>
  w.call('POST', `/api/orders/${orderNumber}/wallet?k=${accessKey}`, undefined, headers)
const page = async ({ orderNumber, accessKey }: Unpaid) =>
  (await w.call('GET', `/api/orders/${orderNumber}?k=${accessKey}`)).json()
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

async function approved(order: Unpaid): Promise<string> {
  const answer = await start(order)
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<{ id: string }>()
  await emulator.decide(id, 'approve')
  return id
}

async function asAdmin(orderId: string, change: object): Promise<number> {
  const admin = await anAdministrator(w.shop)
  return (await admin.patch(`/api/admin/orders/${orderId}`, change)).statusCode
}

describe('an order that waits for its transfer', () => {
  it('is paid by wallet: once, for its total, with its goods in the provider’s words', async () => {
    const order = await unpaid()
    expect((await page(order)).byWallet).toBe('offered')
    const id = await approved(order)
    const asked = (await emulator.control('GET', 'ledger')).body.find((one: { orderId: string }) => one.orderId === id)
    expect(asked).toMatchObject({ amount: '100.00' })
    const answer = await w.capture(id)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id, status: 'COMPLETED', orderNumber: order.orderNumber },
    ])
    expect((await w.capture(id)).json()).toEqual(answer.json())
    const shown = await page(order)
    expect(shown).toMatchObject({ paymentMethod: 'paypal', paymentStatus: 'paid', orderStatus: 'processing' })
    expect([shown.byWallet, shown.bankTransfer]).toEqual([undefined, undefined])
    expect((await w.ledger(id)).captures).toHaveLength(1)
    expect(await w.stock(order.productId)).toEqual({ stock: 3, reserved: 0 })
    expect(await w.mails()).toEqual([
      `Ordine ${order.orderNumber} confermato`,
      `Pagamento ricevuto per l’ordine ${order.orderNumber}`,
    ])
    expect(codeOf(await start(order))).toEqual([409, 'order_not_payable'])
    w.shop.clock.advance({ days: 8 })
    expect(await cancelUnpaidBankOrders(w.deps)).toBe(0)
  })

  it('gives its money back through the wallet when it is cancelled afterwards', async () => {
    const order = await unpaid()
    const id = await approved(order)
    await w.capture(id)
    expect(await asAdmin(order.id, { orderStatus: 'cancelled' })).toBe(200)
    await w.later({ minutes: 1 })
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'refunded', orderStatus: 'cancelled' }])
    expect((await w.ledger(id)).refunds).toHaveLength(1)
  })

  it('opens to its key alone, and starts one payment under one key', async () => {
    const order = await unpaid()
    expect(codeOf(await start({ ...order, accessKey: 'another' }))).toEqual([404, 'order_not_found'])
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(order, headers)))
    expect(answers.map((a) => a.statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((a) => a.json().id)).size).toBe(1)
    expect((await w.counts()).payments).toBe(1)
    expect(codeOf(await start(await unpaid(), headers))).toEqual([409, 'idempotency_conflict'])
  })

  it('is paid once when two windows pay at once', async () => {
    const order = await unpaid()
    const ids = [await approved(order), await approved(order)]
    const answers = await Promise.all(ids.map((id) => w.capture(id)))
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 409])
    await w.later({ minutes: 1 })
    const ledgers = await Promise.all(ids.map((id) => w.ledger(id)))
    const kept =
      ledgers.flatMap((one) => one.captures ?? []).length - ledgers.flatMap((one) => one.refunds ?? []).length
    expect(kept).toBe(1)
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'paid', paymentMethod: 'paypal' }])
  })

  it.each([
    ['paid by its transfer', { paymentStatus: 'paid' }],
    ['cancelled', { orderStatus: 'cancelled' }],
  ])('takes no money once it is %s', async (_how, change) => {
    const order = await unpaid()
    const id = await approved(order)
    expect(await asAdmin(order.id, change)).toBe(200)
    expect(codeOf(await w.capture(id))).toEqual([409, 'order_not_payable'])
    expect((await w.ledger(id)).captures).toEqual([])
  })

  it('gives back what was taken while it was cancelled, and says so', async () => {
    const order = await unpaid()
    const id = await approved(order)
    await emulator.fault('capture', 'timeout_after')
    expect((await w.capture(id)).statusCode).toBe(202)
    expect(codeOf(await start(order))).toEqual([409, 'payment_under_way'])
    expect((await page(order)).byWallet).toBe('under_way')
    expect(await asAdmin(order.id, { orderStatus: 'cancelled' })).toBe(200)
    await w.later({ minutes: 1 })
    await w.later({ minutes: 1 })
    expect(await w.orders()).toMatchObject([{ orderStatus: 'cancelled', paymentMethod: 'bank' }])
    expect(await w.refunds()).toMatchObject([{ reason: 'order_settled', state: 'completed', amountCents: 100_00 }])
    expect(codeOf(await w.capture(id))).toEqual([409, 'order_not_payable'])
    expect((await w.mails()).at(-1)).toMatch(/rimbors/i)
  })

  it('is not cancelled for its time while the provider checks the money, and waits on when it is denied', async () => {
    const order = await unpaid()
    w.shop.clock.advance({ days: 6, hours: 23, minutes: 59 })
    const id = await approved(order)
    await emulator.fault('capture', 'pending')
    expect((await w.capture(id)).json()).toEqual({ id, status: 'PENDING' })
    w.shop.clock.advance({ minutes: 5 })
    expect(await cancelUnpaidBankOrders(w.deps)).toBe(0)
    const { captureId } = await w.payment(id)
    await emulator.control('POST', 'settle-pending', { captureId, outcome: 'denied' })
    await w.later({ minutes: 5 })
    expect(await page(order)).toMatchObject({
      orderStatus: 'processing',
      paymentStatus: 'pending',
      byWallet: 'offered',
    })
    expect(await cancelUnpaidBankOrders(w.deps)).toBe(1)
  })

  it('is led to from its mails', async () => {
    const order = await unpaid()
    await w.mails()
    const path = `/ordine/${order.orderNumber}?k=${order.accessKey}&paga=1`
    expect(w.shop.mailer.sent.map(({ text }) => text.includes(path))).toEqual([true])
    w.shop.clock.advance({ days: 3 })
    await remindOfTransfers(w.deps)
    await w.mails()
    expect(w.shop.mailer.sent.map(({ text }) => text.includes(path))).toEqual([true, true])
  })

  it('is no payment for another order', async () => {
    const order = await unpaid()
    const id = await approved(order)
    await w.capture(id)
    expect(codeOf(await w.placeWith(id, order.productId, 2))).toEqual([404, 'payment_not_found'])
  })
})
