import { describe, expect, it } from 'vitest'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })

describe('what an answer lets a browser do', () => {
  it('is little, on every address, known or not', async () => {
    for (const url of ['/api/products', '/api/nope', '/api/customer/me', `/order/${'x'.repeat(300)}`, '/order/%zz']) {
      const { headers } = await shop.app.inject(url)
      const policy = String(headers['content-security-policy'])
      for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy, url).toContain(rule)
      expect(policy.match(/script-src ([^;]*)/)?.[1], url).toBe("'self'")
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers['strict-transport-security'], url).toBeUndefined()
    }
  })

  it('is bound to https for a year where the shop is on https', async () => {
    const safe = await openTestShop({
      database: shop.deps.database,
      env: { PUBLIC_URL: 'https://www.example.it' },
    })
    const { headers } = await safe.app.inject('/api/shop')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    await safe.close()
  })

  it('is no act from a plain page of its own name, where the shop is on https', async () => {
    const safe = await openTestShop({
      ...{ database: shop.deps.database, env: { PUBLIC_URL: 'https://www.example.it' } },
    })
    const act = async (origin: string, host: string) =>
      (await safe.app.inject({ method: 'POST', url: '/api/customer/logout', headers: { origin, host } })).statusCode
    expect(await act('http://www.example.it', 'www.example.it')).toBe(403)
    expect(await act('https://www.example.it', 'www.example.it')).toBeLessThan(300)
    expect(await act('http://localhost:3000', 'localhost:3000')).toBeLessThan(300)
    await safe.close()
  })

  it('is nothing for pages of other sites: no answer may be read there, asked before or not', async () => {
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
    const before = await shop.app.inject({ method: 'OPTIONS', url: '/api/customer/profile', headers: asked })
    expect(before.statusCode).toBeGreaterThanOrEqual(400)
    const plain = await shop.app.inject({ url: '/api/auth/user', headers: { origin: 'https://evil.example' } })
    for (const { headers } of [before, plain])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  it('is to show an uploaded picture and nothing else', async () => {
    shop.images.files.set('a.webp', Buffer.from('<script>alert(1)</script>'))
    const answer = await shop.app.inject('/images/a.webp')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    // Of no use to a picture, and there are many of them.
    for (const name of ['referrer-policy', 'origin-agent-cluster']) expect(answer.headers).not.toHaveProperty(name)
  })
})

describe('an address', () => {
  it.each([
    '/images/..%2f..%2fpackage.json',
    '/images/%2e%2e%2fa.webp',
    '/images/a.webp%00.png',
    '/images/a.svg',
    '/images/.webp',
    `/images/${'a'.repeat(180)}.webp`,
  ])('names no file outside the pictures: %s', async (url) => {
    shop.images.files.set('a.webp', Buffer.from('picture'))
    const answer = await shop.app.inject(url)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.json()).toEqual({ code: expect.any(String), message: expect.any(String) })
    const opened = await shop.app.inject({ url, headers: { accept: 'text/html,*/*' } })
    expect([400, 404]).toContain(opened.statusCode)
    expect(opened.headers['content-type']).toMatch(/^text\/html/)
  })

  it.each(['return=https://evil.example', 'next=//evil.example', 'accedi=https://evil.example', 'lang=//evil.example'])(
    'leads to no other site: %s',
    async (query) => {
      for (const path of ['/api/login', '/api/logout']) {
        const { headers, statusCode } = await shop.app.inject(`${path}?${query}`)
        expect(statusCode).toBe(302)
        expect(headers.location).toMatch(/^\/(\?accedi=1)?$/)
      }
    },
  )
})

describe('an address told by the caller', () => {
  it('does not shorten the wait after failed logins', async () => {
    const body = { email: 'no.account@example.org', password: 'sbagliata' }
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) {
      const headers = {
        'x-forwarded-for': `198.51.100.${i}`,
        'x-real-ip': `198.51.100.${i}`,
        forwarded: `for=198.51.100.${i}`,
      }
      statuses.push((await new Visitor(shop).post('/api/customer/login', body, headers)).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })

  it('opens no door that only this machine may use', async () => {
    for (const headers of [{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }, { host: 'localhost' }]) {
      const answer = await shop.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers })
      expect(answer.statusCode).toBe(403)
    }
  })

  it('is believed of as many proxies as there are, and of no more', async () => {
    const behind = await openTestShop({ database: shop.deps.database, env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
    const body = { email: 'no.account@example.org', password: 'sbagliata' }
    const from = async (forwarded: string) =>
      (await new Visitor(behind).post('/api/customer/login', body, { 'x-forwarded-for': forwarded })).statusCode
    // The proxy appends the address it saw; earlier ones are the caller's claim.
    for (let i = 0; i < 10; i++) expect(await from(`10.0.0.${i}, 198.51.100.7`)).toBe(401)
    expect(await from('10.0.0.99, 198.51.100.7')).toBe(429)
    expect(await from('10.0.0.99, 198.51.100.8')).toBe(401)
    await behind.close()
  })
})
