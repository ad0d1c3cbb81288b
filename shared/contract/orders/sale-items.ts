import * as z from 'zod/mini'
import { amountIn, id, optionalLine } from '#shared/contract/platform/fields.ts'
import { maxLineQuantity, maxOrderLines } from '#shared/domain/platform/goods/cart.ts'

const saleItem = z.object({
  productId: id,
  size: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  quantity: z
    .int({ error: 'quantity' })
    .check(z.minimum(1, { error: 'quantity' }), z.maximum(maxLineQuantity, { error: 'quantity' })),
  /** Other than the product's only with a reason. */
  price: z.optional(z.nullable(amountIn)),
  reason: optionalLine(200),
})
export type SaleItem = z.output<typeof saleItem>

/** What the staff sell or offer, at the product's prices or at others. */
export const saleItems = z
  .array(saleItem)
  .check(z.minLength(1, { error: 'items' }), z.maxLength(maxOrderLines, { error: 'items' }))
