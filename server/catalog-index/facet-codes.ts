import type { Product } from '#shared/contract/catalog.ts'

/** What a product counts for in the facets, as numbers: counting them is adding up in an array. 0 is no value. */
export interface FacetCodes {
  readonly subcategory: number
  readonly brand: number
  readonly color: number
  /** As many as the product has sizes, in their order. */
  readonly sizes: readonly number[]
}

// Every value ever seen keeps its number: there are few, and they come back.
const codes = new Map<string, number>()
const values: (string | undefined)[] = [undefined]

export function facetCodes({ subcategory, brand, color, sizes }: Product): FacetCodes {
  return {
    subcategory: codeOf(subcategory),
    brand: codeOf(brand),
    color: codeOf(color),
    sizes: sizes.map(({ size }) => codeOf(size)),
  }
}

function codeOf(value: string | null): number {
  if (value === null) return 0
  const known = codes.get(value)
  if (known !== undefined) return known
  const code = values.push(value) - 1
  codes.set(value, code)
  return code
}

export class FacetCount {
  #counts = new Uint32Array(values.length)

  add(code: number): void {
    this.#counts[code] = (this.#counts[code] ?? 0) + 1
  }

  entries(): { value: string; count: number }[] {
    const found: { value: string; count: number }[] = []
    for (const [code, count] of this.#counts.entries()) {
      const value = values[code]
      if (count > 0 && value !== undefined) found.push({ value, count })
    }
    return found
  }
}
