import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import type { Fact } from '#shared/contract/catalog/catalog.ts'
import type { FactDefinition, FactValue, FactValues } from '#shared/domain/platform/goods/facts.ts'
import type { Language } from '#shared/domain/platform/language.ts'

interface WithFacts {
  shelf: string | null
  facts: FactValues
}

/**
 * The facts of a product: those of its shelf in the shelf's order, then those kept from a former shelf. Unknown facts
 * are not shown.
 */
export function shownFacts({ shelf, facts }: WithFacts, book: ShelfDirectory, language: Language): Fact[] {
  const keys = Object.keys(facts)
  if (keys.length === 0) return []
  const ordered = new Set([...book.factsOf(shelf).map(({ key }) => key), ...keys])
  return [...ordered].flatMap((key) => {
    const definition = book.facts.get(key)
    const value = facts[key]
    if (!definition || value === undefined) return []
    return {
      key,
      label: definition.label[language],
      value: shownValue(definition, value, language),
      unit: definition.unit,
    }
  })
}

function shownValue({ kind, choices }: FactDefinition, value: FactValue, language: Language): Fact['value'] {
  if (typeof value === 'object') return value[language]
  return kind === 'choice' ? (choices.find((choice) => choice.value === value)?.[language] ?? value) : value
}
