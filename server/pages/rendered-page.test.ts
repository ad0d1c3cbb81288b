import { describe, expect, it } from 'vitest'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { render } from '#web/entry-server.tsx'
import { injectFetch } from './inject-fetch.ts'

const shop = shopForEachTest()

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

describe('a rendered page', () => {
  it('leaves nothing behind that waits: its answers are let go', async () => {
    await aProduct(shop.deps, { category: 'biciclette' })
    const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
    const page = () => render({ url: '/biciclette', language: 'it', fetch: injectFetch(shop.app, '127.0.0.1'), assets })
    expect((await page()).status).toBe(200)
    const before = timers()
    for (let i = 0; i < 5; i++) await page()
    expect(timers()).toBeLessThanOrEqual(before)
  })
})
