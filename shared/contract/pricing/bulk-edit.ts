import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, id } from '#shared/contract/platform/fields.ts'
import { priceToSell } from './admin-price-changes.ts'

const units = z
  .int({ error: 'whole_number' })
  .check(z.minimum(0, { error: 'stock_range' }), z.maximum(99_999, { error: 'stock_range' }))

/** Changed cells of one product, each with the value it was changed from. */
const editedRow = z.object({
  id,
  price: z.optional(
    z.object({
      from: amountIn,
      to: priceToSell,
      /** A price written into a running reduction ends it for this product. */
      endsReduction: z.optional(z.boolean()),
    }),
  ),
  /** By size, "" without sizes; reserved units included. */
  stock: z.optional(
    z.array(z.object({ size: z.string().check(z.maxLength(20)), from: units, to: units })).check(z.maxLength(50)),
  ),
  isActive: z.optional(z.boolean()),
})
export type EditedRow = z.output<typeof editedRow>
export type EditedRowInput = z.input<typeof editedRow>

/** Why a cell is refused; `now` is its current value, of `reserved` the reserved units. */
const refusedCell = z.object({
  id: z.int(),
  field: z.enum(['price', 'stock', 'isActive']),
  size: z.optional(z.string()),
  why: z.enum(['changed', 'sold', 'gone', 'reduced', 'reserved', 'unpriced', 'card', 'part']),
  now: z.nullable(z.string()),
})
export type RefusedCell = z.output<typeof refusedCell>

const maxRows = 5_000

const bulkEdit = z.object({
  /** A change of prices that is taken back with it. */
  undoes: z.optional(id),
  rows: z.array(editedRow).check(
    z.minLength(1, { error: 'nothing_chosen' }),
    z.maxLength(maxRows),
    z.refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length, { error: 'product_twice' }),
  ),
})
export type BulkEdit = z.output<typeof bulkEdit>

export const bulkEditProducts = endpoint('PATCH', '/api/admin/products', {
  summary: 'Changes price, stock and state of several products, all of them or none; 409 names the refused cells',
  body: bulkEdit,
  replies: {
    200: z.object({
      /** Products that differ from before. */
      changed: z.int(),
      /** The price change with its undo, where several prices or a reduced one changed. */
      priceChange: z.nullable(z.int()),
    }),
  },
  errors: ['bulk_edit_refused', 'price_change_not_found', 'price_change_undone'],
})
