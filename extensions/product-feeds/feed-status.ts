import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant } from '#shared/contract/platform/fields.ts'
import { feedWarnings, leftOutReasons } from './feed-addresses.ts'

const some = {
  count: z.int(),
  /** The first hundred. */
  products: z.array(z.object({ id: z.int(), name: z.string() })),
}

const feedStatus = z.object({
  feed: z.enum(['google', 'assistants']),
  listed: z.int(),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), ...some })),
  /** Of what it lists: an id that is not the code, which another product's would be too; a GTIN of several products. */
  warnings: z.array(z.object({ kind: z.enum(feedWarnings), ...some })),
  /** Since this node's start, by another program; null: never. */
  fetchedAt: z.nullable(instant),
})
export type FeedStatus = z.output<typeof feedStatus>

export const getFeedStatus = endpoint('GET', '/api/admin/feeds', {
  summary: 'How many active products each feed lists, which it leaves out and why, and when it was last fetched',
  replies: { 200: z.array(feedStatus) },
})
