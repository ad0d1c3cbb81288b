import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { seedCatalog } from '#server/site/seed/seed-catalog.ts'
import type { Product, Suggestions } from '#shared/contract/catalog/catalog.ts'
import { shopForEachTest } from '#test/test-app.ts'

interface Labelled {
  q: string
  lang: 'it' | 'en'
  class: string
  kind: 'narrow' | 'broad' | 'near' | 'none'
  right: string[]
}

const { queries } = JSON.parse(readFileSync(new URL('./labelled-queries.json', import.meta.url), 'utf8')) as {
  queries: Labelled[]
}
const folder = fileURLToPath(new URL('../../../seed', import.meta.url))
const shop = shopForEachTest()

/** Whether the first results are what a shop assistant would have brought. */
function isTrusted({ kind, right }: Labelled, shown: readonly string[], broadest: number): boolean {
  const isRight = shown.map((code) => right.includes(code))
  switch (kind) {
    case 'none':
      return shown.length === 0
    case 'near':
      return isRight.slice(0, 3).every(Boolean)
    case 'narrow':
      return isRight.slice(0, 3).some(Boolean)
    case 'broad': {
      const places = Math.min(broadest, right.length)
      return isRight.slice(0, places).filter(Boolean).length >= 0.7 * places
    }
  }
}

it('answers the labelled queries of the demo as a customer means them: 95 % in all, 90 % in English, 75 % of each class', async () => {
  await seedCatalog({ database: shop.deps.database, images: shop.images, clock: shop.deps.clock, folder })
  await shop.deps.catalog.refresh()
  const codes = new Map((await ask<Product[]>('/api/products')).map((p) => [p.id, p.productCode]))
  const failed: Labelled[] = []
  for (const query of queries) {
    const q = encodeURIComponent(query.q)
    const isTyping = query.class === 'typing'
    const shown = isTyping
      ? (await ask<Suggestions>(`/api/search/suggestions?q=${q}`)).products
      : await ask<Product[]>(`/api/products?q=${q}&limit=10`)
    const isRight = isTrusted(
      query,
      shown.map(({ id }) => codes.get(id) ?? ''),
      isTyping ? 8 : 10,
    )
    if (!isRight) failed.push(query)
  }
  const trustedOf = (requested: (query: Labelled) => boolean) =>
    1 - failed.filter(requested).length / queries.filter(requested).length
  const named = failed.map((query) => `${query.class}: ${query.q}`)
  expect(
    trustedOf(() => true),
    named.join(', '),
  ).toBeGreaterThanOrEqual(0.95)
  expect(
    trustedOf(({ lang }) => lang === 'en'),
    named.join(', '),
  ).toBeGreaterThanOrEqual(0.9)
  for (const name of new Set(queries.map((query) => query.class))) {
    expect([name, trustedOf((query) => query.class === name) >= 0.75]).toEqual([name, true])
  }
})

async function ask<T>(url: string): Promise<T> {
  const answer = await shop.app.inject(url)
  expect(answer.statusCode).toBe(200)
  return answer.json() as T
}
