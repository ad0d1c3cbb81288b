import { slotOfHit, termOfBrand } from '#server/catalog/search/meaning-index.ts'
import { type Meaning, phrasesBeginning } from '#server/catalog/search/phrase-book.ts'
import { wordsIn } from '#server/catalog/search/query-words.ts'
import { TextIndex } from '#server/catalog/search/text-index.ts'
import type { Suggestions } from '#shared/contract/catalog/catalog.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { type Category, categories } from '#shared/domain/platform/goods/categories.ts'
import { hasSizePrices } from '#shared/domain/platform/goods/sizes.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { CatalogState } from './catalog-state.ts'
import { catalogueOf } from './catalogue-words.ts'
import { searchProducts } from './product-search.ts'
import { categoryWords } from './searched-product.ts'
import type { ShelfRow } from './shelf-directory.ts'

const maxProducts = 8
const maxWords = 4
const maxShelves = 3
/** The number of first results that suggest shelves. */
const maxLooked = 24

const categoryIndex = new TextIndex()
for (const [slot, category] of categories.entries()) categoryIndex.add(slot, [categoryWords[category]])

/** Suggestions for the words so far, in the order of a search. */
export function suggest(state: CatalogState, query: string, language: Language = 'it'): Suggestions {
  const folded = state.ownWords.meantBy(foldText(query))
  if (folded === '') return { products: [], categories: [], shelves: [], words: [] }
  const matches = searchProducts(state, query, { isTyping: true })
  const products = [...(matches?.slots.subarray(0, maxProducts) ?? [])].flatMap((slot) => {
    const item = state.items[slot]
    const product = language === 'en' ? item?.english : item?.product
    if (!product) return []
    const { id, slug, name, price, imageUrl, category, drawingUrl } = product
    const from = hasSizePrices(product) && { isPriceFrom: true }
    return [{ id, slug, name, price, ...from, imageUrl, category, ...(drawingUrl && { drawingUrl }) }]
  })
  return {
    products,
    categories: suggestCategories(folded),
    shelves: suggestShelves(state, folded, matches?.slots ?? new Uint32Array(), language),
    words: suggestWords(state, folded),
  }
}

/** Shelves with a matching word in their name, and those of most first results. */
function suggestShelves(
  { book, items }: CatalogState,
  folded: string,
  found: Uint32Array,
  language: Language,
): Suggestions['shelves'] {
  if (folded.length < 2) return []
  const counts = new Map<string, number>()
  for (const slot of found.subarray(0, maxLooked)) {
    const shelf = items[slot]?.product.shelf
    if (shelf) counts.set(shelf, (counts.get(shelf) ?? 0) + 1)
  }
  const named = ({ name }: ShelfRow) => [name.it, name.en].some((text) => ` ${foldText(text)}`.includes(` ${folded}`))
  const most = Math.max(0, ...counts.values())
  return book.shelves
    .flatMap((shelf) => {
      const count = counts.get(shelf.slug) ?? 0
      const rank = (named(shelf) ? maxLooked : 0) + count
      return rank > 0 && (named(shelf) || count * 2 > most) ? { shelf, rank } : []
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxShelves)
    .map(({ shelf: { slug, category, name } }) => ({ slug, path: `/${category}/${slug}`, name: name[language] }))
}

/** The query with its last words completed to products, kinds and makers of the shop. */
function suggestWords(state: CatalogState, folded: string): string[] {
  const { hasThing } = catalogueOf(state)
  const words = wordsIn(folded)
  const proposed = new Set<string>()
  for (let from = 0; from < words.length && proposed.size === 0; from++) {
    const rest = words.slice(from)
    const content = rest.filter((w, i) => !w.isStop || i === rest.length - 1)
    const beginning = content.map((w) => w.text).join(' ')
    if (beginning.length < 2 || rest[0]?.isStop) continue
    const before = words.slice(0, from).map((w) => w.text)
    const propose = (text: string) => proposed.add([...before, text].join(' '))
    const seen = new Set<string>()
    for (const { label, meanings } of phrasesBeginning(beginning)) {
      const [meaning] = meanings
      if (!meaning || seen.has(meaning.id) || !meanings.some(({ id }) => hasThing(id))) continue
      seen.add(meaning.id)
      const called = mainNames(meaning).find((name) => foldText(name).startsWith(beginning))
      propose(called ?? label)
    }
    if (content.length === 1) for (const brand of brandsBeginning(state, beginning)) propose(brand)
  }
  return [...proposed].filter((text) => foldText(text) !== folded).slice(0, maxWords)
}

/** The shop's main name of a thing. */
const mainNames = ({ it, en }: Meaning) => [it, en].map((names) => names.split(', ')[0] ?? '')

function brandsBeginning(state: CatalogState, beginning: string): string[] {
  const makers = new Set<string>()
  for (const word of state.search.texts.termsBeginning(beginning)) {
    for (const hit of state.search.meanings.hitsOf(termOfBrand(word)).subarray(0, 1)) {
      const brand = state.items[slotOfHit(hit)]?.product.brand
      if (brand) makers.add(brand)
    }
  }
  return [...makers]
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
