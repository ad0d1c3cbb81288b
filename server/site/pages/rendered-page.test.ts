import { describe, expect, it, vi } from 'vitest'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { render } from '#web/entry-server.tsx'
import { injectFetch } from './inject-fetch.ts'
import { keptPageAddress } from './page-address.ts'

// Without a build, styles have no address.
vi.mock('#web/catalog/used/used-style.ts', () => ({ usedStyle: '/used.css', bringUsedStyle: () => undefined }))
vi.mock('#web/catalog/inspection/inspection-card-styles.ts', () => ({ inspectionCardStyles: ['/card.css'] }))

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

  it.each([
    ['it', '/'],
    ['en', '?q=bici'],
    ['en', '/bici-usate'],
    ['en', '/prodotto/'],
  ] as const)('is whole as the first one of a process, in %s at %s', async (language, path) => {
    const aUsedBicycle = () =>
      aProduct(shop.deps, { category: 'bici-usate', stock: 1, hasCard: true, imageNames: ['usata.jpg'] })
    const { slug } = await aUsedBicycle()
    await aUsedBicycle()
    await aProduct(shop.deps, { category: 'biciclette' })
    vi.resetModules()
    const { render: renderFirst } = await import('#web/entry-server.tsx')
    const fetch = injectFetch(shop.app, '127.0.0.1')
    const url = `${language === 'en' ? '/en' : ''}${path}${path.endsWith('prodotto/') ? slug : ''}`
    const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
    const { html, status } = await renderFirst({ url, language, fetch, assets })
    expect(status).toBe(200)
    expect(html).not.toContain('<!--$!-->')
  })

  it('is the same for all addresses that it is kept under one for', async () => {
    const { slug } = await aProduct(shop.deps, { category: 'biciclette', sizes: { M: 2 } })
    const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
    const shown = async (url: string) =>
      (await render({ url, language: 'it', fetch: injectFetch(shop.app, '127.0.0.1'), assets })).html
        // The links to the other language keep the query, as the browser does after hydration.
        .replace(/(?<=href="[^"]*)\?[^"]*/g, '')
        // When each answer was read.
        .replace(/\d{13}/g, '')
    const more =
      'foto=2&cart=1&checkout=1&accedi=1&menu=1&filtri=1&garanzia=1&bici=1&recensione=1&ordine=PV-1&k=a&apri=x&x=1'
    for (const path of ['/', '/?q=bici', '/biciclette?sort=name', `/prodotto/${slug}`, '/recesso', '/condizioni']) {
      const asked = `${path}${path.includes('?') ? '&' : '?'}taglia=M&brand=Nessuna&${more}`
      const kept = keptPageAddress(asked)
      expect(kept).toBeDefined()
      expect(await shown(asked)).toBe(await shown(kept ?? ''))
    }
  }, 30_000)
})
