import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import type { ListedProduct } from '#shared/contract/catalog/catalog.ts'
import { aProduct } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { render } from '#web/entry-server.tsx'

const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
const pages: PageRenderer = { render: (input) => render({ ...input, assets }) }
const publicUrl = 'https://shop.example'
// Only read.
let shop: TestShop
afterAll(() => shop.close())
beforeAll(async () => {
  shop = await openTestShop({ pages, env: { PUBLIC_URL: publicUrl } })
  for (let i = 0; i < 53; i++) {
    const colours = i % 9 === 0 ? ['nera', 'oro'] : ['']
    for (const colour of colours)
      await aProduct(shop.deps, {
        name: `Catena numero ${i} ${colour}`.trim(),
        priceCents: 1000 + (i % 7) * 100,
        stock: i % 5,
        row: { brand: i % 2 ? 'Alba' : 'Brenta', ...(colour && { modelKey: `catena ${i}` }) },
      })
  }
  const used = { category: 'bici-usate', subcategory: 'strada', stock: 1 } as const
  for (let i = 0; i < 26; i++) await aProduct(shop.deps, { ...used, imageNames: ['usata.jpg'] })
})

const decoded = (text = '') => text.replaceAll('&amp;', '&')

async function read(url: string) {
  const { statusCode, body } = await shop.app.inject(url)
  const tags = (name: string) => body.match(new RegExp(`<${name} [^>]*>`, 'g')) ?? []
  const attribute = (tag: string | undefined, name: string) =>
    decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag ?? '')?.[1])
  const links = (name: string, rel: string) => tags(name).filter((tag) => attribute(tag, 'rel') === rel)
  const cards = body.split('<li class="product-card').slice(1)
  return {
    status: statusCode,
    slugs: cards.map((card) => /href="(?:\/en)?\/prodotto\/([^"?]+)/.exec(card)?.[1]),
    next: attribute(links('a', 'next')[0], 'href'),
    previous: attribute(links('a', 'prev')[0], 'href'),
    title: /<title>([^<]*)/.exec(body)?.[1],
    canonical: attribute(links('link', 'canonical')[0], 'href'),
    alternates: links('link', 'alternate')
      .filter((tag) => !tag.includes('application/atom+xml'))
      .map((tag) => [attribute(tag, 'hrefLang'), attribute(tag, 'href')]),
    isIndexed: !body.includes('<meta name="robots" content="noindex"'),
  }
}

/** The pages of a list as a reader without script turns them. */
async function turned(first: string) {
  const all = []
  for (let url = first; url; ) {
    const page = await read(url)
    expect(page.status, url).toBe(200)
    all.push({ url, ...page })
    url = page.next
  }
  return all
}

function inOrder(url: string): string {
  const [path, query] = url.split('?')
  return [path, ...(query?.split('&').toSorted() ?? [])].join(' ')
}

const lists = [
  ['a category', '/componenti', 'category=componenti'],
  ['a category of bicycles', '/bici-usate', 'category=bici-usate'],
  ['a shelf', '/componenti/catene', 'shelf=catene'],
  ['a shelf in another order', '/componenti/catene?sort=price-low', 'shelf=catene&sort=price-low'],
  ['a filtered shelf', '/componenti/trasmissione?brand=Brenta', 'shelf=trasmissione&brand=Brenta'],
  ['a search', '/?q=catena', 'q=catena'],
] as const

describe.each(['', '/en'])('the pages of a list below «%s»', (prefix) => {
  it.each(lists)('hold every product of %s once, in its order', async (_, address, query) => {
    const all = await turned(`${prefix}${address}`.replace('/en/?', '/en?'))
    const lang = prefix ? '&lang=en' : ''
    const list = await shop.app.inject(`/api/products?${query}&sold=last&models=one&limit=100${lang}`)
    const expected = list.json<ListedProduct[]>().map(({ slug }) => slug)
    expect(expected.length).toBeGreaterThan(24)
    expect(all.flatMap(({ slugs }) => slugs)).toEqual(expected)
    expect(
      all
        .map(({ slugs }) => slugs.length)
        .slice(0, -1)
        .every((length) => length === 24),
    ).toBe(true)
    // Back the same way.
    const before = all.slice(0, -1).map(({ url }) => inOrder(url))
    expect(all.map(({ previous }) => inOrder(previous))).toEqual(['', ...before])
  })
})

it.each(['/componenti', '/en/componenti', '/componenti/catene', '/en/componenti/catene', '/bici-usate'])(
  'each page of %s is canonical to itself, under a title of its own',
  async (address) => {
    const all = await turned(address)
    expect(all.map(({ url, canonical }) => canonical === publicUrl + url && url)).toEqual(all.map(({ url }) => url))
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect((await read(`${address}?pagina=1`)).canonical).toBe(publicUrl + address)
  },
)

it('the same page in other languages is named only by a page that is itself one of them', async () => {
  const changes = [
    ...['', '?pagina=2', '?shown=48', '?pagina=2&shown=48', '?sort=name', '?sort=name&pagina=2', '?brand=Alba'],
    ...[
      '?brand=Alba&pagina=2',
      '?inStock=true',
      '?minPrice=2',
      '?subcategory=strada',
      '?utm_source=x',
      '?pagina=2&cart=1',
    ],
  ]
  for (const list of ['/componenti', '/componenti/catene', '/bici-usate', '/abbigliamento', '/en/componenti'])
    for (const change of changes) {
      const { status, canonical, alternates, isIndexed } = await read(list + change)
      if (status === 404) continue
      const named = alternates.map(([, href]) => href)
      if (isIndexed) expect(named, list + change).toContain(canonical)
      else expect([canonical, named], list + change).toEqual(['', []])
      for (const [hreflang, href] of alternates) {
        const there = await read((href ?? '').replace(publicUrl, ''))
        expect([there.status, there.canonical, there.alternates], href).toEqual([200, href, alternates])
        expect(href?.includes('/en/'), href).toBe(hreflang === 'en')
      }
    }
})

it('a page beyond the last is not found, and what is no number of a page is the first', async () => {
  for (const list of [
    '/componenti?',
    '/en/componenti?',
    '/componenti/catene?',
    '/?q=catena&',
    '/componenti?brand=Alba&',
  ])
    for (const page of ['4', '99', '41601', '999999999', '1e300']) {
      const beyond = await read(`${list}pagina=${page}`)
      expect([beyond.status, beyond.isIndexed], `${list}pagina=${page}`).toEqual([404, false])
    }
  const first = await read('/componenti')
  for (const page of ['1', '0', '-2', '2.5', 'due', '', 'Infinity', '2&pagina=3'])
    expect(await read(`/componenti?pagina=${page}`), page).toEqual(first)
})

it('a list of one page leads to no other', async () => {
  const { next, previous } = await read('/componenti/catene?brand=Alba&shown=48')
  expect([next, previous]).toEqual(['', ''])
  expect((await shop.app.inject('/sitemap.xml')).body).not.toContain('pagina')
})
