import * as z from 'zod/mini'
import { lang } from '#shared/contract/catalog/catalog.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut } from '#shared/contract/platform/fields.ts'

/** The period of a sheet: the shop's day, or its last seven days where the day is empty. */
const span = z.enum(['today', 'week'])
export type ActivitySpan = z.output<typeof span>

/** The total, and the newest four by name. Null: empty, and not shown. */
const arrived = z.object({
  span,
  count: z.int(),
  bicycles: z.array(z.object({ slug: z.string(), name: z.string(), price: amountOut })),
})
const ordered = z.object({
  name: z.string(),
  frameSize: z.nullable(z.string()),
  /** The province, two letters: the only data about the destination. */
  province: z.nullable(z.string()),
})
const bench = z.object({ count: z.int(), orders: z.array(ordered) })
const sent = z.object({ span, count: z.int(), orders: z.array(ordered) })
const sold = z.object({
  span,
  count: z.int(),
  bicycles: z.array(z.object({ name: z.string(), day: z.string() })),
})

const activityBoard = z.object({
  arrived: z.nullable(arrived),
  bench: z.nullable(bench),
  sent: z.nullable(sent),
  sold: z.nullable(sold),
})
export type ActivityBoard = z.output<typeof activityBoard>

export const getActivityBoard = endpoint('GET', '/api/board', {
  summary: 'What has happened in the shop of late: bicycles that arrived, orders in work and sent, used bicycles sold',
  query: z.object({ lang }),
  replies: { 200: activityBoard },
})
