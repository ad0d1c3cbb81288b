import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { OwnWords } from '#server/catalog/search/own-words.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { shippedCharts } from '#shared/domain/catalog/sizes/shipped-charts.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { type CatalogState, changeState, emptyState, findItem } from './catalog-state.ts'
import { listProducts } from './product-list.ts'
import { rebuildWhenSparse } from './rebuild-when-sparse.ts'

const shop = shopForEachTest()

/** Many products named by number; every second one is hidden. */
async function manyArticles(count: number) {
  const { id } = await aProduct(shop.deps, { name: 'Cambia spesso' })
  const product = shop.deps.catalog.find(id)
  if (!product) throw new Error('the article is not there')
  return Array.from(
    { length: count },
    (_, i): Product => ({ ...product, id: i + 1, slug: `n-${i}`, name: `Numero ${i}` }),
  )
}
const same = (product: Product) => ({ product, english: product })
const isListed = ({ id }: Product) => id % 2 === 0

describe('a catalogue of which much has changed', () => {
  it('is rebuilt without gaps from its current state, and keeps its other data', async () => {
    const products = await manyArticles(900)
    const { shop: config, catalog } = shop.deps
    const ownWords = new OwnWords([{ word: 'quarzo', meaning: 'luce' }])
    let state: CatalogState = {
      ...changeState(emptyState(catalog.state.book), products.map(same), [], isListed).state,
      shipping: config.shipping,
      sizeCharts: shippedCharts,
      ownWords,
    }
    const warn = vi.fn()
    const clearGaps = rebuildWhenSparse(
      () => state,
      (refreshed) => {
        state = refreshed
      },
      { warn },
    )
    const change = (changed: readonly Product[], gone: readonly number[] = []) => {
      state = changeState(state, changed.map(same), gone, isListed).state
      clearGaps()
    }
    const renamed = products.map((product) => ({ ...product, name: `${product.name} nuovo` }))
    const again = renamed.map((product) => ({ ...product, brand: 'Zoncolan' }))
    change(renamed)
    change(again)
    change(renamed.slice(0, 150))
    expect(state.items.length).toBeGreaterThan(2_800)
    // It is on its way: what changes meanwhile is in it too.
    await setImmediate()
    change([], [2, 4])
    await setImmediate()
    change([{ ...(renamed[5] as Product), name: 'Quarzkristall' }])
    change([
      { ...(renamed[5] as Product), name: 'Zuletzt' },
      { ...(renamed[899] as Product), stock: 1 },
    ])
    await vi.waitFor(() => expect(state.items.length).toBeLessThan(1_000), { timeout: 60_000 })

    expect([state.slotOfId.size, findItem(state, 2)]).toEqual([898, undefined])
    expect(findItem(state, 6)?.product.name).toBe('Zuletzt')
    expect(findItem(state, 'n-899')?.product.stock).toBe(1)
    expect(findItem(state, 1)?.isListed).toBe(false)
    const list = (q?: string) => listProducts(state, { q, without: [], brand: [], frameSize: [], color: [], fact: [] })
    expect(list().total).toBe(448)
    expect(list('zuletzt')).toMatchObject({ products: [{ id: 6 }], match: 'exact' })
    expect(state.search.readSome(1)).toBe(false)
    expect(list('quarzkristall').match).toBe('none')
    expect([state.shipping, state.sizeCharts, state.book]).toEqual([config.shipping, shippedCharts, catalog.state.book])
    expect(state.ownWords).toBe(ownWords)
    expect(warn).not.toHaveBeenCalled()
  })
})
