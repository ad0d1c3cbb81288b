import * as z from 'zod/mini'
import { amountOut } from '#shared/contract/platform/fields.ts'
import { orderStatuses, paymentStatuses } from '#shared/domain/platform/states/order-states.ts'

/** An order that this one was added to, or that was added to it. */
const relatedOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  /** False: it is the one that this was added to. */
  isAddition: z.boolean(),
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  total: amountOut,
})
export type RelatedOrder = z.output<typeof relatedOrder>

/** Only where there are some. */
export const relatedPart = { related: z.optional(z.array(relatedOrder)) }

/** With the keys of their pages, for a holder of this order's key. */
export const ownRelatedPart = { related: z.optional(z.array(z.extend(relatedOrder, { accessKey: z.string() }))) }
