import type { Suggestions } from '#shared/contract/catalog.ts'
import { type Category, categories, foldText } from '#shared/domain/catalog.ts'
import type { Language } from '#shared/domain/language.ts'
import type { CatalogState } from './catalog-state.ts'
import { searchProducts } from './product-search.ts'
import { TextIndex } from './text-index.ts'

const maxProducts = 8

// What customers call the categories, in both languages of the shop.
const categoryWords: Record<Category, string> = {
  biciclette: 'biciclette bicycles bikes',
  'bici-usate': 'bici usate used bicycles second hand bikes',
  componenti: 'componenti ricambi components spare parts',
  abbigliamento: 'abbigliamento clothing apparel',
  accessori: 'accessori accessories',
}
const categoryIndex = new TextIndex()
for (const [slot, category] of categories.entries()) categoryIndex.add(slot, [categoryWords[category]])

/** The best beginnings first, the nearest last (rule 412). */
export function suggest(state: CatalogState, query: string, language: Language = 'it'): Suggestions {
  const folded = foldText(query)
  if (folded === '') return { products: [], categories: [] }
  const slots = containingSlots(state, folded)
  const products = slots.flatMap((slot) => {
    const item = state.items[slot]
    const product = language === 'en' ? item?.english : item?.product
    if (!product) return []
    const { id, slug, name, price, imageUrl } = product
    return [{ id, slug, name, price, imageUrl }]
  })
  return { products, categories: suggestCategories(folded) }
}

function containingSlots(state: CatalogState, folded: string): number[] {
  const ranks = new Uint8Array(state.items.length)
  const rank = (slot: number, value: number) => {
    const known = ranks[slot] ?? 0
    if (known === 0 || known > value) ranks[slot] = value
  }
  for (const slot of state.names.containing(folded)) {
    const name = state.names.textOf(slot)
    rank(slot, name.startsWith(folded) ? 1 : name.includes(` ${folded}`) ? 2 : 3)
  }
  for (const slot of state.codes.containing(folded)) {
    const isWholeCode = state.codes.textOf(slot).split('\0').includes(folded)
    rank(slot, isWholeCode ? 1 : 4)
  }
  for (const slot of state.texts.containing(folded)) rank(slot, 5)
  const byRank: number[][] = [[], [], [], [], [], []]
  for (const slot of state.shelves.all.newest) {
    const bucket = byRank[ranks[slot] ?? 0]
    if (ranks[slot] !== 0 && bucket && bucket.length < maxProducts) bucket.push(slot)
  }
  const found = byRank.flat().slice(0, maxProducts)
  if (found.length > 0) return found
  const matches = searchProducts(state, folded)
  return matches?.kind === 'similar' ? [...matches.slots.subarray(0, maxProducts)] : []
}

function suggestCategories(folded: string): Category[] {
  // One letter would propose nearly all of them.
  if (folded.length < 2) return []
  let slots = [...categoryIndex.containing(folded)]
  if (slots.length === 0 && folded.length >= 4) {
    const { whole, beginning } = categoryIndex.termsNear(folded, 1)
    slots = [...whole, ...beginning].flatMap((term) => [...categoryIndex.slotsOf(term)])
  }
  const found = new Set(slots)
  return categories.filter((_, slot) => found.has(slot))
}
