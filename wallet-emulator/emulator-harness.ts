import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { buildEmulator, type EmulatorOptions } from './emulator-app.ts'

type Json = Record<string, unknown>
// Answers are read as a client reads them: whatever is there.
// biome-ignore lint/suspicious/noExplicitAny: a test says in its expectations what the shape is
export type Reply = { status: number; headers: Headers; text: string; body: any }

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }
const demoCredentials = `Basic ${Buffer.from('demo:demo').toString('base64')}`

export function temporaryDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'wallet-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

// A key pair takes a tenth of a second: one for all the tests of a worker.
let identityLine = ''

/** An emulator on its own port, stopped when the test ends. */
export async function runEmulator(options: Partial<EmulatorOptions> = {}): Promise<EmulatorClient> {
  const dataDir = options.dataDir ?? temporaryDirectory()
  const journal = join(dataDir, 'journal.jsonl')
  if (!options.dataDir && identityLine) writeFileSync(journal, identityLine)
  const app = buildEmulator({ webhooks: { firstDelayMs: 0, retryDelaysMs: [20] }, ...options, dataDir })
  identityLine ||= `${readFileSync(journal, 'utf8').split('\n')[0]}\n`
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = new EmulatorClient(url, () => app.close())
  onTestFinished(() => client.stop())
  return client
}

/** Calls the emulator over real HTTP, as the shop does. */
export class EmulatorClient {
  readonly url: string
  private readonly close: () => Promise<unknown>
  private token = ''

  constructor(url: string, close: () => Promise<unknown> = async () => undefined) {
    this.url = url
    this.close = close
  }

  async stop(): Promise<void> {
    await this.close()
  }

  async raw(method: string, path: string, body?: string, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
  }

  async get(path: string): Promise<Reply> {
    return this.raw('GET', path, undefined, { authorization: await this.bearer() })
  }

  /** With a request id when `key` is given; answers in full. */
  async post(path: string, body?: Json, key?: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.raw('POST', path, body && JSON.stringify(body), {
      authorization: await this.bearer(),
      prefer: 'return=representation',
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'paypal-request-id': key }),
      ...headers,
    })
  }

  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: Json): Promise<Reply> {
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
    return this.raw(method, `/_control/${path}`, body && JSON.stringify(body), headers)
  }

  /** Moves the emulator's time, and with it gets a new token as a shop would. */
  async advance(advanceMs: number): Promise<void> {
    await this.control('POST', 'clock', { advanceMs })
    this.token = ''
  }

  requestToken(form: string, authorization = demoCredentials): Promise<Reply> {
    return this.raw('POST', '/v1/oauth2/token', form, { ...formHeaders, authorization })
  }

  async ledgerOf(orderId: string) {
    const { body } = await this.control('GET', 'ledger')
    return body.find((order: { orderId: string }) => order.orderId === orderId)
  }

  fault(operation: string, fault: string, more: Json = {}): Promise<Reply> {
    return this.control('POST', 'faults', { operation, fault, ...more })
  }

  decide(orderId: string, decision: string, query = ''): Promise<Reply> {
    return this.raw('POST', `/checkoutnow?token=${orderId}${query}`, `decision=${decision}`, formHeaders)
  }

  async createdOrder(order: Json = anOrder()): Promise<string> {
    return (await this.post('/v2/checkout/orders', order, crypto.randomUUID())).body.id
  }

  async approvedOrder(order?: Json): Promise<string> {
    const id = await this.createdOrder(order)
    await this.decide(id, 'approve')
    return id
  }

  capture(orderId: string, key: string = crypto.randomUUID(), headers: Record<string, string> = {}): Promise<Reply> {
    return this.post(`/v2/checkout/orders/${orderId}/capture`, undefined, key, headers)
  }

  async capturedOrder(order?: Json): Promise<{ orderId: string; captureId: string }> {
    const orderId = await this.approvedOrder(order)
    const { body } = await this.capture(orderId)
    return { orderId, captureId: body.purchase_units[0].payments.captures[0].id }
  }

  refund(captureId: string, body?: Json, key?: string): Promise<Reply> {
    return this.post(`/v2/payments/captures/${captureId}/refund`, body, key)
  }

  private async bearer(): Promise<string> {
    this.token ||= (await this.requestToken('grant_type=client_credentials')).body.access_token
    return `Bearer ${this.token}`
  }
}

export const eur = (value: string) => ({ currency_code: 'EUR', value })

/** The order of the payment notes: a bicycle of 1199.00 and its carriage. `unit` replaces parts of it. */
export function anOrder(unit: Json = {}, more: Json = {}): Json {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: 'checkout-1',
        description: 'Ordine Pedivella',
        soft_descriptor: 'PEDIVELLA',
        amount: { ...eur('1248.00'), breakdown: { item_total: eur('1199.00'), shipping: eur('49.00') } },
        items: [
          {
            name: 'Gravel 105 (taglia M)',
            quantity: '1',
            sku: 'GRV-105-M',
            category: 'PHYSICAL_GOODS',
            unit_amount: eur('1199.00'),
          },
        ],
        shipping: {
          name: { full_name: 'Mario Rossi' },
          address: { address_line_1: 'Via Roma 1', admin_area_2: 'Torino', postal_code: '10121', country_code: 'IT' },
        },
        ...unit,
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Pedivella',
          locale: 'it-IT',
          user_action: 'PAY_NOW',
          shipping_preference: 'SET_PROVIDED_ADDRESS',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: 'http://localhost:3000/checkout/ritorno',
          cancel_url: 'http://localhost:3000/checkout/annullato',
        },
      },
    },
    ...more,
  }
}

export type Received = { headers: IncomingHttpHeaders; raw: string; event: Json }

/** A shop's webhook address that answers the given statuses in turn, then 200. */
export async function webhookReceiver(statuses: number[] = []): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8')
      received.push({ headers: request.headers, raw, event: JSON.parse(raw) })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/paypal`, received }
}
