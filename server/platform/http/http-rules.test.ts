import { describe, expect, it } from 'vitest'
import { eventKinds } from '#shared/domain/platform/states/event-kinds.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import packageFacts from '../../../package.json' with { type: 'json' }

const shop = shopForEachTest()

const order = (change: object = {}) => ({
  method: 'POST' as const,
  url: '/api/orders',
  payload: { order: {}, items: [] },
  ...change,
})

describe('every call', () => {
  it('answers an unknown address with a JSON 404 in the reader’s language', async () => {
    const italian = await shop.app.inject('/api/nope')
    expect(italian.statusCode).toBe(404)
    expect(italian.json()).toEqual({ message: 'Non trovato.', code: 'not_found' })
    const english = await shop.app.inject({ url: '/api/nope', headers: { 'accept-language': 'de, en;q=0.5' } })
    expect(english.json().message).toBe('Not found.')
  })

  it.each([
    ['it-IT,it;q=0.9,en;q=0.8', 'Non trovato.'],
    ['en-GB,it;q=0.5', 'Not found.'],
    ['fr', 'Not found.'],
    ['*', 'Non trovato.'],
    ['en;q=0, it', 'Non trovato.'],
  ])('reads Accept-Language %j', async (header, message) => {
    const answer = await shop.app.inject({ url: '/api/nope', headers: { 'accept-language': header } })
    expect(answer.json().message).toBe(message)
  })

  it('answers a method it does not have with 405 and those it has', async () => {
    const answer = await shop.app.inject({ method: 'DELETE', url: '/api/products/1' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.json().code).toBe('method_not_allowed')
  })

  it.each([
    ['PUT', '/api/admin/products/counts', 'GET, HEAD'],
    ['PATCH', '/api/customer/cart/clear?all=yes', 'DELETE'],
    ['POST', '/api/pr%6Fducts/1', 'GET, HEAD'],
    ['POST', '/sitemap-1.xml', 'GET, HEAD'],
    ['GET', '/api/withdrawals', 'POST'],
  ] as const)(
    'answers %s %s, which another path would take or no other, by its own path',
    async (method, url, allow) => {
      const answer = await shop.app.inject({ method, url })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
    },
  )

  it.each([
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['a page without origin', { origin: 'null' }, 403],
    ['its own page', { 'sec-fetch-site': 'same-origin' }, 400],
    ['its own origin', { origin: 'http://localhost:3000' }, 400],
    ['no browser at all', {}, 400],
  ])('takes a write from %s as it should', async (_name, headers, status) => {
    expect((await shop.app.inject(order({ headers }))).statusCode).toBe(status)
  })

  it.each([
    ['broken JSON', { payload: '{"order":', headers: { 'content-type': 'application/json' } }, 400, 'invalid_input'],
    ['no body', { payload: undefined }, 400, 'invalid_input'],
    ['an array', { payload: [] }, 400, 'invalid_input'],
    [
      'a poisoned prototype',
      { payload: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_input',
    ],
    [
      'a form',
      { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_type',
    ],
    [
      'a form with files where none is taken',
      { payload: '--x\r\n\r\n--x--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      415,
      'unsupported_type',
    ],
    ['plain text', { payload: '{}', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_type'],
    ['more than 64 KiB', { payload: { order: 'x'.repeat(70_000) } }, 413, 'too_large'],
    ['a NUL in any text', { payload: { order: { customerName: 'a\u0000b' }, items: [] } }, 400, 'invalid_input'],
    [
      'half a character in any text',
      { payload: '{"order":{"customerName":"\\ud800"},"items":[]}', headers: { 'content-type': 'application/json' } },
      400,
      'invalid_input',
    ],
  ])('refuses %s', async (_name, change, status, code) => {
    const answer = await shop.app.inject(order(change as object))
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
  })

  it('says which fields are wrong, each with a sentence', async () => {
    const answer = await shop.app.inject(
      order({
        payload: { order: { customerName: 'A'.repeat(121), customerEmail: 'x', paymentMethod: 'bank' }, items: [] },
      }),
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toMatchObject({
      'order.customerName': 'Testo troppo lungo.',
      'order.customerEmail': 'Email non valida',
      'order.city': 'Campo obbligatorio.',
      items: 'Un ordine ha da 1 a 50 righe.',
    })
  })

  it('carries the security headers, and no trace of what serves it', async () => {
    const { headers } = await shop.app.inject('/api/shop')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), usb=(), payment=(self)',
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })
})

describe('what the operator reads', () => {
  it('is alive, and ready while the database answers', async () => {
    expect((await shop.app.inject('/health/live')).statusCode).toBe(200)
    expect((await shop.app.inject('/health/ready')).statusCode).toBe(200)
    const away = await openTestShop({
      database: { ...shop.deps.database, ping: () => Promise.reject(new Error('away')) },
    })
    expect((await away.app.inject('/health/ready')).statusCode).toBe(503)
    await away.close()
  })

  it('shows metrics to this machine or to the token only', async () => {
    const guarded = await openTestShop({ database: shop.deps.database, env: { METRICS_TOKEN: 'a-token-of-16-chars' } })
    const ask = (headers: Record<string, string>) =>
      guarded.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers })
    expect((await ask({})).statusCode).toBe(403)
    expect((await ask({ authorization: 'Bearer wrong' })).statusCode).toBe(403)
    const shown = await ask({ authorization: 'Bearer a-token-of-16-chars' })
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('process_resident_memory_bytes')
    expect(
      (await guarded.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode,
    ).toBe(403)
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(200)
    await guarded.close()
  })

  it('documents every call it has', async () => {
    const document = (await shop.app.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const named = ({ content }: { content: Record<string, { schema: { $ref: string } }> }) =>
      document.components.schemas[content['application/json']?.schema.$ref.replace('#/components/schemas/', '') ?? '']
    expect(named(document.paths['/api/orders'].post.requestBody).required).toEqual(['order', 'items'])
    const product = document.paths['/api/products/{id}'].get
    expect(named(product.responses['200']).properties).toHaveProperty('slug')
    expect(product).toMatchObject({ operationId: 'getProductsById', tags: ['catalog'], security: [] })
    // Who may call is what the shop asks for.
    const securityOf = (path: string) => document.paths[path].get.security
    expect(securityOf('/api/customer/orders')).toEqual([{ customerSession: [] }])
    expect(securityOf('/api/admin/staff')).toEqual([{ staffSession: [] }])
    expect(securityOf('/api/admin/orders')).toEqual([{ staffSession: [] }, { apiKey: [] }])
    expect(Object.keys(document.webhooks)).toEqual(eventKinds)
    expect(document.info).toMatchObject({ title: 'Shop API', version: packageFacts.version })
    // Only what a call declares: the generator adds an empty 200 to each without a body.
    const operations = Object.values<
      Record<string, { responses: Record<string, { content?: object }>; security?: object[]; description?: string }>
    >(document.paths).flatMap((methods) => Object.values(methods))
    const isEmpty = (answer?: { content?: object }) => answer && !answer.content
    expect(operations.filter(({ responses: r }) => r['204'] && isEmpty(r['200']))).toEqual([])
    const forStaff = operations.filter(({ security }) => JSON.stringify(security).includes('staffSession'))
    expect(forStaff.filter(({ description }) => !description?.startsWith('Role: owner'))).toEqual([])
    expect(named(document.webhooks['order.shipped'].post.requestBody).required).toContain('data')
  })
})
