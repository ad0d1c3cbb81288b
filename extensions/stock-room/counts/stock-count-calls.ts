import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { id, instant, optionalLine } from '#shared/contract/platform/fields.ts'

const maxStock = 99_999
const maxCountLines = 500

const summary = z.object({
  id: z.string(),
  shelf: z.nullable(z.string()),
  createdAt: instant,
  bookedAt: z.nullable(instant),
  /** Products and sizes that were counted, and those of them with another number than the shop's. */
  products: z.int(),
  differences: z.int(),
})
export type CountSummary = z.output<typeof summary>

const line = z.object({
  productId: z.int(),
  size: z.nullable(z.string()),
  name: z.string(),
  productCode: z.string(),
  counted: z.int(),
  /** What the shop had when it was counted. */
  expected: z.int(),
  difference: z.int(),
  reason: z.nullable(z.string()),
  /** Among the expected: held for buyers who are paying. */
  reserved: z.int(),
  /** Beside the expected: sold, and not sent or collected yet. They are not counted. */
  sold: z.int(),
  /** What was moved; null before it is booked. */
  booked: z.nullable(z.int()),
})
const stockCount = z.extend(summary, { lines: z.array(line) })
export type StockCount = z.output<typeof stockCount>
export type CountLine = z.output<typeof line>

const newCount = z.object({ shelf: optionalLine(60) })

const countedLine = z.object({
  productId: id,
  size: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  /** Null: not counted, after all. */
  counted: z.nullable(
    z
      .int({ error: 'quantity' })
      .check(z.minimum(0, { error: 'quantity' }), z.maximum(maxStock, { error: 'stock_range' })),
  ),
  /** Why it differs. */
  reason: optionalLine(200),
})
export type CountedLine = z.output<typeof countedLine>

const countedLines = z.object({
  lines: z.array(countedLine).check(z.minLength(1, { error: 'items' }), z.maxLength(maxCountLines, { error: 'items' })),
})

const countParam = z.object({ id: z.uuid({ error: 'id' }) })
const keyErrors = ['idempotency_conflict', 'invalid_idempotency_key'] as const

export const openCount = endpoint('POST', '/api/admin/stock-counts', {
  summary: 'Begins to count a shelf; nothing moves until it is booked',
  body: newCount,
  replies: { 201: stockCount, 200: stockCount },
  errors: keyErrors,
})

export const listCounts = endpoint('GET', '/api/admin/stock-counts', {
  summary: 'The last hundred counts, the newest first',
  replies: { 200: z.array(summary) },
})

export const getCount = endpoint('GET', '/api/admin/stock-counts/:id', {
  summary: 'A count with its lines, the last counted first',
  params: countParam,
  replies: { 200: stockCount },
  errors: ['count_unknown'],
})

export const putCountLines = endpoint('PUT', '/api/admin/stock-counts/:id/lines', {
  summary: 'Says how many pieces were counted; other lines stay, and a line with null is taken off',
  params: countParam,
  body: countedLines,
  replies: { 200: stockCount },
  errors: ['count_unknown', 'count_booked', 'product_not_found', 'unknown_size', 'size_required', ...keyErrors],
})

export const bookCount = endpoint('POST', '/api/admin/stock-counts/:id/book', {
  summary: 'Moves the stock by the differences, once; never below what buyers who are paying hold',
  params: countParam,
  replies: { 200: stockCount },
  errors: ['count_unknown', 'count_booked', 'stock_full', ...keyErrors],
})

export const deleteCount = endpoint('DELETE', '/api/admin/stock-counts/:id', {
  summary: 'Throws away a count that is not booked: nothing has moved',
  params: countParam,
  replies: { 204: null },
  errors: ['count_unknown', 'count_booked'],
})
