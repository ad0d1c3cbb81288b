import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { describe, expect, it } from 'vitest'
import { anOrder, eur, type Reply, runEmulator, webhookReceiver } from './emulator-harness.ts'
import { issueDescriptions } from './provider-issues.ts'

type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, unknown> } }
type Operation = { requestBody?: WithContent; responses: Record<string, WithContent> }
type WithContent = { content?: Record<string, { schema: unknown }> }

// The documents use keywords, formats and one regular expression that strict JSON Schema does not know.
const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false })

/** One of the provider's own documents, whose schemas judge requests and answers. */
function officialApi(name: string) {
  const document: Document = JSON.parse(readFileSync(new URL(`./openapi/${name}.json`, import.meta.url), 'utf8'))
  ajv.addSchema({ $id: name, components: document.components })
  const compile = (part: WithContent | undefined): ValidateFunction => {
    const schema = part?.content?.['application/json']?.schema
    if (!schema) throw new Error(`${name} has no such schema`)
    return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${name}#/components`)))
  }
  const problems = (validate: ValidateFunction, body: unknown) => (validate(body) ? [] : validate.errors)
  return {
    issues: issuesIn(document),
    problemsOf(call: string, reply: Reply) {
      const [method = '', path = ''] = call.split(' ')
      return problems(compile(document.paths[path]?.[method]?.responses[reply.status]), reply.body)
    },
    problemsOfRequest(call: string, body: unknown) {
      const [method = '', path = ''] = call.split(' ')
      return problems(compile(document.paths[path]?.[method]?.requestBody), body)
    },
  }
}

/** Every "ISSUE: its description" that the document lists as a possible refusal. */
function issuesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { issue, description } = (part as { properties?: Record<string, { enum?: string[] }> }).properties ?? {}
  const own = issue?.enum && description?.enum ? [`${issue.enum[0]}: ${description.enum[0]}`] : []
  return [...own, ...Object.values(part).flatMap(issuesIn)]
}

const ordersApi = officialApi('checkout_orders_v2')
const paymentsApi = officialApi('payments_payment_v2')
const webhooksApi = officialApi('notifications_webhooks_v1')
const create = 'post /v2/checkout/orders'
const show = 'get /v2/checkout/orders/{id}'
const capture = 'post /v2/checkout/orders/{id}/capture'
const showCapture = 'get /v2/payments/captures/{capture_id}'
const refund = 'post /v2/payments/captures/{capture_id}/refund'

/** The documents call the array of an error `issues`; the live provider and its SDK say `details`. */
const asDocumented = (reply: Reply): Reply => ({ ...reply, body: { ...reply.body, issues: reply.body.details } })

describe("answers, against the provider's own OpenAPI documents", () => {
  it('would notice a wrong one', async () => {
    const emulator = await runEmulator()
    const reply = await emulator.post('/v2/checkout/orders', anOrder(), 'create-1')
    expect(ordersApi.problemsOf(create, { ...reply, body: { ...reply.body, status: 'PAID' } })).not.toEqual([])
    const amount = { currency_code: 'EUR', value: '1,00' }
    const purchase_units = [{ ...reply.body.purchase_units[0], amount }]
    expect(ordersApi.problemsOf(create, { ...reply, body: { ...reply.body, purchase_units } })).not.toEqual([])
  })

  it('explain each issue in the documented words', () => {
    const documented = new Set([...ordersApi.issues, ...paymentsApi.issues])
    for (const [issue, description] of Object.entries(issueDescriptions)) {
      expect(documented).toContain(`${issue}: ${description}`)
    }
  })

  it('orders: created, repeated, shown, captured, captured again', async () => {
    const emulator = await runEmulator()
    expect(ordersApi.problemsOfRequest(create, anOrder())).toEqual([])
    const created = await emulator.post('/v2/checkout/orders', anOrder({ invoice_id: 'PV-1' }), 'create-1')
    expect([created.status, ordersApi.problemsOf(create, created)]).toEqual([201, []])
    const repeated = await emulator.post('/v2/checkout/orders', anOrder(), 'create-1')
    expect([repeated.status, ordersApi.problemsOf(create, repeated)]).toEqual([200, []])
    const path = `/v2/checkout/orders/${created.body.id}`
    expect(ordersApi.problemsOf(show, await emulator.get(path))).toEqual([])
    await emulator.decide(created.body.id, 'approve')
    expect(ordersApi.problemsOf(show, await emulator.get(path))).toEqual([])
    const captured = await emulator.capture(created.body.id, 'capture-1')
    expect([captured.status, ordersApi.problemsOf(capture, captured)]).toEqual([201, []])
    const again = await emulator.capture(created.body.id, 'capture-1')
    expect([again.status, ordersApi.problemsOf(capture, again)]).toEqual([200, []])
  })

  it('orders by card: created, confirmed by the browser, asked of the bank, captured', async () => {
    const emulator = await runEmulator()
    const experience_context = { return_url: 'https://shop.example/back', cancel_url: 'https://shop.example/no' }
    const card = { attributes: { verification: { method: 'SCA_WHEN_REQUIRED' } }, experience_context }
    const body = { ...anOrder(), payment_source: { card } }
    expect(ordersApi.problemsOfRequest(create, body)).toEqual([])
    const created = await emulator.post('/v2/checkout/orders', body, 'create-card')
    expect([created.status, ordersApi.problemsOf(create, created)]).toEqual([201, []])
    const path = `/v2/checkout/orders/${created.body.id}`
    const { access_token: token } = (
      await emulator.requestToken('grant_type=client_credentials&response_type=client_token')
    ).body
    const browser = { authorization: `Bearer ${token}` }
    const typed = { number: '4000000000003220', expiry: '2031-12', security_code: '123', name: 'Giulia Ferrari' }
    const confirm = 'post /v2/checkout/orders/{id}/confirm-payment-source'
    expect(ordersApi.problemsOfRequest(confirm, { payment_source: { card: typed } })).toEqual([])
    const send = (sent: object, headers = browser) =>
      emulator.post(`${path}/confirm-payment-source`, { payment_source: { card: sent } }, undefined, headers)
    expect((await send(typed, { authorization: 'Bearer EMU.forged.x' })).status).toBe(401)
    expect((await send({ ...typed, expiry: '12/31' })).status).toBe(400)
    const asked = await send(typed)
    expect([asked.body.status, ordersApi.problemsOf(confirm, asked)]).toEqual(['PAYER_ACTION_REQUIRED', []])
    const answered = await emulator.post(`${path}/payer-action`, { decision: 'authentication_failed' }, '', browser)
    expect(answered.body).toEqual({ status: 'APPROVED', liability_shift: 'NO' })
    const shown = await emulator.get(path)
    expect([shown.body.payment_source.card.authentication_result, ordersApi.problemsOf(show, shown)]).toEqual([
      { liability_shift: 'NO', three_d_secure: { enrollment_status: 'Y', authentication_status: 'N' } },
      [],
    ])
    await send({ ...typed, number: '4111111111111111' })
    const captured = await emulator.capture(created.body.id, 'capture-card')
    expect([captured.body.status, ordersApi.problemsOf(capture, captured)]).toEqual(['COMPLETED', []])
    expect(captured.body.payment_source.card.authentication_result).toBeUndefined()
  })

  it.each(['apple_pay', 'google_pay', 'satispay'])('orders by %s: created, approved, captured', async (source) => {
    const emulator = await runEmulator()
    const body = { ...anOrder(), payment_source: { [source]: { name: 'Giulia Ferrari', country_code: 'IT' } } }
    expect(ordersApi.problemsOfRequest(create, body)).toEqual([])
    const created = await emulator.post('/v2/checkout/orders', body, 'create-1')
    expect([created.status, ordersApi.problemsOf(create, created)]).toEqual([201, []])
    await emulator.decide(created.body.id, 'approve')
    const shown = await emulator.get(`/v2/checkout/orders/${created.body.id}`)
    expect([Object.keys(shown.body.payment_source), ordersApi.problemsOf(show, shown)]).toEqual([[source], []])
    const captured = await emulator.capture(created.body.id, 'capture-1')
    expect([captured.body.status, ordersApi.problemsOf(capture, captured)]).toEqual(['COMPLETED', []])
    const nameless = { ...anOrder(), payment_source: { satispay: { country_code: 'IT' } } }
    expect((await emulator.post('/v2/checkout/orders', nameless, 'create-2')).status).toBe(400)
  })

  it('several refunds of one capture, each with the shop’s own id and the sum to date', async () => {
    const emulator = await runEmulator()
    const { orderId, captureId } = await emulator.capturedOrder()
    const parts = []
    for (const [i, value] of ['20.00', '30.00'].entries()) {
      const body = { amount: eur(value), custom_id: `refund-${i}` }
      expect(paymentsApi.problemsOfRequest(refund, body)).toEqual([])
      const part = await emulator.refund(captureId, body, `refund-${i}`)
      expect(paymentsApi.problemsOf(refund, part)).toEqual([])
      parts.push((await emulator.get(`/v2/payments/refunds/${part.body.id}`)).body)
    }
    const sums = parts.map((part) => part.seller_payable_breakdown.total_refunded_amount.value)
    expect(sums).toEqual(['20.00', '50.00'])
    const order = await emulator.get(`/v2/checkout/orders/${orderId}`)
    expect(ordersApi.problemsOf(show, order)).toEqual([])
    const { captures, refunds } = order.body.purchase_units[0].payments
    expect(captures[0].status).toBe('PARTIALLY_REFUNDED')
    expect(refunds.map((r: { custom_id: string }) => r.custom_id)).toEqual(['refund-0', 'refund-1'])
  })

  it.each(['completed', 'pending'])('captures and refunds: %s', async (outcome) => {
    const emulator = await runEmulator()
    if (outcome === 'pending') await emulator.fault('capture', 'pending')
    const { orderId, captureId } = await emulator.capturedOrder()
    expect(paymentsApi.problemsOf(showCapture, await emulator.get(`/v2/payments/captures/${captureId}`))).toEqual([])
    if (outcome === 'pending') {
      await emulator.control('POST', 'settle-pending', { captureId, outcome: 'completed' })
      await emulator.fault('refund', 'pending')
    }
    const refunded = await emulator.refund(captureId, { amount: eur('10.00'), note_to_payer: 'Reso' })
    expect([refunded.status, paymentsApi.problemsOf(refund, refunded)]).toEqual([201, []])
    const shown = await emulator.get(`/v2/payments/refunds/${refunded.body.id}`)
    expect(paymentsApi.problemsOf('get /v2/payments/refunds/{refund_id}', shown)).toEqual([])
    expect(ordersApi.problemsOf(show, await emulator.get(`/v2/checkout/orders/${orderId}`))).toEqual([])
  })

  it('refusals', async () => {
    const emulator = await runEmulator()
    const unknown = await emulator.get('/v2/checkout/orders/X')
    expect([unknown.status, ordersApi.problemsOf(show, asDocumented(unknown))]).toEqual([404, []])
    const anonymous = await emulator.raw('GET', '/v2/checkout/orders/X')
    expect([anonymous.status, ordersApi.problemsOf(show, anonymous)]).toEqual([401, []])
    const malformed = await emulator.post('/v2/checkout/orders', {}, 'create-1')
    expect([malformed.status, ordersApi.problemsOf(create, asDocumented(malformed))]).toEqual([400, []])
    const mismatch = await emulator.post('/v2/checkout/orders', anOrder({ amount: eur('1.00') }), 'create-1')
    expect([mismatch.status, ordersApi.problemsOf(create, asDocumented(mismatch))]).toEqual([422, []])
    const early = await emulator.capture(await emulator.createdOrder())
    expect([early.status, ordersApi.problemsOf(capture, asDocumented(early))]).toEqual([422, []])
    const { captureId } = await emulator.capturedOrder()
    await emulator.refund(captureId)
    const late = await emulator.refund(captureId)
    expect([late.status, paymentsApi.problemsOf(refund, asDocumented(late))]).toEqual([422, []])
  })

  it('webhooks: subscription, event, verdict', async () => {
    const emulator = await runEmulator()
    const { url, received } = await webhookReceiver()
    const path = '/v1/notifications/webhooks'
    const request = { url, event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }] }
    const subscription = await emulator.post(path, request)
    expect(webhooksApi.problemsOf(`post ${path}`, subscription)).toEqual([])
    expect(webhooksApi.problemsOf(`get ${path}`, await emulator.get(path))).toEqual([])
    await emulator.capturedOrder()
    await expect.poll(() => received).toHaveLength(1)
    const event = await emulator.get(`/v1/notifications/webhooks-events/${received[0]?.event.id}`)
    expect(webhooksApi.problemsOf('get /v1/notifications/webhooks-events/{event_id}', event)).toEqual([])
    expect(event.body).toEqual(received[0]?.event)
    const claim = {
      auth_algo: 'SHA256withRSA',
      cert_url: `${emulator.url}/v1/notifications/certs/CERT-EMULATOR`,
      transmission_id: 'none',
      transmission_sig: 'none',
      transmission_time: '2026-11-21T10:00:00Z',
      webhook_id: subscription.body.id,
      webhook_event: received[0]?.event,
    }
    const call = 'post /v1/notifications/verify-webhook-signature'
    expect(webhooksApi.problemsOfRequest(call, claim)).toEqual([])
    const verdict = await emulator.post('/v1/notifications/verify-webhook-signature', claim)
    expect([verdict.body, webhooksApi.problemsOf(call, verdict)]).toEqual([{ verification_status: 'FAILURE' }, []])
  })
})
