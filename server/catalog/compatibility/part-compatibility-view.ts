import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { CompatibilityView, PartTakes } from '#shared/contract/catalog/compatibility.ts'
import { bikeFacts } from '#shared/domain/catalog/compatibility/bike-facts.ts'
import {
  type Finding,
  type Fit,
  type FitValues,
  verdicts,
} from '#shared/domain/catalog/compatibility/compatibility-rules.ts'
import { fitOf } from '#shared/domain/catalog/compatibility/part-kinds.ts'
import { type PartKind, partKindOf } from '#shared/domain/catalog/compatibility/part-shelves.ts'
import { triedOn } from '#shared/domain/catalog/compatibility/tried-bikes.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
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

/** @param product in Italian; undefined where no rule concerns its kind, or its facts do not say enough */
export function takesOfPart(
  { book }: CatalogState,
  product: Product,
  language: Language = 'it',
): PartTakes | undefined {
  const kind = partKindIn(book, product)
  const tried = kind ? triedOn(kind, knownFacts(product, book), (fact) => book.facts.get(fact)?.choices ?? []) : []
  const takes = tried.flatMap(({ fact, values }) =>
    verdicts.flatMap((verdict) => {
      const [first, ...more] = values.filter(({ finding }) => finding.verdict === verdict)
      const definition = book.facts.get(fact)
      if (!first || !definition) return []
      const { kind: valueKind, label, unit, choices } = definition
      const about = { fact: label[language], unit, verdict }
      if (valueKind !== 'number') {
        const nameOf = (value: unknown) => choices.find((choice) => choice.value === value)?.[language] ?? ''
        return {
          ...about,
          values: [first, ...more].map(({ value, finding: { code } }) => ({ name: nameOf(value), code })),
        }
      }
      // Every other number does not go.
      if (verdict !== 'fits') return []
      const ends = new Set([first, more.at(-1) ?? first].map(({ value }) => roundedDecimal(Number(value), 1, language)))
      return { ...about, values: [{ name: [...ends].join('-'), code: first.finding.code }] }
    }),
  )
  return takes.length > 0 ? takes : undefined
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
