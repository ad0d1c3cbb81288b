import { beforeEach, describe, expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import type { ZeroResultSearch } from '#shared/contract/catalog/search-words.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { searchWordJobs } from './search-word-jobs.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/unfound-searches'
const list = async () => (await admin.get(path)).json() as ZeroResultSearch[]
const counted = async () => (await list()).map(({ query, times }) => [query, times])
const search = (q: string, more = '', headers = {}) =>
  shop.app.inject({ url: `/api/products?q=${encodeURIComponent(q)}${more}`, headers })
const tidy = async () => {
  for (const job of searchWordJobs(shop.deps)) await job.run()
}
/** Sessions have ended by then. */
const aDayLater = async (days = 1) => {
  shop.clock.advance({ days })
  admin = await anAdministrator(shop)
}

describe('searches that found nothing', () => {
  it('are counted by word, each time, with the last day and what they find now; those that found are not', async () => {
    await aProduct(shop.deps, { name: 'Casco Ortles', category: 'abbigliamento' })
    const [day] = shop.clock.now.toISOString().split('T')
    for (const q of ['Monociclo', 'monocíclo ', 'casco', 'cascco']) await search(q, '&limit=24&sold=last')
    expect(await list()).toEqual([
      { query: 'monociclo', times: 2, lastDay: day, match: 'none', articles: 0 },
      { query: 'cascco', times: 1, lastDay: day, match: 'similar', articles: 1 },
    ])
    await aDayLater()
    await search('monociclo', '&lang=en')
    const later = (await list())[0]
    expect([later?.times, later?.lastDay === day]).toEqual([3, false])
    await aProduct(shop.deps, { name: 'Monociclo Altopiano' })
    expect((await list())[0]).toMatchObject({ query: 'monociclo', match: 'exact', articles: 1 })
  })

  it('are those sent off: not what is asked while typing, further pages, filters and orders, robots and prefetches', async () => {
    await aProduct(shop.deps, { name: 'Casco Ortles', category: 'abbigliamento' })
    await shop.app.inject('/api/search/suggestions?q=monociclo')
    await shop.app.inject('/api/products/facets?q=monociclo')
    for (const more of ['&limit=1', '&limit=24&offset=24', '&sort=price-low', '&brand=Ortles', '&category=accessori'])
      await search('monociclo', more)
    await search('monociclo sotto 50 €', '&without=price')
    await search('monociclo', '', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    await search('monociclo', '', { 'sec-purpose': 'prefetch;prerender' })
    expect(await counted()).toEqual([])
    await search('monociclo', '', { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80)' })
    expect(await counted()).toEqual([['monociclo', 1]])
  })

  it('are counted each time, also where pages and answers are kept; a page that a robot reads is not', async () => {
    const made: string[] = []
    const pages: PageRenderer = {
      render: async ({ url, fetch }) => {
        made.push(url)
        const html = await (await fetch(`/api/products${url.slice(1)}&limit=24`)).text()
        return { status: 200, html, location: undefined }
      },
    }
    const other = await openTestShop({ pages, database: shop.deps.database })
    const robot = { headers: { 'user-agent': 'bingbot/2.0' } }
    try {
      const origin = await other.app.listen({ port: 0, host: '127.0.0.1' })
      const open = (url: string, by = {}) => fetch(origin + url, by)
      for (let time = 0; time < 3; time++) await open('/api/products?q=monociclo&limit=24')
      await open('/api/products?q=monociclo&limit=24', robot)
      await open('/?q=tandem', robot)
      for (let time = 0; time < 2; time++) await open('/?q=triciclo')
      await open('/?q=triciclo', robot)
      await other.deps.unfound.flush()
    } finally {
      await other.close()
    }
    expect(made).toEqual(['/?q=tandem', '/?q=triciclo'])
    expect(await counted()).toEqual([
      ['monociclo', 3],
      ['triciclo', 2],
    ])
  })

  it.each([
    'giulia.ferrari@example.org',
    'giulia chiocciola example.org',
    'www.example.org',
    'example.it',
    '333 1234567',
    '+39 02 123456',
    'IT60X0542811101000000123456',
    'rssmra85t10a562s',
    'RSS MRA 85T10 A562S',
    'rssmralrtmlarsns',
    'PV-7K3M-92QX',
    'bon 4t2p 8xkc',
    'a'.repeat(61),
    '?!',
    'monociclo\u0007',
  ])('say nothing of anybody: «%s» is not kept', async (q) => {
    await search(q)
    await shop.deps.unfound.flush()
    expect(await shop.deps.database.db.select().from(tables.unfoundSearches)).toEqual([])
  })

  it('hold the words, how often and the day, and nothing else', async () => {
    await search('monociclo', '', { cookie: 'sid=abc', 'user-agent': 'Firefox' })
    await shop.deps.unfound.flush()
    const [row] = await shop.deps.database.db.select().from(tables.unfoundSearches)
    expect(Object.keys(row ?? {}).sort()).toEqual(['lastDay', 'query', 'times'])
  })

  it('are forgotten 90 days after the last time, and beyond 2,000 the rarest and oldest are', async () => {
    const { db } = shop.deps.database
    await search('monociclo')
    await list()
    await aDayLater(60)
    await search('tandem')
    await search('tandem')
    await list()
    await aDayLater(31)
    await tidy()
    expect(await counted()).toEqual([['tandem', 2]])
    const lastDay = shop.clock.now.toISOString().slice(0, 10)
    await db
      .insert(tables.unfoundSearches)
      .values(Array.from({ length: 2_000 }, (_, n) => ({ query: `parola ${n}`, times: 1, lastDay })))
    await tidy()
    const answer = await admin.get(`${path}?limit=25`)
    expect(answer.headers['x-total-count']).toBe('2000')
    expect(answer.json()[0]).toMatchObject({ query: 'tandem' })
  })

  it('are left out of the list when they are hidden or taught', async () => {
    await aProduct(shop.deps, { name: 'Casco Ortles', category: 'abbigliamento' })
    for (const q of ['monociclo', 'pignatta', 'pignatta blu']) await search(q)
    await list()
    expect((await admin.delete(`${path}?q=Monociclo`)).statusCode).toBe(204)
    expect(await counted()).toEqual([
      ['pignatta', 1],
      ['pignatta blu', 1],
    ])
    await admin.post('/api/admin/search-words', { word: 'Pignatta', meaning: 'casco' })
    expect(await counted()).toEqual([['pignatta blu', 1]])
  })

  it('never slow or fail a search: with the table away it is answered, and counted when it is back', async () => {
    const { db } = shop.deps.database
    await db.execute('alter table unfound_searches rename to away')
    try {
      expect((await search('monociclo')).statusCode).toBe(200)
      await shop.deps.unfound.flush()
    } finally {
      await db.execute('alter table away rename to unfound_searches')
    }
    await search('monociclo')
    expect(await counted()).toEqual([['monociclo', 2]])
  })
})
