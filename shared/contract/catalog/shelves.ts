import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { type Category, categories } from '#shared/domain/platform/goods/categories.ts'
import { lang } from './catalog.ts'

export interface Shelf {
  slug: string
  /** Its page, without the prefix of a language. */
  path: string
  category: Category
  name: string
  /** The name of its drawing. */
  drawing: string | null
  /** A guide for choosing there. */
  text: string
  /** Products of it and its children. */
  count: number
  children: Shelf[]
}

const fields = {
  slug: z.string(),
  path: z.string(),
  category: z.enum(categories),
  name: z.string(),
  drawing: z.nullable(z.string()),
  text: z.string(),
  count: z.int(),
}

const link = z.object({
  slug: z.string(),
  path: z.string(),
  category: z.enum(categories),
  name: z.string(),
  count: z.int(),
})
export type ShelfLink = z.output<typeof link>

const shelfWithNeighbours = z.object({
  ...fields,
  /** The highest first. */
  above: z.array(link),
  /** Its children, or its siblings with itself; only those with products. */
  near: z.array(link),
  /** Keys of the facts that are filters there. */
  facets: z.array(z.string()),
})
export type ShelfWithNeighbours = z.output<typeof shelfWithNeighbours>

/** At most two levels below a category. */
const shelf = z.object({ ...fields, children: z.array(z.object({ ...fields, children: z.array(z.never()) })) })

export const listShelves = endpoint('GET', '/api/shelves', {
  summary: 'The shelves of the shop as a tree, in the order of its menus',
  query: z.object({ lang }),
  replies: { 200: z.array(shelf) },
})

export const getShelf = endpoint('GET', '/api/shelves/:slug', {
  summary: 'One shelf by the slug it has or had, with those around it',
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/, { error: 'id' })) }),
  query: z.object({ lang }),
  replies: { 200: shelfWithNeighbours },
  errors: ['shelf_not_found'],
})
