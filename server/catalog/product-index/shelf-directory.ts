import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { Category, Subcategory } from '#shared/domain/platform/goods/categories.ts'
import type { FactDefinition, InBothLanguages } from '#shared/domain/platform/goods/facts.ts'

export interface ShelfRow {
  slug: string
  category: Category
  parent: string | null
  /** For a shelf of bicycles: its default kind. */
  subcategory: Subcategory | null
  /** Takes what no other shelf of its category takes. */
  isRest: boolean
  name: InBothLanguages
  text: InBothLanguages
  /** Folded words of a name that place a product here. */
  words: readonly string[]
  /** Keys in the order in which they are shown, and those of them that are filters. */
  facts: readonly string[]
  facets: readonly string[]
}

export type ShelfDirectoryParts = readonly [
  shelves: readonly ShelfRow[],
  facts: readonly FactDefinition[],
  before: ReadonlyMap<string, string>,
]

/** All shelves and facts of the shop at one moment; never changes. */
export class ShelfDirectory {
  /** Parents before their children, in the shopkeeper's order. */
  readonly shelves: readonly ShelfRow[]
  readonly facts: ReadonlyMap<string, FactDefinition>
  /** Its source as plain data, from which another thread builds the same directory. */
  readonly parts: ShelfDirectoryParts
  #bySlug: ReadonlyMap<string, ShelfRow>
  #before: ReadonlyMap<string, string>
  #below = new Map<string, ReadonlySet<string>>()
  #words = new Map<Category, WordsOfShelves>()

  /** @param before slugs that shelves had before, to those they have now */
  constructor(
    shelves: readonly ShelfRow[],
    facts: readonly FactDefinition[],
    before: ReadonlyMap<string, string> = new Map(),
  ) {
    this.parts = [shelves, facts, before]
    this.shelves = shelves
    this.facts = new Map(facts.map((fact) => [fact.key, fact]))
    this.#bySlug = new Map(shelves.map((shelf) => [shelf.slug, shelf]))
    this.#before = before
  }

  /** By its current or a former slug. */
  find(slug: string | null): ShelfRow | undefined {
    if (slug === null) return undefined
    return this.#bySlug.get(slug) ?? this.#bySlug.get(this.#before.get(slug) ?? '')
  }

  /** The shelf and those above it, the highest first. */
  pathTo(slug: string | null): ShelfRow[] {
    const shelf = this.find(slug)
    return shelf ? [...this.pathTo(shelf.parent), shelf] : []
  }

  /** The names of a shelf and its ancestors. */
  namesAt(slug: string | null): string {
    return this.pathTo(slug)
      .map(({ name }) => `${name.it}\n${name.en}`)
      .join('\n')
  }

  /** The shelf itself and all below it. */
  below(slug: string): ReadonlySet<string> {
    const known = this.#below.get(slug)
    if (known) return known
    const found = new Set([slug])
    for (const { slug: own, parent } of this.shelves) if (parent !== null && found.has(parent)) found.add(own)
    this.#below.set(slug, found)
    return found
  }

  /** Facts of the shelf, those of the shelves above it first. */
  factsOf(slug: string | null): FactDefinition[] {
    const keys = new Set(this.pathTo(slug).flatMap((shelf) => shelf.facts))
    return [...keys].flatMap((key) => this.facts.get(key) ?? [])
  }

  /** Those of its facts that are filters. */
  facetsOf(slug: string): FactDefinition[] {
    const keys = new Set(this.pathTo(slug).flatMap((shelf) => shelf.facets))
    return this.factsOf(slug).filter(({ key }) => keys.has(key))
  }

  /** The shelf of a product without one: by its kind, else by the words of its name, else the rest shelf. */
  shelfFor(category: Category, subcategory: Subcategory | null, name: string): string | null {
    const own = this.shelves.filter((shelf) => shelf.category === category)
    const ofKind = subcategory && own.find((shelf) => shelf.subcategory === subcategory)
    if (ofKind) return ofKind.slug
    const rest = own.find((shelf) => shelf.isRest) ?? own[0]
    return (this.#byWords(category, own, name) ?? rest)?.slug ?? null
  }

  /** The shelf of whose words one begins the name soonest; of several at one place the longest word decides. */
  #byWords(category: Category, shelves: readonly ShelfRow[], name: string): ShelfRow | undefined {
    const { shelfOf, longest } = this.#wordsIn(category, shelves)
    const parts = foldText(name).match(/[a-z0-9]+/g) ?? []
    for (let at = 0; at < parts.length; at++) {
      for (let end = Math.min(parts.length, at + longest); end > at; end--) {
        const found = shelfOf.get(parts.slice(at, end).join(' '))
        if (found) return found
      }
    }
    return undefined
  }

  /** The shelf of each word of a category, the first one's where several have it, and the largest number of parts. */
  #wordsIn(category: Category, shelves: readonly ShelfRow[]): WordsOfShelves {
    const known = this.#words.get(category)
    if (known) return known
    const pairs = shelves.flatMap((shelf) => shelf.words.map((word) => [word, shelf] as const))
    const longest = Math.max(0, ...pairs.map(([word]) => word.split(' ').length))
    const words = { shelfOf: new Map(pairs.toReversed()), longest }
    this.#words.set(category, words)
    return words
  }
}

interface WordsOfShelves {
  shelfOf: ReadonlyMap<string, ShelfRow>
  longest: number
}

export const emptyShelfDirectory = new ShelfDirectory([], [])
