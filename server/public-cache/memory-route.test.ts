import { request } from 'node:http'
import { zstdDecompressSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
let origin: string
beforeEach(async () => {
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  for (const [i, name] of ['Gravel', 'Città', '100% lana', 'Freno a disco'].entries())
    await aProduct(shop.deps, { name, category: i % 2 ? 'componenti' : 'biciclette', row: { brand: 'Ortles' } })
})

interface Heard {
  status: number
  headers: Record<string, unknown>
  body: Buffer
}

/** Over the wire, as the bytes of the address stand there. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(origin)
    const asking = request({ port, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...kept } = answer.headers
        resolve({ status: answer.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) })
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}

// What is said before the framework is asked, and what the framework says: nobody can tell the two apart.
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
  const inside = await shop.app.inject(path)
  const { date: _, connection: __, ...headers } = inside.headers
  // Twice: made, and known by its address.
  for (const time of ['made', 'known']) {
    const outside = await ask(path)
    expect([time, outside.status, outside.body.toString()]).toEqual([time, inside.statusCode, inside.payload])
    expect({ ...outside.headers, 'content-length': undefined }).toEqual({
      ...headers,
      'content-length': undefined,
      ...(headers['x-request-id'] !== undefined && { 'x-request-id': outside.headers['x-request-id'] }),
    })
  }
})

it('counts what it answers, and leaves to the framework what it refuses', async () => {
  await ask('/api/products?q=gravle')
  await ask('/api/products?limit=0')
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/products",status="200"} 1')
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/products",status="400"} 1')
})

it.each([
  ['zstd', 'gzip, deflate, br, zstd'],
  ['br', 'gzip, deflate, br'],
  ['br', 'gzip, br, zstd;q=0'],
  ['gzip', 'gzip'],
  [undefined, 'deflate'],
  [undefined, 'gzip;q=0, br;q=0.0'],
])('sends a search in %s to whoever takes %s', async (encoding, accepted) => {
  for (let n = 0; n < 5; n++) await aProduct(shop.deps, { name: `Gravel ${n}` })
  const plain = await ask('/api/products?q=gravle')
  const packed = await ask('/api/products?q=gravle', { 'accept-encoding': accepted })
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.headers.etag).toBe(plain.headers.etag)
  if (encoding === 'zstd') expect(zstdDecompressSync(packed.body).toString()).toBe(plain.body.toString())
})

it('keeps a list, which many ask for, in brotli and never in zstd', async () => {
  for (let n = 0; n < 5; n++) await aProduct(shop.deps)
  for (let time = 0; time < 3; time++) {
    const { headers } = await ask('/api/products', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(headers['content-encoding']).toBe('br')
  }
})
