import { Writable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiKeys } from '#server/platform/database/schema/open-tables.ts'
import { openLog } from '#server/platform/log.ts'
import type { ApiKey } from '#shared/contract/accounts/api-keys.ts'
import { type Scope, scopes } from '#shared/domain/platform/access/scopes.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { anOrder, sendOrder } from '#test/order-calls.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aRegistration, Visitor } from '#test/visitor.ts'

const lines: string[] = []
const write = (chunk: Buffer, _encoding: string, done: () => void) => {
  lines.push(String(chunk))
  done()
}
const shop = shopForEachTest({
  env: { RATE_LIMIT: 'on', EVENTS_ALLOW_PRIVATE: 'on' },
  log: openLog('info', new Writable({ write })),
})
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

  it('says how many calls are left in its minute', async () => {
    const { key } = await aKey('read_catalogue')
    shop.clock.advance({ minutes: 1 })
    const headers = async () => (await program(key).get('/api/admin/products/counts')).headers
    const [first, second] = [await headers(), await headers()]
    expect([first['x-ratelimit-remaining'], second['x-ratelimit-remaining']]).toEqual(['599', '598'])
    const wait = Number(second['x-ratelimit-reset']) - shop.clock.now.getTime() / 1_000
    expect(wait > 0 && wait <= 60).toBe(true)
  })

  it('opens nothing from the moment it ends', async () => {
    const expiresAt = new Date(shop.clock.now.getTime() + 3_600_000).toISOString()
    const made = (await admin.post(path, { name: 'Cassa', scopes: ['read_catalogue'], expiresAt })).json()
    expect(made.expiresAt).toBe(expiresAt)
    expect((await program(made.key).get('/api/admin/products')).statusCode).toBe(200)
    shop.clock.advance({ hours: 1 })
    expect((await program(made.key).get('/api/admin/products')).json()).toMatchObject({ code: 'invalid_api_key' })
  })

  it('says why where a person gives the password again, and the record keeps it', async () => {
    const { key } = await aKey('read_customers', 'write_customers', 'write_events')
    await new Visitor(shop).post('/api/customer/register', aRegistration())
    const [{ id }] = (await program(key).get('/api/admin/customers')).json()
    const address = `/api/admin/customers/${id}`
    for (const refused of [await program(key).get(`${address}/export`), await program(key).delete(address)])
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'reason_needed'])
    expect((await program(key).get(`${address}/export?reason=Richiesta`)).statusCode).toBe(200)
    const receiver = { address: 'http://127.0.0.1:9/hook', kinds: ['order.paid'] }
    expect((await program(key).post('/api/admin/event-receivers', receiver)).json().code).toBe('reason_needed')
    const said = { ...receiver, reason: 'Nuova contabilità' }
    expect((await program(key).post('/api/admin/event-receivers', said)).statusCode).toBe(201)
    const acts = (await admin.get('/api/admin/acts')).body
    expect(acts).toContain('Cassa: Nuova contabilità')
  })

  it('gives no more money in a day than its role may, whatever it says', async () => {
    const { key } = (await admin.post(path, { name: 'Rimborsi', scopes: ['write_refunds'] })).json()
    const till = (await admin.post(path, { name: 'Banco', role: 'counter' })).json()
    const bicycle = await aProduct(shop.deps, { priceCents: 90_000, stock: 9 })
    const items = [{ productId: bicycle.id, quantity: 1 }]
    for (const one of [key, till.key]) {
      const order = (await sendOrder(shop, anOrderBody({ items }))).json()
      await admin.patch(`/api/admin/orders/${order.id}`, { paymentStatus: 'paid' })
      const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
      const refund = (other: string) =>
        program(one).post(`/api/admin/orders/${order.id}/refunds`, { other, lines: [], reason: 'Scusa', account })
      expect((await refund('150.00')).statusCode).toBe(201)
      const beyond = await refund('60.00')
      expect([beyond.statusCode, beyond.json().code]).toEqual([403, 'role_missing'])
    }
  })

  it('opens nothing that its maker may not do any more', async () => {
    const anna = await aMember(shop, 'owner')
    const browser = await signedInAs(shop, anna.id)
    const made = (await browser.post(path, { name: 'Di Anna', scopes: ['read_customers'] })).json()
    expect(made.maker).toBe(anna.name)
    expect((await program(made.key).get('/api/admin/customers')).statusCode).toBe(200)
    await admin.put(`/api/admin/staff/${anna.id}`, { name: anna.name, role: 'content' })
    expect((await program(made.key).get('/api/admin/customers')).json()).toMatchObject({ code: 'scope_missing' })
    await admin.delete(`/api/admin/staff/${anna.id}`)
    expect((await program(made.key).get('/api/admin/customers')).json()).toMatchObject({ code: 'invalid_api_key' })
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
    expect([last.headers['x-ratelimit-limit'], last.headers['x-ratelimit-remaining']]).toEqual(['600', '0'])
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
    [{ name: 'Cassa' }, 'scopes'],
    [{ name: 'Cassa', scopes: ['ship'], role: 'counter' }, 'scopes'],
    [{ name: 'Cassa', role: 'counter', expiresAt: '2026-01-01T00:00:00Z' }, 'expiresAt'],
  ])('is refused beside the field: %j', async (body, field) => {
    const answer = await admin.post(path, body)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })
})
