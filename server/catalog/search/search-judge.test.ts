import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { insertProducts, type NewProduct } from '#server/catalog/products/product-repository.ts'
import { seedCatalog } from '#server/site/seed/seed-catalog.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { type Half, type JudgedQuery, judge, queriesOf, rightProducts } from '#test/search-judge/judge-search.ts'
import { shopForEachTest } from '#test/test-app.ts'
import kinds from './not-sold-kinds.json' with { type: 'json' }

const folder = fileURLToPath(new URL('../../../seed', import.meta.url))
const shop = shopForEachTest()

const article: Omit<NewProduct, 'name' | 'slug' | 'productCode' | 'createdAt'> = {
  description: 'Articolo di prova.',
  priceCents: 2_000,
  category: 'accessori',
  subcategory: null,
  shelf: null,
  weightGrams: null,
  wheelSize: null,
  gearCount: null,
  material: null,
  brand: null,
  color: null,
  imageNames: [],
  imageAlts: [],
  isActive: true,
  sizes: [{ size: '', stock: 1 }],
}

/** Shares in percent. */
interface Floor {
  it: number
  en: number
  wronglyExact: number
}

const floors: readonly (readonly [Half, Floor])[] = [
  ['development', { it: 98.5, en: 98, wronglyExact: 0.5 }],
  ['held-out', { it: 97, en: 97, wronglyExact: 1 }],
  ['needs-development', { it: 97, en: 97, wronglyExact: 0.5 }],
  ['needs-held-out', { it: 95, en: 99, wronglyExact: 2.5 }],
  ['kinds-development', { it: 99, en: 99, wronglyExact: 0.5 }],
  ['kinds-held-out', { it: 96, en: 97, wronglyExact: 1.5 }],
  ['customers-development', { it: 98.5, en: 99, wronglyExact: 0.5 }],
  ['customers-held-out', { it: 95.5, en: 99, wronglyExact: 2 }],
  ['parts-development', { it: 99, en: 99.5, wronglyExact: 0.5 }],
  ['parts-held-out', { it: 98, en: 96, wronglyExact: 1 }],
  ['voices-development', { it: 98, en: 98, wronglyExact: 0.5 }],
  ['voices-held-out', { it: 95, en: 96.5, wronglyExact: 1 }],
]

it('answers queries of every kind as a customer means them, the held-out half as well', async () => {
  await seedCatalog({ database: shop.deps.database, images: shop.images, clock: shop.deps.clock, folder })
  await shop.deps.catalog.refresh()
  const all = await ask('', 'it')
  const codeOf = new Map(all.products.map(({ id, productCode }) => [id, productCode]))
  for (const [half, floor] of floors) {
    const queries = queriesOf(half)
    const unlabelled = queries.filter(
      ({ right, expect }) => (right !== '' || expect !== 'none') && rightProducts(right).length === 0,
    )
    expect(unlabelled).toEqual([])
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

it('finds every kind of goods in a shop that has come to sell it', async () => {
  const sold = Object.values(kinds)
    .flat()
    .filter((kind) => !('products' in kind))
    .map(({ it, en }, n) => ({ words: [it, en].flatMap((list) => list.split(', ').slice(0, 2)), code: `KIND-${n}` }))
  await insertProducts(
    shop.deps.database.db,
    sold.map(({ words: [name = ''], code }, n) => ({
      ...article,
      name,
      slug: code.toLowerCase(),
      productCode: code,
      createdAt: new Date(n),
    })),
  )
  await shop.deps.catalog.refresh()
  const missed: string[] = []
  for (const { words, code } of sold) {
    for (const word of words) {
      const { products } = await ask(`?limit=3&q=${encodeURIComponent(word)}`, 'it')
      if (!products.some(({ productCode }) => productCode === code)) missed.push(word)
    }
  }
  expect(missed).toEqual([])
})

async function ask(query: string, language: 'it' | 'en'): Promise<{ products: Product[]; match: string }> {
  const answer = await shop.app.inject({ url: `/api/products${query}`, headers: { 'accept-language': language } })
  expect(answer.statusCode).toBe(200)
  return { products: answer.json() as Product[], match: String(answer.headers['x-match'] ?? '') }
}
