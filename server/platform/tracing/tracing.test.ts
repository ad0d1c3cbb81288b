import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openS3ImageStore } from '#server/catalog/images/s3-image-store.ts'
import { fetchWhole } from '#server/orders/provider-line/fetch-whole.ts'
import { readConfig } from '#server/platform/config.ts'
import { webhookEvents } from '#server/platform/database/schema/payment-tables.ts'
import { openLog } from '#server/platform/log.ts'
import { requestOutside } from '#server/platform/request-outside.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTraceCollector } from '#test/outside/trace-collector.ts'
import { WebhookReceiver } from '#test/outside/webhook-receiver.ts'
import { openEmulator, WalletShop } from '#test/wallet-shop.ts'
import { inSpan } from './tracing.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const incoming = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }

let collector: Awaited<ReturnType<typeof openTraceCollector>>
let emulator: Awaited<ReturnType<typeof openEmulator>>
let receiver: WebhookReceiver
let lines: string[]
beforeEach(async () => {
  collector = await openTraceCollector()
  emulator = await openEmulator()
  receiver = await WebhookReceiver.open()
  lines = []
})
afterEach(async () => {
  await Promise.all([collector.close(), emulator.stop(), receiver.close()])
})

/** An order by wallet with its mail and its event, and a refused call. */
async function anOrderOfTheWallet() {
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(String(chunk))
    done()
  }
  const log = openLog('info', new Writable({ write }))
  const w = await WalletShop.open(emulator, { log, env: { EVENTS_ALLOW_PRIVATE: 'on' } })
  await w.listen()
  const admin = await anAdministrator(w.shop)
  const made = { address: receiver.address, kinds: ['order.placed', 'order.shipped'] }
  expect((await admin.post('/api/admin/event-receivers', made)).statusCode).toBe(201)
  const id = await w.started(await w.product(), 1, incoming)
  await emulator.decide(id, 'approve')
  await w.capture(id)
  const [order] = await w.orders()
  const sent = { orderStatus: 'shipped', carrier: 'brt', trackingCode: 'AB12' }
  expect((await admin.patch(`/api/admin/orders/${order?.id}`, sent)).statusCode).toBe(200)
  await w.mails()
  await w.deps.eventSender.sendDue()
  expect((await w.call('GET', '/api/admin/orders?q=Giulia', undefined, incoming)).statusCode).toBe(401)
  await expect.poll(async () => (await w.deps.database.db.select().from(webhookEvents)).length).toBeGreaterThan(0)
  await w.close()
  return { order, started: id }
}

it('is one trace from the request that began an order, which continues the caller’s, to its last mail', async () => {
  const stop = collector.open()
  const { order, started } = await anOrderOfTheWallet()
  await stop()
  const all = collector.spans()
  const own = all.filter((span) => span.traceId === traceId)
  const names = own.map(({ name }) => name)
  for (const name of [
    ...['POST /order', 'POST', 'capture payment', 'settle payment', 'order placed', 'order shipped'],
    ...['mail order_confirmation', 'mail order_shipped', 'event order.placed', 'event order.shipped'],
  ])
    expect(names).toContain(name)
  expect(own.filter(({ name }) => name === 'POST /order').map((span) => span.parentSpanId)).toEqual([
    'b7ad6b7169203331',
  ])
  // What goes on in another request is linked to it.
  const routes = (name: string) =>
    own
      .filter((span) => span.name === name)
      .flatMap(({ links = [] }) => links.map((link) => all.find((span) => span.spanId === link.spanId)?.name))
  expect(routes('capture payment')).toEqual(['POST /order/:id/capture'])
  expect(routes('settle payment')).toContain('POST /api/webhooks/paypal')
  expect(routes('order shipped')).toEqual(['PATCH /api/admin/orders/:id'])
  expect(routes('mail order_confirmation')).toEqual([])
  expect(receiver.requests.map(({ headers }) => String(headers.traceparent).slice(3, 35))).toEqual([traceId, traceId])
  // The log leads to the trace; nothing leads to a person or opens anything.
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'refused', trace_id: traceId }),
  )
  const text = JSON.stringify(all)
  for (const secret of ['Giulia', 'Ferrari', '@', 'Biagio', '333 1234567', 'q=', started, order?.orderNumber ?? '-'])
    expect(text).not.toContain(secret)
})

it('goes out with every call to other programs', async () => {
  const stop = collector.open()
  const { endpoint } = collector
  const keys = { accessKeyId: 'a', secretAccessKey: 'b', region: 'eu-south-1' }
  await inSpan('outward', {}, async () => {
    await fetchWhole(`${endpoint}/wallet`, { signal: AbortSignal.timeout(9_000) })
    await openS3ImageStore({ endpoint, bucket: 'foto', ...keys }).read('x.jpg')
    await requestOutside(`${endpoint}/picture?key=1`, { timeoutMs: 9_000, maxBytes: 99, allowPrivate: true })
  })
  const sent = collector.requests.map(({ url, headers }) => [url, String(headers.traceparent).slice(36, 52)])
  await stop()
  const byId = new Map(collector.spans().map((span) => [span.spanId, span.name]))
  expect(sent.map(([url, spanId]) => [url, byId.get(spanId ?? '')])).toEqual([
    ['/wallet', 'GET'],
    ['/foto/images/x.jpg', 'GET'],
    ['/picture?key=1', 'GET'],
  ])
})

it('is off without an address, and sends, stores and says nothing', async () => {
  expect(readConfig({}).tracing).toBeUndefined()
  const { order } = await anOrderOfTheWallet()
  expect(order).toMatchObject({ paymentStatus: 'paid', traceParent: null })
  expect(receiver.requests.filter(({ headers }) => 'traceparent' in headers)).toEqual([])
  expect(lines.join('')).not.toContain('trace_id')
  expect(collector.requests).toEqual([])
})
