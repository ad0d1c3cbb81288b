import { describe, expect, it } from 'vitest'
import { anOrder, type EmulatorClient, eur, runEmulator } from './emulator-harness.ts'

const orders = '/v2/checkout/orders'
const issueOf = (reply: { body: { details: { issue: string }[] } }) => reply.body.details[0]?.issue

describe('POST /v1/oauth2/token', () => {
  it('gives the demo client a token that opens the other calls', async () => {
    const emulator = await runEmulator()
    const { status, body } = await emulator.requestToken('grant_type=client_credentials')
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 })
    const read = await emulator.raw('GET', `${orders}/X`, undefined, { authorization: `Bearer ${body.access_token}` })
    expect(read.status).toBe(404)
  })

  it('gives a browser a marked token of fifteen minutes that opens nothing on the server', async () => {
    const emulator = await runEmulator()
    const form = 'grant_type=client_credentials&response_type=client_token&domains[]=localhost'
    const { body } = await emulator.requestToken(form)
    expect(body.access_token).toMatch(/^EMU\./)
    expect(body.expires_in).toBe(900)
    const read = await emulator.raw('GET', `${orders}/X`, undefined, { authorization: `Bearer ${body.access_token}` })
    expect(read.status).toBe(401)
  })

  it('refuses another client', async () => {
    const emulator = await runEmulator()
    const wrong = `Basic ${Buffer.from('demo:guess').toString('base64')}`
    const { status, body } = await emulator.requestToken('grant_type=client_credentials', wrong)
    expect(status).toBe(401)
    expect(body).toEqual({ error: 'invalid_client', error_description: 'Client Authentication failed' })
  })

  it('lets a token grow old after nine hours', async () => {
    const emulator = await runEmulator()
    expect((await emulator.get(`${orders}/X`)).status).toBe(404)
    await emulator.control('POST', 'clock', { advanceMs: 32_401_000 })
    const reply = await emulator.get(`${orders}/X`)
    expect(reply.status).toBe(401)
    expect(reply.body.name).toBe('AUTHENTICATION_FAILURE')
  })
})

describe('POST /v2/checkout/orders', () => {
  it('creates an order that waits for the buyer and says where he approves it', async () => {
    const emulator = await runEmulator()
    const { status, body } = await emulator.post(orders, anOrder(), 'create-1')
    expect(status).toBe(201)
    expect(body).toMatchObject({ intent: 'CAPTURE', status: 'PAYER_ACTION_REQUIRED' })
    expect(body.purchase_units[0].custom_id).toBe('checkout-1')
    expect(body.links).toContainEqual({
      href: `${emulator.url}/checkoutnow?token=${body.id}`,
      rel: 'payer-action',
      method: 'GET',
    })
  })

  it('calls an order without a payment source created and its link approve', async () => {
    const emulator = await runEmulator()
    const { body } = await emulator.post(orders, anOrder({}, { payment_source: undefined }))
    expect(body.status).toBe('CREATED')
    expect(body.links.map(({ rel }: { rel: string }) => rel)).toContain('approve')
  })

  it('answers id, status and links to a client that does not ask for more', async () => {
    const emulator = await runEmulator()
    const { body } = await emulator.post(orders, anOrder(), 'create-1', { prefer: 'return=minimal' })
    expect(Object.keys(body).sort()).toEqual(['id', 'links', 'status'])
  })

  it('answers a repeated request id with the same order, and makes a new one after six hours', async () => {
    const emulator = await runEmulator()
    const first = await emulator.post(orders, anOrder(), 'create-1')
    const again = await emulator.post(orders, anOrder(), 'create-1')
    expect([again.status, again.body.id]).toEqual([200, first.body.id])
    await emulator.advance(6 * 3_600_000 + 1_000)
    const late = await emulator.post(orders, anOrder(), 'create-1')
    expect(late.status).toBe(201)
    expect(late.body.id).not.toBe(first.body.id)
  })

  const total = (value: string) => ({ amount: eur(value), items: undefined })
  const item = (more: Record<string, unknown>) => [
    { name: 'Bici', quantity: '1', unit_amount: eur('1199.00'), ...more },
  ]
  const shipTo = (more: Record<string, unknown>) => ({
    shipping: { address: { country_code: 'IT', admin_area_2: 'Torino', postal_code: '10121', ...more } },
  })
  it.each([
    ['no intent', anOrder({}, { intent: undefined }), 400, 'MISSING_REQUIRED_PARAMETER'],
    ['an unknown intent', anOrder({}, { intent: 'SALE' }), 400, 'INVALID_PARAMETER_VALUE'],
    ['no purchase unit', anOrder({}, { purchase_units: [] }), 400, 'INVALID_ARRAY_MIN_ITEMS'],
    ['no amount', anOrder({ amount: undefined }), 400, 'MISSING_REQUIRED_PARAMETER'],
    ['a number as amount', anOrder({ amount: { currency_code: 'EUR', value: 10 } }), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['a comma as point', anOrder(total('10,00')), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['three decimals', anOrder(total('10.001')), 422, 'DECIMAL_PRECISION'],
    ['nothing to pay', anOrder(total('0.00')), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['less than nothing', anOrder(total('-1.00')), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['too much', anOrder(total('1000000000000000.00')), 422, 'MAX_VALUE_EXCEEDED'],
    ['an unknown currency', anOrder({ amount: { currency_code: 'ZZZ', value: '1.00' } }), 422, 'INVALID_CURRENCY_CODE'],
    [
      'a total that is not the sum of its parts',
      anOrder({ amount: { ...eur('1247.99'), breakdown: { item_total: eur('1199.00'), shipping: eur('49.00') } } }),
      422,
      'AMOUNT_MISMATCH',
    ],
    ['items without their total', anOrder({ amount: eur('1248.00') }), 422, 'ITEM_TOTAL_REQUIRED'],
    ['items that do not add up', anOrder({ items: item({ quantity: '2' }) }), 422, 'ITEM_TOTAL_MISMATCH'],
    ['half an item', anOrder({ items: item({ quantity: '0.5' }) }), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['no item', anOrder({ items: item({ quantity: '0' }) }), 400, 'INVALID_PARAMETER_SYNTAX'],
    ['a name too long', anOrder({ items: item({ name: 'x'.repeat(128) }) }), 400, 'INVALID_STRING_LENGTH'],
    ['an unknown category', anOrder({ items: item({ category: 'BIKE' }) }), 400, 'INVALID_PARAMETER_VALUE'],
    ['tax without its total', anOrder({ items: item({ tax: eur('1.00') }) }), 422, 'TAX_TOTAL_REQUIRED'],
    [
      'two currencies',
      anOrder({ items: item({ unit_amount: { currency_code: 'USD', value: '1199.00' } }) }),
      422,
      'MULTI_CURRENCY_ORDER',
    ],
    ['a custom id too long', anOrder({ custom_id: 'x'.repeat(128) }), 400, 'INVALID_STRING_LENGTH'],
    ['an address without a city', anOrder(shipTo({ admin_area_2: undefined })), 422, 'CITY_REQUIRED'],
    ['an address without a postal code', anOrder(shipTo({ postal_code: undefined })), 422, 'POSTAL_CODE_REQUIRED'],
    ['a source that is not emulated', anOrder({}, { payment_source: { bancontact: {} } }), 400, 'NOT_SUPPORTED'],
  ])('refuses %s', async (_what, order, status, issue) => {
    const emulator = await runEmulator()
    const reply = await emulator.post(orders, order, 'create-1')
    expect([reply.status, issueOf(reply)]).toEqual([status, issue])
    expect((await emulator.control('GET', 'ledger')).body).toEqual([])
  })

  it('wants a request id with a payment source', async () => {
    const reply = await (await runEmulator()).post(orders, anOrder())
    expect([reply.status, issueOf(reply)]).toEqual([400, 'PAYPAL_REQUEST_ID_REQUIRED'])
  })

  it('says so when the body is not JSON', async () => {
    const emulator = await runEmulator()
    const token = (await emulator.requestToken('grant_type=client_credentials')).body.access_token
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const reply = await emulator.raw('POST', orders, '{', headers)
    expect([reply.status, issueOf(reply)]).toEqual([400, 'MALFORMED_REQUEST_JSON'])
  })

  it('says no in the shape of the provider', async () => {
    const { body } = await (await runEmulator()).post(orders, anOrder(total('0')), 'create-1')
    expect(body).toMatchObject({
      name: 'UNPROCESSABLE_ENTITY',
      message: expect.stringContaining('could not be performed'),
    })
    expect(body.debug_id).toMatch(/^[0-9a-f]{13}$/)
    expect(body.details[0].field).toBe('/purchase_units/0/amount/value')
    expect(body.links[0].rel).toBe('information_link')
  })
})

describe('POST /v2/checkout/orders/:id/capture', () => {
  it('takes the money of an approved order', async () => {
    const emulator = await runEmulator()
    const orderId = await emulator.approvedOrder()
    const { status, body } = await emulator.capture(orderId)
    expect([status, body.status]).toEqual([201, 'COMPLETED'])
    const [capture] = body.purchase_units[0].payments.captures
    expect(capture).toMatchObject({ status: 'COMPLETED', amount: eur('1248.00'), custom_id: 'checkout-1' })
    expect(await emulator.ledgerOf(orderId)).toEqual({
      orderId,
      status: 'COMPLETED',
      amount: '1248.00',
      currency: 'EUR',
      captures: [{ id: capture.id, status: 'COMPLETED', amount: '1248.00' }],
      refunds: [],
    })
    const alone = await emulator.get(`/v2/payments/captures/${capture.id}`)
    expect(alone.body.supplementary_data.related_ids.order_id).toBe(orderId)
  })

  it('refuses before the buyer has approved', async () => {
    const emulator = await runEmulator()
    const reply = await emulator.capture(await emulator.createdOrder())
    expect([reply.status, issueOf(reply)]).toEqual([422, 'ORDER_NOT_APPROVED'])
  })

  it('repeats its answer for the same request id and refuses a second capture by another', async () => {
    const emulator = await runEmulator()
    const orderId = await emulator.approvedOrder()
    const first = await emulator.capture(orderId, 'capture-1')
    const again = await emulator.capture(orderId, 'capture-1')
    expect(again.status).toBe(200)
    expect(again.body).toEqual(first.body)
    const other = await emulator.capture(orderId, 'capture-2')
    expect([other.status, issueOf(other)]).toEqual([422, 'ORDER_ALREADY_CAPTURED'])
    expect((await emulator.ledgerOf(orderId)).captures).toHaveLength(1)
  })

  it('takes the money once when the same capture arrives many times at once', async () => {
    const emulator = await runEmulator()
    const orderId = await emulator.approvedOrder()
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => emulator.capture(orderId, `key-${i % 5}`)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await emulator.ledgerOf(orderId)).captures).toHaveLength(1)
  })

  it('keeps a request id to its own order', async () => {
    const emulator = await runEmulator()
    const [one, two] = [await emulator.approvedOrder(), await emulator.approvedOrder()]
    await emulator.capture(one, 'same-key')
    expect((await emulator.capture(two, 'same-key')).body.id).toBe(two)
  })

  it('refuses an invoice number that another captured order has', async () => {
    const emulator = await runEmulator()
    await emulator.capturedOrder(anOrder({ invoice_id: 'PV-1' }))
    const reply = await emulator.capture(await emulator.approvedOrder(anOrder({ invoice_id: 'PV-1' })))
    expect([reply.status, issueOf(reply)]).toEqual([422, 'DUPLICATE_INVOICE_ID'])
  })

  it('declines once the buyer chose a bad card, and works after another approval', async () => {
    const emulator = await runEmulator()
    const orderId = await emulator.createdOrder()
    await emulator.decide(orderId, 'decline')
    const declined = await emulator.capture(orderId, 'capture-1')
    expect([declined.status, issueOf(declined)]).toEqual([422, 'INSTRUMENT_DECLINED'])
    expect(declined.body.links[0]).toMatchObject({
      rel: 'redirect',
      href: `${emulator.url}/checkoutnow?token=${orderId}`,
    })
    expect(issueOf(await emulator.capture(orderId, 'capture-2'))).toBe('ORDER_NOT_APPROVED')
    await emulator.decide(orderId, 'approve')
    expect(issueOf(await emulator.capture(orderId, 'capture-1'))).toBe('INSTRUMENT_DECLINED')
    expect((await emulator.capture(orderId, 'capture-3')).status).toBe(201)
  })

  it('does not know an order that was never made, nor one forgotten for three hours', async () => {
    const emulator = await runEmulator()
    expect(issueOf(await emulator.capture('5O190127TN364715T'))).toBe('INVALID_RESOURCE_ID')
    const orderId = await emulator.approvedOrder()
    await emulator.advance(3 * 3_600_000 + 1_000)
    expect((await emulator.capture(orderId)).status).toBe(404)
    expect((await emulator.get(`${orders}/${orderId}`)).status).toBe(404)
  })

  it('refuses what the sandbox header PayPal-Mock-Response names', async () => {
    const emulator = await runEmulator()
    const mock = { 'paypal-mock-response': '{"mock_application_codes":"TRANSACTION_REFUSED"}' }
    const reply = await emulator.capture(await emulator.approvedOrder(), 'capture-1', mock)
    expect([reply.status, issueOf(reply)]).toEqual([422, 'TRANSACTION_REFUSED'])
  })

  it('has no authorization for an order of intent CAPTURE', async () => {
    const emulator = await runEmulator()
    const reply = await emulator.post(`${orders}/${await emulator.approvedOrder()}/authorize`)
    expect(issueOf(reply)).toBe('ACTION_DOES_NOT_MATCH_INTENT')
  })
})

describe('POST /v2/payments/captures/:id/refund', () => {
  const statusOf = async (emulator: EmulatorClient, captureId: string) =>
    (await emulator.get(`/v2/payments/captures/${captureId}`)).body.status

  it('gives everything back without a body', async () => {
    const emulator = await runEmulator()
    const { orderId, captureId } = await emulator.capturedOrder()
    const { status, body } = await emulator.refund(captureId, undefined, 'refund-1')
    expect([status, body.status, body.amount]).toEqual([201, 'COMPLETED', eur('1248.00')])
    expect(await statusOf(emulator, captureId)).toBe('REFUNDED')
    expect((await emulator.ledgerOf(orderId)).refunds).toEqual([
      { id: body.id, status: 'COMPLETED', amount: '1248.00' },
    ])
    expect((await emulator.get(`/v2/payments/refunds/${body.id}`)).body.amount).toEqual(eur('1248.00'))
  })

  it('gives parts back, never more than was taken', async () => {
    const emulator = await runEmulator()
    const { captureId } = await emulator.capturedOrder()
    expect((await emulator.refund(captureId, { amount: eur('1000.00') })).status).toBe(201)
    expect(await statusOf(emulator, captureId)).toBe('PARTIALLY_REFUNDED')
    const tooMuch = await emulator.refund(captureId, { amount: eur('248.01') })
    expect([tooMuch.status, issueOf(tooMuch)]).toEqual([422, 'REFUND_AMOUNT_EXCEEDED'])
    expect((await emulator.refund(captureId)).body.amount).toEqual(eur('248.00'))
    const nothingLeft = await emulator.refund(captureId, { amount: eur('0.01') })
    expect([nothingLeft.status, issueOf(nothingLeft)]).toEqual([422, 'CAPTURE_FULLY_REFUNDED'])
  })

  it('repeats a refund of the same request id for 45 days', async () => {
    const emulator = await runEmulator()
    const { orderId, captureId } = await emulator.capturedOrder()
    const first = await emulator.refund(captureId, { amount: eur('10.00') }, 'refund-1')
    await emulator.advance(44 * 86_400_000)
    const again = await emulator.refund(captureId, { amount: eur('10.00') }, 'refund-1')
    expect([again.status, again.body.id]).toEqual([200, first.body.id])
    expect((await emulator.ledgerOf(orderId)).refunds).toHaveLength(1)
    await emulator.advance(2 * 86_400_000)
    expect((await emulator.refund(captureId, { amount: eur('10.00') }, 'refund-1')).status).toBe(201)
  })

  it.each([
    ['another currency', { amount: { currency_code: 'USD', value: '1.00' } }, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
    ['nothing', { amount: eur('0.00') }, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['half a cent', { amount: eur('0.005') }, 'DECIMAL_PRECISION'],
    ['a long note', { note_to_payer: 'x'.repeat(256) }, 'INVALID_STRING_LENGTH'],
  ])('refuses %s', async (_what, body, issue) => {
    const emulator = await runEmulator()
    const { captureId } = await emulator.capturedOrder()
    expect(issueOf(await emulator.refund(captureId, body))).toBe(issue)
    expect(await statusOf(emulator, captureId)).toBe('COMPLETED')
  })

  it('does not take a body that is no object for a wish to refund everything', async () => {
    const emulator = await runEmulator()
    const { captureId } = await emulator.capturedOrder()
    const token = (await emulator.requestToken('grant_type=client_credentials')).body.access_token
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const reply = await emulator.raw('POST', `/v2/payments/captures/${captureId}/refund`, '[]', headers)
    expect([reply.status, issueOf(reply)]).toEqual([400, 'INVALID_PARAMETER_SYNTAX'])
    expect(await statusOf(emulator, captureId)).toBe('COMPLETED')
  })

  it('does not know other captures', async () => {
    const emulator = await runEmulator()
    expect(issueOf(await emulator.refund('3C679366HH908993F'))).toBe('INVALID_RESOURCE_ID')
  })
})

it('answers only to names of this machine', async () => {
  const emulator = await runEmulator()
  const { port } = new URL(emulator.url)
  const { request } = await import('node:http')
  const status = await new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/_control/ledger', headers: { host: 'attacker.example' } }
    request(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(403)
})
