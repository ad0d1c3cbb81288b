import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { seedCatalog } from '#server/site/seed/seed-catalog.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { shopForEachTest } from '#test/test-app.ts'

const folder = fileURLToPath(new URL('../../../seed', import.meta.url))
const shop = shopForEachTest()

/** With two letters of its longest word swapped, as people mistype it. */
function mistyped(name: string): string {
  const longest = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  const at = longest.length >> 1
  return name.replace(longest, longest.slice(0, at - 1) + longest[at] + longest[at - 1] + longest.slice(at + 1))
}

it.each(['it', 'en'] as const)(
  'puts a product first that is named as the query, also mistyped (%s)',
  async (language) => {
    await seedCatalog({ database: shop.deps.database, images: shop.images, clock: shop.deps.clock, folder })
    await shop.deps.catalog.refresh()
    const ask = async (query: string) => {
      const answer = await shop.app.inject({ url: `/api/products${query}`, headers: { 'accept-language': language } })
      expect(answer.statusCode).toBe(200)
      return { products: answer.json() as Product[], isCorrected: answer.headers['x-corrected'] !== undefined }
    }
    const { products } = await ask('')
    expect(products.length).toBeGreaterThan(250)
    const missed: string[] = []
    for (const { name } of products) {
      for (const typed of [name, mistyped(name)]) {
        const { products: found, isCorrected } = await ask(`?limit=3&q=${encodeURIComponent(typed)}`)
        const isExpected = typed === name || isCorrected
        // Of several products with one name any is right.
        if (isExpected && !found.some((one) => foldText(one.name) === foldText(name))) missed.push(typed)
      }
    }
    expect(missed).toEqual([])
  },
)
