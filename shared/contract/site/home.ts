import * as z from 'zod/mini'
import { lang } from '#shared/contract/catalog/catalog.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'

const ownText = z.object({
  id: z.string(),
  picture: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  alt: z.string(),
  /** On an English page without an English text. */
  isItalian: z.boolean(),
})

const home = z.object({
  /** The parts that are shown, from above. */
  blocks: z.array(z.string()),
  /** By the name of the text that each replaces. */
  texts: z.record(z.string(), z.string()),
  heroCategory: z.enum(categories),
  pictures: z.record(z.string(), z.string()),
  own: z.array(ownText),
})
export type Home = z.output<typeof home>

export const getHome = endpoint('GET', '/api/home', {
  summary: 'The home page as the shop’s owner has arranged it; texts that are left out are the ones it comes with',
  query: z.object({ lang }),
  replies: { 200: home },
})
