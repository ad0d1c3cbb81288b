import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { id, line, paging } from '#shared/contract/platform/fields.ts'
import { safetyFields } from './safety-body.ts'
import { makerRules } from './safety-setting.ts'

const missingParts = ['maker', 'euContact', 'fibres', 'battery'] as const
export type MissingPart = (typeof missingParts)[number]

const incompleteProduct = z.object({
  id: z.int(),
  name: z.string(),
  brand: z.nullable(z.string()),
  category: z.string(),
  missing: z.array(z.enum(missingParts)),
  /** Without its maker: the last day on which it can be changed while it is on sale; null where nothing ends. */
  until: z.nullable(z.string()),
})
export type IncompleteProduct = z.output<typeof incompleteProduct>

export const listIncomplete = endpoint('GET', '/api/admin/product-safety/incomplete', {
  summary: 'Products on sale without maker, contact in the Union, fibres or battery data where they need them',
  query: z.object({ missing: z.optional(z.enum(missingParts)), brand: z.optional(line(1, 80)), ...paging }),
  replies: {
    200: z.object({
      /** `never` too where the shop is a demo or has not said who it is. */
      rule: z.enum(makerRules),
      /** The last day of products that were there when the rule came. */
      existingUntil: z.nullable(z.string()),
      total: z.int(),
      counts: z.partialRecord(z.enum(missingParts), z.int()),
      /** Brands of products without maker, the largest first. */
      brands: z.array(z.object({ brand: z.string(), products: z.int() })),
      products: z.array(incompleteProduct),
    }),
  },
})

export const linkBrandMaker = endpoint('PUT', '/api/admin/product-safety/brands', {
  summary: 'Says who makes the products of a brand that name no maker of their own; null: none',
  body: z.object({ brand: line(1, 80), makerId: z.nullable(id) }),
  replies: { 200: z.object({ products: z.int() }) },
  errors: ['maker_unknown'],
})

const mostAtOnce = 500

export const fillProducts = endpoint('PUT', '/api/admin/product-safety/products', {
  summary: 'Says the same of several products at once: what is left out stays; all or nothing',
  body: z.object({
    ids: z.array(id).check(z.minLength(1, { error: 'items' }), z.maxLength(mostAtOnce, { error: 'items' })),
    ...z.partial(z.object(safetyFields)).shape,
  }),
  replies: { 200: z.object({ products: z.int() }) },
  errors: ['maker_unknown', 'product_not_found'],
})
