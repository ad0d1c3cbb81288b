import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { line, prose } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import { categories, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { factKinds } from '#shared/domain/platform/goods/facts.ts'

const inBoth = z.object({ it: z.string(), en: z.string() })

const adminShelf = z.object({
  slug: z.string(),
  /** Its page, without the prefix of a language. */
  path: z.string(),
  category: z.enum(categories),
  parent: z.nullable(z.string()),
  /** The default kind of bicycle. */
  subcategory: z.nullable(z.enum(subcategories)),
  /** Takes what no other shelf of its category takes. */
  isRest: z.boolean(),
  name: inBoth,
  text: inBoth,
  words: z.array(z.string()),
  /** Keys of the facts it asks for, those of its parent apart; `facets` are those of them that are filters. */
  facts: z.array(z.string()),
  facets: z.array(z.string()),
  /** Products directly on it, inactive ones included. */
  articles: z.int(),
  version: z.int(),
})
export type AdminShelf = z.output<typeof adminShelf>

const slug = line(1, 60).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'slug' }))
const shelfParams = z.object({ slug })
const shelves = resource('/api/admin/shelves/:slug', shelfParams, 'shelf_not_found')

export const listAdminShelves = shelves.list(
  'All shelves in the order of the menus, each before those below it',
  adminShelf,
)

const adminFact = z.object({
  key: z.string(),
  kind: z.enum(factKinds),
  unit: z.nullable(z.string()),
  label: inBoth,
  /** `articles`: the number of products with this choice. */
  choices: z.array(z.object({ value: z.string(), it: z.string(), en: z.string(), articles: z.int() })),
  /** Products with this fact, inactive ones included. */
  articles: z.int(),
  version: z.int(),
})
export type AdminFact = z.output<typeof adminFact>

const factParams = z.object({ key: z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/, { error: 'id' })) })
const facts = resource('/api/admin/facts/:key', factParams, 'fact_not_found')

export const listAdminFacts = facts.list('What articles may say of themselves, and how many do', adminFact)

const maxShelfFacts = 60
const maxChoices = 100
const names = z.object({ it: line(1, 80), en: line(1, 80) })
const factKeys = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(maxShelfFacts))

const shelfFields = {
  name: names,
  /** The last part of its address; made of the Italian name where it is left out. */
  slug: z.optional(slug),
  text: z.optional(z.object({ it: prose(0, 2000), en: prose(0, 2000) })),
  /** Words of names that belong here, in any case and with or without accents. */
  words: z.optional(z.array(line(1, 60)).check(z.maxLength(100))),
  parent: z.optional(z.nullable(slug)),
  /** Its place among the shelves beside it, from 0; left out, it stays or comes last. */
  position: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
  facts: z.optional(factKeys),
  facets: z.optional(factKeys),
}

const newShelf = z.object({ category: z.enum(categories), ...shelfFields })
export type NewShelf = z.output<typeof newShelf>

const shelfChange = z.partial(
  z.object({
    ...shelfFields,
    /** It takes from now on what no other shelf of its category takes; the one that did so no more. */
    isRest: z.literal(true),
    /** The version read; when the shelf has changed since, nothing is saved. */
    version: z.int(),
  }),
)
export type ShelfChange = z.output<typeof shelfChange>

/** Of a parent that it cannot have. */
const placeRefusals = ['shelf_too_deep', 'shelf_inside_itself', 'shelf_elsewhere'] as const

export const createShelf = shelves.create(
  'Adds a shelf; an address that another shelf had before is its own from now on',
  newShelf,
  adminShelf,
  ['shelf_address_taken', ...placeRefusals],
)

export const updateShelf = shelves.put(
  'Changes or moves a shelf; fields left out stay, the address it had redirects',
  shelfChange,
  adminShelf,
  ['edit_conflict', 'shelf_address_taken', ...placeRefusals],
)

export const mergeShelf = endpoint('POST', '/api/admin/shelves/:slug/merge', {
  summary: 'Moves what is on a shelf and below it to another one of its category, and its address with it',
  params: shelfParams,
  body: z.object({ into: slug, version: z.optional(z.int()) }),
  replies: { 200: adminShelf },
  errors: ['shelf_not_found', 'edit_conflict', 'shelf_is_rest', ...placeRefusals],
})

export const deleteShelf = shelves.remove('Deletes a shelf with nothing on it and nothing below it', [
  'shelf_is_rest',
  'shelf_not_empty',
  'shelf_has_children',
])

const choice = z.object({
  /** The value of an existing choice; a new one gets its own. */
  value: z.optional(z.string().check(z.maxLength(80))),
  it: line(1, 80).check(z.regex(/^[^|]*$/, { error: 'alt_text' })),
  en: line(1, 80).check(z.regex(/^[^|]*$/, { error: 'alt_text' })),
})

const factFields = {
  label: names,
  kind: z.enum(factKinds),
  /** Of numbers alone. */
  unit: z.optional(
    z.pipe(
      z.nullable(line(0, 20)),
      z.transform((text: string | null) => text || null),
    ),
  ),
  /** Of choices alone, in the order shown. */
  choices: z.optional(z.array(choice).check(z.maxLength(maxChoices))),
}

const newFact = z.object(factFields)
export type NewFact = z.output<typeof newFact>

const factChange = z.partial(z.object({ ...factFields, version: z.int() }))
export type FactChange = z.output<typeof factChange>

export const createFact = facts.create('Adds something that articles may say of themselves', newFact, adminFact)

export const updateFact = facts.put(
  'Changes a fact; nothing that articles have said of themselves is lost',
  factChange,
  adminFact,
  ['edit_conflict', 'fact_in_use', 'choice_in_use'],
)

export const deleteFact = facts.remove('Deletes a fact that no article says', ['fact_in_use'])
