import { slotOfHit, termOfCode, termOfMeaning, weightOfHit, weights } from '#server/catalog/search/meaning-index.ts'
import type { Catalogue } from '#server/catalog/search/named-things.ts'
import { isBicycleCategory } from '#shared/domain/catalog/categories.ts'
import type { CatalogState } from './catalog-state.ts'
import type { CatalogItem } from './sort-orders.ts'

const isBicycle = (item: CatalogItem | undefined) => item !== undefined && isBicycleCategory(item.product.category)

/** The vocabulary of the catalogue for understanding a query; words of deleted products do not count. */
export function catalogueOf({ search, items }: CatalogState): Catalogue {
  const { meanings, codes, texts } = search
  const has = (term: string) => meanings.hitsOf(term).some((hit) => items[slotOfHit(hit)] !== undefined)
  return {
    has,
    hasThing: (id, isNameEnough = false) =>
      meanings
        .hitsOf(termOfMeaning(id))
        .some(
          (hit) =>
            weightOfHit(hit) >= weights.goesWith
              ? items[slotOfHit(hit)] !== undefined
              : isNameEnough && weightOfHit(hit) >= weights.name && isBicycle(items[slotOfHit(hit)]),
        ),
    hasFact: (term, key) =>
      meanings
        .hitsOf(term)
        .some(
          (hit) =>
            weightOfHit(hit) >= weights.goesWith &&
            items[slotOfHit(hit)]?.product.facts.some((fact) => fact.key === key) === true,
        ),
    codesContaining: (compact) => codes.termsContaining(compact).filter((code) => has(termOfCode(code))),
    wordsBeginning: (beginning) => texts.termsBeginning(beginning),
  }
}
