import { LRUCache } from 'lru-cache'
import { slotOfHit, termOfCode, termOfMeaning, weightOfHit, weights } from '#server/catalog/search/meaning-index.ts'
import type { Catalogue } from '#server/catalog/search/named-things.ts'
import { type CatalogState, keptByShelves } from './catalog-state.ts'

/** The vocabulary of the catalogue for understanding a query; words of deleted products do not count. */
export const catalogueOf = keptByShelves(readCatalogue)

function readCatalogue({ search, items }: CatalogState): Catalogue {
  const { meanings, texts } = search
  const mostOf = remembering((term) =>
    meanings
      .hitsOf(term)
      .reduce((most, hit) => (items[slotOfHit(hit)] === undefined ? most : Math.max(most, weightOfHit(hit))), -1),
  )
  const keysOf = remembering((term) => {
    const things = meanings.hitsOf(term).filter((hit) => weightOfHit(hit) >= weights.goesWith)
    return new Set([...things].flatMap((hit) => items[slotOfHit(hit)]?.product.facts.map(({ key }) => key) ?? []))
  })
  const has = (term: string) => mostOf(term) >= 0
  return {
    has,
    hasThing: (id, isNameEnough = false) =>
      mostOf(termOfMeaning(id)) >= (isNameEnough ? weights.name : weights.goesWith),
    hasFact: (term, key) => keysOf(term).has(key),
    codesContaining: (compact) => meanings.codesContaining(compact).filter((code) => has(termOfCode(code))),
    wordsBeginning: (beginning) => texts.termsBeginning(beginning),
  }
}

// Customers' words are any number.
const max = 20_000

function remembering<T extends {}>(read: (term: string) => T): (term: string) => T {
  const answers = new LRUCache<string, T>({ max, memoMethod: read })
  return (term) => answers.memo(term)
}
