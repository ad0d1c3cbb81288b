import { expect, it, vi } from 'vitest'
import { startJobs } from '#server/platform/jobs.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

it('a node that a newer program has stopped goes on showing and refuses whatever writes', async () => {
  const { id } = await aProduct(shop.deps, { stock: 5 })
  let isStopped = false
  const database = { ...shop.deps.database, isSuperseded: () => isStopped }
  const node = await openTestShop({ database })
  isStopped = true
  let turns = 0
  const job = { name: 'x', everySeconds: 0.01, run: async () => void turns++ }
  const stopJobs = startJobs([job], database, shop.deps.log)
  try {
    const payload = anOrderBody({ items: [{ productId: id, quantity: 1 }] })
    for (const write of [
      { method: 'POST' as const, url: '/api/orders', payload },
      { method: 'POST' as const, url: '/api/customer/password-reset', payload: { email: 'a@example.org' } },
      { method: 'POST' as const, url: '/api/admin/login', payload: { password: 'x' } },
      { method: 'DELETE' as const, url: '/api/admin/products/1' },
      { method: 'GET' as const, url: '/annulla-cambio-email?token=x' },
    ]) {
      const refused = await node.app.inject(write)
      expect([write.url, refused.statusCode]).toEqual([write.url, 503])
      // A page is told in words.
      if (write.method !== 'GET') expect(refused.json().code).toBe('database_unavailable')
      expect(refused.headers['retry-after']).toBeDefined()
    }
    expect((await node.app.inject(`/api/products/${id}`)).json().stock).toBe(5)
    expect((await node.app.inject('/health/ready')).statusCode).toBe(200)
    expect(turns).toBe(0)
    isStopped = false
    await vi.waitFor(() => expect(turns).toBeGreaterThan(0))
    expect((await node.app.inject({ method: 'POST', url: '/api/orders', payload })).statusCode).toBe(201)
  } finally {
    await stopJobs()
    await node.close()
  }
})
