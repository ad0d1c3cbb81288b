import type { Fact, Product } from '#shared/contract/catalog/catalog.ts'
import type { FactRange } from '#shared/domain/catalog/fact-range.ts'
import { shownSize } from '#shared/domain/platform/goods/size-names.ts'

/** The facet values of a product as numbers, so that counting is array arithmetic. 0 is no value. */
export interface FacetCodes {
  readonly subcategory: number
  readonly brand: number
  readonly color: number
  /** Shared by the colours of one model. */
  readonly model: number
  /** Parallel to the product's sizes. */
  readonly sizes: readonly number[]
  /** Codes of `factCodes`, one a fact. */
  readonly facts: readonly number[]
}

/** Values and their numbers. Every value ever seen keeps its own: there are few, and they come back. */
class CodeBook<T> {
  #codes = new Map<string, number>()
  readonly values: (T | undefined)[] = [undefined]

  codeOf(key: string, value: T): number {
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const code = this.values.push(value) - 1
    this.#codes.set(key, code)
    return code
  }

  /** 0 for what no product has ever had. */
  find(key: string): number {
    return this.#codes.get(key) ?? 0
  }
}

const codes = new CodeBook<string>()

export interface FactCode {
  key: string
  /** As Italian readers see it. */
  italian: string | number | boolean
  english: string | number | boolean
}

/** Separate, so that the other codes stay few. */
const factBook = new CodeBook<FactCode>()
const factCodes = new Map<string, number[]>()

const models = new CodeBook<string>()
const none: readonly number[] = []

export function facetCodes(product: Product, english: Product): FacetCodes {
  const { category, subcategory, brand, color, modelKey, sizes, facts } = product
  const codeOf = (value: string | null) => (value === null ? 0 : codes.codeOf(value, value))
  return {
    subcategory: codeOf(subcategory),
    brand: codeOf(brand),
    color: codeOf(color),
    model: modelKey === null ? 0 : models.codeOf(`${category}\0${modelKey}`, modelKey),
    sizes: sizes.length > 0 ? sizes.map(({ size }) => codeOf(shownSize(size))) : none,
    facts: facts.length > 0 ? facts.map((fact, i) => codeOfFact(fact, english.facts[i])) : none,
  }
}

function codeOfFact({ key, value }: Fact, english: Fact | undefined): number {
  const name = factName(key, value)
  const known = factBook.find(name)
  if (known > 0) return known
  const code = factBook.codeOf(name, { key, italian: value, english: english?.value ?? value })
  const ofKey = factCodes.get(key)
  if (ofKey) ofKey.push(code)
  else factCodes.set(key, [code])
  return code
}

const factName = (key: string, italian: string | number | boolean) => `${key}\0${italian}`

export const factCodeOf = (key: string, italian: string | number | boolean): number =>
  factBook.find(factName(key, italian))

/** «2XL» and «XXL» are one; 0 for a size that no product has ever had. */
export const sizeCodeOf = (size: string): number => codes.find(shownSize(size))

/** All of one key whose number lies within. */
export function factCodesWithin(key: string, { from = -Infinity, to = Infinity }: FactRange): readonly number[] {
  return (factCodes.get(key) ?? []).filter((code) => {
    const value = factBook.values[code]?.italian
    return typeof value === 'number' && value >= from && value <= to
  })
}

export class FacetCount {
  #counts = new Uint32Array(codes.values.length)

  add(code: number): void {
    this.#counts[code] = (this.#counts[code] ?? 0) + 1
  }

  entries(): { value: string; count: number }[] {
    const found: { value: string; count: number }[] = []
    for (const [code, count] of this.#counts.entries()) {
      const value = codes.values[code]
      if (count > 0 && value !== undefined) found.push({ value, count })
    }
    return found
  }
}

/** For the facts with these keys: the key of a code is an array lookup too. */
export class FactCount {
  /** By code: the place of its key, counted from 1; 0 is no key of these. */
  readonly placeOf = new Uint8Array(factBook.values.length)
  #counts = new Uint32Array(factBook.values.length)
  #isThere = new Uint8Array(factBook.values.length)

  constructor(keys: readonly string[]) {
    for (const [at, key] of keys.entries()) for (const code of factCodes.get(key) ?? []) this.placeOf[code] = at + 1
  }

  add(code: number): void {
    this.#counts[code] = (this.#counts[code] ?? 0) + 1
  }

  /** The shelf has this value, whatever the filters leave. */
  see(code: number): void {
    this.#isThere[code] = 1
  }

  /** The values of one key that were counted. */
  entries(key: string): (FactCode & { count: number })[] {
    return (factCodes.get(key) ?? []).flatMap((code) => {
      const count = this.#counts[code] ?? 0
      const fact = factBook.values[code]
      return count > 0 && fact ? [{ ...fact, count }] : []
    })
  }

  /** The values of one key that were seen. */
  seen(key: string): FactCode[] {
    return (factCodes.get(key) ?? []).flatMap((code) => (this.#isThere[code] ? (factBook.values[code] ?? []) : []))
  }
}
