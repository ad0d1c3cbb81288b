import type { ProductValues } from './product-values.ts'

// What is typed into a product's form outlives a closed tab, a reload and the Back button: in this tab's own storage.
const keyOf = (id: string) => `bozza-prodotto-${id}`

interface Draft {
  values: ProductValues
  /** What the form began with: another beginning makes the draft worthless. */
  start: ProductValues
}

/** Storage may be full or forbidden: then there is no draft, and the form works without one. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

export function findDraft(id: string, start: ProductValues): ProductValues | undefined {
  const text = quietly(() => sessionStorage.getItem(keyOf(id)))
  const draft = text ? quietly(() => JSON.parse(text) as Draft) : undefined
  return draft && JSON.stringify(draft.start) === JSON.stringify(start) ? draft.values : undefined
}

export function keepDraft(id: string, values: ProductValues, start: ProductValues): void {
  quietly(() => sessionStorage.setItem(keyOf(id), JSON.stringify({ values, start } satisfies Draft)))
}

export function dropDraft(id: string): void {
  quietly(() => sessionStorage.removeItem(keyOf(id)))
}
