import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { readShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import { type Database, openDatabase, tables } from '#server/platform/database/database.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { type MemoryS3, openMemoryS3 } from '#test/memory-s3.ts'
import { adminPassword, type ShopProcess } from '#test/own-process.ts'
import { startShopNode } from '#test/shop-node.ts'
import { aRegistration, testPassword } from '#test/visitor.ts'
import { shopJobs } from './shop-jobs.ts'

const patience = { timeout: 60_000, interval: 50 }
let database: Database
let pictures: MemoryS3
let a: ShopProcess
let b: ShopProcess

/** A visitor whose calls reach alternating nodes, as behind a proxy. */
class Customer {
  cookie = ''
  async call(
    node: ShopProcess,
    method: string,
    path: string,
    body?: object | FormData,
    headers = {},
  ): Promise<Response> {
    const isForm = body instanceof FormData
    const answer = await fetch(node.url + path, {
      method,
      headers: { cookie: this.cookie, ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    if (set.length > 0) this.cookie = set.join('; ')
    return answer
  }
}

const anyone = new Customer()
const shownBy = async (node: ShopProcess, id: number) =>
  (await (await anyone.call(node, 'GET', `/api/products/${id}`)).json()) as Product
/** Creates a product directly, and waits until both nodes show it. */
async function anArticle(request: Parameters<typeof aProduct>[1]) {
  const tell = {
    state: { book: await readShelfDirectory(database.db) },
    refresh: (ids?: readonly number[]) => database.notify('catalog', (ids ?? []).join(',')),
  }
  const product = await aProduct({ database, catalog: tell as never }, request)
  for (const node of [a, b])
    await vi.waitFor(async () => expect((await shownBy(node, product.id)).id).toBe(product.id), patience)
  return product
}
let buyers = 0
/** Each from another address. */
const buy = (node: ShopProcess, productId: number, change: Record<string, unknown> = {}, headers = {}) =>
  anyone.call(node, 'POST', '/api/orders', anOrderBody({ order: change, items: [{ productId, quantity: 1 }] }), {
    'x-forwarded-for': `198.51.100.${++buyers}`,
    ...headers,
  })
const mailsTo = (address: string) =>
  [a, b].flatMap(({ dataDir }) => {
    const folder = join(dataDir, 'mail')
    // Made with the first mail.
    if (!existsSync(folder)) return []
    return readdirSync(folder).filter((file) => readFileSync(join(folder, file), 'latin1').includes(`To: ${address}`))
  })

describe.runIf(inject('databaseKind') === 'postgres')('two processes on one database', () => {
  beforeAll(async () => {
    const server = inject('postgresUrl')
    const name = `nodes_${crypto.randomUUID().replaceAll('-', '')}`
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const url = server.replace(/\/postgres$/, `/${name}`)
    pictures = await openMemoryS3()
    // Both at once on an empty database: one migrates, the other waits.
    const env = { DATABASE_URL: url, SHOP_DEMO: 'off', TRUST_PROXY: '1', ...pictures.env }
    ;[a, b] = await Promise.all([startShopNode(env), startShopNode(env)])
    database = await openDatabase({ url })
  }, 300_000)
  afterAll(async () => {
    await database?.close()
    await Promise.all([a?.stop(), b?.stop()])
    await pictures?.close()
  })

  it('show a price that was changed at one of them on both', async () => {
    const { id } = await anArticle({ priceCents: 10_000 })
    const admin = new Customer()
    expect((await admin.call(a, 'POST', '/api/admin/login', { password: adminPassword })).status).toBe(200)
    expect((await admin.call(a, 'PUT', `/api/admin/products/${id}`, { price: '129.90' })).status).toBe(200)
    expect((await shownBy(a, id)).price).toBe('129.90')
    await vi.waitFor(async () => expect((await shownBy(b, id)).price).toBe('129.90'), patience)
    const [one, other] = await Promise.all([a, b].map((node) => anyone.call(node, 'GET', '/api/products')))
    // An ETag of one node is valid at the other.
    expect(one?.headers.get('etag')).toBe(other?.headers.get('etag'))
  })

  it('find by a word that was taught at one of them on both, and count together what was not found', async () => {
    const { id } = await anArticle({ name: 'Borsa sottosella Ortles' })
    const admin = new Customer()
    await admin.call(a, 'POST', '/api/admin/login', { password: adminPassword })
    const found = async (node: ShopProcess) =>
      ((await (await anyone.call(node, 'GET', '/api/products?q=carabattola')).json()) as Product[]).map((one) => one.id)
    for (const node of [a, b]) expect(await found(node)).toEqual([])
    const unfound = async () =>
      (await (await admin.call(a, 'GET', '/api/admin/unfound-searches')).json()) as { query: string; times: number }[]
    await vi.waitFor(async () => expect(await unfound()).toMatchObject([{ query: 'carabattola', times: 2 }]), patience)
    const word = { word: 'carabattola', meaning: 'borsa sottosella' }
    expect((await admin.call(a, 'POST', '/api/admin/search-words', word)).status).toBe(201)
    expect(await found(a)).toEqual([id])
    await vi.waitFor(async () => expect(await found(b)).toEqual([id]), patience)
  })

  it('know a shelf that was renamed at one of them on both: by its old slug too, and its articles', async () => {
    const { id } = await anArticle({ name: 'Campanello Ortles', category: 'accessori' })
    const admin = new Customer()
    await admin.call(a, 'POST', '/api/admin/login', { password: adminPassword })
    const shelfAt = async (node: ShopProcess) => {
      const answer = await anyone.call(node, 'GET', '/api/shelves/campanelli')
      const { path, name, count } = (await answer.json()) as { path: string; name: string; count: number }
      return { path, name, count }
    }
    for (const node of [a, b]) expect(await shelfAt(node)).toMatchObject({ path: '/accessori/campanelli', count: 1 })
    const change = { slug: 'trombette', name: { it: 'Trombette', en: 'Horns' } }
    expect((await admin.call(a, 'PUT', '/api/admin/shelves/campanelli', change)).status).toBe(200)
    const renamed = { path: '/accessori/trombette', name: 'Trombette', count: 1 }
    expect(await shelfAt(a)).toEqual(renamed)
    await vi.waitFor(async () => expect(await shelfAt(b)).toEqual(renamed), patience)
    await vi.waitFor(async () => expect((await shownBy(b, id)).shelf).toBe('trombette'), patience)
  })

  it('know a customer who has logged in at the other, until the logout at either', async () => {
    const customer = new Customer()
    expect((await customer.call(a, 'POST', '/api/customer/register', aRegistration())).status).toBe(201)
    expect((await customer.call(b, 'GET', '/api/customer/me')).status).toBe(200)
    const { cookie } = customer
    expect((await customer.call(b, 'POST', '/api/customer/logout')).ok).toBe(true)
    customer.cookie = cookie
    expect((await customer.call(a, 'GET', '/api/customer/me')).status).toBe(401)
  })

  it('share a cart', async () => {
    const { id } = await anArticle({ stock: 5 })
    const customer = new Customer()
    await customer.call(a, 'POST', '/api/customer/register', aRegistration())
    for (const node of [a, b]) await customer.call(node, 'POST', '/api/customer/cart', { productId: id, quantity: 2 })
    const lines = (await (await customer.call(a, 'GET', '/api/customer/cart')).json()) as { quantity: number }[]
    expect(lines.map(({ quantity }) => quantity)).toEqual([4])
  })

  it('count failed logins together', async () => {
    const registration = aRegistration()
    await new Customer().call(a, 'POST', '/api/customer/register', registration)
    const tryAt = (node: ShopProcess, password: string) =>
      anyone.call(node, 'POST', '/api/customer/login', { email: registration.email, password })
    for (let n = 0; n < 10; n++) expect((await tryAt(n % 2 ? a : b, 'sbagliata')).status).toBe(401)
    for (const node of [a, b]) expect((await tryAt(node, testPassword)).status).toBe(429)
  })

  it('show an order and its stock on both, and mail it once', async () => {
    const { id } = await anArticle({ stock: 3 })
    const customerEmail = `${crypto.randomUUID()}@example.org`
    const placed = (await (await buy(a, id, { customerEmail })).json()) as PlacedOrder
    const page = `/api/orders/${placed.orderNumber}?k=${placed.accessKey}`
    expect((await anyone.call(b, 'GET', page)).status).toBe(200)
    await vi.waitFor(async () => expect((await shownBy(b, id)).stock).toBe(2), patience)
    await vi.waitFor(() => expect(mailsTo(customerEmail)).toHaveLength(1), patience)
  })

  it('answer the same wish with the same order, wherever it is repeated', async () => {
    const { id } = await anArticle({ stock: 9 })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all([a, b, a, b].map((node) => buy(node, id, {}, key)))
    const orders = (await Promise.all(answers.map((answer) => answer.json()))) as PlacedOrder[]
    expect(new Set(orders.map((order) => order.orderNumber)).size).toBe(1)
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 201])
  })

  it('never sell more than there is, and mail each order once', async () => {
    const { id } = await anArticle({ stock: 5 })
    const emails = Array.from({ length: 20 }, (_, n) => `${n}.${crypto.randomUUID()}@example.org`)
    const answers = await Promise.all(emails.map((customerEmail, n) => buy(n % 2 ? a : b, id, { customerEmail })))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(15)
    for (const node of [a, b]) await vi.waitFor(async () => expect((await shownBy(node, id)).stock).toBe(0), patience)
    const sent = () => emails.map((address) => mailsTo(address).length)
    await vi.waitFor(() => expect(sent().filter((count) => count > 0)).toHaveLength(5), patience)
    const waiting = await database.db.select().from(tables.outbox).where(inArray(tables.outbox.toAddress, emails))
    expect(waiting.map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 5 }, () => ['not_delivered', 1]),
    )
    expect(Math.max(...sent())).toBe(1)
  })

  it('show a picture that was uploaded at one of them on both', async () => {
    const admin = new Customer()
    await admin.call(a, 'POST', '/api/admin/login', { password: adminPassword })
    const form = new FormData()
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0c4334' } })
      .png()
      .toBuffer()
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'bici.png')
    const uploaded = await admin.call(a, 'POST', '/api/admin/upload', form)
    expect(uploaded.status).toBe(201)
    const { imageUrl } = (await uploaded.json()) as { imageUrl: string }
    const bytes = async (node: ShopProcess, path: string) => {
      const answer = await anyone.call(node, 'GET', path, undefined, { accept: 'image/webp' })
      expect(answer.status).toBe(200)
      return Buffer.from(await answer.arrayBuffer())
    }
    expect(await bytes(b, imageUrl)).toEqual(await bytes(a, imageUrl))
    expect((await bytes(b, `${imageUrl}?w=320`)).length).toBeGreaterThan(0)
  })

  it('leave each piece of repeated work to one of them', async () => {
    const names = shopJobs({ database, config: { imageCheckSeconds: 60 }, clock: () => new Date() } as Deps).map(
      (job) => job.name,
    )
    const held = () => database.db.select().from(tables.leases).where(sql`${tables.leases.until} > now()`)
    await vi.waitFor(
      async () => expect((await held()).map(({ name }) => name).sort()).toEqual(names.toSorted()),
      patience,
    )
    expect(new Set((await held()).map(({ holder }) => holder)).size).toBeLessThanOrEqual(2)
  })
})
