import { termOfCode, termOfMeaning, weights } from '#server/search/meaning-index.ts'
import type { Catalogue } from '#server/search/understand-query.ts'
import type { CatalogState } from './catalog-state.ts'

/** What the understanding of a query may ask; words of products that are gone count for nothing. */
export function catalogueOf({ search, items }: CatalogState): Catalogue {
  const { meanings, codes, texts } = search
  const has = (term: string) => meanings.of(term).slots.some((slot) => items[slot] !== undefined)
  return {
    has,
    hasThing: (id) => {
      const { slots, weights: counts } = meanings.of(termOfMeaning(id))
      return slots.some((slot, i) => (counts[i] ?? 0) >= weights.goesWith && items[slot] !== undefined)
    },
    codesContaining: (compact) => codes.termsContaining(compact).filter((code) => has(termOfCode(code))),
    wordsBeginning: (beginning) => texts.termsBeginning(beginning),
  }
}
