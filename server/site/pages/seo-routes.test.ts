import { XMLParser } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { firstSitemap, sitemapPart } from './sitemap.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example' } })

it('keeps search engines out of admin, account and api and names the sitemap', async () => {
  const answer = await shop.app.inject('/robots.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain')
  const lines = answer.body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['Disallow: /admin', 'Disallow: /account', 'Disallow: /en/account', 'Disallow: /api/']),
  )
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
})

it('tells password managers and finders of weaknesses where to go', async () => {
  const form = await shop.app.inject('/.well-known/change-password')
  expect([form.statusCode, form.headers.location]).toEqual([302, '/account'])
  const answer = await shop.app.inject('/.well-known/security.txt')
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toContain(`Contact: mailto:${shop.deps.shop.email}\n`)
  expect(answer.body).toContain('Canonical: https://shop.example/.well-known/security.txt\n')
  const ends = Date.parse(/^Expires: (\S+)$/m.exec(answer.body)?.[1] ?? '')
  expect(ends).toBeGreaterThan(shop.clock.read().getTime())
  expect(ends).toBeLessThan(shop.clock.read().getTime() + 365 * 86_400_000)
})

it('lists every public page and every active product in both languages', async () => {
  const shown = await aProduct(shop.deps, { name: 'Catena singola' })
  const hidden = await aProduct(shop.deps, { name: 'Catena doppia', isActive: false })
  const answer = await shop.app.inject('/sitemap.xml')
  expect(answer.headers['content-type']).toContain('application/xml')
  const entries = answer.body.split('\n').filter((line) => line.startsWith('<url>'))
  for (const path of ['/', '/biciclette', '/accessori', '/recesso', `/prodotto/${shown.slug}`]) {
    const [it, en] = [path, path === '/' ? '/en' : `/en${path}`].map((address) => `https://shop.example${address}`)
    for (const address of [it, en]) {
      const found = entries.filter((line) => line.includes(`<loc>${address}</loc>`))
      expect(found).toHaveLength(1)
      for (const [code, href] of [
        ['it', it],
        ['en', en],
        ['x-default', it],
      ])
        expect(found[0]).toContain(`hreflang="${code}" href="${href}"`)
    }
  }
  expect(answer.body).not.toContain(hidden.slug)
})

it('shows a new product in the sitemap at once', async () => {
  const before = await shop.app.inject('/sitemap.xml')
  const { slug } = await aProduct(shop.deps, { name: 'Appena arrivata' })
  const after = await shop.app.inject('/sitemap.xml')
  expect(before.body).not.toContain(slug)
  expect(after.body).toContain(slug)
})

it('lets browsers add its search box', async () => {
  const answer = await shop.app.inject('/opensearch.xml')
  expect(answer.headers['content-type']).toContain('application/opensearchdescription+xml')
  const { OpenSearchDescription: said } = new XMLParser({ ignoreAttributes: false }).parse(answer.body)
  expect(said.ShortName.length).toBeLessThanOrEqual(16)
  expect(said.Description).toContain(shop.deps.shop.name)
  expect(said.Url['@_template']).toBe('https://shop.example/?q={searchTerms}')
})

it.each(['/manifest.webmanifest', '/site.webmanifest'])('names the shop in the web manifest %s', async (path) => {
  const answer = await shop.app.inject(path)
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(answer.json()).toMatchObject({ name: shop.deps.shop.name, start_url: '/' })
})

it('names the pictures of an article in the sitemap, but no drawing', async () => {
  const { slug } = await aProduct(shop.deps, { imageNames: ['casco-800x800-cut.webp'] })
  await aProduct(shop.deps, { imageNames: ['bici-1200x800-drawing.webp'] })
  const { body } = await shop.app.inject('/sitemap.xml')
  const entry = body.split('\n').find((line) => line.startsWith(`<url><loc>https://shop.example/prodotto/${slug}<`))
  const picture = 'https://shop.example/images/casco-800x800-cut.webp'
  expect(entry).toContain(`<image:image><image:loc>${picture}</image:loc></image:image>`)
  expect(body).not.toContain('drawing')
})

it('divides a sitemap that is too long, and names every page once', async () => {
  for (let i = 0; i < 5; i++) await aProduct(shop.deps)
  const { state } = shop.deps.catalog
  const locations = (text = '') => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  const whole = locations(firstSitemap('https://shop.example', state))
  const perFile = Math.ceil(whole.length / 2 / 3)
  const index = firstSitemap('https://shop.example', state, perFile)
  expect(index).toContain('<sitemapindex')
  expect(locations(index)).toEqual([1, 2, 3].map((part) => `https://shop.example/sitemap-${part}.xml`))
  const parts = [1, 2, 3].map((part) => locations(sitemapPart('https://shop.example', state, part, perFile)))
  expect(parts.flat()).toEqual(whole)
  expect(sitemapPart('https://shop.example', state, 4, perFile)).toBeUndefined()
  // One that fits is not divided.
  for (const part of [0, 1]) expect((await shop.app.inject(`/sitemap-${part}.xml`)).statusCode).toBe(404)
})
