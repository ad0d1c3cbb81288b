import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { aProduct } from '#test/factories.ts'
import { openTestShop } from '#test/test-app.ts'
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

describe('GET /setup', () => {
  it('gives the browser what it needs, uncached', async () => {
    const answer = await w.call('GET', '/setup')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      clientToken: expect.stringMatching(/^EMU\./),
      clientId: 'demo',
      environment: 'sandbox',
      sdkUrl: `${emulator.url}/web-sdk/v6/core`,
    })
  })

  it('asks the provider once for many visitors', async () => {
    const tokensBefore = (await emulator.control('GET', 'requests')).body.length
    const answers = await Promise.all(Array.from({ length: 10 }, () => w.call('GET', '/setup')))
    expect(new Set(answers.map((a) => a.json().clientToken)).size).toBe(1)
    expect((await emulator.control('GET', 'requests')).body.length - tokensBefore).toBeLessThanOrEqual(1)
  })

  it('lets the pages load the wallet from the provider and from nowhere else', async () => {
    const policy = String((await w.call('GET', '/setup')).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${emulator.url};`)
    expect(policy).toContain(`connect-src 'self' ${emulator.url};`)
  })

  it('says that the provider is away', async () => {
    await emulator.fault('token', 'error', { times: 5 })
    const answer = await w.call('GET', '/setup', undefined, { 'accept-language': 'en' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
    expect(answer.json()).toMatchObject({ code: 'payment_provider_unavailable' })
  })
})

describe('a shop without a wallet', () => {
  it.each([
    ['GET', '/setup', undefined],
    ['POST', '/order', { amount: '10.00', currency: 'EUR', intent: 'capture' }],
    ['POST', '/order/5O190127TN364715T/capture', undefined],
  ] as const)('answers %s %s with 503', async (method, url, payload) => {
    const shop = await openTestShop()
    const answer = await shop.app.inject({ method, url, ...(payload && { payload }) })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment_provider_unavailable'])
    await shop.close()
  })
})

describe('starting a payment', () => {
  it('quotes the goods, holds them and tells the provider all about them', async () => {
    const id = await w.product(5)
    const answer = await w.start(id, 2)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ id: expect.stringMatching(/^[A-Z0-9]{17}$/) })
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 2 })
    expect(w.deps.catalog.find(id)?.stock).toBe(3)
    const payment = await w.payment(answer.json().id)
    expect(payment).toMatchObject({ state: 'created', amountCents: 239_800, attempt: 1 })
    expect((await w.ledger(answer.json().id)).amount).toBe('2398.00')
  })

  it('charges delivery where it is due', async () => {
    const cheap = await aProduct(w.deps, { priceCents: 4_000, stock: 3 })
    const answer = await w.start(cheap.id, 1, {}, { amount: '89.00' })
    expect(answer.statusCode).toBe(201)
    expect((await w.ledger(answer.json().id)).amount).toBe('89.00')
  })

  it.each([
    ['the currency', { currency: 'USD' }, 'currency'],
    ['the intent', { intent: 'authorize' }, 'intent'],
    ['no amount', { amount: undefined }, 'amount'],
    ['an amount of nothing', { amount: '0.00' }, 'amount'],
    ['a negative amount', { amount: '-5.00' }, 'amount'],
    ['a third decimal', { amount: '1199.001' }, 'amount'],
    ['words', { amount: 'molto' }, 'amount'],
  ])('refuses what is not right: %s', async (_what, change, field) => {
    const id = await w.product()
    const answer = await w.start(id, 1, {}, change)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
    expect(Object.keys(answer.json().fields)).toEqual([field])
    expect(await w.counts()).toMatchObject({ payments: 0, checkouts: 0 })
  })

  it('reads currency and intent in any case, and the amount as a number too', async () => {
    const id = await w.product()
    const answer = await w.start(id, 1, {}, { amount: 1199, currency: 'eur', intent: 'CAPTURE' })
    expect(answer.statusCode).toBe(201)
  })

  it('shows the real price instead of charging another one', async () => {
    const id = await w.product()
    const answer = await w.start(id, 1, {}, { amount: '1.00' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'price_changed', total: '1199.00', items: [{ price: '1199.00' }] })
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
    expect(await w.counts()).toMatchObject({ payments: 0, checkouts: 0 })
  })

  it('holds nothing when the pieces do not suffice', async () => {
    const id = await w.product(1)
    const answer = await w.start(id, 2)
    expect([answer.statusCode, answer.json().code, answer.json().available]).toEqual([409, 'insufficient_stock', 1])
    expect(await w.stock(id)).toEqual({ stock: 1, reserved: 0 })
  })

  it('never holds a piece twice: 12 buyers at once for 3 pieces', async () => {
    const id = await w.product(3)
    const answers = await Promise.all(Array.from({ length: 12 }, () => w.start(id)))
    expect(answers.filter((a) => a.statusCode === 201)).toHaveLength(3)
    expect(answers.filter((a) => a.statusCode === 409)).toHaveLength(9)
    expect(await w.stock(id)).toEqual({ stock: 3, reserved: 3 })
  })

  it('keeps held pieces from a bank transfer order', async () => {
    const id = await w.product(1)
    await w.started(id)
    const answer = await w.placeWith('', id, 1, { paymentMethod: 'bank', paypalOrderId: undefined })
    expect(answer.json()).toMatchObject({ code: 'insufficient_stock', available: 0 })
  })

  it('with the same Idempotency-Key is one payment, and another body under it is refused', async () => {
    const id = await w.product(5)
    const key = { 'idempotency-key': 'key-1' }
    const answers = await Promise.all([w.start(id, 1, key), w.start(id, 1, key), w.start(id, 1, key)])
    expect(answers.map((a) => a.statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((a) => a.json().id)).size).toBe(1)
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 1 })
    expect((await w.start(id, 1, key)).json().id).toBe(answers[0]?.json().id)
    const other = await w.start(id, 2, key)
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_conflict'])
    expect(await w.counts()).toMatchObject({ payments: 1, checkouts: 1 })
  })
})

describe('capturing', () => {
  it('makes the order, takes the stock and answers the same again', async () => {
    const id = await w.product(5)
    const walletOrder = await w.approved(id, 2)
    const first = await w.capture(walletOrder)
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({
      id: walletOrder,
      status: 'COMPLETED',
      orderNumber: expect.stringMatching(/^PV-/),
    })
    expect(await w.stock(id)).toEqual({ stock: 3, reserved: 0 })
    const [order] = await w.orders()
    expect(order).toMatchObject({
      orderNumber: first.json().orderNumber,
      paymentMethod: 'paypal',
      paymentStatus: 'paid',
      orderStatus: 'processing',
      totalCents: 239_800,
      customerEmail: 'giulia.ferrari@example.org',
    })
    const again = await w.capture(walletOrder)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect((await w.standing(walletOrder)).json()).toEqual(first.json())
    expect(await w.ledger(walletOrder)).toMatchObject({
      status: 'COMPLETED',
      captures: [{ status: 'COMPLETED', amount: '2398.00' }],
      refunds: [],
    })
    expect(await w.mails()).toEqual([`Ordine ${first.json().orderNumber} confermato`])
  })

  it('pressed five times at once takes the money once', async () => {
    const id = await w.product(5)
    const walletOrder = await w.approved(id)
    const answers = await Promise.all(Array.from({ length: 5 }, () => w.capture(walletOrder)))
    expect(answers.map((a) => a.statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map((a) => a.body)).size).toBe(1)
    expect(await w.orders()).toHaveLength(1)
    expect((await w.ledger(walletOrder)).captures).toHaveLength(1)
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
  })

  it('takes a content type without a body, as clients send it', async () => {
    const walletOrder = await w.approved(await w.product())
    const answer = await w.call('POST', `/order/${walletOrder}/capture`, undefined, {
      'content-type': 'application/json',
    })
    expect(answer.statusCode).toBe(200)
  })

  it('does nothing before the buyer has approved, and everything after', async () => {
    const id = await w.product()
    const walletOrder = await w.started(id)
    const early = await w.capture(walletOrder)
    expect([early.statusCode, early.json().code]).toEqual([409, 'payment_not_approved'])
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 1 })
    await emulator.decide(walletOrder, 'approve')
    expect((await w.capture(walletOrder)).statusCode).toBe(200)
  })

  it('passes a declined card on with the reason; another card on the same payment works', async () => {
    const id = await w.product()
    const walletOrder = await w.started(id)
    await emulator.decide(walletOrder, 'decline')
    const refused = await w.capture(walletOrder)
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toMatchObject({
      code: 'payment_declined',
      retryable: true,
      reason: 'INSTRUMENT_DECLINED',
    })
    expect(await w.orders()).toEqual([])
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 1 })
    await emulator.decide(walletOrder, 'approve')
    expect((await w.capture(walletOrder)).json()).toMatchObject({ status: 'COMPLETED' })
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
  })

  it.each(['FAKE-ORDER-1', '5O190127TN364715T', "x' or 1=1 --"])('knows nothing of %s', async (invented) => {
    const answer = await w.capture(encodeURIComponent(invented))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'payment_not_found'])
    expect((await w.standing(encodeURIComponent(invented))).statusCode).toBe(404)
  })

  it('sells what the buyer saw, whatever the shop changes meanwhile', async () => {
    const id = await w.product()
    const walletOrder = await w.approved(id)
    await w.deps.database.db.update(products).set({ priceCents: 200_000, name: 'Un altro nome', isActive: false })
    const captured = await w.capture(walletOrder)
    expect(captured.statusCode).toBe(200)
    expect((await w.orders())[0]?.totalCents).toBe(119_900)
  })
})

describe('then POST /api/orders, as the specification has it', () => {
  it('finds the order that the capture has made', async () => {
    const id = await w.product()
    const walletOrder = await w.approved(id)
    const { orderNumber } = (await w.capture(walletOrder)).json()
    const placed = await w.placeWith(walletOrder, id)
    expect(placed.statusCode).toBe(200)
    expect(placed.json()).toMatchObject({ orderNumber, paymentStatus: 'paid', total: '1199.00' })
    expect(placed.json().bankTransfer).toBeUndefined()
    expect(await w.orders()).toHaveLength(1)
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
  })
})

describe('giving up', () => {
  it('frees what was held at once', async () => {
    const id = await w.product(1)
    const walletOrder = await w.started(id)
    expect(w.deps.catalog.find(id)?.stock).toBe(0)
    const answer = await w.call('DELETE', `/order/${walletOrder}`)
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'EXPIRED'])
    expect(await w.stock(id)).toEqual({ stock: 1, reserved: 0 })
    expect(w.deps.catalog.find(id)?.stock).toBe(1)
  })

  it('changes nothing about a payment that is done', async () => {
    const walletOrder = await w.approved(await w.product())
    await w.capture(walletOrder)
    expect((await w.call('DELETE', `/order/${walletOrder}`)).json().status).toBe('COMPLETED')
    expect((await w.orders())[0]?.orderStatus).toBe('processing')
  })

  it('is taken back by a buyer who approves after all, while the pieces are there', async () => {
    const id = await w.product(1)
    const walletOrder = await w.started(id)
    await w.call('DELETE', `/order/${walletOrder}`)
    await emulator.decide(walletOrder, 'approve')
    expect((await w.capture(walletOrder)).statusCode).toBe(200)
    expect(await w.stock(id)).toEqual({ stock: 0, reserved: 0 })
  })
})
