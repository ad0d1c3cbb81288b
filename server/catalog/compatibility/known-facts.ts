import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import type { Product, WholeProduct } from '#shared/contract/catalog/catalog.ts'
import { bikeFacts, bikeQuestions } from '#shared/domain/catalog/compatibility/bike-facts.ts'
import type { KnownFacts } from '#shared/domain/catalog/compatibility/compatibility-rules.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { readFact } from '#shared/domain/platform/goods/facts.ts'

// A change of the definitions invalidates all products.
const read = new WeakMap<Product, KnownFacts>()

/** The facts of a product, choices by value, with the workshop's measurements. */
export function knownFacts(product: Product, book: ShelfDirectory): KnownFacts {
  const known = read.get(product)
  if (known) return known
  const reported = Object.fromEntries(product.facts.map(({ key, value }) => [key, readValue(book, key, value)]))
  const facts = { seatpostDiameter: measuredSeatPost(product), ...reported }
  read.set(product, facts)
  return facts
}

/** Measured on a used bicycle with a complete inspection card: the workshop pulls the seat post. */
function measuredSeatPost(product: Product): number | undefined {
  const { inspection } = product as WholeProduct
  return inspection?.checks?.find(({ point }) => point === 'seatPost')?.value ?? undefined
}

function readValue(book: ShelfDirectory, key: string, written: unknown): string | number | boolean | undefined {
  const definition = book.facts.get(key)
  const value = definition && readFact(definition, written)
  return typeof value === 'object' ? value.it : value
}

interface RequestedBike {
  bike?: string | undefined
  own: readonly string[]
}

export interface KnownBike {
  /** The shop's, where it is one. */
  product: Product | undefined
  facts: KnownFacts
}

/** The requested bicycle; undefined without one. */
export function requestedBike(
  { book }: CatalogState,
  find: (slug: string) => Product | undefined,
  { bike, own }: RequestedBike,
): KnownBike | undefined {
  if (bike === undefined && own.length === 0) return undefined
  const found = bike === undefined ? undefined : find(bike)
  const product = found && isBicycleCategory(found.category) ? found : undefined
  const typed = Object.fromEntries(own.flatMap((text) => typedFact(book, text)))
  return { product, facts: { ...(product && bikeFacts(product, knownFacts(product, book))), ...typed } }
}

const askable = new Set<string>(bikeQuestions)

function typedFact(book: ShelfDirectory, text: string): [string, string | number | boolean][] {
  const at = text.indexOf(':')
  const key = text.slice(0, at)
  const value = askable.has(key) ? readValue(book, key, text.slice(at + 1)) : undefined
  return value === undefined ? [] : [[key, value]]
}
