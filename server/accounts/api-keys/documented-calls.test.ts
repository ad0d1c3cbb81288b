import type { AddressInfo } from 'node:net'
import type { Middleware } from 'openapi-fetch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { documentedAnswers } from '#test/openapi/documented-answers.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { aCustomer, aRegistration, type Visitor } from '#test/visitor.ts'
import { answerOf, shopClient } from '../../../client/shop-client.js'

// The package that other programs install (client/), against a listening shop: each answer is held against the document.
let shop: TestShop
let url: string
let productId: number
let judge: ReturnType<typeof documentedAnswers>
const called = new Set<string>()
const faults: string[] = []
const judged: Middleware = {
  async onResponse({ schemaPath, request, response }) {
    const call = `${request.method} ${schemaPath}`
    called.add(call)
    const fault = await judge(call, response.clone())
    if (fault) faults.push(fault)
  },
}

function clientOf(options: { key?: string; visitor?: Visitor } = {}) {
  const cookies = Object.entries(options.visitor?.cookies ?? {}).map(([name, value]) => `${name}=${value}`)
  const headers = cookies.length > 0 ? { cookie: cookies.join('; ') } : {}
  const client = shopClient({ url, key: options.key, headers })
  client.use(judged)
  return client
}

/** The status of a refusal and its code. */
async function refusal(call: Promise<{ response: Response; error?: { code: string } }>) {
  const { response, error } = await call
  return `${response.status} ${error?.code}`
}

beforeAll(async () => {
  shop = await openTestShop()
  const document = (await shop.app.inject('/api/openapi.json')).json()
  judge = documentedAnswers(document)
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  productId = (await aProduct(shop.deps, { name: 'Casco Brenta', priceCents: 8_900, stock: 20 })).id
})
afterAll(() => shop.close())

const order = {
  customerName: 'Giulia Ferrari',
  customerEmail: 'giulia.ferrari@example.org',
  customerPhone: '+39 333 1234567',
  shippingAddress: 'Contrà San Biagio 12',
  city: 'Vicenza',
  postalCode: '36100',
  province: 'VI',
  paymentMethod: 'bank' as const,
}

describe('forty calls by the client', () => {
  it('of a visitor', async () => {
    const { GET, POST } = clientOf()
    const product = { params: { path: { id: String(productId) } } }
    await answerOf(GET('/api/home'))
    await answerOf(GET('/api/shop'))
    await answerOf(GET('/api/payment-methods', { params: { query: { total: '50.00' } } }))
    await answerOf(GET('/api/postal-codes/{cap}', { params: { path: { cap: '36100' } } }))
    await answerOf(GET('/api/board'))
    await answerOf(GET('/api/shelves'))
    const found = await answerOf(GET('/api/products', { params: { query: { q: 'casco', limit: 5 } } }))
    expect(found.map(({ id }) => id)).toContain(productId)
    await answerOf(GET('/api/products/facets'))
    const { name, price } = await answerOf(GET('/api/products/{id}', product))
    expect({ name, price }).toEqual({ name: 'Casco Brenta', price: '89.00' })
    await answerOf(GET('/api/products/{id}/related', product))
    await answerOf(GET('/api/products/{id}/nearest', product))
    await answerOf(GET('/api/products/{id}/rating-stats', product))
    await answerOf(GET('/api/products/{id}/reviews', product))
    await answerOf(GET('/api/products/{id}/questions', product))
    await answerOf(GET('/api/search/suggestions', { params: { query: { q: 'cas' } } }))
    await answerOf(GET('/api/admin/status'))
    const review = {
      customerName: 'Giulia',
      customerEmail: 'g@example.org',
      rating: 5,
      title: 'Comodo',
      comment: 'Sì.',
    }
    await answerOf(POST('/api/products/{id}/reviews', { ...product, body: review }))
    await answerOf(POST('/api/cart/codes', { body: { codes: ['NIENTE'], productIds: [productId] } }))
    const placed = await answerOf(POST('/api/orders', { body: { order, items: [{ productId, quantity: 1 }] } }))
    expect(placed).toMatchObject({ orderStatus: 'processing', paymentStatus: 'pending' })
    await answerOf(POST('/api/customer/register', { body: aRegistration({ email: 'nuova@example.org' }) as never }))
    const nothing = { params: { path: { id: '999999' } } }
    expect(await refusal(GET('/api/products/{id}', nothing))).toBe('404 product_not_found')
    expect(await refusal(POST('/api/products/{id}/reviews', { ...product, body: { ...review, rating: 6 } }))).toBe(
      '400 invalid_input',
    )
    expect(await refusal(GET('/api/auth/user'))).toBe('401 unauthorized')
    expect(await refusal(GET('/api/customer/cart'))).toBe('401 unauthorized')
    expect(faults).toEqual([])
  })

  it('of a customer', async () => {
    const { GET, POST, PUT, PATCH, DELETE } = clientOf({ visitor: await aCustomer(shop) })
    await answerOf(GET('/api/auth/user'))
    await answerOf(GET('/api/customer/me'))
    await answerOf(POST('/api/customer/cart', { body: { productId, quantity: 2 } }))
    const [line] = await answerOf(GET('/api/customer/cart'))
    const ofLine = { params: { path: { id: line?.id ?? 0 } } }
    await answerOf(PATCH('/api/customer/cart/{id}', { ...ofLine, body: { quantity: 3 } }))
    await answerOf(DELETE('/api/customer/cart/{id}', ofLine))
    await answerOf(POST('/api/customer/wish-list', { body: { wishes: [{ productId }] } }))
    await answerOf(GET('/api/customer/wish-list'))
    const address = { label: 'Casa', name: 'Giulia', phone: '', address: 'Via Dante 14', city: 'Padova' }
    await answerOf(POST('/api/customer/addresses', { body: { ...address, postalCode: '35121' } }))
    await answerOf(GET('/api/customer/addresses'))
    await answerOf(PATCH('/api/auth/user/notifications', { body: { emailNotifications: false } }))
    await answerOf(GET('/api/customer/orders'))
    await answerOf(GET('/api/customer/sessions'))
    await answerOf(GET('/api/customer/export'))
    const taken = { firstName: 'Giulia', lastName: 'Ferrari', email: 'nuova@example.org' }
    expect(await refusal(PUT('/api/customer/profile', { body: taken }))).toBe('409 email_taken')
    expect(faults).toEqual([])
  })

  it('of the administrator and of the key that the administrator makes', async () => {
    const { GET, POST } = clientOf({ visitor: await anAdministrator(shop) })
    await answerOf(GET('/api/admin/stats'))
    await answerOf(GET('/api/admin/tasks'))
    await answerOf(GET('/api/admin/staff'))
    await answerOf(GET('/api/admin/me'))
    await answerOf(GET('/api/admin/settings/hours'))
    await answerOf(GET('/api/admin/customers'))
    await answerOf(GET('/api/admin/acts'))
    const scopes = [
      'read_catalogue' as const,
      'write_catalogue' as const,
      'read_orders' as const,
      'write_orders' as const,
    ]
    const { key } = await answerOf(POST('/api/admin/api-keys', { body: { name: 'Cassa', scopes } }))
    await answerOf(GET('/api/admin/api-keys'))
    const program = clientOf({ key })
    const made = await answerOf(
      program.POST('/api/admin/products', {
        body: { name: 'Pompa Sile', description: 'Da terra.', category: 'accessori', price: '39.00', stock: 4 },
      }),
    )
    const product = { params: { path: { id: made.id } } }
    await answerOf(program.GET('/api/admin/products', { params: { query: { limit: 10 } } }))
    await answerOf(program.GET('/api/admin/products/counts'))
    const { version } = await answerOf(program.GET('/api/admin/products/{id}', product))
    await answerOf(program.PUT('/api/admin/products/{id}', { ...product, body: { stock: 6, version } }))
    const sale = { change: -1, reference: 'scontrino 1/1' }
    const { stock } = await answerOf(program.POST('/api/admin/products/{id}/stock', { ...product, body: sale }))
    expect(stock).toBe(5)
    await answerOf(program.GET('/api/admin/shelves'))
    const [first] = await answerOf(program.GET('/api/admin/orders'))
    const ofOrder = { params: { path: { id: first?.id ?? '' } } }
    await answerOf(program.GET('/api/admin/orders/{id}', ofOrder))
    const paid = await answerOf(
      program.PATCH('/api/admin/orders/{id}', { ...ofOrder, body: { paymentStatus: 'paid' } }),
    )
    expect(paid).toMatchObject({ paymentStatus: 'paid' })
    const conflict = program.PUT('/api/admin/products/{id}', { ...product, body: { stock: 9, version } })
    expect(await refusal(conflict)).toBe('409 edit_conflict')
    expect(await refusal(program.GET('/api/admin/customers'))).toBe('403 scope_missing')
    expect(await refusal(clientOf({ key: `pv_${'x'.repeat(43)}` }).GET('/api/admin/orders'))).toBe(
      '401 invalid_api_key',
    )
    expect(faults).toEqual([])
  })

  it('are forty and more, and an answer that is not as documented would be a fault', async () => {
    expect(called.size).toBeGreaterThanOrEqual(40)
    const json = (body: object, status = 200) => Response.json(body, { status })
    expect(await judge('GET /api/shop', json({ name: 7 }))).toMatch(/^GET \/api\/shop 200: answer/)
    expect(await judge('GET /api/shop', json({}, 418))).toMatch(/not documented/)
    expect(await judge('GET /api/shop', new Response('', { headers: { 'content-type': 'text/plain' } }))).toMatch(
      /is text\/plain/,
    )
  })
})
