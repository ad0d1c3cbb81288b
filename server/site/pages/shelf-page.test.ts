import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { shelfRedirects, shelves } from '#server/platform/database/schema/shelf-tables.ts'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { render } from '#web/entry-server.tsx'

const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
const pages: PageRenderer = { render: (input) => render({ ...input, assets }) }
const shop = shopForEachTest({ pages, env: { PUBLIC_URL: 'https://shop.example' } })

const page = (url: string) => shop.app.inject(url)
const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''))

beforeEach(async () => {
  await aProduct(shop.deps, { name: 'Catena KMC X12' })
})

it('shows a shelf with its way, its text, its neighbours and what stands on it, for search engines too', async () => {
  const { slug } = await aProduct(shop.deps, { name: 'Pacco pignoni 11-34' })
  const { statusCode, body } = await page('/componenti/trasmissione')
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>Trasmissione</h1>')
  expect(body).toContain('<link rel="canonical" href="https://shop.example/componenti/trasmissione"/>')
  expect(body).toContain('href="/componenti/catene"')
  // Nothing stands there.
  expect(body).not.toContain('href="/componenti/guarniture"')
  const [way, list] = structured((await page('/componenti/pacchi-pignoni')).body)
  expect(way.itemListElement.map((step: { name: string; item: string }) => [step.name, step.item])).toEqual([
    ['Home', 'https://shop.example/'],
    ['Componenti', 'https://shop.example/componenti'],
    ['Trasmissione', 'https://shop.example/componenti/trasmissione'],
    ['Pacchi pignoni', 'https://shop.example/componenti/pacchi-pignoni'],
  ])
  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: `https://shop.example/prodotto/${slug}` }],
  })
  expect((await page('/en/componenti/catene')).body).toContain('<h1>Chains</h1>')
})

it.each(['/componenti/niente', '/componenti/caschi', '/mobili/catene', '/componenti/catene/altro'])(
  'finds no shelf at %s',
  async (path) => {
    expect((await page(path)).statusCode).toBe(404)
  },
)

it('leads from the address a shelf had before to the one it has, for good', async () => {
  const { db } = shop.deps.database
  await db.update(shelves).set({ slug: 'catene-bici' }).where(eq(shelves.slug, 'catene'))
  await db.insert(shelfRedirects).values({ slug: 'catene', target: 'catene-bici' })
  await shop.deps.catalog.refresh()
  const moved = await page('/componenti/catene?sort=name')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/componenti/catene-bici?sort=name'])
  expect((await page('/en/componenti/catene')).headers.location).toBe('/en/componenti/catene-bici')
  expect((await page('/componenti/catene-bici')).body).toContain('Catena KMC X12')
  expect((await page('/accessori/catene')).statusCode).toBe(404)
})

it('keeps an empty shelf from search engines and out of the sitemap, and shows it all the same', async () => {
  const empty = await page('/componenti/guarniture')
  expect(empty.statusCode).toBe(200)
  expect(empty.body).toContain('<meta name="robots" content="noindex"/>')
  expect((await page('/componenti/catene')).body).not.toContain('noindex')
  const sitemap = (await page('/sitemap.xml')).body
  expect(sitemap).toContain('<loc>https://shop.example/componenti/catene</loc>')
  expect(sitemap).toContain('<loc>https://shop.example/componenti/trasmissione</loc>')
  expect(sitemap).not.toContain('guarniture')
})

it('shows on a product’s page the way over its shelf, for search engines too', async () => {
  const { slug } = await aProduct(shop.deps, { name: 'Catena KMC X11' })
  const { body } = await page(`/prodotto/${slug}`)
  expect(body).toContain('href="/componenti/trasmissione"')
  const way = structured(body).find((data) => data['@type'] === 'BreadcrumbList')
  expect(way.itemListElement.map((step: { name: string }) => step.name)).toEqual([
    'Home',
    'Componenti',
    'Trasmissione',
    'Catene',
    'Catena KMC X11',
  ])
})

it('lists what a category shows for search engines', async () => {
  const request = { category: 'bici-usate', subcategory: 'strada', stock: 1 } as const
  const { slug } = await aProduct(shop.deps, { ...request })
  const { body } = await page('/en/bici-usate')
  expect(structured(body).find((data) => data['@type'] === 'ItemList')).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: `https://shop.example/en/prodotto/${slug}` }],
  })
})

it('tells networks that a product’s page is a product, and others are pages of a site', async () => {
  const { slug } = await aProduct(shop.deps)
  const kind = (html: string) => /<meta property="og:type" content="(\w+)"/.exec(html)?.[1]
  expect(kind((await page(`/prodotto/${slug}`)).body)).toBe('product')
  expect(kind((await page('/componenti')).body)).toBe('website')
})
