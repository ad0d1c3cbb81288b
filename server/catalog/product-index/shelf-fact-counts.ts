import type { FactFacet } from '#shared/contract/catalog/catalog.ts'
import type { FactDefinition } from '#shared/domain/platform/goods/facts.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { type FactCode, FactCount } from './facet-codes.ts'
import { factFilters, type ProductFilter, shelfBit } from './product-filter.ts'
import type { ShelfDirectory } from './shelf-directory.ts'

/** With more values a number is filtered by range. */
const maxNumberChoices = 6

/** Counts the facet values of a shelf's facts, each without its own filter. */
export class ShelfFactCounts {
  readonly #definitions: readonly FactDefinition[]
  readonly #count: FactCount
  /** By the place of a key, counted from 1: the filter bits that may fail. */
  readonly #allowed: Uint32Array

  constructor(book: ShelfDirectory, slug: string, filter: ProductFilter) {
    this.#definitions = book.facetsOf(slug)
    const bitOf = new Map(factFilters(filter, book).map(({ key, bit }) => [key, bit]))
    this.#count = new FactCount(this.#definitions.map(({ key }) => key))
    this.#allowed = Uint32Array.from([0, ...this.#definitions.map(({ key }) => bitOf.get(key) ?? 0)])
  }

  add(codes: readonly number[], mask: number): void {
    for (const code of codes) {
      const place = this.#count.placeOf[code] ?? 0
      if (place === 0) continue
      if ((mask & shelfBit) === 0) this.#count.see(code)
      if ((mask & ~(this.#allowed[place] ?? 0)) === 0) this.#count.add(code)
    }
  }

  toFacets(language: Language): FactFacet[] {
    return this.#definitions.map((definition) => {
      const { key, kind, unit, label } = definition
      const fact = { key, label: label[language], unit, kind }
      const seen = kind === 'number' ? numbersOf(this.#count.seen(key)) : []
      if (seen.length > maxNumberChoices) {
        const left = numbersOf(this.#count.entries(key))
        const bounds = left.length > 0 ? left : seen
        return { ...fact, values: [], range: { min: bounds.at(0) ?? 0, max: bounds.at(-1) ?? 0 } }
      }
      const found = this.#count.entries(key).sort((a, b) => compare(definition, a, b))
      const values = found.map((fact) => ({ ...written(definition, fact, language), count: fact.count }))
      return { ...fact, values }
    })
  }
}

const numbersOf = (facts: readonly FactCode[]) =>
  facts.flatMap(({ italian: value }) => (typeof value === 'number' ? value : [])).sort((a, b) => a - b)

const italian = new Intl.Collator('it', { numeric: true })
const yesOrNo = { it: ['Sì', 'No'], en: ['Yes', 'No'] } as const
const numbers = { it: new Intl.NumberFormat('it-IT'), en: new Intl.NumberFormat('en-GB') }

/** In the form of `fact=`, and in readers' form. */
function written({ choices }: FactDefinition, fact: FactCode, language: Language): { value: string; label: string } {
  const choice = choices.find(({ it }) => it === fact.italian)
  if (choice) return { value: choice.value, label: choice[language] }
  const shown = language === 'en' ? fact.english : fact.italian
  const value = String(fact.italian)
  if (typeof shown === 'number') return { value, label: numbers[language].format(shown) }
  return { value, label: typeof shown === 'boolean' ? yesOrNo[language][shown ? 0 : 1] : shown }
}

/** Numbers by size, choices in the shopkeeper's order, yes before no, texts as a dictionary does. */
function compare({ choices }: FactDefinition, a: FactCode, b: FactCode): number {
  const place = ({ italian: shown }: FactCode) => choices.findIndex(({ it }) => it === shown)
  if (typeof a.italian === 'number' && typeof b.italian === 'number') return a.italian - b.italian
  if (typeof a.italian === 'boolean') return a.italian ? -1 : 1
  return place(a) - place(b) || italian.compare(String(a.italian), String(b.italian))
}
