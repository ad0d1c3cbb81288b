import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Ajv } from 'ajv'
import { afterEach, describe, expect, it } from 'vitest'
import type { WalletOrderInput } from '#server/orders/deps/wallet-provider.ts'
import { CircuitBreaker } from '#server/orders/provider-line/circuit-breaker.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { emptyTestDatabase } from '#test/test-database.ts'
import { webhookEventTypes } from './paypal-events.ts'
import { openPaypalWallet, type PaypalWallet } from './paypal-wallet.ts'

type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
type Answer = (request: Seen, response: ServerResponse) => void

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A provider with configurable answers and recorded requests. */
async function provider(answer: Answer = () => undefined) {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const received = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
      if (received.path === '/v1/oauth2/token') return json(response, 200, token)
      seen.push(received)
      answer(received, response)
      if (!response.writableEnded && !response.destroyed && !isHeld(response)) json(response, 200, created)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { seen, apiUrl, wallet: openWalletAt(apiUrl) }
}

const held = new WeakSet<ServerResponse>()
const isHeld = (response: ServerResponse) => held.has(response)
const hold: Answer = (_request, response) => void held.add(response)
const token = { access_token: 'A21', expires_in: 32_400, token_type: 'Bearer' }
const created = { id: '5O190127TN364715T', status: 'PAYER_ACTION_REQUIRED' }

function openWalletAt(apiUrl: string): PaypalWallet {
  return openPaypalWallet({
    apiUrl,
    clientId: 'id',
    clientSecret: 'secret',
    webhookId: undefined,
    shop: { name: 'Cicli Pedivella' },
    publicUrl: 'https://negozio.example.it',
    limits: { usualMs: 1_000, captureMs: 1_000 },
  })
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const input: WalletOrderInput = {
  customId: '7d3f1a52-8f0e-4a44-9d0a-0d4a0e0f3b11',
  invoiceId: 'PV-7d3f1a52-8f0e-4a44-9d0a-0d4a0e0f3b11',
  language: 'it',
  totalCents: 124_800,
  goods: {
    discountCents: 0,
    shippingCents: 4_900,
    items: [{ name: `Gravel è 🚲 ${'x'.repeat(200)}`, sku: 'GRV-105-M', quantity: 1, unitCents: 119_900 }],
    shipTo: { name: 'Mario Rossi', address: 'Via Roma 1', city: 'Torino', postalCode: '10121', province: 'TO' },
  },
}

// PayPal's own OpenAPI documents validate the requests (wallet-emulator/openapi).
const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false })
function requestProblems(document: string, path: string, body: unknown) {
  const file = new URL(`../../../wallet-emulator/openapi/${document}.json`, import.meta.url)
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8'))
  if (!ajv.getSchema(document)) ajv.addSchema({ $id: document, components })
  const { schema } = paths[path].post.requestBody.content['application/json']
  const validate = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${document}#/components`)),
  )
  return validate(body) ? [] : validate.errors
}

describe('what is sent', () => {
  it('to create an order fits the provider’s own document, with goods and without', async () => {
    const { wallet, seen } = await provider()
    await wallet.createOrder(input, 'co-1')
    await wallet.createOrder({ ...input, language: 'en', goods: undefined }, 'co-2')
    for (const { body, headers } of seen) {
      expect(requestProblems('checkout_orders_v2', '/v2/checkout/orders', JSON.parse(body))).toEqual([])
      expect(headers).toMatchObject({ prefer: 'return=representation', authorization: 'Bearer A21' })
    }
    expect(seen.map((s) => s.headers['paypal-request-id'])).toEqual(['co-1', 'co-2'])
    expect(JSON.parse(seen[1]?.body ?? '').payment_source.paypal.experience_context).toMatchObject({
      return_url: 'https://negozio.example.it/en/checkout/ritorno',
      cancel_url: 'https://negozio.example.it/en/checkout/annullato',
    })
    const wrong = { ...JSON.parse(seen[0]?.body ?? ''), intent: 'STEAL' }
    expect(requestProblems('checkout_orders_v2', '/v2/checkout/orders', wrong)).not.toEqual([])
  })

  it('to create an order that is fetched names no place to send it to', async () => {
    const { wallet, seen } = await provider()
    const { shipTo: _none, ...goods } = input.goods ?? { shippingCents: 0, discountCents: 0, items: [] }
    await wallet.createOrder({ ...input, goods }, 'co-1')
    const { purchase_units, payment_source } = JSON.parse(seen[0]?.body ?? '')
    expect(purchase_units[0]).not.toHaveProperty('shipping')
    expect(purchase_units[0].items).toHaveLength(1)
    expect(payment_source.paypal.experience_context.shipping_preference).toBe('NO_SHIPPING')
  })

  it('to create an order adds up and names the buyer’s address and our payment', async () => {
    const { wallet, seen } = await provider()
    await wallet.createOrder(input, 'co-1')
    const { purchase_units, payment_source } = JSON.parse(seen[0]?.body ?? '')
    expect(purchase_units[0]).toMatchObject({
      custom_id: input.customId,
      invoice_id: input.invoiceId,
      soft_descriptor: 'CICLI PEDIVELLA',
      amount: {
        currency_code: 'EUR',
        value: '1248.00',
        breakdown: { item_total: { value: '1199.00' }, shipping: { value: '49.00' } },
      },
      shipping: { address: { country_code: 'IT', postal_code: '10121', admin_area_1: 'TO' } },
    })
    expect(purchase_units[0].items[0].name.length).toBeLessThanOrEqual(127)
    expect(purchase_units[0].items[0].name.isWellFormed()).toBe(true)
    expect(payment_source.paypal.experience_context).toMatchObject({
      shipping_preference: 'SET_PROVIDED_ADDRESS',
      user_action: 'PAY_NOW',
      return_url: 'https://negozio.example.it/checkout/ritorno',
    })
  })

  it('again without the address when the provider does not take it, under another request id', async () => {
    const refusal = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'SHIPPING_ADDRESS_INVALID' }] }
    const { wallet, seen } = await provider((request, response) => {
      if (request.body.includes('SET_PROVIDED_ADDRESS')) json(response, 422, refusal)
    })
    expect(await wallet.createOrder(input, 'co-1')).toEqual({ id: created.id })
    expect(seen.map((s) => s.headers['paypal-request-id'])).toEqual(['co-1', 'co-1-no-shipping'])
    const [unit] = JSON.parse(seen[1]?.body ?? '').purchase_units
    expect(unit.shipping).toBeUndefined()
    expect(seen[1]?.body).toContain('NO_SHIPPING')
  })

  it('to refund and to subscribe fits the provider’s own documents', async () => {
    const { wallet, seen } = await provider((request, response) => {
      if (request.path.endsWith('/refund')) json(response, 201, { id: 'R1', status: 'COMPLETED' })
      if (request.method === 'GET') json(response, 200, { webhooks: [] })
      else if (request.path.endsWith('webhooks')) json(response, 201, { id: 'W1', url: 'https://x.example/hook' })
    })
    await wallet.refundCapture(
      { captureId: 'C1', amountCents: 124_805, currency: 'EUR', customId: 'refund-1' },
      'ref-1',
    )
    await wallet.subscribe('https://x.example/hook')
    const [refund, , subscription] = seen
    expect(JSON.parse(refund?.body ?? '')).toEqual({
      amount: { currency_code: 'EUR', value: '1248.05' },
      custom_id: 'refund-1',
    })
    const refundPath = '/v2/payments/captures/{capture_id}/refund'
    expect(requestProblems('payments_payment_v2', refundPath, JSON.parse(refund?.body ?? ''))).toEqual([])
    const wish = JSON.parse(subscription?.body ?? '')
    expect(requestProblems('notifications_webhooks_v1', '/v1/notifications/webhooks', wish)).toEqual([])
    expect(wish.event_types).toHaveLength(webhookEventTypes.length)
  })
})

const approved = { id: 'X', status: 'APPROVED' }
/** The order reads as approved, and its capture is answered so. */
const onCapture =
  (answer: Answer): Answer =>
  (request, response) =>
    request.method === 'GET' ? json(response, 200, approved) : answer(request, response)

describe('what comes back', () => {
  const unreadable: [string, Answer][] = [
    ['half a page', (_q, r) => void r.writeHead(200).end('<html>')],
    ['another shape', (_q, r) => json(r, 200, { id: 7 })],
    ['an amount with three decimals', (_q, r) => json(r, 201, captured('12.345'))],
    ['a negative amount', (_q, r) => json(r, 201, captured('-12.34'))],
    ['more than it may be', (_q, r) => void r.writeHead(200).end('x'.repeat(1_200_000))],
    ['a redirect', (_q, r) => void r.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['nothing', hold],
    ['a broken line', (_q, r) => void r.destroy()],
    ['a failure of theirs', (_q, r) => json(r, 500, { name: 'INTERNAL_SERVER_ERROR' })],
    ['a call for patience', (_q, r) => json(r, 429, { name: 'RATE_LIMIT_REACHED' })],
    ['another call under way', (_q, r) => json(r, 409, { name: 'RESOURCE_CONFLICT' })],
  ]
  it.each(unreadable)('of a capture as %s is an unknown outcome, never a refusal', async (_what, answer) => {
    const { wallet, seen } = await provider(onCapture(answer))
    await expect(wallet.captureOrder('X', 'cap-1')).rejects.toMatchObject({ failure: 'unknown' })
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it.each([
    ['INSTRUMENT_DECLINED', 422, 'declined'],
    ['TRANSACTION_REFUSED', 422, 'refused'],
    ['ORDER_NOT_APPROVED', 422, 'not_approved'],
    ['ORDER_ALREADY_CAPTURED', 422, 'already_done'],
    ['PAYEE_ACCOUNT_RESTRICTED', 422, 'rejected'],
    ['INVALID_RESOURCE_ID', 404, 'not_found'],
  ])('of a capture as %s means %s %s', async (issue, status, failure) => {
    for (const list of ['details', 'issues']) {
      const { wallet } = await provider(onCapture((_q, r) => json(r, status, { name: 'X', [list]: [{ issue }] })))
      await expect(wallet.captureOrder('X', 'cap-1')).rejects.toMatchObject({ failure, issue })
    }
  })

  it('is read with its captures, refunds and payer', async () => {
    const { wallet } = await provider(onCapture((_q, r) => json(r, 201, captured('1248.00'))))
    expect(await wallet.captureOrder('X', 'cap-1')).toEqual({
      id: 'X',
      instrument: 'wallet',
      status: 'COMPLETED',
      customId: 'our-payment',
      payerEmail: 'a@example.org',
      captures: [{ id: 'C1', status: 'COMPLETED', amountCents: 124_800, currency: 'EUR' }],
      refunds: [],
    })
  })

  it.each([
    [
      'an address that is null',
      { payment_source: { paypal: { email_address: null } }, payer: { email_address: null } },
    ],
    ['an address longer than any', { payment_source: { paypal: { email_address: `${'a'.repeat(300)}@example.org` } } }],
    ['no payer at all', { payment_source: null, payer: null }],
    ['another way of paying', { payment_source: { card: { name: 7 }, paypal: 'yes' }, payer: [] }],
    ['a name that is a number', { payer: { email_address: 12, name: 5 }, payment_source: {} }],
  ])('is a capture, with any payer: %s', async (_what, change) => {
    const { wallet } = await provider(onCapture((_q, r) => json(r, 201, { ...captured('1248.00'), ...change })))
    const order = await wallet.captureOrder('X', 'cap-1')
    expect(order.captures).toEqual([{ id: 'C1', status: 'COMPLETED', amountCents: 124_800, currency: 'EUR' }])
    expect(order.payerEmail).toBeUndefined()
  })

  it('is a capture although what stands beside it is empty or cannot be read', async () => {
    const answer = captured('1248.00')
    const [unit] = answer.purchase_units
    const beside = {
      custom_id: null,
      payments: { ...unit?.payments, refunds: [{ id: null }, { id: 'R1', status: 'COMPLETED', amount: null }] },
    }
    const { wallet } = await provider(
      onCapture((_q, r) => json(r, 201, { ...answer, purchase_units: [beside], links: 'none' })),
    )
    expect(await wallet.captureOrder('X', 'cap-1')).toMatchObject({
      customId: undefined,
      captures: [{ id: 'C1', status: 'COMPLETED' }],
      refunds: [{ id: 'R1', status: 'COMPLETED', amountCents: undefined }],
    })
  })

  it('is not believed without a sum: what is needed to decide has to be there', async () => {
    const answer = captured('many')
    const { wallet } = await provider(onCapture((_q, r) => json(r, 201, answer)))
    await expect(wallet.captureOrder('X', 'cap-1')).rejects.toMatchObject({ failure: 'unknown' })
  })

  it('in short is completed by a read', async () => {
    let isTaken = false
    const { wallet, seen } = await provider(({ method }, response) => {
      if (method === 'GET') return json(response, 200, isTaken ? captured('1.00') : approved)
      isTaken = true
      json(response, 200, { id: 'X', status: 'COMPLETED' })
    })
    expect((await wallet.captureOrder('X', 'cap-1')).captures).toHaveLength(1)
    expect(seen.map((s) => s.method)).toEqual(['GET', 'POST', 'GET'])
  })

  it('of an unknown order is nothing', async () => {
    const { wallet } = await provider((_q, r) => json(r, 404, { name: 'RESOURCE_NOT_FOUND' }))
    expect(await wallet.getOrder('X')).toBeUndefined()
  })
})

describe('the line', () => {
  it('gets a new token once when the old one is refused', async () => {
    let refusals = 1
    const { wallet, seen } = await provider((_q, r) => {
      if (refusals-- > 0) json(r, 401, { name: 'AUTHENTICATION_FAILURE' })
    })
    expect(await wallet.createOrder(input, 'co-1')).toEqual({ id: created.id })
    expect(seen).toHaveLength(2)
    refusals = 9
    await expect(wallet.createOrder(input, 'co-2')).rejects.toMatchObject({ failure: 'unavailable' })
    expect(seen).toHaveLength(4)
  })

  it('knows that nothing was sent where no server listens', async () => {
    await expect(openWalletAt('http://127.0.0.1:9').captureOrder('X', 'cap-1')).rejects.toMatchObject({
      failure: 'unavailable',
    })
  })

  it('rests after five time-outs in a row, and lets one through later', () => {
    let nowMs = 0
    const breaker = new CircuitBreaker(() => nowMs)
    for (let i = 0; i < 4; i++) breaker.timedOut()
    expect(breaker.mayPass()).toBe(true)
    breaker.timedOut()
    expect(breaker.mayPass()).toBe(false)
    nowMs += 15_000
    expect([breaker.mayPass(), breaker.mayPass()]).toEqual([true, false])
    breaker.answered()
    expect(breaker.mayPass()).toBe(true)
  })

  it('spares buyers the wait while the provider does not answer', async () => {
    const { wallet, seen } = await provider(hold)
    for (let i = 0; i < 5; i++) await expect(wallet.captureOrder('X', `cap-${i}`)).rejects.toThrow()
    await expect(wallet.captureOrder('X', 'cap-6')).rejects.toMatchObject({
      failure: 'unavailable',
      issue: 'CIRCUIT_OPEN',
    })
    expect(seen).toHaveLength(5)
  })

  it('is never used while a transaction is open', async () => {
    const { wallet, seen } = await provider()
    const database = await emptyTestDatabase()
    await expect(inTransaction(database, () => wallet.getOrder('X'))).rejects.toThrow(/inside a database transaction/)
    expect(seen).toEqual([])
  })
})

describe('where the browser loads the wallet from', () => {
  it.each([
    ['https://api-m.paypal.com', 'production', 'https://www.paypal.com/web-sdk/v6/core'],
    ['https://api-m.sandbox.paypal.com', 'sandbox', 'https://www.sandbox.paypal.com/web-sdk/v6/core'],
    ['http://127.0.0.1:4010', 'sandbox', 'http://127.0.0.1:4010/web-sdk/v6/core'],
  ])('%s: %s, %s', (apiUrl, environment, sdkUrl) => {
    expect(openWalletAt(apiUrl)).toMatchObject({ environment, sdkUrl })
  })
})

function captured(value: string) {
  return {
    id: 'X',
    status: 'COMPLETED',
    purchase_units: [
      {
        custom_id: 'our-payment',
        payments: { captures: [{ id: 'C1', status: 'COMPLETED', amount: { currency_code: 'EUR', value } }] },
      },
    ],
    payment_source: { paypal: { email_address: 'a@example.org' } },
  }
}
