import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { insertProducts } from '#server/catalog/products/product-repository.ts'
import { seedCatalog } from '#server/site/seed/seed-catalog.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { searchProducts } from './product-search.ts'

const folder = fileURLToPath(new URL('../../../seed', import.meta.url))
const feed = new URL('../../../test/fixtures/dealer-feed/sxt26-excerpt.csv', import.meta.url)
const shop = shopForEachTest()

/** Words that the grammar reads: denials, limits, numbers, units, sizes, prices, colours, conditions, persons, joints. */
const tuned =
  'Non Né No Senza Ultra Sotto Zero Plus Perché Nò 100 26 XL M 50€ cm Nero Usato Donna The Without And Più Economica'
const unseen =
  'Mai Neanche Tranne Niente Oltre Almeno Mille 700x28C 2.5 kg Taglia Rosso Nuova Bimbo Under Never Not Any Meno Leggero Entro'
const made = 'Brezza Kolmar Tirol Vensa Ondra'
const kinds = 'Sella Pompa Casco Camera Zaino Luce'

const namesOf = (words: string, seed: number) =>
  fc.sample(
    fc
      .tuple(
        fc.constantFrom(...`${kinds} ${made}`.split(' ')),
        fc.uniqueArray(fc.constantFrom(...words.split(' ')), { minLength: 2, maxLength: 3 }),
        fc.constantFrom('', ...made.split(' ')),
      )
      .map(([first, some, last]) => [first, ...some, last].join(' ').trim()),
    { numRuns: 60, seed },
  )

async function put(names: readonly string[]): Promise<void> {
  await insertProducts(
    shop.deps.database.db,
    names.map((name, n) => ({
      ...{
        name,
        slug: `nome-${n}`,
        productCode: `NOME-${n}`,
        createdAt: new Date(n),
        description: 'Articolo di prova.',
      },
      ...{
        priceCents: 2_000,
        category: 'accessori',
        subcategory: null,
        shelf: null,
        weightGrams: null,
        wheelSize: null,
      },
      ...{ gearCount: null, material: null, brand: null, color: null, imageNames: [], imageAlts: [], isActive: true },
      sizes: [{ size: '', stock: 1 }],
    })),
  )
  await shop.deps.catalog.refresh()
}

/** What does not find a product by its name, or by two words of it that stand together. */
function missed(ownNames: readonly string[]): string[] {
  const { state } = shop.deps.catalog
  const failed: string[] = []
  for (const name of new Set(ownNames)) {
    const words = name.split(/\s+/)
    const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`)
    for (const query of new Set([name.toUpperCase(), foldText(name), ...pairs])) {
      // Two words, each with a letter or a number.
      if (!query.split(/\s+/).every((word) => /[\p{L}\p{N}]/u.test(word))) continue
      const found = searchProducts(state, query)
      const names = [...(found?.slots ?? [])].map((slot) => foldText(state.items[slot]?.product.name ?? ''))
      const place = names.indexOf(foldText(name))
      // A maker's name is one of the product's names.
      const before = [...(found?.slots ?? [])].slice(0, Math.max(0, place)).flatMap((slot) => state.items[slot] ?? [])
      const areTied = before.every(
        ({ product: { name: other, brand }, english }) =>
          pairs.includes(query) && holds(`${other} ${brand ?? ''} ${english.name}`, query),
      )
      if (place < 0 || !areTied || found?.kind !== 'exact') failed.push(`${query} | ${name} | ${place} ${found?.kind}`)
    }
  }
  return failed
}

const bare = (text: string) => ` ${(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
const holds = (name: string, query: string) =>
  foldText(name).includes(foldText(query)) || bare(name).includes(bare(query))

it('finds every product first by its own name and by two words of it, whatever they mean', async () => {
  await seedCatalog({ database: shop.deps.database, images: shop.images, clock: shop.deps.clock, folder })
  await shop.deps.catalog.refresh()
  const demo = shop.deps.catalog.state.items.flatMap((item) => (item?.isListed ? item.product.name : []))
  expect(demo.length).toBeGreaterThan(250)
  const rows = readFileSync(feed, 'utf8').split('\n').slice(1)
  const dealers = rows.flatMap((row) => row.split(';')[2]?.trim() || [])
  const [known, others] = [namesOf(tuned, 1), namesOf(unseen, 2)]
  await put([...dealers, ...known, ...others])
  const found = { demo: missed(demo), dealers: missed(dealers), known: missed(known), others: missed(others) }
  expect(found).toEqual({ demo: [], dealers: [], known: [], others: [] })
})
