import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { CompatibilityView } from '#shared/contract/catalog/compatibility.ts'
import { bikeFacts } from '#shared/domain/catalog/compatibility/bike-facts.ts'
import type { Finding, Fit, FitValues } from '#shared/domain/catalog/compatibility/compatibility-rules.ts'
import { fitOf } from '#shared/domain/catalog/compatibility/part-kinds.ts'
import { type PartKind, partKindOf } from '#shared/domain/catalog/compatibility/part-shelves.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { type KnownBike, knownFacts } from './known-facts.ts'

function partKindIn(book: ShelfDirectory, { category, shelf, facts }: Product): PartKind | undefined {
  if (category !== 'componenti') return undefined
  const kind = partKindOf(book.pathTo(shelf).map(({ slug }) => slug))
  // Saddles stand on the same shelf.
  return kind === 'post' && facts.every(({ key }) => key !== 'seatpostDiameter') ? undefined : kind
}

/** @param product in Italian; undefined where no rule concerns its kind */
export function compatibilityOfPart({ book }: CatalogState, product: Product, bike: KnownBike): Fit | undefined {
  const kind = partKindIn(book, product)
  return kind && fitOf(kind, knownFacts(product, book), bike.facts)
}

/** The same for a bicycle that the shop sells. */
export function compatibilityWithBike(state: CatalogState, product: Product, bike: Product): Fit | undefined {
  return compatibilityOfPart(state, product, { product: bike, facts: bikeFacts(bike, knownFacts(bike, state.book)) })
}

/** The slots with the parts that do not go on the bicycle after all others, both in the order given. */
export function incompatibleLast(state: CatalogState, bike: KnownBike): (slots: Uint32Array) => Uint32Array {
  return (slots) => {
    const isUnfit = (slot: number) => {
      const product = state.items[slot]?.product
      return product !== undefined && compatibilityOfPart(state, product, bike)?.verdict === 'no'
    }
    const unfit = slots.filter(isUnfit)
    if (unfit.length === 0) return slots
    const last = new Set(unfit)
    return Uint32Array.from([...slots.filter((slot) => !last.has(slot)), ...unfit])
  }
}

/** Choices by their names in this language. */
export function compatibilityView(
  book: ShelfDirectory,
  { verdict, reasons }: Fit,
  language: Language = 'it',
): CompatibilityView {
  return { verdict, reasons: reasons.map((reason) => shownFinding(book, reason, language)) }
}

function shownFinding(
  book: ShelfDirectory,
  finding: Finding,
  language: Language,
): CompatibilityView['reasons'][number] {
  const { fact, ...rest } = finding.values
  const definition = typeof fact === 'string' ? book.facts.get(fact) : undefined
  if (!definition) return finding
  const name = (value: string | number) =>
    definition.choices.find((choice) => choice.value === value)?.[language] ?? value
  const values: FitValues = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, name(value)]))
  return { ...finding, values: { ...values, fact: definition.label[language] } }
}
