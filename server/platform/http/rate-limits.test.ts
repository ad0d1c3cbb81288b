import { describe, expect, it } from 'vitest'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })

const statuses = async (visitor: Visitor, times: number) => {
  const counts: Record<number, number> = {}
  for (let i = 0; i < times; i++) {
    const { statusCode } = await visitor.post('/api/customer/register', {})
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  }
  return counts
}

describe('the brakes on what writes for anybody', () => {
  it('let 300 registrations a minute from one address through and then say when to come back', async () => {
    const script = new Visitor(shop, '198.51.100.9')
    expect(await statuses(script, 310)).toEqual({ 400: 300, 429: 10 })
    const refused = await script.post('/api/customer/register', {}, { 'accept-language': 'en' })
    expect(refused.json()).toEqual({ message: 'Too many attempts. Try again later.', code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('count each address for itself and each kind of call for itself', async () => {
    const script = new Visitor(shop, '198.51.100.9')
    await statuses(script, 301)
    expect(await statuses(new Visitor(shop, '198.51.100.10'), 1)).toEqual({ 400: 1 })
    expect((await script.post('/api/withdrawals', {})).statusCode).toBe(400)
  })

  it('are off with RATE_LIMIT=off', async () => {
    const open = await openTestShop({ database: shop.deps.database, catalog: shop.deps.catalog })
    expect(await statuses(new Visitor(open), 310)).toEqual({ 400: 310 })
    await open.close()
  })
})
