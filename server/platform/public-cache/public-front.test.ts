import { request } from 'node:http'
import { zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'

interface Heard {
  status: number
  headers: Record<string, unknown>
  body: string
}

let shop: TestShop
let origin: string
let rendered: string[]
beforeEach(async () => {
  rendered = []
  const pages: PageRenderer = {
    render: async ({ url, language }) => {
      rendered.push(`${language} ${url}`)
      return { status: 200, html: `<p>${language} ${url}</p>${' '.repeat(2_000)}`, location: undefined }
    },
  }
  shop = await openTestShop({ pages })
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => shop.close())

/** Over the wire, as it is: fetch would unpack and follow. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asking = request(origin + path, { headers, method }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { date: _date, connection: _, 'keep-alive': __, ...kept } = answer.headers
        resolve({ status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks).toString('latin1') })
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}

/** Without what differs from one request or connection to the next. */
function comparable({ date: _, connection: __, 'x-request-id': id, ...headers }: Record<string, unknown>) {
  return { ...headers, 'content-length': undefined, hasId: id !== undefined }
}

async function answeredBy(route: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const count = /http_request_duration_seconds_count\{method="GET",route="([^"]+)",status="(?:200|304)"\} (\d+)/g
  return [...metrics.matchAll(count)].reduce((sum, [, name, n]) => sum + (name === route ? Number(n) : 0), 0)
}

it.each([
  ['as it is', {}],
  ['in gzip', { 'accept-encoding': 'gzip' }],
  ['in brotli', { 'accept-encoding': 'gzip, br' }],
])('says the same the second time, %s', async (_, headers) => {
  for (let made = 0; made < 8; made++) await aProduct(shop.deps)
  for (const path of ['/api/products?limit=24', '/api/products/facets', '/biciclette']) {
    const first = await ask(path, headers)
    expect(first.status).toBe(200)
    expect(await ask(path, headers)).toEqual(first)
    expect(await ask(path, headers)).toEqual(first)
  }
})

it('counts what the framework has not seen', async () => {
  for (let time = 0; time < 5; time++) await ask('/api/products?limit=24')
  expect(await answeredBy('/api/products')).toBe(5)
})

it('answers 304 to a reader that has it', async () => {
  const path = '/api/products?limit=24'
  const first = await ask(path)
  const again = await ask(path, { 'if-none-match': String(first.headers.etag) })
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag])
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(again.headers).not.toHaveProperty('content-encoding')
})

it('shows a change at once', async () => {
  await ask('/api/products')
  expect(JSON.parse((await ask('/api/products')).body)).toHaveLength(0)
  await aProduct(shop.deps)
  expect(JSON.parse((await ask('/api/products')).body)).toHaveLength(1)
})

it('leaves every other method to the framework', async () => {
  await ask('/api/products')
  const head = await ask('/api/products', {}, 'HEAD')
  expect([head.status, head.body]).toEqual([200, ''])
  expect((await ask('/api/products', {}, 'DELETE')).status).toBe(405)
})

it('keeps a page for each address, and leads who has chosen English to the English one', async () => {
  const heard = async (path: string, cookie?: string) => {
    const { status, headers, body } = await ask(path, cookie === undefined ? {} : { cookie })
    return status === 302 ? `→ ${headers.location}` : body.slice(0, 6)
  }
  for (let time = 0; time < 3; time++) {
    expect(await heard('/biciclette')).toBe('<p>it ')
    expect(await heard('/en/biciclette')).toBe('<p>en ')
    expect(await heard('/en/biciclette', 'lang=it')).toBe('<p>en ')
    expect(await heard('/en/biciclette', 'lang=en')).toBe('<p>en ')
    for (const cookie of ['lang=it', 'slang=en', 'lang=it; lang=en'])
      expect(await heard('/biciclette', cookie)).toBe('<p>it ')
    for (const cookie of ['lang=en', 'sid=x; lang=en; other=lang', 'lang=en; lang=it', 'sid=x;lang=en'])
      expect(await heard('/biciclette', cookie)).toBe('→ /en/biciclette')
    expect(await heard('/biciclette?lang=en')).toBe('→ /en/biciclette')
  }
  expect(rendered).toEqual(['it /biciclette', 'en /en/biciclette'])
})

it('answers calls from what is kept, whatever language was chosen', async () => {
  for (const cookie of ['', 'lang=it', 'lang=en']) await ask('/api/products?limit=24', { cookie })
  expect(await answeredBy('/api/products')).toBe(3)
})

it("never answers a customer's or the administrator's call", async () => {
  for (const path of ['/api/admin/products', '/api/customer/cart']) {
    expect((await ask(path)).status).toBe(401)
    expect((await ask(path)).status).toBe(401)
  }
  const cookie = `adm=${(await anAdministrator(shop)).cookies.adm}`
  for (const _ of ['made', 'kept']) expect((await ask('/api/admin/products', { cookie })).status).toBe(200)
  expect((await ask('/api/admin/products')).status).toBe(401)
})

// Cached answers and the framework's answers are identical.
it.each([
  '/api/products',
  '/api/products?',
  '/api/products?q=gravle&limit=24',
  '/api/products?q=CITT%C3%80',
  '/api/products?q=100%25%20lana',
  '/api/products?q=100%',
  '/api/products?q=%ff%fe',
  '/api/products?q=%C3',
  '/api/products?q=freno+a+disco',
  '/api/products?q=a?b&limit=2',
  '/api/products?q=a%00b',
  '/api/products?x%00=1',
  '/api/products?q=%ED%A0%80',
  `/api/products?q=${'a'.repeat(201)}`,
  '/api/products?q=a&q=b',
  '/api/products?limit=0',
  '/api/products?limit=2&offset=1',
  '/api/products?limit=2;offset=1',
  '/api/products?limit=2&limit=2',
  '/api/products?minPrice=20&maxPrice=10',
  '/api/products?brand=Ortles&brand=Altra&utm_source=x',
  '/api/products?category=scarpe',
  '/api/products?__proto__=1&constructor=2',
  '/api/products/?limit=1',
  '//api/products?limit=1',
  '/API/products?limit=1',
  '/api/products/facets?category=biciclette&brand=Ortles',
  '/api/products/facets?category=scarpe',
  '/api/search/suggestions?q=grav',
  '/api/search/suggestions?q=',
  '/api/search/suggestions',
])('answers %s as the framework does', async (path) => {
  for (const [i, name] of ['Gravel', 'Città', '100% lana', 'Freno a disco'].entries())
    await aProduct(shop.deps, { name, category: i % 2 ? 'componenti' : 'biciclette', row: { brand: 'Ortles' } })
  const { statusCode, payload, headers } = await shop.app.inject(path)
  const inside = { status: statusCode, body: Buffer.from(payload).toString('latin1'), headers: comparable(headers) }
  for (const _ of ['made', 'kept']) {
    const outside = await ask(path)
    expect({ ...outside, headers: comparable(outside.headers) }).toEqual(inside)
  }
})

it('counts what it answers, and leaves to the framework what it refuses', async () => {
  for (const path of ['/api/products?q=gravle', '/api/products?q=gravle', '/api/products?limit=0']) await ask(path)
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/products",status="200"} 2')
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/products",status="400"} 1')
})

it.each([
  ['zstd', 'gzip, deflate, br, zstd'],
  ['br', 'gzip, deflate, br'],
  ['br', 'gzip, br, zstd;q=0'],
  ['gzip', 'gzip'],
  [undefined, 'deflate'],
  [undefined, 'gzip;q=0, br;q=0.0'],
])('sends a search in %s to a reader that takes %s', async (encoding, accepted) => {
  for (let n = 0; n < 5; n++) await aProduct(shop.deps, { name: `Gravel ${n}` })
  const plain = await ask('/api/products?q=gravle')
  const packed = await ask('/api/products?q=gravle', { 'accept-encoding': accepted })
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.headers.etag).toBe(plain.headers.etag)
  if (encoding === 'zstd')
    expect(zstdDecompressSync(Buffer.from(packed.body, 'latin1')).toString('latin1')).toBe(plain.body)
})

it('keeps a list, which many ask for, in brotli and never in zstd', async () => {
  for (let n = 0; n < 5; n++) await aProduct(shop.deps)
  for (let time = 0; time < 3; time++) {
    const { headers } = await ask('/api/products', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(headers['content-encoding']).toBe('br')
  }
})
