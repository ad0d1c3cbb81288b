import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ShelfRow } from '#server/catalog/product-index/shelf-directory.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { categories, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { type FactDefinition, factKinds } from '#shared/domain/platform/goods/facts.ts'

const inBoth = z.strictObject({ it: z.string(), en: z.string() })
const keys = z.array(z.string()).default([])

const shelf = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  category: z.enum(categories),
  parent: z.string().nullable().default(null),
  subcategory: z.enum(subcategories).nullable().default(null),
  isRest: z.boolean().default(false),
  name: inBoth,
  text: inBoth,
  words: z.array(z.string().transform(foldText)).default([]),
  facts: keys,
  facets: keys,
})

const fact = z.strictObject({
  key: z.string(),
  kind: z.enum(factKinds),
  unit: z.string().nullable().default(null),
  label: inBoth,
  choices: z.array(z.strictObject({ value: z.string(), it: z.string(), en: z.string() })).default([]),
})

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`./shipped/${name}`, import.meta.url), 'utf8'))

/** The shelves and facts of a new shop. */
export const shippedShelves: readonly ShelfRow[] = z.array(shelf).parse(read('shelves.json'))
export const shippedFacts: readonly FactDefinition[] = z.array(fact).parse(read('facts.json'))
