import { request } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PageRenderer } from '#server/pages/page-renderer.ts'
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

it('says that nothing has changed to whoever has it', async () => {
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

it('speaks the language of each visitor, and sets it when asked', async () => {
  const inLanguage = async (cookie?: string, path = '/biciclette') =>
    (await ask(path, cookie === undefined ? {} : { cookie })).body.slice(0, 6)
  for (let time = 0; time < 2; time++) {
    expect(await inLanguage()).toBe('<p>it ')
    expect(await inLanguage('lang=en')).toBe('<p>en ')
    expect(await inLanguage('sid=x; lang=en; other=lang')).toBe('<p>en ')
    expect(await inLanguage('slang=en')).toBe('<p>it ')
    expect(await inLanguage('lang=en; lang=it')).toBe('<p>en ')
  }
  for (let time = 0; time < 2; time++) {
    const asked = await ask('/biciclette?lang=en')
    expect(asked.body).toMatch(/^<p>en /)
    expect(String(asked.headers['set-cookie'])).toContain('lang=en')
  }
  expect(rendered).toEqual(['it /biciclette?', 'en /biciclette?'])
})

it("never answers a customer's or the administrator's call", async () => {
  for (const path of ['/api/admin/products', '/api/customer/cart']) {
    expect((await ask(path)).status).toBe(401)
    expect((await ask(path)).status).toBe(401)
  }
})
