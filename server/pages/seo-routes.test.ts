import { expect, it } from 'vitest'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

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

it('names the shop in the web manifest', async () => {
  const answer = await shop.app.inject('/site.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(answer.json()).toMatchObject({ name: shop.deps.shop.name, start_url: '/' })
})
