import { createHash, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { payments, webhookEvents } from '#server/platform/database/schema/payment-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openEmulator, readBefore, shortLimits, WalletShop, walletOf } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'
import { makeWebhookCertificate } from '../../../wallet-emulator/webhooks/webhook-certificate.ts'
import { handleWaitingWebhooks } from './receive-webhook.ts'

let emulator: EmulatorClient
let w: WalletShop
// An emulator for each test: one that has subscribers of earlier tests goes on sending them events.
beforeEach(async () => {
  emulator = await openEmulator()
  w = await WalletShop.open(emulator, {}, shortLimits)
})
afterEach(async () => {
  await emulator.stop()
  await w.shop.close()
})

const soon = { timeout: 10_000 }

const events = () => w.deps.database.db.select().from(webhookEvents)
const kindsSeen = async () => (await events()).map((e) => e.type).sort()
const settled = async () => (await events()).every((e) => e.processedAt !== null)

describe('the provider’s events', () => {
  it('that precede the capture’s answer make the order; the answer finds it', async () => {
    await w.listen()
    const id = await w.product()
    const walletOrder = await w.approved(id)
    await emulator.fault('webhook', 'before_response', { times: 2 })
    const answer = await w.capture(walletOrder)
    expect(answer.json()).toMatchObject({ status: 'COMPLETED', orderNumber: expect.any(String) })
    expect(await kindsSeen()).toContain('PAYMENT.CAPTURE.COMPLETED')
    expect(await w.orders()).toHaveLength(1)
    expect(await w.mails()).toHaveLength(1)
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
  })

  it('end what the lost answer of a capture left open', async () => {
    await w.listen()
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('capture', 'timeout_after')
    await w.capture(walletOrder)
    await expect.poll(async () => (await w.orders()).length, soon).toBe(1)
    expect((await w.standing(walletOrder)).json().status).toBe('COMPLETED')
  })

  it.each(['duplicate', 'reorder', 'drop'])('that come %s have one effect', async (fault) => {
    await w.listen()
    const id = await w.product()
    const walletOrder = await w.started(id)
    await emulator.fault('webhook', fault, { times: 3 })
    await emulator.decide(walletOrder, 'approve')
    await w.capture(walletOrder)
    await emulator.control('DELETE', 'faults')
    await expect.poll(async () => (await emulator.control('GET', 'webhooks')).body.every(isOver), soon).toBe(true)
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'paid' }])
    expect(await w.mails()).toHaveLength(1)
    expect(await w.stock(id)).toEqual({ stock: 4, reserved: 0 })
    expect((await events()).length).toBe(new Set((await events()).map((e) => e.id)).size)
    expect(await settled()).toBe(true)
  })

  it('that the money was refunded in the provider’s own pages take the order’s payment back', async () => {
    await w.listen()
    const walletOrder = await w.approved(await w.product())
    await w.capture(walletOrder)
    const [capture] = (await w.ledger(walletOrder)).captures
    await emulator.refund(capture.id)
    await expect.poll(async () => (await w.orders())[0]?.paymentStatus, soon).toBe('refunded')
    expect(await w.payment(walletOrder)).toMatchObject({ state: 'refunded', needsAttention: 'refunded_elsewhere' })
    const admin = await anAdministrator(w.shop)
    const path = `/api/admin/orders/${(await w.orders())[0]?.id}`
    const sent = { lines: [{ line: 1, quantity: 1 }], send: true, reason: 'Lo mando lo stesso' }
    for (const answer of [
      await admin.patch(path, { orderStatus: 'shipped', reason: sent.reason }),
      await admin.post(`${path}/parcels`, sent),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'invalid_transition'])
  })

  it('that a part was refunded there leave the order paid and a mark for the administrator', async () => {
    await w.listen()
    const walletOrder = await w.approved(await w.product())
    await w.capture(walletOrder)
    const [capture] = (await w.ledger(walletOrder)).captures
    await emulator.refund(capture.id, { amount: { currency_code: 'EUR', value: '10.00' } })
    await expect.poll(async () => (await w.payment(walletOrder)).needsAttention, soon).toBe('refunded_in_part')
    expect(await w.payment(walletOrder)).toMatchObject({ state: 'captured' })
    expect(await w.orders()).toMatchObject([{ paymentStatus: 'paid', orderStatus: 'processing' }])
  })

  it('about orders of others change nothing', async () => {
    await w.listen()
    const { orderId } = await emulator.capturedOrder()
    await expect.poll(async () => (await events()).filter((e) => e.providerOrderId === orderId).length, soon).toBe(3)
    await expect.poll(settled, soon).toBe(true)
    expect(await w.counts()).toEqual({ payments: 0, checkouts: 0, orders: 0, refunds: 0 })
  })

  it('that could not be handled are handled later', async () => {
    await w.listen()
    const walletOrder = await w.approved(await w.product())
    await emulator.fault('get', 'slow', readBefore)
    await emulator.fault('get', 'error', { times: 8 })
    await emulator.fault('capture', 'timeout_after')
    await w.capture(walletOrder)
    await expect.poll(async () => (await events()).filter((e) => e.attempts > 0).length, soon).toBe(2)
    expect(await w.orders()).toEqual([])
    await emulator.control('DELETE', 'faults')
    w.shop.clock.advance({ minutes: 1 })
    expect(await handleWaitingWebhooks(w.deps)).toBe(2)
    expect(await w.orders()).toHaveLength(1)
    expect(await handleWaitingWebhooks(w.deps)).toBe(0)
  })

  it('are kept without what they say about persons', async () => {
    await w.listen()
    await w.capture(await w.approved(await w.product()))
    await expect.poll(async () => (await events()).length, soon).toBe(3)
    expect(JSON.stringify(await events())).not.toContain('example.com')
  })
})

describe('an event that is not the provider’s', () => {
  const webhookId = 'WEBHOOK1'
  /** A shop with a subscription, and a forger with an own key and certificate. */
  async function forger(since = new Date()) {
    const own = makeWebhookCertificate('forger', since)
    const asked: (string | undefined)[] = []
    const site = createServer((request, response) => {
      asked.push(request.url)
      response.end(own.certificatePem)
    })
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    const signed = (body: string, change: Record<string, string> = {}) => {
      const time = change['paypal-transmission-time'] ?? new Date().toISOString()
      const text = Buffer.from(`t-1|${time}|${webhookId}|${crc32(body)}`)
      return {
        'content-type': 'application/json',
        'paypal-transmission-id': 't-1',
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign('sha256', text, own.privateKeyPem).toString('base64'),
        'paypal-cert-url': `${origin}/v1/notifications/certs/CERT-1`,
        'paypal-auth-algo': 'SHA256withRSA',
        ...change,
      }
    }
    return { origin, asked, signed, close: () => site.close() }
  }
  const body = (orderId: string) =>
    JSON.stringify({
      id: `WH-${createHash('md5').update(orderId).digest('hex')}`,
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: 'C1', supplementary_data: { related_ids: { order_id: orderId } } },
    })
  const post = (payload: string, headers: Record<string, string>, shop = w) =>
    shop.shop.app.inject({ method: 'POST', url: '/api/webhooks/paypal', payload, headers })

  it('is refused: signed with a certificate from elsewhere', async () => {
    const f = await forger()
    const shop = await reopened({ webhookId })
    const id = await shop.started(await shop.product())
    const answer = await post(body(id), f.signed(body(id)), shop)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_signature'])
    expect(await shop.deps.database.db.select().from(webhookEvents)).toEqual([])
    f.close()
    await shop.shop.close()
  })

  it.each([
    ['no signature at all', { 'paypal-transmission-sig': '' }],
    ['a signature of other words', { 'paypal-transmission-sig': Buffer.from('x').toString('base64') }],
    ['an unknown algorithm', { 'paypal-auth-algo': 'none' }],
    ['a time long past', { 'paypal-transmission-time': '2020-01-01T00:00:00Z' }],
    ['a time that is none', { 'paypal-transmission-time': 'now' }],
    ['a certificate address with tricks', { 'paypal-cert-url': 'https://api.paypal.com@evil.example/cert' }],
    ['a certificate address that is none', { 'paypal-cert-url': 'cert' }],
  ])('is refused: %s', async (_what, change) => {
    const f = await forger()
    const shop = await reopened({ webhookId, apiUrl: f.origin })
    const answer = await post(body('X'), f.signed(body('X'), change), shop)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_signature'])
    f.close()
    await shop.shop.close()
  })

  it('is refused: right signature, other body', async () => {
    const f = await forger()
    const shop = await reopened({ webhookId, apiUrl: f.origin })
    const genuine = await post(body('X'), f.signed(body('X')), shop)
    expect(genuine.statusCode).toBe(200)
    const changed = await post(body('Y'), f.signed(body('X')), shop)
    expect(changed.statusCode).toBe(400)
    f.close()
    await shop.shop.close()
  })

  it('is refused while no subscription is known', async () => {
    const f = await forger()
    const shop = await reopened({ apiUrl: f.origin })
    expect((await post(body('X'), f.signed(body('X')), shop)).statusCode).toBe(400)
    f.close()
    await shop.shop.close()
  })

  it('asks the provider itself when the certificate does not hold now', async () => {
    const f = await forger(new Date('2010-01-01'))
    const shop = await reopened({ webhookId, apiUrl: f.origin })
    // Without a verdict of the provider the event is refused, and is sent again.
    expect((await post(body('X'), f.signed(body('X')), shop)).statusCode).toBe(503)
    expect(f.asked).toContain('/v1/oauth2/token')
    f.close()
    await shop.shop.close()
  })

  it.each(['', '[]', '{', '{"id":1}', '"text"'])('is refused: a body such as %j', async (payload) => {
    const answer = await post(payload, { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input'])
    expect(await w.deps.database.db.select().from(payments)).toEqual([])
  })

  it('is refused: more than 256 KiB', async () => {
    const answer = await post(JSON.stringify({ id: 'x'.repeat(300_000) }), { 'content-type': 'application/json' })
    expect(answer.statusCode).toBe(413)
  })

  async function reopened(change: Parameters<typeof walletOf>[1]): Promise<WalletShop> {
    const wallet = walletOf(emulator, { limits: shortLimits, ...change })
    return WalletShop.open(emulator, { wallet: change?.apiUrl ? wallet : walletOf(emulator, change) })
  }
})

function isOver({ state }: { state: string }): boolean {
  return state !== 'pending' && state !== 'held'
}
