import type { Product } from '#shared/contract/catalog/catalog.ts'
import { type PartGroup, partGroups } from '#shared/contract/catalog/product-parts.ts'
import listed from './part-groups.json' with { type: 'json' }

/** A fact's key, or the name of a product's own field. */
const keysOf: Readonly<Record<PartGroup, readonly string[]>> = listed
const ownFields = ['material', 'gearCount', 'wheelSize', 'weight'] as const
const known = new Set(Object.values(keysOf).flat())

/** What a new bicycle is made of, by group; facts that a shop has added itself stand with the rest. */
export function partsOf(product: Product) {
  if (product.category !== 'biciclette') return undefined
  const facts = product.facts.map(({ key }) => key)
  const told = new Set<string>([...ownFields.filter((field) => product[field] !== null), ...facts])
  const parts = partGroups.map((group) => ({
    group,
    keys: [
      ...keysOf[group].filter((key) => told.has(key)),
      ...(group === 'rest' ? facts.filter((key) => !known.has(key)) : []),
    ],
  }))
  return parts.filter(({ keys }) => keys.length > 0)
}
