import { describe, expect, it } from 'vitest'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

const cases = [
  ['an address that is not there', 'GET', '/api/nope', undefined, 404],
  ['an address that cannot be read', 'GET', '/api/products/%', undefined, 400],
  ['a page that is not there', 'GET', '/nothing-here.txt', undefined, 404],
  ['a body that is wrong', 'POST', '/api/orders', { order: {}, items: [] }, 400],
  ['a login that is missing', 'GET', '/api/customer/orders', undefined, 401],
  ['a key that is unknown', 'GET', '/api/admin/orders', undefined, 401],
  ['a method that is not there', 'DELETE', '/api/products/1', undefined, 405],
] as const

describe('an error', () => {
  it.each(cases)(
    'of %s has the standard form for who asks for it, and the shop’s own for others',
    async (_, method, url, payload, status) => {
      const ask = (accept?: string) =>
        shop.app.inject({
          method,
          url,
          ...(payload && { payload }),
          headers: { ...(accept && { accept }), ...(url.includes('admin') && { authorization: 'Bearer pv_x' }) },
        })
      const standard = await ask('application/json, application/problem+json;q=0.9')
      expect(standard.statusCode).toBe(status)
      expect(standard.headers['content-type']).toMatch(/^application\/problem\+json/)
      expect(standard.headers.vary).toContain('accept')
      const { type, title, status: said, detail, instance, ...members } = standard.json()
      expect(instance).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
      expect([type, said]).toEqual([`/api/docs#${members.code}`, status])
      expect(title).toMatch(/^[A-Z][a-z ]+$/)
      for (const accept of [undefined, '*/*', 'application/*', 'application/json', 'application/problem+json;q=0']) {
        const own = await ask(accept)
        expect(own.statusCode).toBe(status)
        if (url.startsWith('/api')) expect(own.json()).toEqual({ message: detail, ...members })
        else expect(own.body).toBe(detail)
      }
    },
  )
})
