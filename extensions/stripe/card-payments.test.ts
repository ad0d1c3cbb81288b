import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { reconcilePayments } from '#server/orders/payments/reconcile-payments.ts'
import { sendDueRefunds } from '#server/orders/payments/send-refunds.ts'
import { productSizes } from '#server/platform/database/schema/catalog-tables.ts'
import { payments, refunds } from '#server/platform/database/schema/payment-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { buildCardEmulator, emulatorKeys } from '../../card-emulator/card-emulator-app.ts'

let emulator: FastifyInstance
let shop: TestShop
let apiUrl: string
beforeAll(async () => {
  emulator = buildCardEmulator({ timing: { firstDelayMs: 0, retryDelayMs: 20 } })
  apiUrl = await emulator.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => emulator.close())
beforeEach(async () => {
  shop = await openTestShop({
    env: {
      STRIPE_API_URL: apiUrl,
      STRIPE_SECRET_KEY: emulatorKeys.secretKey,
      STRIPE_PUBLISHABLE_KEY: emulatorKeys.publishableKey,
      STRIPE_WEBHOOK_SECRET: emulatorKeys.webhookSecret,
    },
  })
})
afterEach(async () => {
  await control('DELETE', 'faults')
  const violations = await checkInvariants(shop.deps)
  await shop.close()
  expect(violations).toEqual([])
})

const control = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  emulator.inject({ method, url: `/_control/${path}`, ...(payload && { payload }) })
const decide = (id: string, decision: string, instrument?: string) =>
  control('POST', `payments/${id}`, { decision, ...(instrument && { instrument }) })
const fault = (operation: string, kind: string, more: object = {}) =>
  control('POST', 'faults', { operation, fault: kind, ...more })
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method, url, ...(payload && { payload }), headers })

const product = async (stock = 5) => (await aProduct(shop.deps, { stock, priceCents: 119_900 })).id
const checkoutOf = (productId: number, order: object = {}) =>
  anOrderBody({ items: [{ productId, quantity: 1 }], order: { paymentMethod: 'card', ...order } })
const start = (productId: number, change: object = {}, headers: Record<string, string> = {}) =>
  call(
    'POST',
    '/api/payments',
    { method: 'card', amount: '1199.00', currency: 'EUR', checkout: checkoutOf(productId), ...change },
    headers,
  )
async function started(productId: number): Promise<string> {
  const answer = await start(productId)
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: string }>().id
}
const complete = (id: string) => call('POST', `/api/payments/${id}/complete`, {})
const rowOf = async (id: string) => {
  const [row] = await shop.deps.database.db.select().from(payments).where(eq(payments.providerOrderId, id))
  return row
}
const stockOf = async (productId: number) => {
  const [row] = await shop.deps.database.db.select().from(productSizes).where(eq(productSizes.productId, productId))
  return [row?.stock, row?.reserved]
}
const ledgerOf = async (id: string) =>
  (await control('GET', 'ledger'))
    .json<{ orderId: string; status: string; captures: object[]; refunds: object[] }[]>()
    .find(({ orderId }) => orderId === id)
async function later(amount: { minutes?: number; hours?: number }): Promise<void> {
  shop.clock.advance(amount)
  await reconcilePayments(shop.deps)
  await sendDueRefunds(shop.deps)
}
async function listen(): Promise<void> {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  await control('POST', 'webhooks/subscribe', { url: `http://127.0.0.1:${port}/api/payments/events` })
}

it('goes from the choice to a paid order, and back to the same card', async () => {
  const offered = await call('GET', '/api/payment-methods?total=1199.00&delivery=courier')
  expect(offered.json()).toContainEqual({
    ...{ method: 'card', instrument: 'card', label: 'Carta di credito o debito', provider: 'stripe' },
  })
  expect((await call('GET', '/api/payment-methods?total=0.20')).json()).not.toContainEqual(
    expect.objectContaining({ method: 'card' }),
  )
  const policy = (await call('GET', '/api/payment-methods')).headers['content-security-policy']
  expect(policy).toContain(`script-src 'self' ${apiUrl}`)

  const id = await product()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await start(id, {}, key)
  expect(first.json()).toEqual({ id: expect.stringMatching(/^pi_/), clientSecret: expect.stringContaining('_secret_') })
  expect((await start(id, {}, key)).json()).toEqual(first.json())
  expect(await stockOf(id)).toEqual([5, 1])
  const payment = first.json<{ id: string }>().id
  expect((await complete(payment)).json()).toMatchObject({ code: 'payment_not_approved' })

  await decide(payment, 'succeed', 'satispay')
  expect((await call('GET', `/api/payments/${payment}`)).json()).toMatchObject({ status: 'APPROVED' })
  const done = await complete(payment)
  expect([done.statusCode, done.json()]).toEqual([
    200,
    { id: payment, status: 'COMPLETED', orderNumber: expect.stringMatching(/^PV-/) },
  ])
  expect((await complete(payment)).json()).toEqual(done.json())
  expect(await stockOf(id)).toEqual([4, 0])

  const body = checkoutOf(id, { paypalOrderId: payment, paymentStatus: 'paid' })
  const placed = await call('POST', '/api/orders', body)
  expect([placed.statusCode, placed.json()]).toMatchObject([
    200,
    { instrument: 'satispay', paymentStatus: 'paid', ...pick(done.json()) },
  ])
  // Not as another method's, and not twice for other goods.
  const asWallet = { order: { ...body.order, paymentMethod: 'paypal' }, items: body.items }
  expect((await call('POST', '/api/orders', asWallet)).statusCode).toBe(503)
  const other = checkoutOf(await product(), { paypalOrderId: payment })
  expect((await call('POST', '/api/orders', other)).json()).toMatchObject({ code: 'payment_already_used' })

  await shop.deps.mailSender.sendDue()
  expect(shop.mailer.sent.map(({ text }) => text).join()).toContain('Pagato con carta')
})

const pick = ({ orderNumber }: { orderNumber?: string }) => ({ orderNumber })

it('keeps the goods through a declined and a cancelled try, and lets them go in the end', async () => {
  const id = await product(1)
  const payment = await started(id)
  await decide(payment, 'decline')
  const declined = await complete(payment)
  expect([declined.statusCode, declined.json()]).toMatchObject([402, { code: 'payment_declined', retryable: true }])
  await decide(payment, 'cancel')
  expect((await complete(payment)).json()).toMatchObject({ code: 'payment_not_approved' })
  await fault('capture', 'decline')
  await decide(payment, 'succeed')
  expect((await complete(payment)).json()).toMatchObject({ code: 'payment_declined' })
  await decide(payment, 'succeed')
  expect((await complete(payment)).json()).toMatchObject({ status: 'COMPLETED' })

  const second = await started(await product(1))
  await decide(second, 'succeed')
  expect((await call('DELETE', `/api/payments/${second}`)).json()).toMatchObject({ status: 'EXPIRED' })
  expect((await ledgerOf(second))?.status).toBe('canceled')
  const third = await started(id === 0 ? id : await product(1))
  await later({ minutes: 31 })
  expect((await ledgerOf(third))?.status).toBe('canceled')
  expect((await complete(third)).json()).toMatchObject({ code: 'payment_expired' })

  const fourth = await started(await product(1))
  await fault('get', 'error', { times: 9 })
  await later({ minutes: 31 })
  await control('DELETE', 'faults')
  await decide(fourth, 'succeed')
  expect((await ledgerOf(fourth))?.status).toBe('requires_capture')
  const event = { id: 'evt_late', type: 'payment_intent.amount_capturable_updated' }
  await signed(JSON.stringify({ ...event, data: { object: { id: fourth, object: 'payment_intent' } } }))
  expect((await ledgerOf(fourth))?.status).toBe('canceled')
})

it('refuses what it must not start', async () => {
  const id = await product(1)
  expect((await start(id, { currency: 'USD' })).statusCode).toBe(400)
  expect((await start(id, { method: 'cash' })).statusCode).toBe(400)
  expect((await start(id, { amount: '1198.00' })).json()).toMatchObject({ code: 'price_changed' })
  await fault('create', 'error', { times: 2 })
  expect((await start(id)).json()).toMatchObject({ code: 'payment_provider_unavailable' })
  expect(await stockOf(id)).toEqual([1, 0])
  expect((await complete('pi_unknown')).json()).toMatchObject({ code: 'payment_not_found' })
  const unpaid = await call('POST', '/api/orders', checkoutOf(id))
  expect([unpaid.statusCode, unpaid.json()]).toMatchObject([402, { code: 'payment_required' }])
})

it('loses no money to a lost answer, a wrong amount or an empty shelf', async () => {
  for (const kind of ['error_after', 'garbage']) {
    const payment = await started(await product())
    await decide(payment, 'succeed')
    await fault('capture', kind)
    expect((await complete(payment)).statusCode, kind).toBe(202)
    await later({ minutes: 1 })
    expect((await complete(payment)).json(), kind).toMatchObject({ status: 'COMPLETED' })
  }
  const wrong = await started(await product())
  await decide(wrong, 'succeed')
  await fault('capture', 'wrong_amount')
  expect((await complete(wrong)).json()).toMatchObject({ code: 'payment_amount_mismatch' })
  await later({ minutes: 1 })
  expect((await ledgerOf(wrong))?.refunds).toMatchObject([{ status: 'succeeded', amount: '1198.99' }])

  // Taken, and the program ended before it wrote anything: the reconciler makes the order.
  const killed = await started(await product())
  await decide(killed, 'succeed')
  await emulator.inject({
    method: 'POST',
    url: `/v1/payment_intents/${killed}/capture`,
    headers: { authorization: `Bearer ${emulatorKeys.secretKey}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  await later({ minutes: 31 })
  expect((await call('GET', `/api/payments/${killed}`)).json()).toMatchObject({ status: 'COMPLETED' })

  const pending = await started(await product())
  await decide(pending, 'succeed')
  await fault('capture', 'pending')
  const checking = await complete(pending)
  expect([checking.statusCode, checking.json()]).toMatchObject([202, { status: 'PENDING' }])
  await control('POST', 'settle-pending', { captureId: (await rowOf(pending))?.captureId, outcome: 'denied' })
  await later({ minutes: 2 })
  expect((await rowOf(pending))?.state).toBe('denied')

  // Refused in the end, and approved again in another window before the shop has heard of it.
  const id = await product()
  const again = await started(id)
  await decide(again, 'succeed')
  await fault('capture', 'pending')
  const { orderNumber } = (await complete(again)).json<{ orderNumber: string }>()
  await control('POST', 'settle-pending', { captureId: (await rowOf(again))?.captureId, outcome: 'denied' })
  await decide(again, 'succeed')
  await later({ minutes: 2 })
  expect(await rowOf(again)).toMatchObject({ state: 'denied', lastError: 'CAPTURE_LOST' })
  expect((await ledgerOf(again))?.status).toBe('canceled')
  expect(orderNumber).toMatch(/^PV-/)
  expect(await stockOf(id)).toEqual([5, 0])
})

it('believes signed events of now, each once and in any order', async () => {
  await listen()
  const payment = await started(await product())
  await decide(payment, 'succeed')
  await complete(payment)
  await expect
    .poll(async () =>
      (await control('GET', 'webhooks')).json<{ state: string }[]>().filter((d) => d.state === 'pending'),
    )
    .toEqual([])
  for (const order of ['backward', 'forward']) {
    const { statuses } = (await control('POST', 'webhooks/deliver', { orderIds: [payment], order })).json()
    expect(new Set(statuses)).toEqual(new Set([200]))
  }
  const event = JSON.stringify({
    ...{ id: 'evt_1', type: 'payment_intent.succeeded' },
    data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
  })
  expect((await signed(event)).statusCode).toBe(200)
  expect((await signed(event, { ageSeconds: 400 })).json()).toMatchObject({ code: 'invalid_signature' })
  expect((await signed(event, { secret: 'whsec_other' })).json()).toMatchObject({ code: 'invalid_signature' })
  expect((await signed('{}')).statusCode).toBe(400)
  expect((await rowOf(payment))?.state).toBe('captured')
})

async function signed(raw: string, { secret = emulatorKeys.webhookSecret, ageSeconds = 0 } = {}) {
  const { createHmac } = await import('node:crypto')
  const time = Math.floor(Date.now() / 1_000) - ageSeconds
  const signature = createHmac('sha256', secret).update(`${time}.${raw}`).digest('hex')
  return shop.app.inject({
    method: 'POST',
    url: '/api/payments/events',
    payload: raw,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
  })
}

it('pays an order that waits for its transfer, once, from two tabs', async () => {
  const id = await product()
  const placed = await call('POST', '/api/orders', checkoutOf(id, { paymentMethod: 'bank' }))
  const { orderNumber, accessKey } = placed.json<{ orderNumber: string; accessKey: string }>()
  const url = `/api/orders/${orderNumber}/payments?k=${accessKey}`
  const [one, two] = [await call('POST', url, { method: 'card' }), await call('POST', url, { method: 'card' })].map(
    (answer) => answer.json<{ id: string }>().id,
  )
  await decide(String(one), 'succeed')
  await decide(String(two), 'succeed')
  expect((await complete(String(one))).json()).toMatchObject({ status: 'COMPLETED', orderNumber })
  expect((await complete(String(two))).json()).toMatchObject({ code: 'order_not_payable' })
  const page = await call('GET', `/api/orders/${orderNumber}?k=${accessKey}`)
  expect(page.json()).toMatchObject({ paymentMethod: 'card', instrument: 'card', paymentStatus: 'paid' })
  expect(await shop.deps.database.db.select().from(refunds)).toEqual([])
})
