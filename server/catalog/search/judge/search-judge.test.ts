import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { seedCatalog } from '#server/site/seed/seed-catalog.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { type JudgedQuery, judge, queriesOf, rightProducts } from './judge-search.ts'

const folder = fileURLToPath(new URL('../../../../seed', import.meta.url))
const shop = shopForEachTest()

/** Shares in percent. */
interface Floor {
  it: number
  en: number
  wronglyExact: number
}

const floors: readonly (readonly ['development' | 'held-out', Floor])[] = [
  ['development', { it: 96, en: 95, wronglyExact: 1.5 }],
  ['held-out', { it: 93, en: 93, wronglyExact: 2 }],
]

it('labels only conditions that some product meets', () => {
  const empty = floors
    .flatMap(([half]) => queriesOf(half))
    .filter(({ right, expect }) => right !== '' || expect !== 'none')
    .filter(({ right }) => rightProducts(right).length === 0)
  expect(empty).toEqual([])
})

it('answers queries of every kind as a customer means them, the held-out half as well', async () => {
  await seedCatalog({ database: shop.deps.database, images: shop.images, clock: shop.deps.clock, folder })
  await shop.deps.catalog.refresh()
  const all = await ask('', 'it')
  const codeOf = new Map(all.products.map(({ id, productCode }) => [id, productCode]))
  for (const [half, floor] of floors) {
    const queries = queriesOf(half)
    const failed: JudgedQuery[] = []
    let wronglyExact = 0
    for (const query of queries) {
      const { products, match } = await ask(`?limit=24&q=${encodeURIComponent(query.q)}`, query.lang)
      const verdict = judge(query, { codes: products.map(({ id }) => codeOf.get(id) ?? ''), match })
      if (!verdict.isTrusted) failed.push(query)
      if (verdict.isWronglyExact) wronglyExact++
    }
    const named = failed.map((one) => `${one.class}: ${one.q}`).join('\n')
    const trusted = (lang: 'it' | 'en') => {
      const of = (list: readonly JudgedQuery[]) => list.filter((one) => one.lang === lang).length
      return 100 * (1 - of(failed) / of(queries))
    }
    expect(trusted('it'), named).toBeGreaterThanOrEqual(floor.it)
    expect(trusted('en'), named).toBeGreaterThanOrEqual(floor.en)
    expect((100 * wronglyExact) / queries.length, named).toBeLessThanOrEqual(floor.wronglyExact)
  }
})

async function ask(query: string, language: 'it' | 'en'): Promise<{ products: Product[]; match: string }> {
  const answer = await shop.app.inject({ url: `/api/products${query}`, headers: { 'accept-language': language } })
  expect(answer.statusCode).toBe(200)
  return { products: answer.json() as Product[], match: String(answer.headers['x-match'] ?? '') }
}
