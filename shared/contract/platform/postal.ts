import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { postalCode } from '#shared/contract/platform/fields.ts'

const postalHint = z.object({
  /** Two letters: "VI"; null where the code is unknown, or lies in several provinces. */
  province: z.nullable(z.string()),
  /** Only where there are several. */
  provinces: z.optional(z.array(z.string())),
  /** Towns and villages, the most likely one first. */
  places: z.array(z.string()),
})
export type PostalHint = z.output<typeof postalHint>

export const getPostalHint = endpoint('GET', '/api/postal-codes/:cap', {
  summary: 'Province and towns of an Italian postal code: a hint for forms, never a refusal',
  params: z.object({ cap: postalCode }),
  replies: { 200: postalHint },
})
