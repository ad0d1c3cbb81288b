import * as z from 'zod/mini'
import { optionalLine } from '#shared/contract/platform/fields.ts'
import { maxReturnPhotos } from '#shared/domain/orders/returns/return-choices.ts'
import { maxLineNo, maxLineQuantity, maxOrderLines } from '#shared/domain/platform/goods/cart.ts'
import { returnKinds, returnOutcomes } from '#shared/domain/platform/states/after-sales-states.ts'

const size = z.optional(z.nullable(z.string().check(z.maxLength(40))))

/** A new return, by a customer or by staff. */
export const newReturn = z.object({
  kind: z.enum(returnKinds),
  outcome: z.enum(returnOutcomes),
  lines: z
    .array(
      z.object({
        line: z.int({ error: 'id' }).check(z.minimum(1, { error: 'id' }), z.maximum(maxLineNo, { error: 'id' })),
        quantity: z
          .int({ error: 'quantity' })
          .check(z.minimum(1, { error: 'quantity' }), z.maximum(maxLineQuantity, { error: 'quantity' })),
        /** The returned size; left out: as bought. */
        frameSize: size,
        /** The replacement's size; left out: the same. */
        exchangeSize: size,
      }),
    )
    .check(z.minLength(1, { error: 'items' }), z.maxLength(maxOrderLines, { error: 'items' })),
  reason: optionalLine(500),
  /** Pictures that were sent before. */
  photoIds: z._default(z.array(z.uuid({ error: 'id' })).check(z.maxLength(maxReturnPhotos, { error: 'items' })), []),
})
export type NewReturn = z.output<typeof newReturn>
export type NewReturnInput = z.input<typeof newReturn>

/** Refusals of a return's opening. */
export const newReturnErrors = [
  'order_not_found',
  'return_not_offered',
  'return_pieces',
  'return_kind',
  'return_outcome',
  'return_size',
  'return_size_gone',
  'return_photos',
  'return_photo_not_found',
  'idempotency_conflict',
  'invalid_idempotency_key',
] as const
