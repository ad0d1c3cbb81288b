import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { createServer, request as safeRequest } from 'node:https'
import { text } from 'node:stream/consumers'

// What deploy/try-operations.sh asks of a shop on this machine: `node deploy/try-client.ts <act> <address> …`.

/** The proxy says that all requests come from there. */
const visitor = '198.51.100.7'
const forged = '203.0.113.9'

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Any host's name leads to this machine. @throws Error without an answer */
function ask(url: URL, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const send = url.protocol === 'https:' ? safeRequest : plainRequest
  const sent = { host: url.host, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers }
  const to = { host: '127.0.0.1', servername: url.hostname, port: url.port, path: url.pathname + url.search }
  return new Promise((resolve, reject) => {
    const request = send({ ...to, method, headers: sent }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    )
    request.on('error', reject)
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

async function get(address: string, path: string): Promise<void> {
  const { status, body } = await ask(new URL(path, address))
  assert.equal(status, 200, body)
  process.stdout.write(body)
}

async function signIn(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const body = { password: process.env.ADMIN_PASSWORD }
  return ask(new URL('/api/admin/login', address), { method: 'POST', headers, body })
}

/** An order by transfer; the same key again is the same order. Prints its number. */
async function order(address: string, key: string): Promise<void> {
  const { body: listed } = await ask(new URL('/api/products?category=accessori&limit=100', address))
  const products = JSON.parse(listed) as { id: number; stock: number; sizes: unknown[] }[]
  const product = products.find(({ stock, sizes }) => stock > 3 && sizes.length === 0)
  const customer = {
    customerName: 'Giulia Ferrari',
    customerEmail: `giulia.${key.slice(0, 8)}@example.org`,
    customerPhone: '+39 333 1234567',
    taxCode: '',
    shippingAddress: 'Contrà San Biagio 12',
    city: 'Vicenza',
    postalCode: '36100',
    province: 'VI',
    paymentMethod: 'bank',
    paymentStatus: 'pending',
  }
  const { status, body } = await ask(new URL('/api/orders', address), {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { order: customer, items: [{ productId: product?.id, quantity: 1 }] },
  })
  assert.ok(status === 201 || status === 200, body)
  process.stdout.write(`${JSON.parse(body).orderNumber}\n`)
}

/** The orders' export holds this one. */
async function exported(address: string, orderNumber: string): Promise<void> {
  const cookies = (await signIn(address)).headers['set-cookie'] ?? []
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  const { status, body } = await ask(new URL('/api/admin/orders/export', address), { headers: { cookie } })
  assert.equal(status, 200, body)
  assert.ok(body.includes(orderNumber), `${orderNumber} is missing`)
}

/** Ends TLS and passes on what docs/operations.md asks of a proxy. */
function proxy(address: string, shopPort: string, key: string, cert: string): void {
  createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const before = request.headers['x-forwarded-for']
    const headers = {
      ...request.headers,
      'x-forwarded-for': before ? `${before}, ${visitor}` : visitor,
      'x-forwarded-proto': 'https',
    }
    const { method, url: path } = request
    const passed = plainRequest({ host: '127.0.0.1', port: shopPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.writeHead(502).end())
    request.pipe(passed)
  }).listen(Number(new URL(address).port), '127.0.0.1')
}

async function links(address: string): Promise<void> {
  const page = await ask(new URL('/', address))
  assert.equal(page.status, 200)
  assert.match(String(page.headers['strict-transport-security']), /max-age=31536000/)
  assert.match(String(page.headers['content-security-policy']), /upgrade-insecure-requests/)
  const sitemap = await ask(new URL('/sitemap.xml', address))
  const named = [
    ...page.body.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]+)"/g),
    ...sitemap.body.matchAll(/<loc>([^<]+)/g),
  ].map(([, link = '']) => new URL(link, address).origin)
  assert.ok(named.length > 3)
  assert.deepEqual([...new Set(named)], [address])
  const host = `www.${new URL(address).host}`
  const other = await ask(new URL('/chi-siamo?da=www', address), { headers: { host } })
  assert.deepEqual([other.status, other.headers.location], [302, `${address}/chi-siamo?da=www`])
}

async function login(address: string): Promise<void> {
  const right = await signIn(address, { origin: address, 'x-forwarded-for': forged })
  assert.equal(right.status, 200, right.body)
  const cookies = right.headers['set-cookie'] ?? []
  assert.ok(cookies.length > 0)
  for (const cookie of cookies) assert.match(cookie, /^__Host-.*; Secure/)
  const plain = await signIn(address, { origin: address.replace('https:', 'http:'), 'x-forwarded-for': forged })
  assert.deepEqual([plain.status, JSON.parse(plain.body).code], [403, 'cross_site'])
  const { status } = await ask(new URL('/metrics', address))
  assert.notEqual(status, 200)
}

/** The log names the proxy's visitor, never the address that the visitor wrote itself. */
function addresses(_address: string, log: string): void {
  const lines = readFileSync(log, 'utf8')
  assert.ok(lines.includes(visitor), lines)
  assert.ok(!lines.includes(forged), lines)
}

const acts: Record<string, (address: string, ...more: string[]) => Promise<void> | void> = {
  get,
  order,
  exported,
  proxy,
  links,
  login,
  addresses,
}
const [act = '', address = '', ...more] = process.argv.slice(2)
await acts[act]?.(address, ...more)
