import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcilePayments } from '#server/orders/payments/reconcile-payments.ts'
import { instrumentNames } from '#shared/domain/orders/payments/payment-words.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody } from '#test/factories.ts'
import { anOrder } from '#test/order-calls.ts'
import { openEmulator, shortLimits, WalletShop } from '#test/wallet-shop.ts'
import { buildCardEmulator, emulatorKeys } from '../../card-emulator/card-emulator-app.ts'
import type { EmulatorClient } from '../../wallet-emulator/emulator-harness.ts'
import { allEligible } from '../../wallet-emulator/instruments/instrument-rules.ts'
import { type WalletInstrument, walletInstruments } from './instrument-calls.ts'

let emulator: EmulatorClient
let w: WalletShop
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator, {}, shortLimits)
  await keepFile('7B227073704964223A22')
})
afterEach(async () => {
  await emulator.control('POST', 'eligibility', { methods: allEligible })
  await w.close()
})

const setting = '/api/admin/settings/apple-pay'
async function keepFile(domainFile: string) {
  const admin = await anAdministrator(w.shop)
  const { version } = (await admin.get(setting)).json<{ version: number }>()
  return admin.put(setting, { version, value: { domainFile } })
}
const eligible = (...methods: string[]) => emulator.control('POST', 'eligibility', { methods })
const start = (productId: number, instrument: string, change: object = {}, headers: Record<string, string> = {}) =>
  w.call(
    'POST',
    '/api/payments/paypal',
    {
      ...{ instrument, amount: '1199.00', currency: 'EUR' },
      checkout: anOrderBody({ items: [{ productId, quantity: 1 }], order: { paymentMethod: 'paypal' } }),
      ...change,
    },
    headers,
  )
async function started(instrument: WalletInstrument, productId?: number): Promise<string> {
  const answer = await start(productId ?? (await w.product()), instrument)
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { id: expect.any(String) }])
  return answer.json<{ id: string }>().id
}
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]
const offered = async (query = '?total=1199.00', deps = w) =>
  (await deps.call('GET', `/api/payment-methods${query}`))
    .json<{ method: string; instrument: string | null; provider: string | null }[]>()
    .filter(({ method }) => method !== 'bank')
    .map(({ instrument, provider }) => `${instrument} ${provider}`)

describe('what PayPal takes besides its wallet', () => {
  it('is offered as far as PayPal says so, for this total', async () => {
    expect(await offered()).toEqual(['wallet paypal', ...walletInstruments.map((one) => `${one} paypal`)])
    expect(await offered('?total=2500.00')).not.toContain('pay_later paypal')
    expect((await w.call('GET', '/api/payment-methods', undefined, { 'accept-language': 'en' })).json()).toContainEqual(
      {
        ...{ method: 'paypal', instrument: 'card', label: 'Credit or debit card', provider: 'paypal' },
      },
    )
    await eligible('paypal')
    expect(await offered('?total=1199.01')).toEqual(['wallet paypal'])
    await emulator.fault('eligible', 'error', { times: 4 })
    expect(await offered('?total=1199.02')).toEqual(['wallet paypal'])
  })

  it('leaves cards to a second provider that is set up for them', async () => {
    const cards = buildCardEmulator()
    const STRIPE_API_URL = await cards.listen({ port: 0, host: '127.0.0.1' })
    const both = await WalletShop.open(emulator, {
      wallet: w.wallet,
      env: {
        STRIPE_API_URL,
        STRIPE_SECRET_KEY: emulatorKeys.secretKey,
        STRIPE_PUBLISHABLE_KEY: emulatorKeys.publishableKey,
      },
    })
    try {
      expect(await offered('?total=1199.00', both)).toEqual([
        ...['wallet paypal', 'pay_later paypal', 'satispay paypal', 'card stripe'],
      ])
    } finally {
      await both.close()
      await cards.close()
    }
  })

  it('that is gone between choice and press is refused in words, and holds nothing', async () => {
    const product = await w.product(1)
    expect(await offered()).toContain('card paypal')
    await eligible('paypal')
    expect(codeOf(await start(product, 'card'))).toEqual([409, 'instrument_not_offered'])
    expect(await w.stock(product)).toEqual({ stock: 1, reserved: 0 })
    await emulator.fault('eligible', 'error', { times: 2 })
    expect(codeOf(await start(product, 'card'))).toEqual([503, 'payment_provider_unavailable'])
  })

  it('is not begun for what it is not', async () => {
    const id = await w.product(1)
    expect((await start(id, 'card', { currency: 'USD' })).statusCode).toBe(400)
    expect((await start(id, 'klarna')).statusCode).toBe(400)
    expect(codeOf(await start(id, 'card', { amount: '1198.00' }))).toEqual([409, 'price_changed'])
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await start(id, 'card', {}, key)
    expect((await start(id, 'card', {}, key)).json()).toEqual(first.json())
    expect(codeOf(await start(id, 'pay_later', {}, key))).toEqual([409, 'idempotency_conflict'])
  })
})

describe.each(walletInstruments)('by %s', (instrument) => {
  it('an order is paid, keeps what it was paid by, and is given back the same way', async () => {
    const product = await w.product()
    const id = await started(instrument, product)
    expect(await w.stock(product)).toEqual({ stock: 5, reserved: 1 })
    expect(codeOf(await w.capture(id))).toEqual([409, 'payment_not_approved'])
    await emulator.decide(id, 'approve')
    const done = await w.capture(id)
    expect([done.statusCode, done.json()]).toMatchObject([200, { id, status: 'COMPLETED' }])
    expect(await w.stock(product)).toEqual({ stock: 4, reserved: 0 })
    const placed = await w.placeWith(id, product)
    expect(placed.json()).toMatchObject({ instrument, paymentStatus: 'paid' })

    const admin = await anAdministrator(w.shop)
    const [order] = (await admin.get('/api/admin/orders')).json<{ id: string; instrument: string }[]>()
    expect(order?.instrument).toBe(instrument)
    expect((await admin.get('/api/admin/orders/export')).body).toContain(`;${instrumentNames[instrument]}`)
    const back = await admin.post(`/api/admin/orders/${order?.id}/refunds`, { other: '1200.00', reason: 'Graffio' })
    expect(codeOf(back)).toEqual([409, 'refund_exceeds'])
    await admin.post(`/api/admin/orders/${order?.id}/refunds`, { other: '200.00', reason: 'Graffio' })
    expect((await w.ledger(id)).refunds).toMatchObject([{ amount: '200.00', status: 'COMPLETED' }])
    await w.deps.mailSender.sendDue()
    const mails = w.shop.mailer.sent.map(({ text }) => text).join()
    const name = instrument === 'pay_later' ? 'PayPal' : instrumentNames[instrument]
    expect(mails).toContain(`Pagato con ${name}`)
    expect(mails).toContain(instrument === 'pay_later' ? 'su PayPal' : 'con lo stesso mezzo di pagamento')
  })

  it('an order that waits for its transfer is paid once, from two tabs', async () => {
    const { orderNumber, accessKey } = await anOrder(w.shop, { priceCents: 50_00, quantity: 2, stock: 5 })
    const url = `/api/orders/${orderNumber}/payments/paypal?k=${accessKey}`
    const ids: string[] = []
    for (let tab = 0; tab < 2; tab++) ids.push((await w.call('POST', url, { instrument })).json<{ id: string }>().id)
    for (const id of ids) await emulator.decide(id, 'approve')
    const answers = await Promise.all(ids.map((id) => w.capture(id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await w.call('GET', `/api/orders/${orderNumber}?k=${accessKey}`)).json()).toMatchObject({
      ...{ paymentMethod: 'paypal', instrument, paymentStatus: 'paid' },
    })
    expect(await w.refunds()).toEqual([])
  })

  it('events settle it once, before the buyer is back and out of order', async () => {
    await w.listen()
    const id = await started(instrument)
    await emulator.decide(id, 'approve')
    await emulator.fault('capture', 'error_after')
    await emulator.fault('webhook', 'before_response', { times: 2 })
    expect([200, 202]).toContain((await w.capture(id)).statusCode)
    for (const order of ['backward', 'forward', 'forward']) {
      const { body } = await emulator.control('POST', 'webhooks/deliver', { orderIds: [id], order })
      // 0: the shop of the test before is closed.
      expect(new Set(body.statuses.filter((status: number) => status > 0))).toEqual(new Set([200]))
    }
    expect((await w.standing(id)).json()).toMatchObject({ status: 'COMPLETED' })
    expect(await w.counts()).toMatchObject({ payments: 1, orders: 1, refunds: 0 })
    expect((await w.orders())[0]?.instrument).toBe(instrument)
  })

  it('that is not paid in time lets its goods go', async () => {
    const product = await w.product(1)
    const id = await started(instrument, product)
    w.shop.clock.advance({ minutes: 31 })
    await reconcilePayments(w.deps)
    expect(await w.stock(product)).toEqual({ stock: 1, reserved: 0 })
    await emulator.control('POST', 'clock', { advanceMs: 4 * 3_600_000 })
    expect(codeOf(await w.capture(id))).toEqual([409, 'payment_expired'])
    await emulator.control('DELETE', 'clock')
  })
})

describe.each(['card', 'google_pay'] as const)('a card, by %s,', (instrument) => {
  it('is asked for by the shop with the authentication that the law requires', async () => {
    const id = await started(instrument)
    const created = (await emulator.get(`/v2/checkout/orders/${id}`)).body
    expect(created.payment_source).toEqual({ [instrument]: {} })
    expect(await w.ledger(id)).toMatchObject({ verification: 'SCA_WHEN_REQUIRED' })
  })

  it.each([
    ['authentication_failed', 'AUTHENTICATION_FAILED'],
    ['authentication_unavailable', 'AUTHENTICATION_UNAVAILABLE'],
  ])('with %s is not charged, and the next card may be', async (decision, reason) => {
    const product = await w.product(1)
    const id = await started(instrument, product)
    await emulator.decide(id, decision)
    expect((await w.standing(id)).json()).toMatchObject({ status: 'CREATED' })
    const refused = await w.capture(id)
    expect([refused.statusCode, refused.json()]).toMatchObject([402, { retryable: true, reason }])
    expect((await w.ledger(id)).captures).toEqual([])
    expect(await w.stock(product)).toEqual({ stock: 1, reserved: 1 })
    await emulator.decide(id, 'approve')
    expect((await w.capture(id)).json()).toMatchObject({ status: 'COMPLETED' })
  })

  it.each(['frictionless', 'not_enrolled'])('that is %s is charged', async (decision) => {
    const id = await started(instrument)
    await emulator.decide(id, decision)
    expect((await w.capture(id)).json()).toMatchObject({ status: 'COMPLETED' })
  })
})

describe.each(['card', 'apple_pay', 'google_pay'] as const)('a sheet or form of %s', (instrument) => {
  it('that is declined or cancelled keeps its goods, and takes nothing without its buyer', async () => {
    const product = await w.product(1)
    const id = await started(instrument, product)
    await emulator.decide(id, 'decline')
    expect(codeOf(await w.capture(id))).toEqual([402, 'payment_declined'])
    await emulator.decide(id, 'cancel')
    expect(codeOf(await w.capture(id))).toEqual([409, 'payment_not_approved'])
    await emulator.decide(id, 'approve')
    w.shop.clock.advance({ minutes: 10 })
    await reconcilePayments(w.deps)
    expect((await w.ledger(id)).captures).toEqual([])
    expect((await w.capture(id)).json()).toMatchObject({ status: 'COMPLETED' })
  })

  it('whose answer cannot be read before the capture is no unknown outcome', async () => {
    const id = await started(instrument)
    await emulator.decide(id, 'approve')
    await emulator.fault('get', 'error', { times: 2 })
    expect(codeOf(await w.capture(id))).toEqual([503, 'payment_provider_unavailable'])
    expect((await w.payment(id)).state).toBe('created')
    expect((await w.capture(id)).json()).toMatchObject({ status: 'COMPLETED' })
  })
})

describe('Apple Pay', () => {
  it('is offered only while its file is there, and Apple finds it', async () => {
    const path = '/.well-known/apple-developer-merchantid-domain-association'
    const found = await w.call('GET', path)
    expect([found.statusCode, found.body]).toEqual([200, '7B227073704964223A22'])
    expect(await offered()).toContain('apple_pay paypal')
    expect((await keepFile('<!doctype html>')).statusCode).toBe(400)
    expect((await keepFile('')).statusCode).toBe(200)
    expect((await w.call('GET', path)).statusCode).toBe(404)
    expect(await offered()).not.toContain('apple_pay paypal')
    const product = await w.product(1)
    expect(codeOf(await start(product, 'apple_pay'))).toEqual([409, 'instrument_not_offered'])
    expect(await w.stock(product)).toEqual({ stock: 1, reserved: 0 })
  })
})

describe('Satispay', () => {
  const begun = async (productId: number) => (await start(productId, 'satispay')).json<{ id: string; page: string }>()

  it('is paid on a page of its own, in the buyer’s name, and the same start finds it again', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const product = await w.product()
    const first = (await start(product, 'satispay', {}, key)).json()
    expect(first.page).toBe(`${emulator.url}/checkoutnow?token=${first.id}`)
    await emulator.fault('get', 'error', { times: 2 })
    expect(codeOf(await start(product, 'satispay', {}, key))).toEqual([503, 'payment_provider_unavailable'])
    expect((await start(product, 'satispay', {}, key)).json()).toEqual(first)
    await emulator.decide(first.id, 'approve')
    expect((await start(product, 'satispay', {}, key)).json()).toEqual({ id: first.id })
    await w.capture(first.id)
  })

  it('whose page is closed after the payment has its order all the same', async () => {
    const product = await w.product(1)
    const { id } = await begun(product)
    await emulator.decide(id, 'approve')
    w.shop.clock.advance({ minutes: 6 })
    await reconcilePayments(w.deps)
    expect((await w.standing(id)).json()).toMatchObject({ status: 'COMPLETED', orderNumber: expect.any(String) })
    expect((await w.orders())[0]).toMatchObject({ instrument: 'satispay', paymentStatus: 'paid' })
  })

  it('that is cancelled, or refused, takes nothing and may be tried again', async () => {
    const product = await w.product(1)
    const { id } = await begun(product)
    await emulator.decide(id, 'cancel')
    expect(codeOf(await w.capture(id))).toEqual([409, 'payment_not_approved'])
    await emulator.decide(id, 'decline')
    expect(codeOf(await w.capture(id))).toEqual([402, 'payment_declined'])
    expect(await w.stock(product)).toEqual({ stock: 1, reserved: 1 })
    await emulator.decide(id, 'approve')
    expect((await w.capture(id)).json()).toMatchObject({ status: 'COMPLETED' })
  })
})

describe('a payment that was started for something else', () => {
  const source = { card: { number: '4000000000003220', expiry: '2031-12', security_code: '123' } }
  async function swapped(id: string, decision: string): Promise<void> {
    const { clientToken } = (await w.call('GET', '/setup')).json<{ clientToken: string }>()
    const browser = { authorization: `Bearer ${clientToken}` }
    const path = `/v2/checkout/orders/${id}`
    await emulator.post(`${path}/confirm-payment-source`, { payment_source: source }, undefined, browser)
    await emulator.post(`${path}/payer-action`, { decision }, undefined, browser)
  }

  it.each(['wallet', 'pay_later', 'apple_pay'] as const)(
    '%s, is not taken by a card its bank refused',
    async (name) => {
      const product = await w.product(1)
      const id = name === 'wallet' ? await w.started(product) : await started(name, product)
      await swapped(id, 'authentication_failed')
      expect((await w.standing(id)).json()).toMatchObject({ status: 'CREATED' })
      const refused = await w.capture(id)
      expect([refused.statusCode, refused.json()]).toMatchObject([402, { reason: 'AUTHENTICATION_FAILED' }])
      expect((await w.ledger(id)).captures).toEqual([])
      await swapped(id, 'approve')
      expect((await w.capture(id)).json()).toMatchObject({ status: 'COMPLETED' })
      expect((await w.orders())[0]?.instrument).toBe('card')
    },
  )
})
