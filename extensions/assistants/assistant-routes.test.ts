import { request as sendRaw } from 'node:http'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example' } })
let address: string
beforeEach(async () => {
  address = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/mcp`
})

async function anAssistant(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(address)))
  onTestFinished(() => client.close())
  return client
}

type Outcome = Awaited<ReturnType<Client['callTool']>>
async function call(name: string, asked: object): Promise<Outcome['structuredContent'] & object> {
  const answer = await (await anAssistant()).callTool({ name, arguments: { ...asked } })
  expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy()
  return answer.structuredContent as object
}
async function refusal(name: string, asked: object): Promise<string> {
  const answer = await (await anAssistant()).callTool({ name, arguments: { ...asked } })
  expect(answer.isError).toBe(true)
  return (answer.content as { text: string }[])[0]?.text ?? ''
}

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
const accepted = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { ...accepted, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const gravel = (more: object = {}) =>
  aProduct(shop.deps, {
    name: 'Gravel Brenta',
    category: 'biciclette',
    subcategory: 'gravel',
    sizes: { S: 0, M: 2, L: 1 },
    row: { nameEn: 'Brenta gravel bike', facts: { gearing: 'deragliatore', beadSeat: '622', tyreWidth: 40 }, ...more },
  })

describe('the tools for assistants', () => {
  it('are listed with their schemas, and change nothing', async () => {
    const { tools } = await (await anAssistant()).listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'advise_size',
      'check_compatibility',
      'delivery_quote',
      'get_product',
      'search_products',
      'shop_info',
    ])
    for (const { annotations, description, inputSchema, outputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true)
      expect(description?.length).toBeGreaterThan(40)
      expect(inputSchema.properties).toHaveProperty('language')
      expect(outputSchema?.additionalProperties).toBe(false)
    }
  })

  it('find products with their pages, in both languages, and say what was understood', async () => {
    const { slug } = await gravel()
    const found = await call('search_products', { query: 'gravel sotto 2000 euro', size: 'M' })
    expect(found).toMatchObject({
      match: 'exact',
      total: 1,
      url: 'https://shop.example/?q=gravel%20sotto%202000%20euro',
      products: [{ name: 'Gravel Brenta', url: `https://shop.example/prodotto/${slug}`, price: '1299.90' }],
    })
    expect(Reflect.get(found, 'understood')).toEqual(['gravel', 'fino a 2.000\u00a0€'])
    expect(await call('search_products', { query: 'gravel', language: 'en' })).toMatchObject({
      products: [{ name: 'Brenta gravel bike' }],
    })
    expect(await call('search_products', { query: 'gravel', maxPrice: 100 })).toMatchObject({ total: 0, products: [] })
    expect(await refusal('search_products', { query: '' })).toContain('query')
    expect(await refusal('search_products', { query: 'bici', limit: 1_000 })).toContain('limit')
  })

  it('show a product as its page does, by slug, id or address, and never how many there are', async () => {
    const { id, slug } = await gravel({ costCents: 91_234, supplierCode: 'SEGRETO-1' })
    for (const product of [slug, String(id), `https://shop.example/prodotto/${slug}?taglia=M`]) {
      const shown = await call('get_product', { product })
      expect(shown).toMatchObject({
        id,
        availability: 'InStock',
        sizes: [
          { size: 'S', isAvailable: false },
          { size: 'M', isAvailable: true, url: `https://shop.example/prodotto/${slug}?taglia=M` },
          { size: 'L', isAvailable: true },
        ],
      })
      expect(JSON.stringify(shown)).not.toMatch(/"stock|cost|912\.34|segreto/i)
    }
    expect(await refusal('get_product', { product: 'nessuno' })).toBe('Prodotto non trovato.')
    expect(await refusal('get_product', { product: 'nessuno', language: 'en' })).toBe('Product not found.')
    const { slug: hidden } = await aProduct(shop.deps, { isActive: false })
    expect(await refusal('get_product', { product: hidden })).toBe('Prodotto non trovato.')
  })

  it('say with reasons whether a part fits', async () => {
    const { slug: bike } = await gravel()
    const { slug: part } = await aProduct(shop.deps, {
      name: 'Copertone 47',
      row: { facts: { width: 47, beadSeat: '584' } },
    })
    const answer = await call('check_compatibility', { part, bike })
    expect(answer).toMatchObject({
      verdict: 'no',
      reasons: ['è per cerchi 584 (27,5), i tuoi sono 622 (700C, 28, 29).'],
    })
    expect(Reflect.get(answer, 'askable')).toContainEqual(expect.objectContaining({ key: 'beadSeat' }))
    const typed = { part, bike, bikeFacts: { beadSeat: 584, tyreWidth: 47 }, language: 'en' }
    expect(await call('check_compatibility', typed)).toMatchObject({ verdict: 'fits' })
    expect(await refusal('check_compatibility', { part })).toContain('bike')
    expect(await refusal('check_compatibility', { part, bike: part })).toBe('Questo articolo non è una bici.')
    const { slug: helmet } = await aProduct(shop.deps, { name: 'Casco', category: 'accessori' })
    expect(await call('check_compatibility', { part: helmet, bike })).toMatchObject({ verdict: 'unknown', reasons: [] })
  })

  it('advise a size by the chart of the product’s page', async () => {
    const { slug: product } = await gravel()
    const advice = await call('advise_size', { product, heightCm: 178, inseamCm: 83 })
    expect(advice).toMatchObject({ state: 'fits', isAvailable: true, missing: [] })
    expect(['M', 'L']).toContain(Reflect.get(advice, 'size'))
    expect(await call('advise_size', { product, heightCm: 178 })).toMatchObject({ missing: ['inseamCm'] })
    expect(await call('advise_size', { product })).toMatchObject({ state: 'unknown', missing: ['heightCm'] })
    expect(await call('advise_size', { product, heightCm: 214 })).toMatchObject({ state: 'outside', size: null })
    expect(await refusal('advise_size', { product, heightCm: 180, inseamCm: 30 })).toContain('inseam')
  })

  it('quote delivery as the cart does, to each kind of place', async () => {
    const { slug } = await gravel()
    const { slug: tube } = await aProduct(shop.deps, { priceCents: 790 })
    const quote = await call('delivery_quote', { items: [{ product: tube, quantity: 2 }], postalCode: '36100' })
    expect(quote).toMatchObject({ subtotal: '15.80', notForSaleOnline: [] })
    const courier = (Reflect.get(quote, 'methods') as { method: string }[]).find(({ method }) => method === 'courier')
    expect(courier).toMatchObject({ price: '49.00', freeOver: '50.00', total: '64.80' })
    expect(courier).toHaveProperty('arrives', expect.stringMatching(/^\d{4}-\d\d-\d\d$/))
    const { slug: gone } = await aProduct(shop.deps, { name: 'Finito', stock: 0 })
    expect(await call('delivery_quote', { items: [{ product: slug }, { product: gone }] })).toMatchObject({
      notForSaleOnline: ['Finito'],
    })
    expect(await refusal('delivery_quote', { items: [] })).toContain('items')
    expect(await refusal('delivery_quote', { items: [{ product: slug }], postalCode: 'Roma' })).toContain('postalCode')
  })

  it('tell who the shop is', async () => {
    const { name, phone } = shop.deps.shop
    expect(await call('shop_info', { language: 'en' })).toMatchObject({
      name,
      phone,
      pages: { home: 'https://shop.example/en', recesso: 'https://shop.example/en/recesso' },
    })
  })

  it('count no search of theirs as one that visitors missed', async () => {
    const here = await openTestShop()
    onTestFinished(() => here.close())
    const params = { name: 'search_products', arguments: { query: 'monopattino volante' } }
    const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const answer = await here.app.inject({ method: 'POST', url: '/mcp', headers: accepted, payload })
    expect(answer.json().result.structuredContent).toMatchObject({ total: 0 })
    const unfound = await (await anAdministrator(here)).get('/api/admin/unfound-searches')
    expect(unfound.json()).toEqual([])
  })
})

describe('the address for assistants', () => {
  const withHost = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = sendRaw(address, { method: 'POST', headers: { ...accepted, host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      sent.on('error', reject).end(JSON.stringify(ping))
    })

  it('answers no page of another site, and none that calls the shop by another name', async () => {
    expect((await post(ping)).status).toBe(200)
    expect((await post(ping, { origin: 'https://shop.example' })).status).toBe(200)
    for (const origin of ['https://evil.example', 'null', 'https://shop.example.evil.example']) {
      const refused = await post(ping, { origin })
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { data: { code: 'cross_site' } } })
    }
    for (const host of ['shop.example', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'shop:3000'])
      expect([host, await withHost(host)]).toEqual([host, 200])
    for (const host of ['evil.example', 'shop.example.evil.example:443', 'a b.example'])
      expect([host, (await withHost(host)) >= 400]).toEqual([host, true])
  })

  it('goes by the name that a trusted proxy was called by', async () => {
    const host = { host: 'shop-1.internal', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' }
    const behind = async (hops: string) => {
      const env = { TRUST_PROXY: hops, PUBLIC_URL: 'https://shop.example' }
      const here = await openTestShop({ env })
      onTestFinished(() => here.close())
      const sent = { method: 'POST', url: '/mcp', headers: { ...accepted, ...host }, payload: ping } as const
      return (await here.app.inject(sent)).statusCode
    }
    expect([await behind('1'), await behind('off')]).toEqual([200, 403])
  })

  it('refuses in the form of its protocol what is no message', async () => {
    for (const [body, status, code] of [
      ['{', 400, -32_700],
      ['', 400, -32_700],
      [[ping, ping], 400, -32_600],
      ['"a"', 400, -32_600],
      [{ jsonrpc: '2.0', id: 1, method: 'x', params: { text: 'a'.repeat(70_000) } }, 413, -32_000],
    ] as const) {
      const refused = await post(body)
      expect([body, refused.status]).toEqual([body, status])
      expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } })
    }
    expect((await post(ping, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(ping, { accept: 'text/html' })).status).toBe(406)
    expect((await post(ping, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400)
    expect(await (await post({ ...ping, method: 'nothing/like/it' })).json()).toMatchObject({
      error: { code: -32_601 },
    })
    const unknown = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'delete_product', arguments: {} } }
    expect(await (await post(unknown)).json()).toMatchObject({ id: 2, error: { code: -32_602 } })
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const refused = await fetch(address, { method, headers: { accept: 'text/event-stream' } })
      expect([method, refused.status, refused.headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
  })

  it('is limited by network, as other costly calls are', async () => {
    const limited = await openTestShop({ env: { RATE_LIMIT: 'on' } })
    onTestFinished(() => limited.close())
    const statuses = new Set<number>()
    let last: Awaited<ReturnType<typeof limited.app.inject>> | undefined
    for (let i = 0; i < 601; i++) {
      last = await limited.app.inject({ method: 'POST', url: '/mcp', headers: accepted, payload: ping })
      statuses.add(last.statusCode)
    }
    expect([...statuses]).toEqual([200, 429])
    expect(last?.headers['retry-after']).toMatch(/^\d+$/)
    expect(last?.json()).toMatchObject({ jsonrpc: '2.0', error: { data: { code: 'too_many_requests' } } })
  })
})
