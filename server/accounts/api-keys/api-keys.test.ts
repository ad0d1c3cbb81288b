import { Writable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiKeys } from '#server/platform/database/schema/open-tables.ts'
import { openLog } from '#server/platform/log.ts'
import type { ApiKey } from '#shared/contract/accounts/api-keys.ts'
import { type Scope, scopes } from '#shared/domain/accounts/scopes.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { anOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { scopeCalls } from './scope-calls.ts'

const lines: string[] = []
const write = (chunk: Buffer, _encoding: string, done: () => void) => {
  lines.push(String(chunk))
  done()
}
const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' }, log: openLog('info', new Writable({ write })) })
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/api-keys'
async function aKey(...requested: Scope[]) {
  const made = await admin.post(path, { name: 'Cassa', scopes: requested })
  expect(made.statusCode).toBe(201)
  return made.json<ApiKey & { key: string }>()
}
const program = (key: string, address = '198.51.100.9') => {
  const visitor = new Visitor(shop, address)
  const call = visitor.call.bind(visitor)
  visitor.call = (method, url, body, headers = {}) =>
    call(method, url, body, { authorization: `Bearer ${key}`, ...headers })
  return visitor
}

describe('a key', () => {
  it('is said once and kept as a hash, with its end to know it by', async () => {
    const made = await aKey('read_catalogue')
    expect(made.key).toMatch(/^pv_[\w-]{43}$/)
    expect(made.ending).toBe(made.key.slice(-4))
    const rows = await shop.deps.database.db.select().from(apiKeys)
    expect(JSON.stringify(rows)).not.toContain(made.key)
    const listed = await admin.get(path)
    expect(listed.body).not.toContain(made.key)
    expect(listed.json()).toMatchObject([
      { name: 'Cassa', scopes: ['read_catalogue'], lastUsedAt: null, revokedAt: null },
    ])
  })

  it('opens exactly the calls of its scopes', async () => {
    const open: Record<string, string[]> = {}
    const all = [...shop.app.routeMethods].flatMap(([url, methods]) =>
      [...methods].filter((m) => m !== 'HEAD' && m !== 'OPTIONS').map((method) => [method, url] as const),
    )
    const guarded = all.filter(
      ([, url]) =>
        url.startsWith('/api/admin/') &&
        !/\/([a-z]+-)?(login|logout|status|invitation)(\/(options|accept))?$/.test(url),
    )
    expect(guarded.length).toBeGreaterThan(80)
    const keys = new Map<Scope, string>()
    for (const scope of scopes) keys.set(scope, (await aKey(scope)).key)
    for (const [scope, key] of keys) {
      for (const [method, url] of guarded) {
        // A new place and minute each: none of them is about limits.
        shop.clock.advance({ minutes: 1 })
        const answer = await program(key).call(
          method as 'GET',
          url.replace(/:\w+/g, '999999'),
          method === 'GET' ? undefined : {},
        )
        const isClosed = answer.statusCode === 403 && answer.json().code === 'scope_missing'
        if (!isClosed) open[scope] = [...(open[scope] ?? []), `${method} ${url}`]
      }
    }
    const named = Object.fromEntries(
      Object.entries(scopeCalls).map(([scope, calls]) => [
        scope,
        calls.map(({ method, path: url }) => `${method} ${url}`).sort(),
      ]),
    )
    expect(Object.fromEntries(Object.entries(open).map(([scope, calls]) => [scope, calls.sort()]))).toEqual(named)
  })

  it('needs no cookie, and what a cookie opens is not opened beside it', async () => {
    const { key } = await aKey('read_catalogue')
    const product = await aProduct(shop.deps)
    expect((await program(key).get(`/api/admin/products/${product.id}`)).statusCode).toBe(200)
    const both = await admin.get('/api/admin/customers', { authorization: `Bearer ${key}` })
    expect([both.statusCode, both.json().code]).toEqual([403, 'scope_missing'])
    expect((await program(key).post('/api/admin/api-keys', { name: 'x', scopes: ['ship'] })).statusCode).toBe(403)
  })

  it('is nothing outside of the administration, and another scheme is none', async () => {
    const { key } = await aKey(...scopes)
    expect((await program(key).get('/api/customer/orders')).statusCode).toBe(401)
    const plain = new Visitor(shop)
    for (const authorization of ['Basic cHY6cHY=', 'Bearer eyJhbGciOi', `Token ${key}`])
      expect((await plain.get('/api/admin/products', { authorization })).json().code).toBe('unauthorized')
    expect((await admin.get('/api/admin/products', { authorization: 'Basic cHY6cHY=' })).statusCode).toBe(200)
  })

  it('sees of an order what ships and books it, and none of the shop’s own words', async () => {
    const { key } = await aKey('read_orders', 'ship')
    const order = await anOrder(shop)
    await admin.patch(`/api/admin/orders/${order.id}`, { paymentStatus: 'paid' })
    await admin.post(`/api/admin/orders/${order.id}/notes`, { text: 'cliente difficile' })
    await admin.post(`/api/admin/orders/${order.id}/tags`, { name: 'da chiamare' })
    const read = await program(key).get(`/api/admin/orders/${order.id}`)
    expect(read.json()).toMatchObject({
      customerName: 'Giulia Ferrari',
      shippingAddress: 'Contrà San Biagio 12',
      vat: [{ rate: 22 }],
      items: [{ vatRate: 22 }],
      notes: [],
      tags: [],
      mails: [],
      events: [],
      credits: [],
      payment: null,
    })
    const packed = await program(key).post(`/api/admin/orders/${order.id}/parcels`, {
      lines: [{ line: 1, quantity: 1 }],
      send: true,
      carrier: 'brt',
      trackingCode: 'X1',
    })
    expect(packed.statusCode).toBe(201)
    expect([read.body, packed.body].join()).not.toMatch(/difficile|da chiamare/)
    expect(packed.json()).toMatchObject({ orderStatus: 'shipped', events: [] })
    expect((await admin.get(`/api/admin/orders/${order.id}`)).json().notes).toMatchObject([
      { text: 'cliente difficile' },
    ])
    expect(read.headers['cache-control']).toBe('no-store')
  })

  it('finds orders by what it may read, and by nothing else', async () => {
    const { key } = await aKey('read_orders')
    const order = await anOrder(shop)
    await admin.post(`/api/admin/orders/${order.id}/notes`, { text: 'cliente difficile' })
    await admin.post(`/api/admin/orders/${order.id}/tags`, { name: 'da chiamare' })
    const found = async (visitor: Visitor, query: string) =>
      (await visitor.get(`/api/admin/orders?${query}`)).json<unknown[]>().length
    for (const inner of ['q=difficile', 'q=chiamare']) {
      expect(await found(admin, inner)).toBe(1)
      expect(await found(program(key), inner)).toBe(0)
      const file = await program(key).get(`/api/admin/orders/export?${inner}`)
      expect(file.body).not.toContain(order.orderNumber)
    }
    expect(await found(program(key), `q=${order.orderNumber}`)).toBe(1)
    for (const inner of ['tag=da%20chiamare', 'task=hoarding', 'task=payment_attention'])
      expect((await program(key).get(`/api/admin/orders?${inner}`)).json()).toMatchObject({ code: 'scope_missing' })
    expect(await found(admin, 'tag=da%20chiamare')).toBe(1)
  })

  it('opens nothing from the moment it is revoked', async () => {
    const { key, id } = await aKey('read_catalogue')
    expect((await program(key).get('/api/admin/products')).statusCode).toBe(200)
    expect((await admin.post(`${path}/${id}/revoke`)).json().revokedAt).not.toBeNull()
    const answer = await program(key).get('/api/admin/products')
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_api_key'])
    expect((await admin.post(`${path}/${id}/revoke`)).statusCode).toBe(200)
  })

  it('shows when it was last used, within five minutes', async () => {
    const { key, id } = await aKey('read_catalogue')
    const lastUse = async () => (await admin.get(path)).json<ApiKey[]>().find((one) => one.id === id)?.lastUsedAt
    await program(key).get('/api/admin/products')
    const first = await lastUse()
    expect(first).toBe(shop.clock.now.toISOString())
    shop.clock.advance({ minutes: 4 })
    await program(key).get('/api/admin/products')
    expect(await lastUse()).toBe(first)
    shop.clock.advance({ minutes: 2 })
    await program(key).get('/api/admin/products')
    expect(await lastUse()).toBe(shop.clock.now.toISOString())
  })

  it('is noted in the log by its id at each call, and never by itself', async () => {
    lines.length = 0
    const { key, id } = await aKey('read_catalogue')
    const answer = await program(key).get('/api/admin/products')
    expect(answer.statusCode).toBe(200)
    shop.deps.log.warn({ authorization: key }, `a careless line with ${key}`)
    const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a program called')
    expect(calls).toMatchObject([{ apiKey: id, method: 'GET', route: '/api/admin/products', status: 200 }])
    expect(lines.join()).toContain('a careless line')
    expect(lines.join()).not.toContain(key)
  })

  it('makes six hundred calls a minute, and is then told when to go on', async () => {
    const { key } = await aKey('read_catalogue')
    const busy = program(key)
    const statuses = new Map<number, number>()
    let last = await busy.get('/api/admin/products/counts')
    for (let n = 1; n <= 601; n++) {
      statuses.set(last.statusCode, (statuses.get(last.statusCode) ?? 0) + 1)
      last = await busy.get('/api/admin/products/counts')
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 1 })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    const { key: other } = await aKey('read_catalogue')
    expect((await program(other).get('/api/admin/products/counts')).statusCode).toBe(200)
    shop.clock.advance({ minutes: 1 })
    expect((await busy.get('/api/admin/products/counts')).statusCode).toBe(200)
  })

  it('that is wrong is slowed down by network, and keeps no right one out', async () => {
    const { key } = await aKey('read_catalogue')
    const guesser = program(`pv_${'a'.repeat(43)}`, '198.51.100.77')
    for (let n = 0; n < 20; n++) expect((await guesser.get('/api/admin/products')).statusCode).toBe(401)
    const refused = await guesser.get('/api/admin/products')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await program(key, '198.51.100.77').get('/api/admin/products')).statusCode).toBe(200)
    expect((await program('pv_x', '198.51.100.78').get('/api/admin/products')).statusCode).toBe(401)
  })

  it.each([
    [{ name: '', scopes: ['ship'] }, 'name'],
    [{ name: 'x'.repeat(61), scopes: ['ship'] }, 'name'],
    [{ name: 'Cassa', scopes: [] }, 'scopes'],
  ])('is refused beside the field: %j', async (body, field) => {
    const answer = await admin.post(path, body)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })
})
