import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anOrderBody } from '#test/factories.ts'
import { openTestShop } from '#test/test-app.ts'
import { openEmulator, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let emulator: EmulatorClient
let w: WalletShop
beforeEach(async () => {
  emulator = await openEmulator()
  const shop = await openTestShop()
  w = await WalletShop.open(emulator, {
    database: shop.deps.database,
    config: { ...shop.deps.config, rateLimit: true },
  })
  await shop.close()
})
afterEach(async () => {
  await w.close()
  await emulator.stop()
})

const callsTo = async (path: RegExp) => {
  const requests: { path: string }[] = (await emulator.control('GET', 'requests')).body
  return requests.filter((request) => path.test(request.path)).length
}

describe('a hold for a wallet payment', () => {
  it('counts with the orders of its address: 15 unpaid units', async () => {
    const id = await w.product(100)
    const answers = await Promise.all(Array.from({ length: 25 }, () => w.start(id)))
    expect(answers.filter((a) => a.statusCode === 201)).toHaveLength(15)
    expect(answers.filter((a) => a.json().code === 'too_many_pieces')).toHaveLength(10)
    expect(await w.stock(id)).toEqual({ stock: 100, reserved: 15 })
  })

  it('counts no longer once it is given back, and not at all for who has paid', async () => {
    const id = await w.product(100)
    const first = await w.started(id, 15)
    expect((await w.start(id)).statusCode).toBe(429)
    await w.call('DELETE', `/order/${first}`)
    const second = await w.approved(id, 14)
    expect((await w.capture(second)).statusCode).toBe(200)
    expect((await w.start(id, 30)).statusCode).toBe(201)
  })

  it('is for who pays at once, whatever others behind the address have ordered by transfer and not paid', async () => {
    const id = await w.product(500)
    const from = (i: number) => ({
      customerEmail: `ospite${i}@example.org`,
      customerPhone: `04440000${10 + i}`,
      shippingAddress: `Via dei Telai ${100 + i}`,
    })
    for (let i = 0; i < 12; i++)
      expect((await w.placeWith('', id, 5, { paymentMethod: 'bank', ...from(i) })).statusCode).toBe(201)
    const order = { paymentMethod: 'paypal', ...from(50) }
    const checkout = anOrderBody({ items: [{ productId: id, quantity: 1 }], order })
    expect((await w.start(id, 1, {}, { checkout })).statusCode).toBe(201)
    expect((await w.placeWith('', id, 1, { paymentMethod: 'bank', ...from(51) })).json().code).toBe('too_many_pieces')
  })

  it('is one for one request, sent twice at once', async () => {
    const id = await w.product(100)
    const answers = await Promise.all(Array.from({ length: 6 }, () => w.start(id, 9, { 'idempotency-key': 'once' })))
    expect(new Set(answers.map((a) => `${a.statusCode} ${a.json().id}`)).size).toBe(1)
    expect(await w.stock(id)).toEqual({ stock: 100, reserved: 9 })
  })

  it('ends after its 30 minutes, however often its capture was asked for', async () => {
    const id = await w.product(5)
    const order = await w.started(id)
    for (let minutes = 0; minutes < 28; minutes += 14) {
      w.shop.clock.advance({ minutes: 14 })
      expect((await w.capture(order)).json().code).toBe('payment_not_approved')
      await reconcilePayments(w.deps)
      expect(await w.stock(id)).toEqual({ stock: 5, reserved: 1 })
    }
    w.shop.clock.advance({ minutes: 3 })
    await reconcilePayments(w.deps)
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
    expect((await w.capture(order)).json().code).toBe('payment_not_approved')
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
  })

  it('that has ended is still bought by who approves later', async () => {
    const id = await w.product(5)
    const order = await w.started(id)
    await w.capture(order)
    w.shop.clock.advance({ minutes: 31 })
    await reconcilePayments(w.deps)
    await emulator.decide(order, 'approve')
    expect((await w.capture(order)).json()).toMatchObject({ status: 'COMPLETED', orderNumber: expect.any(String) })
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
  })

  it('ends also where the answer of the capture was lost', async () => {
    const id = await w.product(5)
    const order = await w.started(id)
    w.shop.clock.advance({ minutes: 29 })
    await emulator.fault('capture', 'error', { times: 5 })
    await w.capture(order)
    await emulator.control('DELETE', 'faults')
    w.shop.clock.advance({ minutes: 2 })
    await reconcilePayments(w.deps)
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 0 })
  })
})

describe('captures of a payment without approval', () => {
  it('make three calls to the provider of 700', async () => {
    const order = await w.started(await w.product())
    const statuses: number[] = []
    for (let i = 0; i < 700; i++) statuses.push((await w.capture(order)).statusCode)
    expect(statuses.slice(0, 3)).toEqual([409, 409, 409])
    expect(new Set(statuses.slice(3))).toEqual(new Set([429]))
    expect(await callsTo(/capture/)).toBe(3)
  })

  it('do not stand in the way of a buyer who approves a moment later', async () => {
    const order = await w.started(await w.product())
    await w.capture(order)
    await emulator.decide(order, 'approve')
    expect((await w.capture(order)).statusCode).toBe(200)
    for (let i = 0; i < 20; i++) expect((await w.capture(order)).statusCode).toBe(200)
  })
})

describe('forged events', () => {
  const forged = (certUrl: string) =>
    w.shop.app.inject({
      method: 'POST',
      url: '/api/webhooks/paypal',
      payload: JSON.stringify({ id: `WH-${randomUUID()}`, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} }),
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': 't-1',
        'paypal-transmission-time': new Date().toISOString(),
        'paypal-transmission-sig': Buffer.from('x').toString('base64'),
        'paypal-cert-url': certUrl,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    })

  it.each([
    ['a new certificate each', (i: number) => `/v1/notifications/certs/CERT-${i}`],
    ['one certificate', () => '/v1/notifications/certs/CERT-1'],
    ['the provider’s own certificate', () => '/v1/notifications/certs/CERT-EMULATOR'],
  ])('make a handful of calls to the provider of 320: %s', async (_what, path) => {
    await w.listen()
    const before = (await emulator.control('GET', 'requests')).body.length
    const statuses = new Set<number>()
    for (let i = 0; i < 320; i++) statuses.add((await forged(`${emulator.url}${path(i)}`)).statusCode)
    expect([...statuses].every((status) => [400, 429, 503].includes(status))).toBe(true)
    expect(statuses).toContain(429)
    expect((await emulator.control('GET', 'requests')).body.length - before).toBeLessThanOrEqual(5)
  })

  it('do not keep the provider’s own from being handled', async () => {
    await w.listen()
    const order = await w.approved(await w.product())
    for (let i = 0; i < 40; i++) await forged(`${emulator.url}/v1/notifications/certs/CERT-EMULATOR`)
    await emulator.fault('capture', 'reset_after')
    await w.capture(order)
    await expect.poll(async () => (await w.orders()).length, { timeout: 10_000 }).toBe(1)
  })

  it('name a certificate where the provider has its certificates, or cost no call at all', async () => {
    await w.listen()
    const before = (await emulator.control('GET', 'requests')).body.length
    for (const path of [
      '/cert.pem',
      '/v1/notifications/certs/',
      '/v1/notifications/certs/A?b=1',
      '/v1/notifications/certs/../x',
    ])
      expect((await forged(`${emulator.url}${path}`)).statusCode).toBe(400)
    expect((await emulator.control('GET', 'requests')).body.length).toBe(before)
  })
})
