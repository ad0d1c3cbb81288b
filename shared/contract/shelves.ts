import * as z from 'zod/mini'
import { type Category, categories } from '#shared/domain/catalog.ts'
import { lang } from './catalog.ts'
import { endpoint } from './endpoint.ts'

export interface Shelf {
  slug: string
  /** Its page, without the prefix of a language. */
  path: string
  category: Category
  name: string
  /** What decides when choosing there. */
  text: string
  /** Articles on it and on the shelves below. */
  count: number
  children: Shelf[]
}

const fields = {
  slug: z.string(),
  path: z.string(),
  category: z.enum(categories),
  name: z.string(),
  text: z.string(),
  count: z.int(),
}

/** At most two levels below a category. */
const shelf = z.object({ ...fields, children: z.array(z.object({ ...fields, children: z.array(z.never()) })) })

export const listShelves = endpoint('GET', '/api/shelves', {
  summary: 'The shelves of the shop as a tree, in the order of its menus',
  query: z.object({ lang }),
  replies: { 200: z.array(shelf) },
})
