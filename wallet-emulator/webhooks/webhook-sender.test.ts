import { verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  type EmulatorClient,
  type Received,
  runEmulator,
  temporaryDirectory,
  webhookReceiver,
} from '../emulator-harness.ts'

const path = '/v1/notifications/webhooks'
const captured = 'PAYMENT.CAPTURE.COMPLETED'

async function subscribe(emulator: EmulatorClient, url: string, names = [captured]): Promise<string> {
  const { body } = await emulator.post(path, { url, event_types: names.map((name) => ({ name })) })
  return body.id
}

const typesOf = (received: Received[]) => received.map(({ event }) => event.event_type)

describe('webhook subscriptions', () => {
  it('are made once for an address, listed and deleted', async () => {
    const emulator = await runEmulator()
    const { url } = await webhookReceiver()
    const made = await emulator.post(path, { url, event_types: [{ name: captured }] })
    expect([made.status, made.body.url]).toEqual([201, url])
    const twice = await emulator.post(path, { url, event_types: [{ name: '*' }] })
    expect([twice.status, twice.body.details[0].issue]).toEqual([400, 'WEBHOOK_URL_ALREADY_EXISTS'])
    expect((await emulator.get(path)).body.webhooks).toEqual([made.body])
    const token = (await emulator.requestToken('grant_type=client_credentials')).body.access_token
    const headers = { authorization: `Bearer ${token}` }
    expect((await emulator.raw('DELETE', `${path}/${made.body.id}`, undefined, headers)).status).toBe(204)
    expect((await emulator.get(path)).body.webhooks).toEqual([])
  })

  it.each([
    ['another machine', 'https://shop.example/webhooks'],
    ['no address', 'not an address'],
  ])('refuse %s', async (_what, url) => {
    const reply = await (await runEmulator()).post(path, { url, event_types: [{ name: captured }] })
    expect([reply.status, reply.body.details[0].issue]).toEqual([400, 'INVALID_PARAMETER_VALUE'])
  })
})

describe('a webhook', () => {
  it('comes again when a test asks for it, delivered or dropped, in either order', async () => {
    const emulator = await runEmulator()
    const { url, received } = await webhookReceiver()
    await subscribe(emulator, url, [captured, 'PAYMENT.CAPTURE.REFUNDED'])
    await emulator.fault('webhook', 'drop', { times: 2 })
    const { orderId, captureId } = await emulator.capturedOrder()
    await emulator.refund(captureId)
    const other = await emulator.capturedOrder()
    await expect.poll(() => received).toHaveLength(1)
    for (const order of ['forward', 'backward'] as const) {
      received.length = 0
      const { body } = await emulator.control('POST', 'webhooks/deliver', { orderIds: [orderId], order })
      expect(body.statuses).toEqual([200, 200])
      const types = [captured, 'PAYMENT.CAPTURE.REFUNDED']
      expect(typesOf(received)).toEqual(order === 'forward' ? types : types.reverse())
    }
    const { body } = await emulator.control('POST', 'webhooks/deliver', { orderIds: [other.orderId] })
    expect(body.statuses).toEqual([200])
    expect((await emulator.control('POST', 'webhooks/deliver', { orderIds: 'all' })).status).toBe(400)
  })

  it('tells of the capture, signed so that the shop can check it by itself', async () => {
    const emulator = await runEmulator()
    const { url, received } = await webhookReceiver()
    const webhookId = await subscribe(emulator, url)
    const { orderId, captureId } = await emulator.capturedOrder()
    await expect.poll(() => received).toHaveLength(1)
    const [{ headers, raw, event } = {} as Received] = received
    expect(event).toMatchObject({
      event_type: captured,
      event_version: '1.0',
      resource_type: 'capture',
      resource: { id: captureId, status: 'COMPLETED', supplementary_data: { related_ids: { order_id: orderId } } },
    })
    const certificateUrl = String(headers['paypal-cert-url'])
    expect(new URL(certificateUrl).origin).toBe(emulator.url)
    const certificate = new X509Certificate(await (await fetch(certificateUrl)).text())
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now())
    const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = headers
    const text = Buffer.from(`${id}|${time}|${webhookId}|${crc32(raw)}`)
    const signature = Buffer.from(String(headers['paypal-transmission-sig']), 'base64')
    expect(headers['paypal-auth-algo']).toBe('SHA256withRSA')
    expect(verify('sha256', text, certificate.publicKey, signature)).toBe(true)
  })

  it('is confirmed by the signature call, and a changed one is not', async () => {
    const emulator = await runEmulator()
    const { url, received } = await webhookReceiver()
    const webhookId = await subscribe(emulator, url)
    await emulator.capturedOrder()
    await expect.poll(() => received).toHaveLength(1)
    const [{ headers, event } = {} as Received] = received
    const claim = (changes: Record<string, unknown>) => ({
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: webhookId,
      webhook_event: event,
      ...changes,
    })
    const verdict = async (changes: Record<string, unknown>) =>
      (await emulator.post('/v1/notifications/verify-webhook-signature', claim(changes))).body.verification_status
    expect(await verdict({})).toBe('SUCCESS')
    expect(await verdict({ webhook_event: { ...event, id: 'WH-OTHER' } })).toBe('FAILURE')
    expect(await verdict({ cert_url: 'http://attacker.example/cert' })).toBe('FAILURE')
    expect(await verdict({ webhook_id: 'OTHER' })).toBe('FAILURE')
  })

  it('is sent for each step, to those who asked for it', async () => {
    const emulator = await runEmulator()
    const everything = await webhookReceiver()
    const refundsOnly = await webhookReceiver()
    await subscribe(emulator, everything.url, ['*'])
    await subscribe(emulator, refundsOnly.url, ['PAYMENT.CAPTURE.REFUNDED'])
    const { captureId } = await emulator.capturedOrder()
    await emulator.refund(captureId)
    await expect
      .poll(() => typesOf(everything.received).sort())
      .toEqual([
        'CHECKOUT.ORDER.APPROVED',
        'CHECKOUT.ORDER.COMPLETED',
        'PAYMENT.CAPTURE.COMPLETED',
        'PAYMENT.CAPTURE.REFUNDED',
      ])
    expect(typesOf(refundsOnly.received)).toEqual(['PAYMENT.CAPTURE.REFUNDED'])
  })

  it('is repeated until the shop says it has it', async () => {
    const emulator = await runEmulator()
    const { url, received } = await webhookReceiver([500, 503])
    await subscribe(emulator, url)
    await emulator.capturedOrder()
    const deliveries = async () => (await emulator.control('GET', 'webhooks')).body
    await expect.poll(deliveries).toMatchObject([{ type: captured, state: 'delivered', attempts: 3, lastStatus: 200 }])
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1)
  })

  it('is given up after 25 tries', async () => {
    const emulator = await runEmulator({ webhooks: { firstDelayMs: 0, retryDelaysMs: [0] } })
    const { url } = await webhookReceiver(Array(30).fill(500))
    await subscribe(emulator, url)
    await emulator.capturedOrder()
    const deliveries = async () => (await emulator.control('GET', 'webhooks')).body
    await expect.poll(deliveries, { timeout: 5_000 }).toMatchObject([{ state: 'given_up', attempts: 25 }])
  })

  it('that was not delivered before a restart is delivered after it', async () => {
    const dataDir = temporaryDirectory()
    const { url, received } = await webhookReceiver()
    const before = await runEmulator({ dataDir, webhooks: { firstDelayMs: 60_000 } })
    await subscribe(before, url)
    await before.capturedOrder()
    await before.stop()
    expect(received).toEqual([])
    await runEmulator({ dataDir })
    await expect.poll(() => typesOf(received)).toEqual([captured])
  })

  it('tells how a pending capture ended', async () => {
    const emulator = await runEmulator()
    const { url, received } = await webhookReceiver()
    await subscribe(emulator, url, ['PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED'])
    await emulator.fault('capture', 'pending')
    const { captureId } = await emulator.capturedOrder()
    await expect.poll(() => typesOf(received)).toEqual(['PAYMENT.CAPTURE.PENDING'])
    await emulator.control('POST', 'settle-pending', { captureId, outcome: 'denied' })
    await expect.poll(() => typesOf(received)).toEqual(['PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED'])
  })
})

describe('a webhook fault', () => {
  it('duplicate: the same event twice', async () => {
    const emulator = await runEmulator()
    const { url, received } = await webhookReceiver()
    await subscribe(emulator, url)
    await emulator.fault('webhook', 'duplicate')
    await emulator.capturedOrder()
    await expect.poll(() => received).toHaveLength(2)
    const [one, two] = received
    expect(one?.event).toEqual(two?.event)
    expect(one?.headers['paypal-transmission-id']).not.toBe(two?.headers['paypal-transmission-id'])
  })

  it('drop: nothing arrives of this event, the next comes', async () => {
    const emulator = await runEmulator()
    const { url, received } = await webhookReceiver()
    await subscribe(emulator, url, [captured, 'PAYMENT.CAPTURE.REFUNDED'])
    await emulator.fault('webhook', 'drop')
    const { captureId } = await emulator.capturedOrder()
    await emulator.refund(captureId)
    await expect.poll(() => typesOf(received)).toEqual(['PAYMENT.CAPTURE.REFUNDED'])
    const states = (await emulator.control('GET', 'webhooks')).body.map(({ state }: { state: string }) => state)
    expect(states).toContain('dropped')
  })

  it('reorder: the event comes after the one that follows it', async () => {
    const emulator = await runEmulator()
    const { url, received } = await webhookReceiver()
    await subscribe(emulator, url, [captured, 'PAYMENT.CAPTURE.REFUNDED'])
    await emulator.fault('webhook', 'reorder')
    const { captureId } = await emulator.capturedOrder()
    await emulator.refund(captureId)
    await expect.poll(() => typesOf(received)).toEqual(['PAYMENT.CAPTURE.REFUNDED', captured])
  })

  it('before_response: the event has been taken when the capture is answered', async () => {
    const emulator = await runEmulator({ webhooks: { firstDelayMs: 60_000 } })
    const { url, received } = await webhookReceiver()
    await subscribe(emulator, url)
    const orderId = await emulator.approvedOrder()
    await emulator.fault('webhook', 'before_response')
    await emulator.capture(orderId)
    expect(typesOf(received)).toEqual([captured])
  })
})
